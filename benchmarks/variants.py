"""Players that differ from a level in one thing, to measure what that thing is worth.

The arena meets them by name: `doublelucky7 arena master benchmarks.variants:MasterForPoints --players 4 --deals 500`.
"""

from __future__ import annotations

from msgspec.structs import replace

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import COMPILED_BUDGET, MasterBot, players_with_inference
from doublelucky7.bots.thinking.outlook import Outlook
from doublelucky7.bots.thinking.searching import Search
from doublelucky7.bots.thinking.standing import Standing
from doublelucky7.bots.valuation import Valuation
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.waiting import WaitingForOption, WaitingForWheel


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
        self._network = ExpertForPoints()

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """Search at the wheel only."""
        if isinstance(heard.view.waiting, WaitingForWheel | WaitingForOption):
            return super().valuations(heard, seed)
        return self._network.valuations(heard, seed)

    def outlook(self, view: View) -> Outlook:
        """Points, to the end."""
        return replace(super().outlook(view), for_the_win=False)


class MasterWithoutInference(MasterBot):
    """`master` that takes every deal that fits as likely as any other."""

    name = "master-without-inference"

    def __init__(self) -> None:
        super().__init__(players=replace(players_with_inference(), models=()))


class SearchingMaster(MasterBot):
    """`master` that also searches for the points of a round, among moves the network finds close."""

    name = "searching-master"

    def __init__(self) -> None:
        super().__init__()
        self._searchers = replace(players_with_inference(), trust=1.0, margin=1.5)

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The best by search and network, half and half."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self.valuations(heard, seed)[0].action

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """Search everywhere."""
        if isinstance(heard.view.waiting, WaitingForWheel | WaitingForOption):
            return super().valuations(heard, seed)
        return Search(self._searchers, COMPILED_BUDGET, heard, seed).valuations()
