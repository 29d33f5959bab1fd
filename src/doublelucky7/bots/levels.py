"""The ladder of bots: each level's name, version and cost, and the way from a name to its bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.random import RandomBot


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


_MAKERS: Final[dict[str, tuple[float, Callable[[], Bot]]]] = {
    "random": (0.1, RandomBot),
}


def _level(name: str) -> Level:
    cost, make = _MAKERS[name]
    return Level(name, make().version, cost)


LEVELS: Final[tuple[Level, ...]] = tuple(_level(name) for name in _MAKERS)
"""From the weakest to the strongest."""


def bot_named(name: str) -> Bot:
    """The bot of a level; raises UnknownBot where there is none."""
    try:
        _, make = _MAKERS[name]
    except KeyError:
        raise UnknownBot(name) from None
    return make()
