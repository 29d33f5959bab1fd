"""The one loop that plays a game with bots; `simulate` and the arena both run on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TypeAlias

import msgspec

from doublelucky7.bots.bot import Bot
from doublelucky7.dealing.supply import chance_for
from doublelucky7.rules.actions import Action, DrawForDealer, PlayerAction
from doublelucky7.rules.engine import decide, evolve, start
from doublelucky7.rules.events import Event, RoundStarted
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.seeing import heard_by
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForChance

Asked: TypeAlias = Callable[[Seat, Heard, int], PlayerAction]
"""Somebody who answers for a seat, given what it heard and a seed."""


class Playthrough(msgspec.Struct, frozen=True):
    """A game from the first draw to the last card: everything that was done, in order, and where it ended."""

    actions: tuple[Action, ...]
    final: State


def play_game(ruleset: RuleSet, bots: Sequence[Bot], key: bytes, seed: int) -> Playthrough:
    """A whole game between bots, one for each seat: chance comes from the key, choices from the seed."""
    return play_through(start(ruleset, len(bots)), key, seed, lambda seat, heard, s: bots[seat].choose(heard, s))


def play_through(state: State, key: bytes, seed: int, ask: Asked) -> Playthrough:
    """Plays a game from its start to its end, asking for every choice."""
    actions: list[Action] = []
    since_deal: list[Event] = []
    draws_made = 0
    while not state.is_over:
        seat = state.to_act
        action: Action
        if seat is not None:
            action = ask(seat, heard_by(seat, state, since_deal), seed_of_choice(seed, len(actions)))
        else:
            assert isinstance(state.waiting, WaitingForChance)
            action = chance_for(key, state.waiting, state.round, draws_made)
            draws_made += isinstance(action, DrawForDealer)
        actions.append(action)
        for event in decide(state, action):
            if isinstance(event, RoundStarted):
                since_deal.clear()
            since_deal.append(event)
            state = evolve(state, event)
    return Playthrough(tuple(actions), state)


def seed_of_choice(seed: int, place: int) -> int:
    """A seed of its own for each choice of a game, so that no two choices share their chance."""
    digest = blake2b(f"{seed}/{place}".encode(), digest_size=8).digest()
    return int.from_bytes(digest)
