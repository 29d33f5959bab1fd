"""The third of three error families: a record can be read, but what it says cannot have happened."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec

from doublelucky7.records.replaying import Place
from doublelucky7.rules.refusals import Refusal

FAIR_DEALING = "fair dealing"
"""Stands in place of a clause where the cards are not those that were promised; see docs/fair-dealing.md."""

RECORD_FORMAT = "record format"
"""Stands in place of a clause where the record breaks its own rules; see docs/record-format.md."""


class DisagreementCode(Enum):
    """What can be wrong with a record that can be read."""

    UNKNOWN_ALGORITHM = "unknown_algorithm"
    CONTRIBUTIONS_DIFFER = "contributions_differ"
    COMMITMENT_DOES_NOT_OPEN = "commitment_does_not_open"
    SECRET_NOT_REVEALED = "secret_not_revealed"
    WITHHELD_DIFFERS = "withheld_differs"
    RENEWAL_DIFFERS = "renewal_differs"
    DRAW_DIFFERS = "draw_differs"
    DECK_DIFFERS = "deck_differs"
    DIE_DIFFERS = "die_differs"
    FORFEIT_DIFFERS = "forfeit_differs"
    ILLEGAL_ACTION = "illegal_action"
    FIRST_DEALER_DIFFERS = "first_dealer_differs"
    ROUND_DIFFERS = "round_differs"
    CARDS_DIFFER = "cards_differ"
    DEALER_DIFFERS = "dealer_differs"
    TURNED_UP_DIFFERS = "turned_up_differs"
    TRICK_BROKEN_OFF = "trick_broken_off"
    TRICK_TOO_LONG = "trick_too_long"
    TRICK_WINNER_DIFFERS = "trick_winner_differs"
    STAND_IN_DIFFERS = "stand_in_differs"
    ASSISTED_DIFFERS = "assisted_differs"
    REPLACED_DIFFERS = "replaced_differs"
    POINTS_DIFFER = "points_differ"
    WHO_MISSED_DIFFERS = "who_missed_differs"
    RESULT_MISSING = "result_missing"
    RESULT_TOO_EARLY = "result_too_early"
    PENALTIES_DIFFER = "penalties_differ"
    TOTALS_DIFFER = "totals_differ"
    WINNERS_DIFFER = "winners_differ"


Value: TypeAlias = int | str | tuple[int, ...] | None
"""A seat, number or score; a card or deck in letters; numbers in seat order; None for something absent."""


class Disagreement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first thing in a record that recomputing does not confirm; refused actions come with their refusal."""

    code: DisagreementCode
    clause: str
    place: Place
    expected: Value = None
    found: Value = None
    refusal: Refusal | None = None


class ImpossibleHistory(ValueError):
    """Raised for a record that does not verify where only one that does can be used."""

    def __init__(self, disagreement: Disagreement) -> None:
        place = msgspec.json.encode(disagreement.place).decode()
        refused = "" if disagreement.refusal is None else f" {disagreement.refusal.code.value}"
        super().__init__(f"{disagreement.code.value}{refused} ({disagreement.clause}) at {place}")
        self.disagreement = disagreement
