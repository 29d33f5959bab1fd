"""Players that differ from a level in one thing, to measure what that thing is worth.

The arena meets them by name: `doublelucky7 arena master benchmarks.variants:MasterForPoints --players 4 --deals 500`.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import MasterBot, players_with_inference
from doublelucky7.bots.thinking.outlook import Outlook
from doublelucky7.bots.thinking.searching import found_by_search, valued
from doublelucky7.bots.thinking.standing import Standing
from doublelucky7.bots.thinking.translation import actions_by_move
from doublelucky7.bots.valuation import Valuation, best_first
from doublelucky7.kernel.observing import knowledge_of
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForCard


class ExpertForPoints(ExpertBot):
    """`expert` that plays for the points of every round, whatever the standing."""

    name = "expert-for-points"

    def standing(self, view: View, me: Seat) -> Standing | None:
        """Never looked at."""
        return None


class MasterForPoints(MasterBot):
    """`master` that plays for the points of every round, whatever the standing."""

    name = "master-for-points"

    def __init__(self) -> None:
        super().__init__()
        self._expert = ExpertForPoints()

    def outlook(self, view: View) -> Outlook:
        """Points, to the end."""
        return replace(super().outlook(view), for_the_win=False)

    def outlook_for_cards(self, view: View) -> Outlook:
        """Points, to the end."""
        return replace(super().outlook_for_cards(view), for_the_win=False)


class MasterWithoutInference(MasterBot):
    """`master` that takes every deal that fits as likely as any other."""

    name = "master-without-inference"

    def __init__(self) -> None:
        super().__init__(players=replace(players_with_inference(), models=()))


class MasterSearchingCards(MasterBot):
    """`master` that searches for the points of a round with its cards, as the coach does: all others by the network."""

    name = "master-searching-cards"
    playouts: Final = 320
    candidates: Final = 300
    margin: Final = 2.5
    most_cards: Final = 4

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """Cards that the network finds close by what it and the deals say in sum, everything else as before."""
        judged = super().valuations(heard, seed)
        view = heard.view
        if not isinstance(view.waiting, WaitingForCard) or self.outlook_for_cards(view).for_the_win:
            return judged
        close = {
            one.action: one.worth for one in judged[: self.most_cards] if one.worth > judged[0].worth - self.margin
        }
        if len(close) == 1:
            return judged
        knowledge = knowledge_of(heard)
        actions = actions_by_move(view, knowledge.now)
        moves = [move for move, action in actions.items() if action in close]
        longer = min(2.0, view.tricks / len(view.hand or ()))
        found = found_by_search(
            self._players,
            knowledge,
            moves,
            worlds=round(longer * self.playouts / len(moves)),
            candidates=self.candidates,
            seed=seed,
            totals=(0.0,) * view.players,
        )
        return best_first([valued(actions[one.move], one, one.points + close[actions[one.move]]) for one in found])
