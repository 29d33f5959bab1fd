"""A bot that chooses as a test says, and a hand for it to bid on."""

from __future__ import annotations

from collections.abc import Callable

from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.dealing.supply import chance_for
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.events import Event
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForChance


class ScriptedBot:
    name, version = "scripted", "3"

    def __init__(self, choose: Callable[[Heard, int], PlayerAction]) -> None:
        self.choose = choose


def a_hand_to_bid_on() -> Heard:
    state, events = start(RuleSet(), 3), list[Event]()
    while isinstance(state.waiting, WaitingForChance):
        outcome = act(state, chance_for(key_from_seed(7), state.waiting, state.round, 0))
        events.extend(outcome.events)
        state = outcome.state
    assert state.to_act is not None
    return heard_by(state.to_act, state, events)
