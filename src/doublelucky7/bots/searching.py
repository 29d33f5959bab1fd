"""The bot that looks into deals it might be in: `expert`.

It redeals what it cannot see, weighs the deals by how well they explain the others' bids and cards under a mixture of
opponents, and plays every move out in the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from doublelucky7.bots.pawn import worth_of_keeping, worth_of_rolling
from doublelucky7.bots.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.stakes import Stakes, stakes_of
from doublelucky7.bots.translation import actions_by_move, as_kernel_seed, free_options
from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.codes import BID, CARD, NAME_TRUMP, PASS
from doublelucky7.kernel.heuristic import think_of_bids, think_of_cards, think_of_trump
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.moves import wheel_moves
from doublelucky7.kernel.observing import Move, knowledge_of
from doublelucky7.kernel.search import Finding, search
from doublelucky7.kernel.strength import Mind, Policy
from doublelucky7.rules.actions import KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForBid, WaitingForOption, WaitingForTrump, WaitingForWheel

_PLAYERS_THE_BUDGET_IS_FOR: Final = 4
_TRICKS_THE_BUDGET_IS_FOR: Final = 7
_MOST_FOR_SHORT_ROUNDS: Final = 5


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How many deals a decision looks into at four players with seven cards; what takes longer gets fewer.

    Candidates are weighed by what the others did, and a part of them is played out: more for bids, of which few are
    worth trying, and only a glance at each of the many ways to use a pawn.
    """

    candidates: int
    for_a_bid: int
    for_a_card: int
    for_a_glance: int

    def for_table(self, players: int, tricks: int) -> Budget:
        """The budget at a table of another size, or in a shorter round."""
        part = (_PLAYERS_THE_BUDGET_IS_FOR / max(players, _PLAYERS_THE_BUDGET_IS_FOR)) ** 1.5
        part *= min(_MOST_FOR_SHORT_ROUNDS, _TRICKS_THE_BUDGET_IS_FOR / tricks)
        return Budget(
            candidates=round(part * self.candidates),
            for_a_bid=round(part * self.for_a_bid),
            for_a_card=round(part * self.for_a_card),
            for_a_glance=round(part * self.for_a_glance),
        )


COMPILED_BUDGET: Final = Budget(candidates=1200, for_a_bid=480, for_a_card=240, for_a_glance=24)
# Uncompiled everything takes about a hundred times as long.
PURE_BUDGET: Final = Budget(candidates=24, for_a_bid=12, for_a_card=8, for_a_glance=3)

_CANDIDATES_FOR_EACH: Final = 5
_LEAST_EFFECTIVE_SHARE: Final = 0.1
# How much what judgement alone makes of a move counts beside what the deals show, where these are few.
_TRUST_IN_JUDGEMENT: Final = 0.25
_BIDS_WORTH_TRYING: Final = 0.35
_WAYS_WORTH_A_SECOND_LOOK: Final = 6


