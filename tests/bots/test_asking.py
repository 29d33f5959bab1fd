"""Asking a bot: what it raises and what it may not choose is named, and only the view's own actions come back."""

from __future__ import annotations

import pytest

from doublelucky7.bots.asking import BotCrashed, IllegalChoice, ask
from doublelucky7.rules.actions import PlaceBid, PlayerAction
from doublelucky7.rules.views import Heard
from testkit.games.scripted_bot import ScriptedBot, a_hand_to_bid_on


class EqualToAnything(PlaceBid, frozen=True):
    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def test_a_legal_choice_comes_back_as_the_views_own_action() -> None:
    heard = a_hand_to_bid_on()
    bid = next(action for action in heard.view.legal if isinstance(action, PlaceBid))
    chosen = ask(ScriptedBot(lambda heard, seed: PlaceBid(bid.seat, bid.bid)), heard, 7)
    assert chosen is bid


@pytest.mark.parametrize("error", [ValueError("lost"), SystemExit(3), KeyError()])
def test_whatever_a_bot_raises_is_a_crash(error: BaseException) -> None:
    def fails(heard: Heard, seed: int) -> PlayerAction:
        raise error

    with pytest.raises(BotCrashed) as crash:
        ask(ScriptedBot(fails), a_hand_to_bid_on(), 7)
    assert crash.value.error is error


@pytest.mark.parametrize("choice", [PlaceBid(0, 99), EqualToAnything(0, 1), None, "R7"])
def test_what_is_not_listed_as_legal_is_refused(choice: PlayerAction) -> None:
    with pytest.raises(IllegalChoice) as refused:
        ask(ScriptedBot(lambda heard, seed: choice), a_hand_to_bid_on(), 7)
    assert refused.value.choice is choice
