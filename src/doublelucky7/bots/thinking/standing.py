"""The chance to win the game from where everybody stands (R6.3), computed from what strong players make of a round.

Every seat's points to come are taken as the sum of independent rounds like those the network plays among its own kind;
in the running round a seat makes its bid, or not, as often as the network does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

import msgspec

from doublelucky7.bots.thinking.networks import about_the_network
from doublelucky7.bots.thinking.stakes import total_of
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Seat, tricks_in
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.views import SeatView, View

# The middles of seven equal parts of the normal distribution: what the own rounds to come may bring.
_SEVENTHS: Final = (-1.465, -0.792, -0.366, 0.0, 0.366, 0.792, 1.465)


class Future(msgspec.Struct, frozen=True):
    """The sum of the rounds to come: mean and standard deviation for any one seat."""

    mean: float
    deviation: float


class Rival(msgspec.Struct, frozen=True):
    """Another seat: its total before this round, and the points it makes in this one with some chance."""

    total: float
    points: float
    made: float

    def chance_below(self, total: float, future: Future) -> float:
        """The chance that this seat ends below a total, half of that to be level with it."""
        with_it = _share_below(total - self.total - self.points - future.mean, future.deviation)
        without = _share_below(total - self.total - future.mean, future.deviation)
        return self.made * with_it + (1 - self.made) * without


class Standing(msgspec.Struct, frozen=True):
    """Where the viewer and its rivals stand before this round is scored."""

    total: float
    rivals: tuple[Rival, ...]
    future: Future

    def win_chance(self, points: float) -> float:
        """The chance to win with these points in the running round."""
        chances = (self._chance_of(self.total + points + self._own(part)) for part in _SEVENTHS)
        return sum(chances) / len(_SEVENTHS)

    def _own(self, part: float) -> float:
        return self.future.mean + part * self.future.deviation

    def _chance_of(self, total: float) -> float:
        chance = 1.0
        for rival in self.rivals:
            chance *= rival.chance_below(total, self.future)
        return chance


def standing_of(view: View, me: Seat) -> Standing:
    """Where a seat stands in the running round."""
    figures = about_the_network().figures(view.players, view.tricks)
    factor = 2 if view.round == DOUBLE_LUCKY_7_ROUND else 1
    rivals = [
        Rival(total_of(view, seat.seat), factor * _points_of(seat, view), 0.0 if _is_lost(seat, view) else figures.made)
        for seat in view.seats
        if seat.seat != me
    ]
    rounds = range(view.round + 1, view.ruleset.rounds + 1)
    return Standing(total_of(view, me), tuple(rivals), future_of(view.players, rounds))


def future_of(players: int, rounds: Sequence[int]) -> Future:
    """What rounds to come bring to a seat, by their numbers."""
    mean = variance = 0.0
    for number in rounds:
        figures = about_the_network().figures(players, tricks_in(number))
        factor = 2 if number == DOUBLE_LUCKY_7_ROUND else 1
        mean += factor * figures.points
        # Points come with the chance to make the bid, and then vary little.
        variance += factor * factor * figures.points * figures.points * (1 - figures.made) / figures.made
    return Future(mean, sqrt(variance))


def _points_of(seat: SeatView, view: View) -> float:
    bid = view.tricks / view.players if seat.bid is None else seat.bid
    points = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * bid
    return 2 * points if seat.points_doubled else points


def _is_lost(seat: SeatView, view: View) -> bool:
    """Whether a bid can no longer be made."""
    if seat.bid is None:
        return False
    done = sum(one.tricks_won for one in view.seats)
    return not seat.tricks_won <= seat.bid <= seat.tricks_won + view.tricks - done


def _share_below(distance: float, deviation: float) -> float:
    if deviation > 0.0:
        return 0.5 + 0.5 * erf(distance / deviation / sqrt(2.0))
    return 0.5 if distance == 0.0 else float(distance > 0.0)
