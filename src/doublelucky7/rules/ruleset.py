"""What a table chooses before the first deal (R1.4, R3, R5.6, R7), as data."""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias

import msgspec

FEWEST_PLAYERS = 2
MOST_PLAYERS = 7
ROUNDS_IN_A_SERIES = 7
DOUBLE_LUCKY_7_ROUND = 7

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""


class Mode(Enum):
    """Whether and how the Lucky Wheel is in play (R7)."""

    CLASSIC = "classic"
    TACTICAL_ESCAPE = "tactical_escape"
    LUCKY_DICE = "lucky_dice"


class JokerTrump(Enum):
    """What a Joker turned up as trump card means (R3)."""

    DEALER_LEADS = "dealer_leads"
    DEALER_CHOOSES = "dealer_chooses"


class RuleSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Length, mode and options of a game; every field has its value in a stored record."""

    rounds: Literal[7, 14] = 7
    mode: Mode = Mode.CLASSIC
    joker_trump: JokerTrump = JokerTrump.DEALER_LEADS
    open_memory: bool = False

    @property
    def has_wheel(self) -> bool:
        """Whether pawns, wheel and penalties are in play."""
        return self.mode is not Mode.CLASSIC


# R3.3: the presets; the engine never asks which edition it is.
FIRST_EDITION = RuleSet(rounds=14, joker_trump=JokerTrump.DEALER_CHOOSES)
SECOND_EDITION = RuleSet(rounds=14, mode=Mode.TACTICAL_ESCAPE)


def tricks_in(round_number: int) -> int:
    """The number on the round token (R1.4): 1 to 7, then 7 down to 1."""
    if round_number <= ROUNDS_IN_A_SERIES:
        return round_number
    return 2 * ROUNDS_IN_A_SERIES + 1 - round_number


def series_of(round_number: int) -> int:
    """The series of seven rounds a round belongs to (R7.2), counted from 0."""
    return (round_number - 1) // ROUNDS_IN_A_SERIES


def rounds_left_in_series(round_number: int) -> int:
    """How many rounds of the series are still to come, this one included."""
    return ROUNDS_IN_A_SERIES - (round_number - 1) % ROUNDS_IN_A_SERIES
