"""What a search looks for: the points of the round while much is to come, the chance to win when the end is near."""

from __future__ import annotations

import msgspec

from doublelucky7.bots.thinking.standing import (
    deviation_after,
    is_lost,
    plays_for_the_win,
    totals_to_come,
    worth_of_winning,
)
from doublelucky7.kernel.search import Finding
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.views import View


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody's totals with what is to come beside this round, and whether the win is played for."""

    totals: tuple[float, ...]
    deviation: float
    for_the_win: bool

    def worth_of(self, finding: Finding) -> float:
        """What a move is worth, in points."""
        return worth_of_winning(finding.wins, finding.points) if self.for_the_win else finding.foreseen

    def with_pawn(self, seat: Seat, before: float, after: float) -> Outlook:
        """The same where a seat's pawn is to bring something else than was supposed."""
        totals = tuple(total + (after - before) * (place == seat) for place, total in enumerate(self.totals))
        return msgspec.structs.replace(self, totals=totals)


def outlook_on(view: View) -> Outlook:
    """What the running round is played for."""
    return Outlook(totals=totals_to_come(view), deviation=deviation_after(view), for_the_win=plays_for_the_win(view))


def outlook_for_cards(view: View) -> Outlook:
    """What cards are played for: after a lost bid the win, whatever is to come, since there are no points to make."""
    assert view.viewer is not None, "a bot sits in a seat"
    outlook = outlook_on(view)
    lost = is_lost(view.seats[view.viewer], view)
    return msgspec.structs.replace(outlook, for_the_win=outlook.for_the_win or lost)
