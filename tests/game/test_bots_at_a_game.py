"""A bot at a `Game` is asked as everywhere else: what is no legal action of its view never reaches the rules."""

from __future__ import annotations

import pytest

from doublelucky7 import Game
from doublelucky7.bots.asking import BotCrashed, IllegalChoice
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class Cheat:
    name = "cheat"
    version = "1"

    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        return "nothing"  # type: ignore[return-value]  # what a bot from outside may answer with


class Crashing(Cheat):
    def choose(self, heard: Heard, seed: int) -> PlayerAction:
        raise ZeroDivisionError("no cards to divide by")


def test_an_answer_that_is_no_action_is_named() -> None:
    with pytest.raises(IllegalChoice, match="str"):
        Game([Cheat(), Cheat()], seed=1)


def test_a_bot_that_raises_is_named_with_its_error() -> None:
    with pytest.raises(BotCrashed, match="ZeroDivisionError: no cards to divide by") as crashed:
        Game([Crashing(), Crashing()], seed=1)
    assert isinstance(crashed.value.error, ZeroDivisionError)
