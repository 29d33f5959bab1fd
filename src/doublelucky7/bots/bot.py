"""What a bot is: a name, a version, and a choice made from what its seat has heard."""

from __future__ import annotations

from typing import Protocol

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class Bot(Protocol):
    """A pure function of what a seat heard and a seed, so that every choice can be reproduced."""

    @property
    def name(self) -> str:
        """What the level or the program is called."""

    @property
    def version(self) -> str:
        """Changes with the first release in which the same input may lead to another choice."""

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        """One of `heard.view.legal`."""