class ExpertBot:
    """Search over redealt hands with inference from bids and play."""

    name = "expert"
    version = "1"

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or (COMPILED_BUDGET if is_compiled() else PURE_BUDGET)
        self._insight = policy_named(INSIGHT)
        self._thumb = policy_named(THUMB)
        self._models: Sequence[tuple[Policy, float]] = (
            (policy_named(THUMB, noise=0.05, bid_heat=0.5, card_heat=0.05), 0.5),
            (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.03), 0.35),
            (policy_named(THUMB, noise=1.0), 0.15),
        )

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The legal action that does best over the deals looked into."""
        view = heard.view
        if len(view.legal) == 1:
            return view.legal[0]
        knowledge = knowledge_of(heard)
        match view.waiting:
            case WaitingForWheel() | WaitingForOption():
                return self._at_the_wheel(view, knowledge, seed)
            case _:
                return self._best_move(view, knowledge, seed)

    def _best_move(self, view: View, knowledge: Knowledge, seed: int) -> PlayerAction:
        actions = actions_by_move(view, knowledge.now)
        judged = self._judged(view, knowledge)
        most = max(judged.values())
        moves = list(judged)
        budget = self._budget.for_table(view.players, view.tricks)
        worlds = budget.for_a_card
        if isinstance(view.waiting, WaitingForBid):
            # Bids that judgement alone rules out need no second thought.
            moves = [move for move in moves if judged[move] >= _BIDS_WORTH_TRYING * most]
            worlds = budget.for_a_bid
        stakes = stakes_of(view)
        found = self._look_into(knowledge, moves, worlds, stakes, seed) if len(moves) > 1 else []
        values = {one.move: stakes.value_of(one) + _TRUST_IN_JUDGEMENT * judged[one.move] for one in found}
        return actions[max(moves, key=lambda move: values.get(move, 0.0))]

    def _judged(self, view: View, knowledge: Knowledge) -> dict[Move, float]:
        """What every legal trump colour, bid or card should bring in points, without looking into any deal."""
        mind = Mind()
        match view.waiting:
            case WaitingForTrump():
                think_of_trump(self._insight, knowledge.now, mind)
                return {(NAME_TRUMP, colour, 0): worth for colour, worth in mind.considered()}
            case WaitingForBid():
                think_of_bids(self._insight, knowledge.now, mind)
                return {(BID, bid, 0): worth for bid, worth in mind.considered()}
            case _:
                think_of_cards(self._insight, knowledge.now, mind)
                worth = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * knowledge.now.bid_of(knowledge.me)
                return {(CARD, card, 0): chance * worth for card, chance in mind.considered()}

    def _at_the_wheel(self, view: View, knowledge: Knowledge, seed: int) -> PlayerAction:
        actions = actions_by_move(view, knowledge.now)
        ways = [move for move in actions if move[0] != PASS]
        after_a_roll = isinstance(view.waiting, WaitingForOption)
        rolls = not ways
        if rolls:
            ways = [way for kind in free_options(view) for way in wheel_moves(knowledge.now, knowledge.me, kind)]
        gains = self._gains(view, knowledge, ways, seed)
        best = max(gains, key=gains.__getitem__)
        if after_a_roll:
            return actions[best]
        keeping = worth_of_keeping(view)
        using = worth_of_rolling(gains, free_options(view), keeping) if rolls else gains[best]
        if using <= keeping:
            return KeepPawn(knowledge.me)
        return RollDie(knowledge.me) if rolls else actions[best]

    def _gains(self, view: View, knowledge: Knowledge, ways: Sequence[Move], seed: int) -> dict[Move, float]:
        """What each way of using the pawn adds to passing: a glance at all, a second look at the best."""
        budget = self._budget.for_table(view.players, view.tricks)
        stakes = stakes_of(view)
        passing: Move = (PASS, 0, 0)
        glance = self._look_into(knowledge, [passing, *ways], budget.for_a_glance, stakes, seed)
        worth = {finding.move: stakes.value_of(finding) for finding in glance}
        best = sorted(ways, key=worth.__getitem__, reverse=True)[:_WAYS_WORTH_A_SECOND_LOOK]
        look = self._look_into(knowledge, [passing, *best], budget.for_a_card, stakes, seed ^ 1)
        first_pass, pass_worth = worth[passing], stakes.value_of(look[0])
        gains = {move: worth[move] - first_pass for move in ways}
        gains.update({finding.move: stakes.value_of(finding) - pass_worth for finding in look[1:]})
        return gains

    def _look_into(
        self, knowledge: Knowledge, moves: Sequence[Move], worlds: int, stakes: Stakes, seed: int
    ) -> list[Finding]:
        budget = self._budget.for_table(knowledge.now.players, knowledge.now.tricks)
        return search(
            knowledge,
            moves,
            worlds=worlds,
            seed=as_kernel_seed(seed),
            hero=self._insight,
            others=self._thumb,
            models=self._models,
            candidates=min(budget.candidates, _CANDIDATES_FOR_EACH * worlds),
            least_effective=_LEAST_EFFECTIVE_SHARE * worlds,
            totals=stakes.totals,
            scale=stakes.softness,
        )


class PlainExpertBot(ExpertBot):
    """The same search without inference, every deal as likely as the other: to measure what inference is worth."""

    name = "plain_expert"

    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(budget)
        self._models = ()
