"""R6: points, the winners, the High Rollers Club and forfeits."""

from collections.abc import Sequence

import pytest

from doublelucky7.rules.actions import ChangeBid, PlayCard
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import GameEnded, RoundScored
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.scoring import (
    Doubling,
    FinalScore,
    RoundScore,
    SeatScore,
    penalty_for,
    points_of,
    result_of,
    score_of,
    who_missed,
)
from doublelucky7.rules.waiting import GameIsOver
from tests.setting import TACTICAL, after, bid, brought_about, dealt, played


def pad_with(totals: Sequence[int]) -> tuple[RoundScore, ...]:
    """A pad whose only row gives these points."""
    return (RoundScore(1, 1, tuple(SeatScore(seat, 0, 0, points, None, points) for seat, points in enumerate(totals))),)


@pytest.mark.parametrize(("tricks", "points"), [(0, 10), (1, 12), (3, 16), (7, 24)])
def test_r6_1_an_exact_bid_scores_ten_and_two_for_each_trick(tricks: int, points: int) -> None:
    assert score_of(0, tricks, tricks, 8, None).points == points


@pytest.mark.parametrize(("number", "tricks"), [(0, 1), (1, 0), (3, 2), (2, 7)])
def test_r6_1_a_missed_bid_scores_nothing(number: int, tricks: int) -> None:
    score = score_of(0, number, tricks, 8, None)
    assert (score.base, score.points, score.made) == (0, 0, False)


def test_r6_1_the_bid_counts_as_it_stands_at_the_end() -> None:
    table = bid(dealt("R1", "R2", turned_up="G1", ruleset=TACTICAL), 0, 0)
    scored = played(after(table, ChangeBid(1, 1, 1)), "R1 R2")
    assert [score.points for score in scored.pad[0].scores] == [10, 12]


def test_r6_1_a_round_is_scored_with_its_last_card() -> None:
    table = bid(dealt("R1 R3", "R2 R4", turned_up="G1"), 0, 1)
    almost = played(table, "R1 R2 R3")
    assert almost.pad == ()
    row = played(almost, "R4").pad[0]
    assert row == RoundScore(2, 2, (SeatScore(0, 0, 0, 10, None, 10), SeatScore(1, 1, 2, 0, None, 0)))


def test_r6_2_round_7_counts_double_and_at_most_48() -> None:
    score = score_of(0, 7, 7, 7, None)
    assert (score.base, score.doubled_by, score.points) == (24, Doubling.ROUND_SEVEN, 48)


def test_r6_2_round_8_counts_once() -> None:
    score = score_of(0, 7, 7, 8, None)
    assert (score.base, score.doubled_by, score.points) == (24, None, 24)


def test_r6_3_the_highest_total_after_penalties_wins() -> None:
    result = result_of(pad_with([50, 45, 30]), (1, 0, 0))
    assert result.scores == (FinalScore(0, 50, 10, 40), FinalScore(1, 45, 0, 45), FinalScore(2, 30, 0, 30))
    assert result.winners == (1,)


def test_r6_3_equal_totals_share_the_win() -> None:
    assert result_of(pad_with([50, 40, 40]), (1, 0, 0)).winners == (0, 1, 2)


def test_r6_3_the_last_round_ends_the_game() -> None:
    hands = "R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7"
    table = bid(dealt(*hands, turned_up="B1"), 7, 7)
    plays = [f"R{n} G{n}" for n in range(1, 8)]
    almost = played(table, " ".join(plays)[: -len(" G7")])
    events, over = brought_about(almost, PlayCard(1, Card.G7))
    assert [type(event) for event in events[2:]] == [RoundScored, GameEnded]
    assert over.is_over
    assert over.waiting == GameIsOver()
    assert over.result is not None
    assert over.result.winners == (0,)
    assert [score.total for score in over.result.scores] == [48, 0]


def test_r6_3_round_7_does_not_end_the_long_game() -> None:
    hands = "R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7"
    table = bid(dealt(*hands, turned_up="B1", ruleset=RuleSet(rounds=14)), 7, 7)
    scored = played(table, " ".join(f"R{n} G{n}" for n in range(1, 8)))
    assert not scored.is_over
    assert scored.result is None


def test_r6_4_every_winner_of_140_or_more_is_a_high_roller() -> None:
    assert result_of(pad_with([140, 139, 20]), (0, 0, 0)).high_rollers == (0,)
    assert result_of(pad_with([150, 150, 149]), (0, 0, 0)).high_rollers == (0, 1)


def test_r6_4_the_final_total_counts_and_only_a_winners() -> None:
    assert result_of(pad_with([149, 20]), (1, 0)).high_rollers == ()
    assert result_of(pad_with([160, 145]), (0, 0)).high_rollers == (0,)


def test_r6_5_those_who_missed_their_bid_are_known_each_round() -> None:
    row = RoundScore(3, 3, tuple(score_of(seat, b, t, 3, None) for seat, (b, t) in enumerate([(1, 1), (0, 2), (2, 0)])))
    assert who_missed(row) == (1, 2)


def test_r6_5_there_may_be_none() -> None:
    table = bid(dealt("R1", "R2", turned_up="G1", ruleset=TACTICAL), 0, 0)
    assert who_missed(played(after(table, ChangeBid(1, 1, 1)), "R1 R2").pad[0]) == ()


def test_r6_1_points_of_a_pad_add_up() -> None:
    assert points_of(1, (*pad_with([10, 12]), *pad_with([0, 14]))) == 26
    assert penalty_for(2) == 20
