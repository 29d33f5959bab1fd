"""A bot that always follows the coach's first choice, to measure in the arena how good its advice is.

`doublelucky7 arena doublelucky7.coach.player:CoachBot master --players 4 --cards 7 --deals 800 --seed 7`
"""

from __future__ import annotations

from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer, default_effort
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class CoachBot:
    """Does what the coach would call best at a first look."""

    name = "coach"
    version = "1"

    def __init__(self) -> None:
        self._valuer = MoveValuer()
        self._effort = FULL_EFFORT.times(1) if default_effort() is FULL_EFFORT else default_effort()

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """The coach's first choice; the seed is not needed, because the deals come from what was heard."""
        legal = heard.view.legal
        return legal[0] if len(legal) == 1 else self._valuer.values(heard, legal[0], self._effort)[0].action
