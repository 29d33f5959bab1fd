# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Who sits in the other seats of a world that is played out: one kind of player, or for each seat the kind it seems."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

if not cython.compiled:
    from math import exp

    from doublelucky7.kernel.bits import following, stream, unit
    from doublelucky7.kernel.codes import MOST_PLAYERS
    from doublelucky7.kernel.heuristic import act
    from doublelucky7.kernel.likelihood import log_of_table
    from doublelucky7.kernel.position import Position, seat_to_bid
    from doublelucky7.kernel.strength import Evaluation, Policy

MOST_KINDS = 4
_DRAWN_APART = 0x6B696E6473


class Cast:
    """Up to four kinds of players, and which of them each seat of each world is."""

    def __init__(self, players: Sequence[Policy], kinds: array[int]) -> None:
        if not 0 < len(players) <= MOST_KINDS:
            raise ValueError(f"others are of one to {MOST_KINDS} kinds")
        self.first = players[0]
        self.second = players[1 % len(players)]
        self.third = players[2 % len(players)]
        self.fourth = players[3 % len(players)]
        self.kinds = kinds


def act_as(cast: Cast, kind: int, at: Position, evaluation: Evaluation, state: int) -> int:
    """Let whoever is next move as a player of some kind; answer with the stream's next state."""
    if kind == 0:
        return act(cast.first, at, evaluation, state)
    if kind == 1:
        return act(cast.second, at, evaluation, state)
    if kind == 2:
        return act(cast.third, at, evaluation, state)
    return act(cast.fourth, at, evaluation, state)


def finish_as(
    hero: Policy,
    cast: Cast,
    place: int,
    hero_seat: int,
    at: Position,
    evaluation: Evaluation,
    state: int,
    decay: float,
) -> float:
    """Play a world to its end, `place` being where its kinds stand; answer with the chance that the hero makes its bid.

    That is what it thinks of its choice at each own card, with a `decay` from one to the next, and the end for the
    rest, as in TD(lambda): less by luck than the end alone, which is what a decay of 1 leaves.
    """
    chance = 0.0
    rest = 1.0
    while at.tricks_done < at.tricks:
        seat = seat_to_bid(at) if at.bids_made < at.players else at.turn
        if seat == hero_seat:
            plays = at.bids_made == at.players
            state = act(hero, at, evaluation, state)
            if plays and evaluation.count > 1:
                chance += rest * (1.0 - decay) * evaluation.values[evaluation.choice]
                rest *= decay
        else:
            state = act_as(cast, cast.kinds[place * MOST_PLAYERS + seat], at, evaluation, state)
    return chance + rest if at.won[hero_seat] == at.bids[hero_seat] else chance


def of_one_kind(worlds: int) -> array[int]:
    """Everybody of the first kind."""
    return array("q", bytes(8 * worlds * MOST_PLAYERS))


def kind_of_table(
    logs: array[float], shares: array[float], models: int, world: int, worlds: int, alike: float, lot: float
) -> int:
    """The kind of a world's table for a lot between 0 and 1, by how well each explains all moves."""
    top = -1e300
    for kind in range(models):
        value = log_of_table(logs, shares, models, world, worlds, kind, alike)
        if value > top:
            top = value
    total = 0.0
    for kind in range(models):
        total += exp(log_of_table(logs, shares, models, world, worlds, kind, alike) - top)
    reached = 0.0
    for kind in range(models - 1):
        reached += exp(log_of_table(logs, shares, models, world, worlds, kind, alike) - top)
        if lot * total < reached:
            return kind
    return models - 1


def kind_of_seat(
    logs: array[float], shares: array[float], models: int, world: int, worlds: int, seat: int, weight: float, lot: float
) -> int:
    """The kind of a seat that need not be of its table's, for a lot below the `weight` of such a seat."""
    reached = 0.0
    for kind in range(models - 1):
        reached += shares[kind] * exp(logs[(kind * worlds + world) * MOST_PLAYERS + seat])
        if lot * weight < reached:
            return kind
    return models - 1


def draw_kinds(
    logs: array[float],
    shares: array[float],
    models: int,
    worlds: int,
    alike: float,
    picks: array[int],
    kinds: array[int],
    seed: int,
) -> None:
    """Draw for each seat of some judged worlds which kind it is; for a share `alike` it is its table's.

    `logs` are the likelihoods of `likelihood.judged_worlds`: model by model, world by world, seat by seat.
    """
    for place in range(len(picks)):
        world = picks[place]
        # Not the stream that deals the world: who is of which kind must not hang on who holds which cards.
        state = following(stream(seed ^ _DRAWN_APART, world))
        table = kind_of_table(logs, shares, models, world, worlds, alike, unit(state))
        for seat in range(MOST_PLAYERS):
            any_kind = 0.0
            for model in range(models):
                any_kind += shares[model] * exp(logs[(model * worlds + world) * MOST_PLAYERS + seat])
            as_table = alike * exp(logs[(table * worlds + world) * MOST_PLAYERS + seat])
            state = following(state)
            kind = table
            if unit(state) * (as_table + (1.0 - alike) * any_kind) >= as_table:
                state = following(state)
                kind = kind_of_seat(logs, shares, models, world, worlds, seat, any_kind, unit(state))
            kinds[place * MOST_PLAYERS + seat] = kind
