"""What `master` finds out by looking into deals it might be in: bids, cards, and ways to use the pawn.

Deals are redealt and weighed as in `searching`; every move is played out in the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from doublelucky7.bots.thinking.opponents import NOBODY_KNOWN, Opponents
from doublelucky7.bots.thinking.outlook import Outlook
from doublelucky7.bots.thinking.pawn import hopes_by_search, worth_of_keeping, worth_of_pawn, worth_of_rolling
from doublelucky7.bots.thinking.searching import CANDIDATES_FOR_EACH, Players, found_by_search, part_for_table, valued
from doublelucky7.bots.thinking.translation import actions_by_move, free_options
from doublelucky7.bots.valuation import Valuation
from doublelucky7.kernel.moves import wheel_moves
from doublelucky7.kernel.observing import PASSING, Move, knowledge_of
from doublelucky7.kernel.search import Finding
from doublelucky7.rules.actions import KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForOption

WAYS_WORTH_A_SECOND_LOOK: Final = 6
_MOST_FOR_FEW_TRICKS: Final = 3
# Judgement knows what a move does for the own bid and nothing of what it spoils for others, so every card is tried, and
# of the bids the best few that are not many points worse; 40 points are a win.
MOST_BIDS: Final = 6
MARGIN_FOR_BIDS: Final = 8.0


class Deals(msgspec.Struct, frozen=True, kw_only=True):
    """How many deals are weighed for bids and cards, and in how many of them each of two moves is played out.

    More than two moves share as many.
    """

    weighed: int
    for_each_of_two: int


class PawnDeals(msgspec.Struct, frozen=True, kw_only=True):
    """How many deals are weighed for the pawn; in how many each way to use it is played out, and each of the best."""

    weighed: int
    at_a_glance: int
    at_the_second_look: int


class MasterBudget(msgspec.Struct, frozen=True, kw_only=True):
    """How many deals a decision looks into at four players with seven cards; what takes longer gets fewer.

    For the win there are more: what a move spoils for others differs more from deal to deal.
    """

    for_points: Deals
    for_the_win: Deals
    for_the_pawn: PawnDeals


class Lookahead:
    """One decision looked into: what a seat knows, what it plays for, and how many deals may be tried."""

    def __init__(
        self,
        players: Players,
        budget: MasterBudget,
        outlook: Outlook,
        heard: Heard,
        seed: int,
        opponents: Opponents = NOBODY_KNOWN,
    ) -> None:
        self._players = players
        self._deals = budget.for_the_win if outlook.for_the_win else budget.for_points
        self._pawn_deals = budget.for_the_pawn
        self._part = part_for_table(heard.view.players, heard.view.tricks)
        self._outlook = outlook
        self._view = heard.view
        self._knowledge = knowledge_of(heard)
        self._knowledge.now.player_kinds = opponents.player_kinds
        self._evidence = opponents.logs
        self._seed = seed

    def bids(self, judged: Mapping[PlayerAction, float]) -> list[Valuation]:
        """The bids that are close by judgement, with the sum of what judgement and the deals make of each."""
        best = sorted(judged, key=judged.__getitem__, reverse=True)
        close = [bid for bid in best[:MOST_BIDS] if judged[bid] >= judged[best[0]] - MARGIN_FOR_BIDS]
        return self._compared({bid: judged[bid] for bid in close}, self._in_time(self._deals.for_each_of_two))

    def cards(self, judged: Mapping[PlayerAction, float]) -> list[Valuation]:
        """The same for all cards; the fewer tricks are left, the more deals there is time for."""
        left = max(seat.cards_in_hand for seat in self._view.seats)
        longer = min(_MOST_FOR_FEW_TRICKS, self._view.tricks / left)
        return self._compared(judged, longer * self._in_time(self._deals.for_each_of_two))

    def _in_time(self, deals: int) -> int:
        """As many of these deals as there is time for at this table."""
        return round(self._part * deals)

    def _compared(self, judged: Mapping[PlayerAction, float], for_each_of_two: float) -> list[Valuation]:
        """The moves with what judgement and the deals make of each; a single one is not looked into."""
        if len(judged) == 1:
            return []
        actions = {move: one for move, one in actions_by_move(self._view, self._knowledge.now).items() if one in judged}
        each = max(1, round(for_each_of_two * 2 / len(actions)))
        found = self._searched(list(actions), each, self._in_time(self._deals.weighed), self._outlook, self._seed)
        trust = self._players.trust
        worths = {one.move: self._outlook.worth_of(one) + trust * judged[actions[one.move]] for one in found}
        return [valued(actions[one.move], one, worths[one.move]) for one in found]

    def ways_to_use_the_pawn(self) -> list[Valuation]:
        """Keeping the pawn or rolling, and the ways that were looked at twice, each beside keeping."""
        view, me = self._view, self._knowledge.me
        actions = actions_by_move(view, self._knowledge.now)
        ways = [move for move in actions if move != PASSING]
        rolls = not ways
        if rolls:
            ways = self._all_ways()
        before, later = worth_of_pawn(view, me), worth_of_keeping(view, hopes_by_search(view))
        used = self._outlook.with_pawn(me, before, 0.0)
        passing, worths = self._searched_twice(ways, used, _kinds_of(ways) if rolls else ())
        if isinstance(view.waiting, WaitingForOption):
            return [valued(actions[move], one, worth) for move, (one, worth) in worths.items()]
        keeping = self._worth_of_keeping(passing, self._outlook.with_pawn(me, before, later), later)
        keep = valued(KeepPawn(me), passing, keeping)
        if rolls:
            gains = {move: worth for move, (_, worth) in worths.items()}
            return [keep, valued(RollDie(me), passing, worth_of_rolling(gains, free_options(view), keeping))]
        return [keep, *(valued(actions[move], one, worth) for move, (one, worth) in worths.items())]

    def gains_by_kind(self) -> dict[int, float]:
        """What the best way of each free option adds to the round, by the option's number in the kernel."""
        ways = self._all_ways()
        passing, worths = self._searched_twice(ways, self._outlook, _kinds_of(ways))
        return {way[0]: worth - self._outlook.worth_of(passing) for way, (_, worth) in worths.items()}

    def _all_ways(self) -> list[Move]:
        now, me = self._knowledge.now, self._knowledge.me
        return [way for kind in free_options(self._view) for way in wheel_moves(now, me, kind)]

    def _worth_of_keeping(self, passing: Finding, kept: Outlook, later: float) -> float:
        """Points do not know of the pawn, the chance to win does: it is looked into with what the pawn may bring."""
        if not kept.for_the_win:
            return passing.foreseen + later
        return kept.worth_of(self._at_the_second_look([PASSING], kept)[0])

    def _searched_twice(
        self, ways: Sequence[Move], outlook: Outlook, kinds: Sequence[int]
    ) -> tuple[Finding, dict[Move, tuple[Finding, float]]]:
        """Passing, and the ways that are best at a glance, or the best of each kind asked for, looked at once more."""
        worlds = self._in_time(self._pawn_deals.at_a_glance)
        weighed = min(self._in_time(self._pawn_deals.weighed), CANDIDATES_FOR_EACH * worlds)
        seen = self._searched(ways, worlds, weighed, outlook, self._seed)
        glance = {one.move: outlook.worth_of(one) for one in seen}
        best = sorted(ways, key=glance.__getitem__, reverse=True)
        again = {max((way for way in ways if way[0] == kind), key=glance.__getitem__) for kind in kinds}
        chosen = [way for way in best if way in again] if kinds else best[:WAYS_WORTH_A_SECOND_LOOK]
        passing, *look = self._at_the_second_look([PASSING, *chosen], outlook)
        return passing, {one.move: (one, outlook.worth_of(one)) for one in look}

    def _at_the_second_look(self, ways: Sequence[Move], outlook: Outlook) -> list[Finding]:
        """In other deals than the first time: a move that was lucky in those is found out."""
        worlds, weighed = self._in_time(self._pawn_deals.at_the_second_look), self._in_time(self._pawn_deals.weighed)
        return self._searched(ways, worlds, weighed, outlook, self._seed ^ 1)

    def _searched(self, moves: Sequence[Move], worlds: int, weighed: int, outlook: Outlook, seed: int) -> list[Finding]:
        return found_by_search(
            self._players,
            self._knowledge,
            moves,
            worlds=worlds,
            candidates=weighed,
            seed=seed,
            totals=outlook.totals,
            deviation=outlook.deviation,
            evidence=self._evidence,
        )


def _kinds_of(ways: Sequence[Move]) -> tuple[int, ...]:
    """The kinds of options among these ways, each once."""
    return tuple(dict.fromkeys(kind for kind, _, _ in ways))
