"""Players that do without one thing a level has, to measure what that thing is worth.

The arena meets them by name: `doublelucky7 arena master benchmarks.variants:MasterForPoints --players 4 --deals 500`.
"""

from __future__ import annotations

from msgspec.structs import replace

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.bots.players.master import MasterBot, players_with_inference
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.bots.thinking.outlook import Outlook
from doublelucky7.bots.thinking.standing import Standing
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.views import View


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

    def outlook_at_the_wheel(self, view: View) -> Outlook:
        """Points, to the end."""
        return replace(super().outlook_at_the_wheel(view), for_the_win=False)

    def outlook_for_cards(self, view: View) -> Outlook:
        """Points, to the end."""
        return replace(super().outlook_for_cards(view), for_the_win=False)


class MasterWithoutInference(MasterBot):
    """`master` that takes every deal that fits as likely as any other.

    It plays the others out by the network, since it cannot tell what they are.
    """

    name = "master-without-inference"

    def __init__(self) -> None:
        super().__init__(players=replace(players_with_inference(), models=(), others=learned_policy()))
