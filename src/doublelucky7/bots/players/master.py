"""The strongest bot: the trained network, and search with it where that helps: `master`."""

from __future__ import annotations

from typing import Final

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.thinking.lookahead import Lookahead
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.outlook import Outlook, outlook_on, outlook_without_hope
from doublelucky7.bots.thinking.policies import INSIGHT, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Budget, Players
from doublelucky7.bots.thinking.standing import is_lost
from doublelucky7.bots.valuation import Valuation, best_first
from doublelucky7.kernel import is_compiled
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForCard, WaitingForOption, WaitingForWheel

COMPILED_BUDGET: Final = Budget(candidates=160, for_a_bid=80, for_a_card=80, for_a_glance=6)


class MasterBot:
    """The network for trump, bids and cards; search for the pawn, and for cards once the own bid is lost.

    Searching for the points of a round with a network of this strength was not found to bring any.
    """

    name = "master"
    version = "1"

    def __init__(self, budget: Budget | None = None, players: Players | None = None) -> None:
        self._expert = ExpertBot()
        self._budget = budget or COMPILED_BUDGET
        self._searches = budget is not None or is_compiled()
        self._players = players or players_with_inference()

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The legal action that does best by network and search."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self.valuations(heard, seed)[0].action

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """What network and search make of every action worth trying, the best first."""
        # Uncompiled a pass of the network takes a thousand times as long: there is no time for search.
        if self._searches and isinstance(heard.view.waiting, WaitingForWheel | WaitingForOption):
            return best_first(self._look(self.outlook(heard.view), heard, seed).ways_to_use_the_pawn())
        if self._searches and isinstance(heard.view.waiting, WaitingForCard) and _has_lost(heard.view):
            return best_first(self._look(outlook_without_hope(heard.view), heard, seed).cards())
        return self._expert.valuations(heard, seed)

    def outlook(self, view: View) -> Outlook:
        """What the running round is played for."""
        return outlook_on(view)

    def _look(self, outlook: Outlook, heard: Heard, seed: int) -> Lookahead:
        return Lookahead(self._players, self._budget, outlook, heard, seed)


def _has_lost(view: View) -> bool:
    """Whether the viewer's own bid can no longer be made."""
    assert view.viewer is not None, "a bot sits in a seat"
    return is_lost(view.seats[view.viewer], view)


def players_with_inference() -> Players:
    """The network in every seat, and three kinds of others by which deals are weighed."""
    return Players(
        hero=learned_policy(),
        others=learned_policy(),
        models=(
            (learned_policy(noise=0.05, bid_heat=0.7, card_heat=0.05), 0.6),
            (policy_named(INSIGHT, noise=0.05, bid_heat=0.7, card_heat=0.05), 0.2),
            (policy_named(THUMB, noise=1.0), 0.2),
        ),
        trust=0.0,
    )
