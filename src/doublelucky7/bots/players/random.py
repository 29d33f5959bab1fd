"""The bot that plays anything legal, each choice as likely as the other."""

from __future__ import annotations

from random import Random

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class RandomBot:
    """Plays any legal action."""

    name = "random"
    version = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """Any legal action, picked by the seed alone."""
        return Random(seed).choice(heard.view.legal)
