"""The strongest bot: the trained network, and search with it where that helps: `master`."""

from __future__ import annotations

from typing import Final

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Budget, Players, Search
from doublelucky7.bots.valuation import Valuation
from doublelucky7.kernel import is_compiled
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard

COMPILED_BUDGET: Final = Budget(candidates=200, for_a_bid=100, for_a_card=100, for_a_glance=6)
# How much the network's own value counts beside that of the deals, and how much worse by it a move may be, in points.
_SHARE_OF_THE_NETWORK: Final = 1.0
_CLOSE: Final = 1.5


class MasterBot:
    """Search over redealt hands, played out by the network and weighed by how it would have bid and played."""

    name = "master"
    version = "1"

    def __init__(self, budget: Budget | None = None) -> None:
        self._expert = ExpertBot()
        self._budget = budget or COMPILED_BUDGET
        self._searches = budget is not None or is_compiled()
        self._players = Players(
            hero=learned_policy(),
            others=learned_policy(),
            models=(
                (learned_policy(noise=0.05, bid_heat=0.7, card_heat=0.05), 0.6),
                (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.05), 0.2),
                (policy_named(THUMB, noise=1.0), 0.2),
            ),
            trust=_SHARE_OF_THE_NETWORK,
            margin=_CLOSE,
        )

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The legal action that does best by network and search."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self.valuations(heard, seed)[0].action

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """What network and search make of every action worth trying, the best first."""
        # Uncompiled a pass of the network takes a thousand times as long: there is no time for search.
        if not self._searches:
            return self._expert.valuations(heard, seed)
        return Search(self._players, self._budget, heard, seed).valuations()
