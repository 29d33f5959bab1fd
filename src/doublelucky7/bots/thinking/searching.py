"""Search: a bot that looks into deals it might be in.

It redeals what it cannot see, weighs the deals by how well they explain the others' bids and cards under a mixture of
opponents, and plays every move out in the same deals. Which players it plays them out with is the bot's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from doublelucky7.bots.thinking.pawn import worth_of_keeping, worth_of_rolling
from doublelucky7.bots.thinking.stakes import stakes_of
from doublelucky7.bots.thinking.translation import actions_by_move, as_kernel_seed, free_options
from doublelucky7.bots.valuation import Valuation, best_first, guessed
from doublelucky7.kernel.codes import BID, CARD, NAME_TRUMP
from doublelucky7.kernel.heuristic import evaluate_bids, evaluate_cards, evaluate_trump
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.moves import wheel_moves
from doublelucky7.kernel.observing import PASSING, Move, knowledge_of
from doublelucky7.kernel.search import Finding, search
from doublelucky7.kernel.strength import Evaluation, Policy
from doublelucky7.rules.actions import KeepPawn, PlayerAction, RollDie
from doublelucky7.rules.scoring import POINTS_A_TRICK, POINTS_FOR_AN_EXACT_BID
from doublelucky7.rules.views import Heard
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
        part = part_for_table(players, tricks)
        return Budget(
            candidates=round(part * self.candidates),
            for_a_bid=round(part * self.for_a_bid),
            for_a_card=round(part * self.for_a_card),
            for_a_glance=round(part * self.for_a_glance),
        )


def part_for_table(players: int, tricks: int) -> float:
    """The part of a budget there is time for at a table of another size, or in a shorter round."""
    part: float = (_PLAYERS_THE_BUDGET_IS_FOR / max(players, _PLAYERS_THE_BUDGET_IS_FOR)) ** 1.5
    return part * min(_MOST_FOR_SHORT_ROUNDS, _TRICKS_THE_BUDGET_IS_FOR / tricks)


class Players(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a deal out, and who the others may be: models with their shares, none to take every deal as likely."""

    hero: Policy
    others: Policy | tuple[Policy, ...]
    """One player for all other seats, or one for each model: each seat is then played by what it seems to be."""
    models: tuple[tuple[Policy, float], ...]
    trust: float
    """How much what the hero makes of a move without looking counts beside what the deals show, where these are few."""
    alike: float = 0.0
    """For what share the others at a table are all of one kind, rather than each of any."""
    decay: float = 1.0
    """How much each own card to come counts beside the one before, by what the hero then expects; 1 counts the end."""


# Where few deals are played out, so many times as many are weighed at most.
CANDIDATES_FOR_EACH: Final = 5
_LEAST_EFFECTIVE_SHARE: Final = 0.1
_BIDS_WORTH_TRYING: Final = 0.35
_WAYS_WORTH_A_SECOND_LOOK: Final = 6


