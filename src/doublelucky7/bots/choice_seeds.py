"""Where the chance in a bot's choices comes from: one seed for a game, and from it one for every choice."""

from __future__ import annotations

from hashlib import blake2b


def seed_of_choice(seed: int, place: int) -> int:
    """A seed of its own for each choice of a game, so that no two choices share their chance."""
    digest = blake2b(f"{seed}/{place}".encode(), digest_size=8).digest()
    return int.from_bytes(digest)
