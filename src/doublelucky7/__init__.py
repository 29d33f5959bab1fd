"""Double Lucky 7, the trick-prediction card game, as a library.

>>> from doublelucky7 import ExpertBot, Game
>>> game = Game(["Kim", ExpertBot(), ExpertBot()], "tactical_escape", seed=7)
>>> game
<Game of 3, tactical_escape, seed 7, round 1 of 7, waiting for bid from Kim>

The names below are loaded when first asked for, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doublelucky7.bots.bot import Bot
    from doublelucky7.bots.levels import bot_named
    from doublelucky7.bots.players.heuristic import ClubBot, NoviceBot
    from doublelucky7.bots.players.learned import ExpertBot
    from doublelucky7.bots.players.master import MasterBot
    from doublelucky7.bots.players.random import RandomBot
    from doublelucky7.game.playing import Game
    from doublelucky7.game.showing import Cards, Picture, ScorePad
    from doublelucky7.records.disagreements import ImpossibleHistory
    from doublelucky7.records.record import BotPlayer, Person, Record
    from doublelucky7.records.unreadable import UnreadableRecord
    from doublelucky7.records.verify import verify
    from doublelucky7.rules.actions import (
        ChangeBid,
        ChangeDealer,
        ChangeTrump,
        Deal,
        DieFell,
        DoublePoints,
        DrawForDealer,
        ExtraCard,
        KeepPawn,
        NameTrump,
        NoTrump,
        PlaceBid,
        PlayCard,
        PlayerSwap,
        RollDie,
    )
    from doublelucky7.rules.cards import Card, Colour
    from doublelucky7.rules.refusals import IllegalAction
    from doublelucky7.rules.ruleset import FIRST_EDITION, SECOND_EDITION, JokerTrump, Mode, RuleSet

    __version__: str

_MODULE_OF = {
    "Bot": "bots.bot",
    "ClubBot": "bots.players.heuristic",
    "NoviceBot": "bots.players.heuristic",
    "bot_named": "bots.levels",
    "MasterBot": "bots.players.master",
    "RandomBot": "bots.players.random",
    "ExpertBot": "bots.players.learned",
    "Game": "game.playing",
    "Cards": "game.showing",
    "Picture": "game.showing",
    "ScorePad": "game.showing",
    "ImpossibleHistory": "records.disagreements",
    "BotPlayer": "records.record",
    "Person": "records.record",
    "Record": "records.record",
    "UnreadableRecord": "records.unreadable",
    "verify": "records.verify",
    "ChangeBid": "rules.actions",
    "ChangeDealer": "rules.actions",
    "ChangeTrump": "rules.actions",
    "Deal": "rules.actions",
    "DieFell": "rules.actions",
    "DoublePoints": "rules.actions",
    "DrawForDealer": "rules.actions",
    "ExtraCard": "rules.actions",
    "KeepPawn": "rules.actions",
    "NameTrump": "rules.actions",
    "NoTrump": "rules.actions",
    "PlaceBid": "rules.actions",
    "PlayCard": "rules.actions",
    "PlayerSwap": "rules.actions",
    "RollDie": "rules.actions",
    "Card": "rules.cards",
    "Colour": "rules.cards",
    "IllegalAction": "rules.refusals",
    "FIRST_EDITION": "rules.ruleset",
    "SECOND_EDITION": "rules.ruleset",
    "JokerTrump": "rules.ruleset",
    "Mode": "rules.ruleset",
    "RuleSet": "rules.ruleset",
}

__all__ = [
    "FIRST_EDITION",
    "SECOND_EDITION",
    "Bot",
    "BotPlayer",
    "Card",
    "Cards",
    "ChangeBid",
    "ChangeDealer",
    "ChangeTrump",
    "ClubBot",
    "Colour",
    "Deal",
    "DieFell",
    "DoublePoints",
    "DrawForDealer",
    "ExpertBot",
    "ExtraCard",
    "Game",
    "IllegalAction",
    "ImpossibleHistory",
    "JokerTrump",
    "KeepPawn",
    "MasterBot",
    "Mode",
    "NameTrump",
    "NoTrump",
    "NoviceBot",
    "Person",
    "Picture",
    "PlaceBid",
    "PlayCard",
    "PlayerSwap",
    "RandomBot",
    "Record",
    "RollDie",
    "RuleSet",
    "ScorePad",
    "UnreadableRecord",
    "__version__",
    "bot_named",
    "verify",
]


def __getattr__(name: str) -> object:
    if name == "__version__":
        # Asked of the installation, which takes longer than importing the package.
        return import_module("importlib.metadata").version(__name__)
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
