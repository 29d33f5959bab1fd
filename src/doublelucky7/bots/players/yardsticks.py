"""The players every figure is measured against, frozen for good under their versions."""

from __future__ import annotations

from typing import Final

from doublelucky7.bots.players.heuristic import judge
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Budget, Players, Search
from doublelucky7.bots.valuation import Valuation
from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.observing import knowledge_of
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard

COMPILED_BUDGET: Final = Budget(candidates=1200, for_a_bid=480, for_a_card=240, for_a_glance=24)
# Uncompiled everything takes about a hundred times as long.
PURE_BUDGET: Final = Budget(candidates=24, for_a_bid=12, for_a_card=8, for_a_glance=3)


class InsightBot:
    """The judgement that looks ahead, playing alone."""

    name = "insight"
    version = "1"

    def __init__(self) -> None:
        self._policy = policy_named(INSIGHT)

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The best legal action by judgement alone."""
        return judge(self._policy, heard, knowledge_of(heard), seed)


class FirstExpertBot:
    """The first `expert`: search with heuristic players and inference from bids and play."""

    name = "expert"
    version = "1"

    def __init__(self, budget: Budget | None = None) -> None:
        self._budget = budget or (COMPILED_BUDGET if is_compiled() else PURE_BUDGET)
        self._players = Players(
            hero=policy_named(INSIGHT),
            others=policy_named(THUMB),
            models=(
                (policy_named(THUMB, noise=0.05, bid_heat=0.5, card_heat=0.05), 0.5),
                (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.03), 0.35),
                (policy_named(THUMB, noise=1.0), 0.15),
            ),
            trust=0.25,
        )

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """What the search finds out about every action worth trying, the best first."""
        return Search(self._players, self._budget, heard, seed).valuations()

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The legal action that does best over the deals looked into."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self.valuations(heard, seed)[0].action


class PlainSearchBot(FirstExpertBot):
    """The same search without inference, every deal as likely as the other."""

    name = "plain"
    version = "1"

    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(budget)
        first = self._players
        self._players = Players(hero=first.hero, others=first.others, models=(), trust=first.trust)
