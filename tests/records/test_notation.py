"""The text notation: what it looks like, how names survive a message, and how it refuses what it cannot read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.quoting import quoted, unquoted
from doublelucky7.records.record import HowDealt, Person, Record, RecordedTrick, UncommittedDealing, from_json, to_json
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord
from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    DieFell,
    DoublePoints,
    ExtraCard,
    KeepPawn,
    NoTrump,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import Mode
from testkit.games.recorded import finished
from tests.records.test_verify import doctored, first_round

MARKUP = set("*_~`<>&@#|[]")

FIRST_ROUND = """\
Double Lucky 7 record 1
Rules     rounds 7, mode classic, joker-trump dealer-leads, open-memory no
Seat A    "Kim"
Seat B    "Ada"
Dealing   given stacked
First     A

Round 1: cards 1, dealer A, turned up B9
Bids      A 1    B 1
Trick 1   A R7   B G1   -> A
Points    A 12   B 0

Draw      J R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 Y1 Y2 Y3 Y4
          Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14 G1 G2 G3 G4 G5 G6 G7 G8 G9
          G10 G11 G12 G13 G14 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14
Deck 1    G1 R7 B9 R1 R2 R3 R4 R5 R6 R8 R9 R10 R11 R12 R13 R14 Y1 Y2 Y3
          Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14 G2 G3 G4 G5 G6 G7 G8 G9
          G10 G11 G12 G13 G14 B1 B2 B3 B4 B5 B6 B7 B8 B10 B11 B12 B13 B14 J
