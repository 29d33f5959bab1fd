"""Points of a round, penalties, totals and winners (R6, R7.8, W4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

import msgspec

from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Seat

POINTS_FOR_AN_EXACT_BID: Final = 10
POINTS_A_TRICK: Final = 2
PENALTY_FOR_AN_UNUSED_PAWN: Final = 10
HIGH_ROLLERS_CLUB_TOTAL: Final = 140


class Doubling(Enum):
    """What made a round's points count double."""

    ROUND_SEVEN = "round_seven"
    DOUBLE_POINTS = "double_points"


class SeatScore(msgspec.Struct, frozen=True, gc=False):
    """One seat's line of a scored round: the base is what it earns before any doubling."""

    seat: Seat
    bid: int
    tricks: int
    base: int
    doubled_by: Doubling | None
    points: int

    @property
    def made(self) -> bool:
        """Whether the bid was met exactly."""
        return self.bid == self.tricks


class RoundScore(msgspec.Struct, frozen=True, gc=False):
    """A row of the score pad (R1.5): the round, its number of tricks, and every seat's line."""

    round: int
    tricks: int
    scores: tuple[SeatScore, ...]


class FinalScore(msgspec.Struct, frozen=True, gc=False):
    """One seat's last line: points of all rounds, the penalty box, the total."""

    seat: Seat
    points: int
    penalty: int
    total: int


class GameResult(msgspec.Struct, frozen=True, gc=False):
    """How a game ended: equal totals share the win (R6.3); high rollers are its winners of 140 or more (R6.4)."""

    scores: tuple[FinalScore, ...]
    winners: tuple[Seat, ...]
    high_rollers: tuple[Seat, ...]


def score_of(seat: Seat, bid: int, tricks: int, round_number: int, doubler: Seat | None) -> SeatScore:
    """One seat's points (R6.1), doubled in round 7 (R6.2) or by its own Double Points (W4)."""
    base = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * tricks if bid == tricks else 0
    doubled_by = None
    if round_number == DOUBLE_LUCKY_7_ROUND:
        doubled_by = Doubling.ROUND_SEVEN
    elif seat == doubler:
        doubled_by = Doubling.DOUBLE_POINTS
    return SeatScore(seat, bid, tricks, base, doubled_by, base if doubled_by is None else 2 * base)


def who_missed(row: RoundScore) -> tuple[Seat, ...]:
    """The seats that missed their bid, who are given a forfeit in a game for fun (R6.5)."""
    return tuple(score.seat for score in row.scores if not score.made)


def points_of(seat: Seat, pad: Iterable[RoundScore]) -> int:
    """A seat's points over all rows of the pad, penalties not yet taken off."""
    return sum([row.scores[seat].points for row in pad])


def penalty_for(series_without_pawn: int) -> int:
    """The penalty box: ten points for each series in which no pawn was placed (R7.8)."""
    return PENALTY_FOR_AN_UNUSED_PAWN * series_without_pawn


def result_of(pad: Sequence[RoundScore], series_without_pawn: Sequence[int]) -> GameResult:
    """Totals, winners and high rollers once the last row is written."""
    scores = []
    for seat, missed_series in enumerate(series_without_pawn):
        points, penalty = points_of(seat, pad), penalty_for(missed_series)
        scores.append(FinalScore(seat, points, penalty, points - penalty))
    highest = max(score.total for score in scores)
    winners = tuple(score.seat for score in scores if score.total == highest)
    high_rollers = winners if highest >= HIGH_ROLLERS_CLUB_TOTAL else ()
    return GameResult(tuple(scores), winners, high_rollers)
