"""The trump of a round: its colour, and what made it so (R2.3, R3, W5, W7)."""

from __future__ import annotations

from enum import Enum

import msgspec

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import JokerTrump


class TrumpFace(Enum):
    """How the trump of a round came about."""

    TURNED_UP = "turned_up"
    NAMED = "named"
    AS_LED = "as_led"
    CHANGED = "changed"
    NONE = "none"


class Trump(msgspec.Struct, frozen=True, gc=False):
    """The trump of a round; its colour is None where none is fixed."""

    face: TrumpFace
    colour: Colour | None = None


AS_LED = Trump(TrumpFace.AS_LED)
NO_TRUMP = Trump(TrumpFace.NONE)


def trump_turned_up(card: Card, joker_trump: JokerTrump) -> Trump | None:
    """The trump a turned-up card makes, None while the dealer has yet to name it (R2.3, R3)."""
    if card.colour is not None:
        return Trump(TrumpFace.TURNED_UP, card.colour)
    if joker_trump is JokerTrump.DEALER_LEADS:
        return AS_LED
    return None
