"""The table's secret, the promise made about it, the seats' contributions, and the game key made from both.

Randomness is the caller's: secrets and contributions arrive here as bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import TypeAlias, assert_never

import msgspec

from doublelucky7.dealing.algorithm import (
    ALGORITHM,
    KEY_BYTES,
    WITH_HASHES,
    DealingError,
    label,
    require_32_bytes,
    require_within,
)
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, Seat

NOTHING_ADDED = bytes(KEY_BYTES)
"""What a bot or a silent seat adds to the key."""

_HEX = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")


class ClientContribution(msgspec.Struct, frozen=True, tag_field="kind", tag="given", forbid_unknown_fields=True):
    """The 32 bytes a seat's own client chose, as 64 lower-case hexadecimal digits."""

    hex: str

    def __post_init__(self) -> None:
        if not _HEX.fullmatch(self.hex):
            raise DealingError(f"a contribution is {2 * KEY_BYTES} lower-case hexadecimal digits, not {self.hex!r}")


class MissingContribution(msgspec.Struct, frozen=True, tag_field="kind", tag="silent", forbid_unknown_fields=True):
    """A person's seat whose client sent nothing in time; it counts as zeros."""


class BotContribution(msgspec.Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A bot's seat; it counts as zeros."""


Contribution: TypeAlias = ClientContribution | MissingContribution | BotContribution


def bytes_of(contribution: Contribution) -> bytes:
    """The 32 bytes a contribution puts into the game key."""
    match contribution:
        case ClientContribution(hex=digits):
            return bytes.fromhex(digits)
        case MissingContribution() | BotContribution():
            return NOTHING_ADDED
        case _ as unreachable:
            assert_never(unreachable)


def commitment_to(secret: bytes, algorithm: str = ALGORITHM) -> bytes:
    """What the table publishes about its secret before anyone sits down."""
    require_32_bytes("a secret", secret)
    return hashlib.sha256(label("commitment", algorithm=algorithm) + secret).digest()


def opens(secret: bytes, commitment: bytes, algorithm: str = ALGORITHM) -> bool:
    """Whether the revealed secret is the one that was promised."""
    require_32_bytes("a commitment", commitment)
    return commitment_to(secret, algorithm) == commitment


def contribution_hash(seat: Seat, contribution: bytes) -> bytes:
    """What a seat's client publishes about its contribution before the first one is known; nobody can copy it."""
    require_within("a seat", seat, 0, MOST_PLAYERS - 1)
    require_32_bytes("a contribution", contribution)
    return hashlib.sha256(label("contribution", seat, algorithm=WITH_HASHES) + contribution).digest()


def game_key(secret: bytes, contributions: Sequence[Contribution], algorithm: str = ALGORITHM) -> bytes:
    """The key all chance of one game comes from; contributions are in seat order, one for every seat."""
    require_32_bytes("a secret", secret)
    require_within("the number of contributions", len(contributions), FEWEST_PLAYERS, MOST_PLAYERS)
    added = b"".join(map(bytes_of, contributions))
    return hmac.digest(secret, label("key", len(contributions), algorithm=algorithm) + added, "sha256")


def key_from_seed(seed: int, game: int = 0) -> bytes:
    """The key of one of many simulated or duplicate games; nobody promised anything, so it proves nothing."""
    return hashlib.sha256(label("seed", seed, game)).digest()
