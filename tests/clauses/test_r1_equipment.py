"""R1: the cards, the players, the rounds and the pad."""

import msgspec
import pytest

from doublelucky7.rules.actions import PlaceBid
from doublelucky7.rules.cards import COLOURS, FULL_DECK, is_full_deck
from doublelucky7.rules.engine import start
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import RuleSet, rounds_left_in_series, series_of, tricks_in
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.wheel import DIE_FACES, UNLUCKY_FACE, WHEEL_OPTIONS, option_on
from tests.setting import CLASSIC, TACTICAL, bid, biddable, cards, dealt, played, refusal_of, stacked_deck


def test_r1_1_there_are_57_cards_fourteen_of_each_colour_and_one_joker() -> None:
    assert len(FULL_DECK) == len(set(FULL_DECK)) == 57
    for colour in COLOURS:
        assert [card.number for card in FULL_DECK if card.colour is colour] == list(range(1, 15))
    assert [card.value for card in FULL_DECK if card.colour is None] == ["J"]


def test_r1_1_the_colours_are_red_yellow_green_blue() -> None:
    assert [colour.name.lower() for colour in COLOURS] == ["red", "yellow", "green", "blue"]
    assert [colour.value for colour in COLOURS] == ["R", "Y", "G", "B"]


def test_r1_1_a_deck_is_full_only_with_every_card_once() -> None:
    deck = stacked_deck(["R1", "R2"], turned_up="J")
    assert is_full_deck(deck)
    assert not is_full_deck(deck[1:])
    assert not is_full_deck((*deck[1:], deck[1]))
    assert not is_full_deck((*deck, deck[0]))


@pytest.mark.parametrize("players", range(2, 8))
def test_r1_2_two_to_seven_play(players: int) -> None:
    assert start(CLASSIC, players).players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 8])
def test_r1_2_fewer_than_two_or_more_than_seven_cannot_play(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 7"):
        start(CLASSIC, players)


def test_r1_2_everybody_has_a_token_for_each_bid_of_the_longest_round() -> None:
    seven = dealt("R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7", turned_up="B1")
    assert biddable(seven) == set(range(8))


def test_r1_2_with_the_wheel_everybody_has_a_pawn() -> None:
    wheel = view_of(start(TACTICAL, 5), None).wheel
    assert wheel is not None
    assert wheel.pawns_in_hand == (0, 1, 2, 3, 4)


def test_r1_2_nobody_sits_outside_the_table() -> None:
    table = dealt("R1", "R2", turned_up="G1")
    for nobody in (-1, 2):
        refusal = refusal_of(table, PlaceBid(nobody, 0))
        assert (refusal.code, refusal.clause) == (RefusalCode.NO_SUCH_SEAT, "R1.2")


def test_r1_3_the_die_has_eight_faces_seven_options_and_the_x() -> None:
    faces = [option_on(face) for face in range(1, DIE_FACES + 1)]
    assert faces == [*WHEEL_OPTIONS, None]
    assert [option.face for option in WHEEL_OPTIONS] == list(range(1, 8))
    assert UNLUCKY_FACE == 8


def test_r1_4_hands_grow_to_seven_cards_and_shrink_again() -> None:
    assert [tricks_in(number) for number in range(1, 15)] == [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1]


def test_r1_4_the_number_of_tricks_is_the_tokens_not_the_rounds() -> None:
    ninth = dealt("R1 R2 R3 R4 R5 R6", "G1 G2 G3 G4 G5 G6", turned_up="B1", round_number=9, ruleset=RuleSet(rounds=14))
    assert (ninth.round, ninth.tricks) == (9, 6)
    assert biddable(ninth) == set(range(7))


@pytest.mark.parametrize("rounds", [1, 8, 15])
def test_r1_4_a_game_has_7_or_14_rounds(rounds: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"rounds": rounds}, RuleSet)


def test_r1_4_length_mode_and_options_never_change_during_a_game() -> None:
    table = dealt("R1", "R2", turned_up="G1", ruleset=TACTICAL)
    assert bid(table, 0, 0).ruleset == TACTICAL


def test_r1_4_two_series_of_seven_rounds_make_the_long_game() -> None:
    assert [series_of(number) for number in (1, 7, 8, 14)] == [0, 0, 1, 1]
    assert [rounds_left_in_series(number) for number in (1, 7, 8, 14)] == [7, 1, 7, 1]


def test_r1_5_a_row_of_the_pad_tells_round_cards_and_each_seat_from_the_left() -> None:
    (row,) = played(bid(dealt("R1 R3", "R2 R4", turned_up="G1"), 0, 1), "R1 R2 R3 R4").pad
    assert (row.round, row.tricks) == (2, 2)
    assert [score.seat for score in row.scores] == [0, 1]


def test_r1_5_the_pad_has_a_penalty_box_for_everyone() -> None:
    assert [seat.penalty for seat in view_of(start(TACTICAL, 3), None).seats] == [0, 0, 0]


def test_the_notation_reads_cards_as_written() -> None:
    assert [card.value for card in cards("R14 J B1")] == ["R14", "J", "B1"]
