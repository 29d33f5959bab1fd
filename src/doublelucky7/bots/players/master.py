"""The strongest bot: the trained network, and search with it where that helps: `master`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from doublelucky7.bots.players.learned import ExpertBot, points_at_stake
from doublelucky7.bots.thinking.lookahead import Deals, Lookahead, MasterBudget, PawnDeals
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.opponents import OpponentModels
from doublelucky7.bots.thinking.outlook import Outlook, outlook_for_cards, outlook_on
from doublelucky7.bots.thinking.policies import INSIGHT, STRONG, THUMB, policy_named
from doublelucky7.bots.thinking.searching import Players
from doublelucky7.bots.thinking.standing import standing_of
from doublelucky7.bots.valuation import Valuation, best_first
from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.codes import KIND_INSIGHT, KIND_NETWORK, KIND_SEARCH, KIND_THUMB, KIND_UNKNOWN
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForOption, WaitingForWheel

BUDGET: Final = MasterBudget(
    for_points=Deals(weighed=2000, for_each_of_two=300),
    for_the_win=Deals(weighed=3000, for_each_of_two=450),
    for_the_pawn=PawnDeals(weighed=800, at_a_glance=12, at_the_second_look=150),
)


class MasterBot:
    """The network for trump; search with it for bids, cards and the pawn."""

    name = "master"
    version = "1"

    def __init__(self, budget: MasterBudget | None = None, players: Players | None = None) -> None:
        self._expert = ExpertBot()
        self._budget = budget or BUDGET
        self._searches = budget is not None or is_compiled()
        self._players = players or players_with_inference()
        self._opponent_models = opponents_known_by(players) if players else _shared_models()
        self._players_for_points_of_cards = replace(self._players, trust=_TRUST_FOR_POINTS)

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The legal action that does best by network and search."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self.valuations(heard, seed)[0].action

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """What network and search make of every action worth trying, the best first."""
        # Uncompiled a pass of the network takes a thousand times as long: there is no time for search.
        if not self._searches:
            return self._expert.valuations(heard, seed)
        match heard.view.waiting:
            case WaitingForWheel() | WaitingForOption():
                return best_first(self.at_the_wheel(heard, seed).ways_to_use_the_pawn())
            case WaitingForBid():
                return self._bids(heard, seed)
            case WaitingForCard():
                return self._cards(heard, seed)
            case _:
                return self._expert.valuations(heard, seed, self._opponent_models.opponents_of(heard).player_kinds)

    def at_the_wheel(self, heard: Heard, seed: int) -> Lookahead:
        """What it looks into when it is asked for its pawn."""
        opponents, outlook = self._opponent_models.opponents_of(heard), self.outlook_at_the_wheel(heard.view)
        return Lookahead(self._players, self._budget, outlook, heard, seed, opponents)

    def _bids(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        opponents, outlook = self._opponent_models.opponents_of(heard), self.outlook(heard.view)
        judged = self._expert.valuations(heard, seed, opponents.player_kinds)
        look = Lookahead(self._players, self._budget, outlook, heard, seed, opponents)
        return best_first(look.bids({one.action: one.worth for one in judged})) or judged

    def _cards(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        opponents, outlook = self._opponent_models.opponents_of(heard), self.outlook_for_cards(heard.view)
        judged = self._expert.valuations(heard, seed, opponents.player_kinds)
        players = self._players if outlook.for_the_win else self._players_for_points_of_cards
        look = Lookahead(players, self._budget, outlook, heard, seed, opponents)
        return best_first(look.cards(_worths(judged, outlook, heard.view))) or judged

    def outlook(self, view: View) -> Outlook:
        """What is bid for in the running round."""
        return outlook_on(view)

    def outlook_at_the_wheel(self, view: View) -> Outlook:
        """What a pawn is used for: the win, since options also take from others and help them."""
        return replace(outlook_on(view), for_the_win=True)

    def outlook_for_cards(self, view: View) -> Outlook:
        """What cards are played for in the running round."""
        return outlook_for_cards(view)


def _worths(judged: tuple[Valuation, ...], outlook: Outlook, view: View) -> Mapping[PlayerAction, float]:
    """What the network makes of cards: points, or the chance to win in points where that is played for."""
    if not outlook.for_the_win:
        return {one.action: one.points for one in judged}
    assert view.viewer is not None, "a bot sits in a seat"
    standing, points = standing_of(view, view.viewer), points_at_stake(view, view.viewer)
    return {one.action: standing.worth_of_making(points, one.made) for one in judged}


def players_with_inference() -> Players:
    """The network in the own seat; others as they seem to be, who look ahead, go by rule of thumb, or at random.

    The network is not among the others: in the time it takes, these weigh ten times as many deals and play out three
    times as many, which is as good at its own tables and better at all others.
    """
    return Players(
        hero=learned_policy(),
        others=(policy_named(INSIGHT), policy_named(THUMB), policy_named(THUMB, noise=1.0)),
        models=(
            (policy_named(INSIGHT, noise=0.05, bid_heat=1.0, card_heat=0.06), 0.6),
            (policy_named(THUMB, noise=0.05, bid_heat=0.5, card_heat=0.05), 0.3),
            (policy_named(THUMB, noise=1.0), 0.1),
        ),
        trust=_TRUST_FOR_THE_WIN,
        alike=_ALIKE,
        decay=_DECAY,
    )


@cache
def _shared_models() -> OpponentModels:
    """Servers make a bot for each decision: what is known of a round is shared among them."""
    return opponents_known_by(players_with_inference())


def opponents_known_by(players: Players) -> OpponentModels:
    """The models of some players, and those that are only recognised, so that the network can be told of them."""
    if not players.models:
        return OpponentModels((), (), players.alike, searched_with=0)
    recognised = (
        (learned_policy(noise=0.05, bid_heat=0.7, card_heat=0.05), _SHARE_OF_THE_NETWORK),
        (policy_named(STRONG, noise=0.03, bid_heat=0.7, card_heat=0.03), _SHARE_OF_SEARCH),
    )
    rest = 1 - sum(share for _, share in recognised)
    others = [(model, share * rest) for model, share in players.models]
    # The network was never told of somebody who plays at random.
    kinds = (KIND_INSIGHT, KIND_THUMB, KIND_UNKNOWN, KIND_NETWORK, KIND_SEARCH)
    return OpponentModels((*others, *recognised), kinds, players.alike, searched_with=len(others))


# How much the network's own opinion of a move counts beside what the deals show, which for the points of a card is the
# less left to luck; how much each own card to come counts beside the one before, by what the network then expects; and
# for what share the others at a table are all of one kind.
_TRUST_FOR_THE_WIN: Final = 0.5
_TRUST_FOR_POINTS: Final = 0.25
_DECAY: Final = 0.7
_ALIKE: Final = 0.7
# How likely somebody plays like the network, or as a search would, before anything was seen.
_SHARE_OF_THE_NETWORK: Final = 0.3
_SHARE_OF_SEARCH: Final = 0.25
