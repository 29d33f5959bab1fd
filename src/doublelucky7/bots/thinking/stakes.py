"""What a round is played for: points while much is to come, the win when the end is near (R6.3)."""

from __future__ import annotations

from typing import Final

import msgspec

from doublelucky7.kernel.search import Finding
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN
from doublelucky7.rules.views import View
from doublelucky7.rules.waiting import WaitingForOption, WaitingForWheel

# How much of the decision goes by the chance to win, by the number of rounds to come after this one; and how soft the
# lead after this round is then: what the rounds to come usually change.
_SHARE_OF_WINNING: Final = (1.0, 0.6)
_SOFTNESS: Final = (0.0, 20.0)
# Before that the lead only settles what points leave open: whom to disturb once the own bid is lost.
_SHARE_EARLIER: Final = 0.01
_SOFTNESS_EARLIER: Final = 40.0
# A win in points, so that the two can be added: what a certain win instead of a lost one is worth.
_POINTS_FOR_A_WIN: Final = 40.0
# Points still count a little where the win is all but decided.
_LEAST_SHARE_OF_POINTS: Final = 0.02


class Stakes(msgspec.Struct, frozen=True):
    """How the findings of a search are to be weighed."""

    totals: tuple[float, ...]
    softness: float
    share_of_winning: float

    def value_of(self, finding: Finding) -> float:
        """What a move is worth, in points."""
        points = max(1 - self.share_of_winning, _LEAST_SHARE_OF_POINTS) * finding.points
        return points + self.share_of_winning * _POINTS_FOR_A_WIN * finding.wins


def stakes_of(view: View) -> Stakes:
    """What is at stake for the viewer in the running round."""
    to_come = view.ruleset.rounds - view.round
    totals = tuple(total_of(view, seat) for seat in range(view.players))
    if to_come >= len(_SHARE_OF_WINNING):
        return Stakes(totals, _SOFTNESS_EARLIER, _SHARE_EARLIER)
    return Stakes(totals, _SOFTNESS[to_come], _SHARE_OF_WINNING[to_come])


def total_of(view: View, seat: Seat) -> float:
    """Points so far, less penalties and what the last round of the game can no longer mend (R7.8)."""
    before = view.seats[seat].points - view.seats[seat].penalty
    wheel = view.wheel
    if wheel is None or view.round < view.ruleset.rounds or seat not in wheel.pawns_in_hand:
        return float(before)
    may_still_place = isinstance(view.waiting, WaitingForWheel | WaitingForOption) and seat in wheel.to_ask
    return float(before) if may_still_place else float(before - PENALTY_FOR_AN_UNUSED_PAWN)