class Search:
    """One decision looked into: what a seat knows, what is at stake, and how much may be tried."""

    def __init__(self, players: Players, budget: Budget, heard: Heard, seed: int) -> None:
        self._players = players
        self._view = heard.view
        self._knowledge = knowledge_of(heard)
        self._budget = budget.for_table(heard.view.players, heard.view.tricks)
        self._stakes = stakes_of(heard.view)
        self._seed = seed

    def valuations(self) -> tuple[Valuation, ...]:
        """Every action worth trying with what it should bring, the best first."""
        match self._view.waiting:
            case WaitingForWheel() | WaitingForOption():
                return best_first(self._at_the_wheel())
            case _:
                return best_first(self._at_the_table())

    def _at_the_table(self) -> list[Valuation]:
        actions = actions_by_move(self._view, self._knowledge.now)
        judged = self._judged()
        most = max(judged.values())
        moves = list(judged)
        worlds = self._budget.for_a_card
        if isinstance(self._view.waiting, WaitingForBid):
            # Bids that judgement alone rules out need no second thought.
            moves = [move for move in moves if judged[move] >= _BIDS_WORTH_TRYING * most]
            worlds = self._budget.for_a_bid
        if len(moves) == 1:
            # The only one worth trying: what judgement makes of it.
            return [guessed(actions[moves[0]], judged[moves[0]])]
        found = self._searched(moves, worlds, self._seed)
        trust = self._players.trust
        return [valued(actions[one.move], one, self._stakes.value_of(one) + trust * judged[one.move]) for one in found]

    def _judged(self) -> dict[Move, float]:
        """What every legal trump colour, bid or card should bring in points, without looking into any deal."""
        evaluation, now, hero = Evaluation(), self._knowledge.now, self._players.hero
        match self._view.waiting:
            case WaitingForTrump():
                evaluate_trump(hero, now, evaluation)
                return {(NAME_TRUMP, colour, 0): worth for colour, worth in evaluation.considered()}
            case WaitingForBid():
                evaluate_bids(hero, now, evaluation)
                return {(BID, bid, 0): worth for bid, worth in evaluation.considered()}
            case _:
                evaluate_cards(hero, now, evaluation)
                worth = POINTS_FOR_AN_EXACT_BID + POINTS_A_TRICK * now.bid_of(self._knowledge.me)
                return {(CARD, card, 0): chance * worth for card, chance in evaluation.considered()}

    def _at_the_wheel(self) -> list[Valuation]:
        """Keeping the pawn first, so that it is kept where using it brings no more."""
        view, knowledge = self._view, self._knowledge
        actions = actions_by_move(view, knowledge.now)
        ways = [move for move in actions if move != PASSING]
        rolls = not ways
        if rolls:
            ways = [way for kind in free_options(view) for way in wheel_moves(knowledge.now, knowledge.me, kind)]
        passing, found = self._searched_pawn_uses(ways)
        gains = {move: worth - self._stakes.value_of(passing[move]) for move, (_, worth) in found.items()}
        used = [] if rolls else [valued(actions[move], found[move][0], gains[move]) for move in ways]
        if isinstance(view.waiting, WaitingForOption):
            return used
        keeping = worth_of_keeping(view)
        kept = valued(KeepPawn(knowledge.me), passing[ways[0]], keeping)
        if rolls:
            rolling = worth_of_rolling(gains, free_options(view), keeping)
            used = [valued(RollDie(knowledge.me), passing[ways[0]], rolling)]
        return [kept, *used]

    def _searched_pawn_uses(
        self, ways: Sequence[Move]
    ) -> tuple[dict[Move, Finding], dict[Move, tuple[Finding, float]]]:
        """Each way of using the pawn, and passing in the same deals: a glance at all, a second look at the best."""
        stakes = self._stakes
        glance = self._searched([PASSING, *ways], self._budget.for_a_glance, self._seed)
        passing = dict.fromkeys(ways, glance[0])
        found = {one.move: (one, stakes.value_of(one)) for one in glance[1:]}
        best = sorted(ways, key=lambda move: found[move][1], reverse=True)[:_WAYS_WORTH_A_SECOND_LOOK]
        look = self._searched([PASSING, *best], self._budget.for_a_card, self._seed ^ 1)
        passing.update(dict.fromkeys(best, look[0]))
        found.update({one.move: (one, stakes.value_of(one)) for one in look[1:]})
        return passing, found

    def _searched(self, moves: Sequence[Move], worlds: int, seed: int) -> list[Finding]:
        return found_by_search(
            self._players,
            self._knowledge,
            moves,
            worlds=worlds,
            candidates=min(self._budget.candidates, CANDIDATES_FOR_EACH * worlds),
            seed=seed,
            totals=self._stakes.totals,
            scale=self._stakes.softness,
        )


def found_by_search(
    players: Players,
    knowledge: Knowledge,
    moves: Sequence[Move],
    *,
    worlds: int,
    candidates: int,
    seed: int,
    totals: Sequence[float],
    scale: float = 0.0,
    deviation: float = 0.0,
    evidence: Sequence[Sequence[float]] = (),
) -> list[Finding]:
    """What these players find out about moves in so many deals, chosen among the candidates."""
    return search(
        knowledge,
        moves,
        worlds=worlds,
        seed=as_kernel_seed(seed),
        hero=players.hero,
        others=players.others,
        models=players.models,
        candidates=candidates,
        least_effective=_LEAST_EFFECTIVE_SHARE * worlds,
        alike=players.alike,
        decay=players.decay,
        totals=totals,
        scale=scale,
        deviation=deviation,
        evidence=evidence,
    )


def valued(action: PlayerAction, finding: Finding, worth: float) -> Valuation:
    """An action with what a search found out about it, and what that is worth."""
    return Valuation(
        action=action,
        worth=worth,
        points=finding.points,
        error=finding.error,
        made=finding.made,
        tricks=finding.tricks,
    )
