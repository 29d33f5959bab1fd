"""Double Lucky 7, the trick-prediction card game, as a library.

The names below are loaded when first asked for, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doublelucky7.game import Game
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

_MODULE_OF = {
    "Game": "game",
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
    "BotPlayer",
    "Card",
    "ChangeBid",
    "ChangeDealer",
    "ChangeTrump",
    "Colour",
    "Deal",
    "DieFell",
    "DoublePoints",
    "DrawForDealer",
    "ExtraCard",
    "Game",
    "IllegalAction",
    "ImpossibleHistory",
    "JokerTrump",
    "KeepPawn",
    "Mode",
    "NameTrump",
    "NoTrump",
    "Person",
    "PlaceBid",
    "PlayCard",
    "PlayerSwap",
    "Record",
    "RollDie",
    "RuleSet",
    "UnreadableRecord",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
