"""The chance to win the game from where everybody stands (R6.3), computed from what strong players make of a round.

Every seat's points to come are taken as the sum of independent rounds like those the network plays among its own kind,
and of what its pawn may still bring or cost; in the running round a seat makes its bid as often as the network does.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

import msgspec

from doublelucky7.bots.thinking.networks import about_the_network
from doublelucky7.bots.thinking.pawn import worth_of_pawn
from doublelucky7.kernel.search import SEVENTHS
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Seat, tricks_in
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.views import SeatView, View

# With more rounds to come than this the chance to win is all but a straight line in the points of one round.
_MOST_ROUNDS_TO_COME_FOR_THE_WIN: Final = 2
# A win in points, so that bids of different rounds can be compared; points still count where the win is decided.
_POINTS_FOR_A_WIN: Final = 40.0
_SHARE_OF_POINTS: Final = 0.02


class Opponent(msgspec.Struct, frozen=True):
    """Another seat: its total before this round, and the points it makes in this one with some chance."""

    total: float
    points: float
    made: float

    def chance_below(self, total: float, deviation: float) -> float:
        """The chance that this seat ends below a total, half of that to be level with it."""
        with_it = _share_below(total - self.total - self.points, deviation)
        without = _share_below(total - self.total, deviation)
        return self.made * with_it + (1 - self.made) * without


class Standing(msgspec.Struct, frozen=True):
    """Where the viewer and its opponents stand before this round is scored."""

    total: float
    opponents: tuple[Opponent, ...]
    deviation: float
    """How far the rounds to come scatter for any one seat; their mean is the same for all and decides nothing."""

    def win_chance(self, points: float) -> float:
        """The chance to win with these points in the running round."""
        chances = (self._chance_of(self.total + points + part * self.deviation) for part in SEVENTHS)
        return sum(chances) / len(SEVENTHS)

    def worth_of_making(self, points: float, made: float) -> float:
        """What a chance to make these points is worth, in points, where the win is what is played for."""
        wins = made * self.win_chance(points) + (1 - made) * self.win_chance(0.0)
        return worth_of_winning(wins, made * points)

    def _chance_of(self, total: float) -> float:
        chance = 1.0
        for opponent in self.opponents:
            chance *= opponent.chance_below(total, self.deviation)
        return chance


def standing_of(view: View, me: Seat) -> Standing:
    """Where a seat stands in the running round."""
    figures = about_the_network().figures(view.players, view.tricks)
    factor = 2 if view.round == DOUBLE_LUCKY_7_ROUND else 1
    totals = totals_to_come(view)
    opponents = [
        Opponent(totals[seat.seat], factor * _points_of(seat, view), 0.0 if is_lost(seat, view) else figures.made)
        for seat in view.seats
        if seat.seat != me
    ]
    return Standing(totals[me], tuple(opponents), deviation_after(view))


def totals_to_come(view: View) -> tuple[float, ...]:
    """Everybody's points before this round, with what the pawns in hand may still bring or cost (R7.8)."""
    return tuple(seat.points - seat.penalty + worth_of_pawn(view, seat.seat) for seat in view.seats)


def deviation_after(view: View) -> float:
    """How far the sum of the rounds after this one scatters for any one seat."""
    variance = 0.0
    for number in range(view.round + 1, view.ruleset.rounds + 1):
        figures = about_the_network().figures(view.players, tricks_in(number))
        factor = 2 if number == DOUBLE_LUCKY_7_ROUND else 1
        # Points come with the chance to make the bid, and then vary little.
        variance += factor * factor * figures.points * figures.points * (1 - figures.made) / figures.made
    return sqrt(variance)


def plays_for_the_win(view: View) -> bool:
    """Whether so few rounds are to come that the chance to win and points are two things."""
    return view.ruleset.rounds - view.round <= _MOST_ROUNDS_TO_COME_FOR_THE_WIN


def worth_of_winning(wins: float, points: float) -> float:
    """A chance to win, and points beside it, as one number of points."""
    return _POINTS_FOR_A_WIN * wins + _SHARE_OF_POINTS * points


def _points_of(seat: SeatView, view: View) -> float:
    bid = view.tricks / view.players if seat.bid is None else seat.bid
    points = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * bid
    return 2 * points if seat.points_doubled else points


def is_lost(seat: SeatView, view: View) -> bool:
    """Whether a bid can no longer be made."""
    if seat.bid is None:
        return False
    done = sum(one.tricks_won for one in view.seats)
    return not seat.tricks_won <= seat.bid <= seat.tricks_won + view.tricks - done


def _share_below(distance: float, deviation: float) -> float:
    if deviation > 0.0:
        return 0.5 + 0.5 * erf(distance / deviation / sqrt(2.0))
    return 0.5 if distance == 0.0 else float(distance > 0.0)