End
"""


def refused(text: str) -> UnreadableRecord:
    with pytest.raises(UnreadableRecord) as error:
        from_text(text)
    return error.value


def test_a_first_round_on_paper() -> None:
    assert to_text(first_round()) == FIRST_ROUND
    assert from_text(FIRST_ROUND) == first_round()


def test_line_breaks_spaces_commas_and_code_marks_mean_nothing() -> None:
    pasted = "```\n" + FIRST_ROUND.replace("\n", "  \n ").replace(" A ", ",  A: ") + "```\n"
    assert from_text(pasted) == first_round()
    assert from_text(" ".join(FIRST_ROUND.split())) == first_round()


def test_every_deed_at_the_wheel_can_be_written() -> None:
    deeds = (
        KeepPawn(1),
        RollDie(0),
        DieFell(8),
        ChangeBid(0, 1, -1),
        ChangeBid(1, 1, 1),
        PlayerSwap(0, 0, 1),
        ChangeDealer(0, 1),
        DoublePoints(0),
        ChangeTrump(0, Colour.GREEN),
        ExtraCard(1),
        NoTrump(1),
    )
    record = doctored(first_round(), 1, wheel=deeds)
    wheel = next(line for line in to_text(record).splitlines() if line.startswith("Wheel"))
    assert wheel == (
        "Wheel     B keeps, A rolls, die 8, A change-bid B -1, B change-bid B +1, A player-swap A B, "
        "A change-dealer B, A double-points, A change-trump G, B extra-card, B no-trump"
    )
    assert from_text(to_text(record)) == record


def test_what_the_rules_will_refuse_can_still_be_written() -> None:
    nonsense = RecordedTrick(6, (Card.R1, Card.R2, Card.R3), 5)
    record = doctored(first_round(), 1, dealer=6, bids=(-9999, 9999), tricks=(nonsense,), points=(-1,) * 7)
    assert from_text(to_text(record)) == record


@pytest.mark.parametrize(
    ("word", "instead", "line", "column", "expected"),
    [
        ("Double", "Single", 1, 1, "Double"),
        ("record 1", "record one", 1, 23, "a whole number"),
        ("Rules", "Rulez", 2, 1, "Rules"),
        ("Seat A ", "Seat B ", 3, 6, "A"),
        ('Seat A    "Kim"\nSeat B    "Ada"', "Seat", 4, 1, "A"),
        ('"Kim"', "Kim", 3, 11, "a text in quotes"),
        ('"Kim"', '"Kim', 3, 11, "a text in quotes"),
        ('"Kim"', '"K\\im"', 3, 11, "a text in quotes"),
        ('"Kim"', '"K\\u{110000}im"', 3, 11, "a text in quotes"),
        ('"Kim"', '"K\\u{d800}im"', 3, 11, "a text in quotes"),
        ("given", "stolen", 5, 11, "committed"),
        ("First     A", "First     H", 6, 11, "a seat"),
        ("up B9", "up B15", 8, 39, "a card"),
        ("Bids      A 1", "Bids      B 1", 9, 11, "A"),
        ("Trick 1", "Trick 2", 10, 7, "1"),
        ("Trick 1   A", "Trick 1   Q", 10, 11, "a seat"),
        ("-> A", "=> A", 10, 25, "Deck"),
        ("Deck 1", "Deck 2", 16, 6, "1"),
        ("B14 J\nEnd", "B14\nEnd", 19, 1, "a card"),
        ("End", "", 20, 1, "End"),
        ("End", "End of", 19, 5, "nothing more"),
    ],
)
def test_a_wrong_word_is_refused_with_its_line_and_column(
    word: str, instead: str, line: int, column: int, expected: str
) -> None:
    assert word in FIRST_ROUND
    error = refused(FIRST_ROUND.replace(word, instead, 1))
    assert (error.code, error.line, error.place) == (UnreadableCode.WRONG_WORD, line, f"column {column}"), error
    assert f"expected {expected}, found" in error.detail


def test_a_text_that_breaks_off_is_refused_at_its_end() -> None:
    error = refused("Double Lucky 7 record 1\nRules rounds")
    assert (error.line, error.detail) == (2, "expected another word, found the end")


def test_a_promise_without_contributions_is_refused() -> None:
    given, committed = "Dealing   given stacked", f'Dealing committed "dl7-dealing-1" Promise {"0" * 64}'
    assert refused(FIRST_ROUND.replace(given, committed)).detail == "expected Added, found 'First'"


@pytest.mark.parametrize(
    ("word", "instead", "place"),
    [
        ("mode classic", "mode chaotic", "$.ruleset.mode"),
        ("record 1", "record 3", "$.version"),
        ("given stacked", "given away", "$.dealing.how"),
        ("Rules ", "Date tomorrow Rules", "$.date"),
        ("Trick 1", "Wheel A jumps Trick 1", "$.rounds[0].wheel[0].kind"),
        ("Points    A 12   B 0", "Points", "$.rounds[0].points"),
    ],
)
def test_a_word_in_its_place_that_does_not_fit_is_refused_with_its_field(word: str, instead: str, place: str) -> None:
    assert word in FIRST_ROUND
    error = refused(FIRST_ROUND.replace(word, instead, 1))
    assert (error.code, error.place) == (UnreadableCode.WRONG_FIELD, place), error


def named(name: str) -> Record:
    record = first_round()
    return replace(record, seats=(Person(name), record.seats[1]))


@given(st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=100))
def test_any_name_survives_in_both_forms(name: str) -> None:
    record = named(name)
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_nothing_that_a_messenger_takes_for_layout_is_written_as_it_is(text: str) -> None:
    inside = quoted(text)[1:-1]
    assert unquoted(inside) == text
    assert MARKUP.isdisjoint(inside)
    assert '"' not in inside
    assert "  " not in inside
    assert inside == inside.strip()
    assert inside.isprintable()


def test_names_that_look_like_the_notation_are_only_names() -> None:
    for name in (
        "End",
        '"',
        "\\",
        'Seat A "x"',
        "-> B",
        "*bold*",
        "<b>",
        "a  b ",
        "\u202eevil",
        "line\u2028break",
        "é",
        "🎲",
    ):
        assert from_text(to_text(named(name))) == named(name)


def test_a_note_survives() -> None:
    noted = replace(
        first_round(), dealing=UncommittedDealing(how=HowDealt.STACKED, note="what if… *the* Joker were here")
    )
    assert from_text(to_text(noted)) == noted


def test_outside_of_names_the_notation_is_plain_ascii() -> None:
    for mode in Mode:
        assert to_text(finished(mode)).isascii()
