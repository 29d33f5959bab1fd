"""What a table chooses before the first deal (R1.4, R3, R5.6, R7), as data."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from doublelucky7.rules.cards import FULL_DECK, Card

FEWEST_PLAYERS = 2
MOST_PLAYERS = 7
ROUNDS_IN_A_SERIES = 7
DOUBLE_LUCKY_7_ROUND = 7
LENGTHS: Final = (7, 14)
"""How many rounds a game may have (R1.4)."""

Choice = TypeVar("Choice", bound=Enum)

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
    """Length, mode and options of a game; every field has its value in a stored record.

    A mode or an option may be given by its name; what is neither raises `ValueError`.

    Examples:
        >>> RuleSet(mode=Mode.LUCKY_DICE, rounds=14).has_wheel
        True
        >>> RuleSet(mode="lucky_dice") == RuleSet(mode=Mode.LUCKY_DICE)
        True
    """

    rounds: Literal[7, 14] = 7
    mode: Mode = Mode.CLASSIC
    joker_trump: JokerTrump = JokerTrump.DEALER_LEADS
    open_memory: bool = False

    def __post_init__(self) -> None:
        require_one_of("rounds", self.rounds, self._lengths())
        require_one_of("open_memory", self.open_memory, (False, True))
        msgspec.structs.force_setattr(self, "mode", _named(self.mode, Mode, "mode"))
        msgspec.structs.force_setattr(self, "joker_trump", _named(self.joker_trump, JokerTrump, "joker_trump"))

    @property
    def has_wheel(self) -> bool:
        """Whether pawns, wheel and penalties are in play."""
        return self.mode is not Mode.CLASSIC

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards that are dealt, in deck order (R1.1)."""
        return FULL_DECK

    @property
    def is_small(self) -> bool:
        """Whether this is a variant for study, which nobody else knows how to store or to play."""
        return False

    @staticmethod
    def _lengths() -> Sequence[int]:
        return LENGTHS


def require_one_of(field: str, given: object, choices: Sequence[object]) -> None:
    """Raises for anything else than one of these; 7.0 == 7 and True == 1, so types are compared as well."""
    if not any(type(given) is type(choice) and given == choice for choice in choices):
        raise ValueError(f"{field} is {_either(choices)}, not {given!r}")


def _named(given: object, kind: type[Choice], field: str) -> Choice:
    """The member itself, or the one of this name."""
    found = next((member for member in kind if given is member or (type(given) is str and given == member.value)), None)
    if found is None:
        raise ValueError(f"{field} is {_either([member.value for member in kind])}, not {given!r}")
    return found


def _either(choices: Sequence[object]) -> str:
    *others, last = map(str, choices)
    return f"{', '.join(others)} or {last}"


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


def ends_series(round_number: int, ruleset: RuleSet) -> bool:
    """Whether pawns are counted after this round (R7.8): it is the last of its series, or of a small variant."""
    return rounds_left_in_series(round_number) == 1 or round_number == ruleset.rounds
