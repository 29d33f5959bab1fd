"""A disagreement between a record and the rules, in words: where, what, and by which clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from doublelucky7.records.disagreements import FAIR_DEALING, RECORD_FORMAT, Disagreement, DisagreementCode, Value
from doublelucky7.records.pad_record import PadRecord
from doublelucky7.records.record import Record
from doublelucky7.records.replaying import Part, Place
from doublelucky7.rules.cards import Card
from doublelucky7.terminal.drawing.shown_names import names_in
from doublelucky7.wording.pieces import all_of, card_in_words, face_in_words
from doublelucky7.wording.reasons import reason
from doublelucky7.wording.speech import Wording, key


def in_words(disagreement: Disagreement, record: Record | PadRecord, wording: Wording) -> str:
    """Where a record goes wrong, how, and the clause it goes against."""
    names = names_in(record)
    place = place_in_words(disagreement.place, wording)
    return f"{place}: {_difference(disagreement, names, wording)} ({_clause(disagreement.clause, wording)})"


def place_in_words(place: Place, wording: Wording) -> str:
    """A place in a record."""
    where = {"round": place.round or 0, "trick": place.trick or 0, "number": place.number or 0}
    if place.number is None:
        return wording.say(key("place", place.part.value), **where)
    if place.part is Part.TRICK:
        return wording.say("place-trick.card", **where)
    if place.part is Part.FORFEIT:
        return wording.say("place-forfeit.given", **where)
    if place.part is Part.STAND_IN:
        return wording.say("place-stand-in.decision", **where)
    return wording.say(key("place", place.part.value), **where)


def _difference(disagreement: Disagreement, names: Sequence[str], wording: Wording) -> str:
    if disagreement.refusal is not None:
        return wording.say("disagreement-illegal-action", reason=reason(disagreement.refusal, names, wording))
    return wording.say(
        key("disagreement", disagreement.code.value),
        expected=_value(disagreement.code, disagreement.expected, names, wording),
        found=_value(disagreement.code, disagreement.found, names, wording),
    )


def _clause(clause: str, wording: Wording) -> str:
    if clause == FAIR_DEALING:
        return wording.say("clause-fair-dealing")
    return wording.say("clause-record-format") if clause == RECORD_FORMAT else clause


def _value(code: DisagreementCode, value: Value, names: Sequence[str], wording: Wording) -> str | int:
    if value is None or value == ():
        return wording.say("nothing")
    match code:
        case (
            DisagreementCode.FIRST_DEALER_DIFFERS
            | DisagreementCode.DEALER_DIFFERS
            | DisagreementCode.TRICK_WINNER_DIFFERS
        ):
            assert isinstance(value, int)
            return _name(value, names)
        case (
            DisagreementCode.RESULT_MISSING
            | DisagreementCode.RESULT_TOO_EARLY
            | DisagreementCode.WINNERS_DIFFER
            | DisagreementCode.WHO_MISSED_DIFFERS
        ):
            assert isinstance(value, tuple)
            return all_of([_name(seat, names) for seat in value], wording)
        case DisagreementCode.TURNED_UP_DIFFERS:
            assert isinstance(value, str)
            return card_in_words(Card(value), wording)
        case DisagreementCode.DIE_DIFFERS:
            assert isinstance(value, int)
            return face_in_words(value, wording)
        case (
            DisagreementCode.UNKNOWN_ALGORITHM
            | DisagreementCode.CONTRIBUTIONS_DIFFER
            | DisagreementCode.COMMITMENT_DOES_NOT_OPEN
            | DisagreementCode.SECRET_NOT_REVEALED
            | DisagreementCode.DRAW_DIFFERS
            | DisagreementCode.DECK_DIFFERS
            | DisagreementCode.FORFEIT_DIFFERS
            | DisagreementCode.ILLEGAL_ACTION
            | DisagreementCode.ROUND_DIFFERS
            | DisagreementCode.CARDS_DIFFER
            | DisagreementCode.TRICK_BROKEN_OFF
            | DisagreementCode.TRICK_TOO_LONG
            | DisagreementCode.STAND_IN_DIFFERS
            | DisagreementCode.ASSISTED_DIFFERS
            | DisagreementCode.REPLACED_DIFFERS
            | DisagreementCode.WITHHELD_DIFFERS
            | DisagreementCode.RENEWAL_DIFFERS
            | DisagreementCode.POINTS_DIFFER
            | DisagreementCode.PENALTIES_DIFFER
            | DisagreementCode.TOTALS_DIFFER
        ):
            return ", ".join(map(str, value)) if isinstance(value, tuple) else value
        case _ as unreachable:
            assert_never(unreachable)


def _name(seat: int, names: Sequence[str]) -> str:
    # A record may name a seat that its table does not have.
    return names[seat] if seat < len(names) else str(seat)
