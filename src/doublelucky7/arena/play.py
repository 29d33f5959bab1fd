"""The one loop that plays a game with bots; `simulate` and the arena both run on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from doublelucky7.bots.asking import ask as ask_bot
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.dealing.supply import chance_for
from doublelucky7.rules.actions import Action, PlayerAction
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.events import Event, RoundStarted
from doublelucky7.rules.first_dealer import draws_made
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.seeing import heard_by, with_round
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard, PlayedRounds
from doublelucky7.rules.waiting import WaitingForChance

AskSeat: TypeAlias = Callable[[Seat, Heard, int], PlayerAction]
"""Asks a seat for its action, given what it heard and a seed."""


class Playthrough(msgspec.Struct, frozen=True):
    """A game from the first draw to the last card: everything that was done, in order, and where it ended."""

    actions: tuple[Action, ...]
    final: State


class Step(msgspec.Struct, frozen=True):
    """One thing done in a game, and the state it led to."""

    action: Action
    state: State


def play_game(ruleset: RuleSet, bots: Sequence[Bot], key: bytes, seed: int) -> Playthrough:
    """A whole game between bots, one for each seat: chance comes from the key, choices from the seed."""
    return play_through(start(ruleset, len(bots)), key, seed, lambda seat, heard, s: ask_bot(bots[seat], heard, s))


def play_through(state: State, key: bytes, seed: int, ask: AskSeat) -> Playthrough:
    """Plays a game from its start to its end, asking for every choice."""
    actions = []
    for step in steps_of(state, key, seed, ask):
        actions.append(step.action)
        state = step.state
    return Playthrough(tuple(actions), state)


def steps_of(state: State, key: bytes, seed: int, ask: AskSeat) -> Iterator[Step]:
    """A game step by step to its end, for those who want to stop before it, or to know how far it came."""
    since_deal: list[Event] = []
    earlier: PlayedRounds = ()
    place = 0
    while not state.is_over:
        seat = state.to_act
        action: Action
        if seat is not None:
            action = ask(seat, heard_by(seat, state, since_deal, earlier), seed_of_choice(seed, place))
        else:
            assert isinstance(state.waiting, WaitingForChance)
            action = chance_for(key, state.waiting, state.round, draws_made(since_deal), state.ruleset.deck)
        place += 1
        outcome = act(state, action)
        state = outcome.state
        for event in outcome.events:
            if isinstance(event, RoundStarted):
                earlier = with_round(earlier, since_deal)
                since_deal.clear()
            since_deal.append(event)
        yield Step(action, state)
