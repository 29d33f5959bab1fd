"""Every disagreement and every place in a record has its words in every language."""

import re
from pathlib import Path

import pytest

from doublelucky7.cli.output.disagreeing import in_words, place_in_words
from doublelucky7.records.disagreements import FAIR_DEALING, RECORD_FORMAT, Disagreement, DisagreementCode, Value
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import Record
from doublelucky7.records.replaying import Part, Place
from doublelucky7.rules.refusals import Refusal, RefusalCode
from doublelucky7.wording.speech import Language
from tests.wording.happenings import SPOKEN

ENGLISH = SPOKEN[Language.ENGLISH]
SEATS = {
    DisagreementCode.RESULT_MISSING,
    DisagreementCode.RESULT_TOO_EARLY,
    DisagreementCode.WINNERS_DIFFER,
    DisagreementCode.POINTS_DIFFER,
    DisagreementCode.WHO_MISSED_DIFFERS,
    DisagreementCode.PENALTIES_DIFFER,
    DisagreementCode.TOTALS_DIFFER,
}


@pytest.fixture(scope="module")
def record(games: Path) -> Record:
    with games.open("rb") as lines:
        return next(read_records(lines))


def values_for(code: DisagreementCode) -> tuple[Value, Value]:
    if code in SEATS:
        return (0, 1), (2,)
    return ("R7", "J") if code is DisagreementCode.TURNED_UP_DIFFERS else (1, 2)


def said(code: DisagreementCode, record: Record, expected: Value, found: Value) -> str:
    disagreement = Disagreement(code=code, clause="R0", place=Place(Part.RESULT), expected=expected, found=found)
    return in_words(disagreement, record, ENGLISH)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", DisagreementCode)
def test_every_disagreement_has_its_words(code: DisagreementCode, language: Language, record: Record) -> None:
    refusal = None
    if code is DisagreementCode.ILLEGAL_ACTION:
        refusal = Refusal(code=RefusalCode.NOT_YOUR_TURN, clause="R4.1", seat=1)
    for expected, found in (values_for(code), (None, values_for(code)[1]), (values_for(code)[0], None)):
        disagreement = Disagreement(
            code=code,
            clause="R4.1",
            place=Place(Part.BID, 3, number=2),
            expected=expected,
            found=found,
            refusal=refusal,
        )
        sentence = in_words(disagreement, record, SPOKEN[language])
        assert sentence.endswith(" (R4.1)")
        assert not re.search(r"[{}$]|None", sentence)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("part", Part)
def test_every_place_has_its_words(part: Part, language: Language) -> None:
    place = place_in_words(Place(part, 31, 42, 53), SPOKEN[language])
    elsewhere = place_in_words(Place(part, 31, 42), SPOKEN[language])
    assert place
    if part in {Part.TRICK, Part.STAND_IN, Part.BID, Part.WHEEL, Part.DRAW, Part.FORFEIT, Part.ASSISTED, Part.SEAT}:
        assert "53" in place
    if part not in {Part.DEALING, Part.DRAW, Part.FIRST_DEALER, Part.SEAT, Part.RESULT}:
        assert "31" in place
        assert "31" in elsewhere


def test_seats_are_named_cards_and_faces_spelled_out(record: Record) -> None:
    first, second = record.seats[0].name, record.seats[1].name
    assert f"recorded winner {second}, but it goes to {first}" in said(
        DisagreementCode.TRICK_WINNER_DIFFERS, record, 0, 1
    )
    assert f"won by nothing, but won by {first} and {second}" in said(
        DisagreementCode.WINNERS_DIFFER, record, (0, 1), None
    )
    assert "recorded Joker, but the next card is red 7" in said(DisagreementCode.TURNED_UP_DIFFERS, record, "R7", "J")
    assert "shows Unlucky (X), but the key holds Double Points" in said(DisagreementCode.DIE_DIFFERS, record, 4, 8)


def test_r6_5_those_who_missed_are_named_and_nobody_is_nothing(record: Record) -> None:
    first, second = record.seats[0].name, record.seats[1].name
    assert f"given to nothing, but those who missed are {first} and {second}" in said(
        DisagreementCode.WHO_MISSED_DIFFERS, record, (0, 1), ()
    )
    assert "forfeit 2 was given, but the key holds forfeit 0" in said(DisagreementCode.FORFEIT_DIFFERS, record, 0, 2)


def test_a_seat_the_table_does_not_have_keeps_its_number(record: Record) -> None:
    assert "recorded dealer 6," in said(DisagreementCode.DEALER_DIFFERS, record, 0, 6)


@pytest.mark.parametrize(("clause", "words"), [(FAIR_DEALING, "(reparto limpio)"), (RECORD_FORMAT, "(formato de")])
def test_what_stands_in_for_a_clause_is_translated(clause: str, words: str, record: Record) -> None:
    disagreement = Disagreement(code=DisagreementCode.DECK_DIFFERS, clause=clause, place=Place(Part.DECK, 2))
    assert words in in_words(disagreement, record, SPOKEN[Language.SPANISH])
