"""The chance to win the game, and what bots do for it when points alone would leave them no reason."""

import pytest

from doublelucky7.bots.players.master import MasterBot
from doublelucky7.bots.thinking.outlook import outlook_for_cards, outlook_on
from doublelucky7.bots.thinking.pawn import worth_of_pawn
from doublelucky7.bots.thinking.standing import Opponent, Standing, standing_of
from doublelucky7.rules.actions import KeepPawn, PlayCard
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN
from doublelucky7.rules.wheel import WheelOption
from tests.bots.budgets import MODEST
from tests.bots.hearing import Hearing, seeds
from tests.setting import TACTICAL

SEVEN_CARDS = (
    "R2 Y3 B4 R7 Y8 B9 G3",
    "R3 Y4 B5 R8 Y9 B10 G4",
    "R4 Y5 B6 R9 Y10 B11 G5",
)


def standing(*totals: float, to_come: float) -> Standing:
    own, *others = totals
    return Standing(own, tuple(Opponent(total, 0.0, 0.0) for total in others), to_come)


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_who_is_level_with_everybody_wins_an_even_share(players: int) -> None:
    assert standing(*[30.0] * players, to_come=20.0).win_chance(0.0) == pytest.approx(1 / players, abs=0.02)


def test_more_points_never_make_the_win_less_likely() -> None:
    chances = [standing(30.0, 50.0, 20.0, to_come=15.0).win_chance(points) for points in range(0, 60, 5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.9


def test_r6_3_in_the_last_round_equal_totals_share_the_win() -> None:
    last = standing(30.0, 40.0, to_come=0.0)
    assert [last.win_chance(points) for points in (9.0, 10.0, 11.0)] == [0.0, 0.5, 1.0]


def test_r7_8_a_pawn_that_missed_its_last_round_costs_its_penalty_and_a_placed_one_nothing() -> None:
    placed = (None, WheelOption.NO_TRUMP, None)
    at = Hearing(*SEVEN_CARDS, turned_up="G9", ruleset=TACTICAL, pawns=placed).bid(1, 1, 1)
    at.do(KeepPawn(2), KeepPawn(0))
    assert worth_of_pawn(at.heard.view, 0) == -PENALTY_FOR_AN_UNUSED_PAWN
    assert worth_of_pawn(at.heard.view, 1) == 0.0


def test_a_pawn_in_hand_counts_in_the_standing() -> None:
    placed = (None, WheelOption.NO_TRUMP, None)
    view = Hearing("R2", "R3", "R4", turned_up="G9", ruleset=TACTICAL, pawns=placed).heard.view
    mine = standing_of(view, 0)
    assert mine.total == worth_of_pawn(view, 0) > 0
    assert [opponent.total for opponent in mine.opponents] == [0.0, worth_of_pawn(view, 2)]


def test_points_are_played_for_until_two_rounds_are_to_come_and_never_after_a_lost_bid() -> None:
    early = Hearing("R2 Y3 B4 R7", "R3 Y4 B5 R8", "R4 Y5 B6 R9", turned_up="G9").heard.view
    late = Hearing("R2 Y3 B4 R7 Y8", "R3 Y4 B5 R8 Y9", "R4 Y5 B6 R9 Y10", turned_up="G9").heard.view
    for outlook in (outlook_on, outlook_for_cards):
        assert not outlook(early).for_the_win
        assert outlook(late).for_the_win
    lost = Hearing("R2 Y3", "R3 Y4", "R4 Y5", turned_up="G9").bid(2, 0, 1).play("R2 R3 R4").heard.view
    assert not outlook_on(lost).for_the_win
    assert outlook_for_cards(lost).for_the_win


@pytest.mark.slow_when_pure
def test_once_its_own_bid_is_lost_master_spoils_that_of_another() -> None:
    at = Hearing("R10 R4 G3", "R2 R12 Y13", "R14 R3 R13", turned_up="B5").bid(3, 2, 0)
    # The third seat has won a trick it did not want, and the second needs both that are left.
    at.play("R10 R2 R14 R4 R12")
    chosen = [MasterBot(MODEST).choose(at.heard, seed) for seed in seeds(5)]
    assert {action.card.value for action in chosen if isinstance(action, PlayCard)} == {"R13"}


@pytest.mark.slow_when_pure
def test_master_chooses_among_ways_to_use_the_pawn_it_has_looked_at_twice() -> None:
    at = Hearing(*SEVEN_CARDS, turned_up="G9", ruleset=TACTICAL).bid(1, 1, 1)
    assert len(at.heard.view.legal) > 10
    assert len(MasterBot(MODEST).valuations(at.heard, 1)) == 7
