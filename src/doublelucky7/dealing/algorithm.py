"""The frozen name of the dealing algorithm, the labels made from it, and the one error of this package."""

from __future__ import annotations

ALGORITHM = "dl7-dealing-1"
"""Named in records; any change to what is derived needs a new name and new test vectors."""

WITH_HASHES = "dl7-dealing-2"
"""The version in which every contribution is promised by its hash before the first one is published."""

ALGORITHMS = (ALGORITHM, WITH_HASHES)
"""All versions a record may name; streams and shuffles are the same in both."""

KEY_BYTES = 32
"""The length of a secret, a contribution, a commitment and a game key alike: one SHA-256 value."""


class DealingError(ValueError):
    """Something handed to the dealing cannot be what it is said to be."""


def label(purpose: str, *numbers: int, algorithm: str = ALGORITHM) -> bytes:
    """The ASCII bytes that keep one use of a key apart from all others, each part closed by a colon."""
    return "".join(f"{part}:" for part in (algorithm, purpose, *numbers)).encode("ascii")


def require_32_bytes(what: str, value: bytes) -> None:
    """Raise unless the value is as long as a SHA-256 value."""
    if len(value) != KEY_BYTES:
        raise DealingError(f"{what} has {KEY_BYTES} bytes, not {len(value)}")


def require_within(what: str, value: int, lowest: int, highest: int) -> None:
    """Raise unless the value lies between the two bounds, both included."""
    if not lowest <= value <= highest:
        raise DealingError(f"{what} is {lowest} to {highest}, not {value}")
