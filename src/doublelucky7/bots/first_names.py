"""First names for bots, shown beside badge and level so that nobody has to say "the third expert"."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

FIRST_NAMES: Final = (
    "Ada", "Bruno", "Carla", "Dario", "Elif", "Femke", "Gaston", "Hanna", "Ivo", "Jolanda", "Kofi", "Lotte", "Mateo",
    "Nora", "Otto", "Paula", "Quentin", "Rosa", "Sven", "Thea", "Urs", "Vera", "Wim", "Xenia", "Yara", "Zeno",
)  # fmt: skip


def first_names_for(count: int, seed: int, taken: Collection[str] = ()) -> tuple[str, ...]:
    """Different names for the bots of a table, none of them one that already sits there."""
    free = [name for name in FIRST_NAMES if name not in taken]
    return tuple(Random(seed).sample(free, count))
