"""The ladder of bots: each level's name, version and cost, the yardsticks, and the way from a name to its bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.players.heuristic import ClubBot, NoviceBot
from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import MasterBot
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.bots.players.yardsticks import FirstExpertBot, InsightBot, PlainSearchBot


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
LEVELS: Final[tuple[Level, ...]] = (
    Level(RandomBot.name, RandomBot.version, 0.1),
    Level(NoviceBot.name, NoviceBot.version, 1.0),
    Level(ClubBot.name, ClubBot.version, 1.0),
    Level(ExpertBot.name, ExpertBot.version, 1.0),
    Level(MasterBot.name, MasterBot.version, 60.0),
)
"""From the weakest to the strongest."""

YARDSTICKS: Final = ("random@1", "club@1", "insight@1", "plain@1", "expert@1")
"""The frozen players that strength is measured against, by name and version, from the weakest to the strongest."""

_MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "club": ClubBot,
    "expert": ExpertBot,
    "master": MasterBot,
    "random@1": RandomBot,
    "novice@1": NoviceBot,
    "club@1": ClubBot,
    "insight@1": InsightBot,
    "plain@1": PlainSearchBot,
    "expert@1": FirstExpertBot,
    "expert@2": ExpertBot,
    "master@1": MasterBot,
}


def bot_named(name: str) -> Bot:
    """The bot of a level, or of a version of it as in `expert@1`; raises UnknownBot where there is none."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(name)
    return maker()
