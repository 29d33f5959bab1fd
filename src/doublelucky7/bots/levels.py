"""The ladder of bots: each level's name, version and cost, and the way from a name to its bot."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.heuristic import ClubBot, NoviceBot
from doublelucky7.bots.random import RandomBot
from doublelucky7.bots.search import ExpertBot

_Rung: TypeAlias = type[RandomBot] | type[NoviceBot] | type[ClubBot] | type[ExpertBot]


class UnknownBot(LookupError):
    """No level bears this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Level(msgspec.Struct, frozen=True):
    """A rung of the ladder: its cost is the CPU time in milliseconds that 99 of 100 decisions stay below."""

    name: str
    version: str
    cost: float


# With the compiled kernel; the uncompiled one takes longer.
_RUNGS: Final[tuple[tuple[_Rung, float], ...]] = (
    (RandomBot, 0.1),
    (NoviceBot, 1.0),
    (ClubBot, 1.0),
    (ExpertBot, 60.0),
)

LEVELS: Final[tuple[Level, ...]] = tuple(Level(rung.name, rung.version, cost) for rung, cost in _RUNGS)
"""From the weakest to the strongest."""


def bot_named(name: str) -> Bot:
    """The bot of a level; raises UnknownBot where there is none."""
    for rung, _ in _RUNGS:
        if rung.name == name:
            return rung()
    raise UnknownBot(name)
