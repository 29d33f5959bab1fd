# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""How well a redealt world explains what the others have bid and played, under a mixture of opponent models.

Each other seat is taken to be of one kind for the whole round, of which kind is not known: its moves' likelihoods
multiply within a kind and are then averaged over the kinds by their shares. Where few worlds would carry all the
weight, the likelihoods are tempered until enough of them count; a wrong model then costs little.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

import cython

from doublelucky7.kernel.threads import in_parts

if not cython.compiled:
    from math import exp, log

    from doublelucky7.kernel.bits import count_of, stream
    from doublelucky7.kernel.codes import (
        BID,
        CARD,
        EXTRA_CARD,
        MOST_PLAYERS,
        NAME_TRUMP,
        NO_SEAT,
        PLAYER_SWAP,
    )
    from doublelucky7.kernel.heuristic import evaluate_bids, evaluate_cards, evaluate_trump, list_bids
    from doublelucky7.kernel.knowledge import Knowledge
    from doublelucky7.kernel.moves import make
    from doublelucky7.kernel.position import Position, copy_into, legal_cards, seat_to_bid
    from doublelucky7.kernel.redeal import Plan, redeal
    from doublelucky7.kernel.strength import Evaluation, Policy

_HALVINGS = 20


def log_chance_of(evaluation: Evaluation, move: int, heat: float, noise: float) -> float:
    """The logarithm of the chance that a player to whom its moves are worth so much makes this one."""
    if noise >= 1.0:
        return -log(1.0 * evaluation.count)
    top = evaluation.values[evaluation.choice]
    total = 0.0
    chosen = 0.0
    for place in range(evaluation.count):
        weight = exp((evaluation.values[place] - top) / heat)
        total += weight
        if evaluation.moves[place] == move:
            chosen = weight
    return log((1.0 - noise) * chosen / total + noise / evaluation.count + 1e-12)


def judge(
    knowledge: Knowledge,
    world: Position,
    model: Policy,
    at: Position,
    evaluation: Evaluation,
    logs: array[float],
    base: int,
) -> None:
    """Replay the round in a world and add up, seat by seat, how likely the model makes each move of the others."""
    copy_into(at, knowledge.start)
    for seat in range(at.players):
        at.hands[seat] = world.hands[seat] | knowledge.spent[seat]
        logs[base + seat] = 0.0
    if knowledge.now.swapped_one != NO_SEAT:
        # W2: everybody bid on the hand held before the swap, and knew of none.
        make(at, PLAYER_SWAP, knowledge.now.swapped_one, knowledge.now.swapped_other)
        at.swapped_one = NO_SEAT
        at.swapped_other = NO_SEAT
    for place in range(knowledge.moves):
        kind = knowledge.kinds[place]
        first = knowledge.firsts[place]
        if kind == CARD:
            seat = at.turn
            if seat != knowledge.me and model.noise >= 1.0:
                logs[base + seat] -= log(1.0 * count_of(legal_cards(at)))
            elif seat != knowledge.me:
                evaluate_cards(model, at, evaluation)
                if evaluation.count > 1:
                    logs[base + seat] += log_chance_of(evaluation, first, model.card_heat, model.noise)
        elif kind == BID:
            seat = seat_to_bid(at)
            if seat != knowledge.me:
                if model.noise < 1.0:
                    evaluate_bids(model, at, evaluation)
                else:
                    list_bids(at, evaluation)
                logs[base + seat] += log_chance_of(evaluation, first, model.bid_heat, model.noise)
        elif kind == NAME_TRUMP:
            if at.dealer != knowledge.me:
                evaluate_trump(model, at, evaluation)
                logs[base + at.dealer] += log_chance_of(evaluation, first, model.bid_heat, model.noise)
        elif kind == EXTRA_CARD:
            at.under = knowledge.seconds[place]
        make(at, kind, first, knowledge.seconds[place])


def judge_worlds(
    knowledge: Knowledge,
    plan: Plan,
    model: Policy,
    world: Position,
    at: Position,
    evaluation: Evaluation,
    logs: array[float],
    offset: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Judge the worlds that bear the numbers from `first` up to `last`."""
    for index in range(first, last):
        redeal(plan, world, stream(seed, index))
        if plan.stuck:
            break
        judge(knowledge, world, model, at, evaluation, logs, (offset + index) * MOST_PLAYERS)


def _judge_worlds_without_lock(
    knowledge: Knowledge,
    plan: Plan,
    model: Policy,
    world: Position,
    at: Position,
    evaluation: Evaluation,
    logs: array[float],
    offset: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    with cython.nogil:
        judge_worlds(knowledge, plan, model, world, at, evaluation, logs, offset, seed, first, last)


def mix(logs: array[float], shares: array[float], models: int, world: int, worlds: int) -> float:
    """The log likelihood of a world: over the seats the product, over the models the mean."""
    total = 0.0
    for seat in range(MOST_PLAYERS):
        top = -1e300
        for model in range(models):
            value = logs[(model * worlds + world) * MOST_PLAYERS + seat]
            if value > top:
                top = value
        likelihood = 0.0
        for model in range(models):
            likelihood += shares[model] * exp(logs[(model * worlds + world) * MOST_PLAYERS + seat] - top)
        total += top + log(likelihood)
    return total


def explained(
    logs: array[float], shares: array[float], models: int, world: int, worlds: int, seat: int, kind: int, alike: float
) -> float:
    """The log likelihood of a seat's moves at a table of one kind, where a seat is of that kind for a share `alike`."""
    top = -1e300
    for model in range(models):
        value = logs[(model * worlds + world) * MOST_PLAYERS + seat]
        if value > top:
            top = value
    likelihood = alike * exp(logs[(kind * worlds + world) * MOST_PLAYERS + seat] - top)
    for model in range(models):
        value = exp(logs[(model * worlds + world) * MOST_PLAYERS + seat] - top)
        likelihood += (1.0 - alike) * shares[model] * value
    return top + log(likelihood)


def log_of_table(
    logs: array[float], shares: array[float], models: int, world: int, worlds: int, kind: int, alike: float
) -> float:
    """How well a table of one kind explains a world, by the logarithm, its share among the kinds included."""
    total = log(shares[kind])
    for seat in range(MOST_PLAYERS):
        total += explained(logs, shares, models, world, worlds, seat, kind, alike)
    return total


def mix_tables(logs: array[float], shares: array[float], models: int, world: int, worlds: int, alike: float) -> float:
    """The log likelihood of a world where those at a table tend to be of one kind."""
    top = -1e300
    for kind in range(models):
        value = log_of_table(logs, shares, models, world, worlds, kind, alike)
        if value > top:
            top = value
    total = 0.0
    for kind in range(models):
        total += exp(log_of_table(logs, shares, models, world, worlds, kind, alike) - top)
    return top + log(total)


def combine(
    logs: array[float], shares: array[float], models: int, worlds: int, alike: float, total: array[float]
) -> None:
    """The log likelihood of every world under the mixture."""
    for world in range(worlds):
        if alike > 0.0:
            total[world] = mix_tables(logs, shares, models, world, worlds, alike)
        else:
            total[world] = mix(logs, shares, models, world, worlds)


def effective(logs: array[float], worlds: int, top: float, sharpness: float) -> float:
    """How many equally likely worlds these are worth, with their likelihoods raised to a power."""
    total = 0.0
    squares = 0.0
    for world in range(worlds):
        weight = exp(sharpness * (logs[world] - top))
        total += weight
        squares += weight * weight
    return total * total / squares


def resample(logs: array[float], worlds: int, top: float, sharpness: float, wanted: int, counts: array[int]) -> None:
    """Choose as many worlds as wanted in proportion to their likelihoods, at even distances."""
    total = 0.0
    for world in range(worlds):
        total += exp(sharpness * (logs[world] - top))
    reached = 0.0
    chosen = 0
    for world in range(worlds):
        reached += exp(sharpness * (logs[world] - top)) * wanted / total
        counts[world] = 0
        while chosen < wanted and chosen + 0.5 < reached:
            counts[world] += 1
            chosen += 1


def judged_worlds(
    knowledge: Knowledge, models: Sequence[tuple[Policy, float]], candidates: int, seed: int, threads: int
) -> array[float]:
    """The log likelihood of every other seat's moves, model by model, world by world, seat by seat."""
    logs = array("d", bytes(8 * candidates * MOST_PLAYERS * len(models)))
    for number, (model, _) in enumerate(models):

        def part(first: int, last: int, model: Policy = model, offset: int = number * candidates) -> None:
            _judge_worlds_without_lock(
                knowledge, Plan(knowledge), model, Position(), Position(), Evaluation(), logs, offset, seed, first, last
            )

        in_parts(part, candidates, threads)
    return logs


def add_evidence(logs: array[float], evidence: Sequence[Sequence[float]], worlds: int) -> None:
    """Add to the likelihoods of every world how well each model explains each seat's moves of the rounds before."""
    for model, by_seat in enumerate(evidence):
        add_to_all(logs, array("d", by_seat), model * worlds * MOST_PLAYERS, worlds)


def add_to_all(logs: array[float], by_seat: array[float], first: int, worlds: int) -> None:
    """Add one number a seat to those of so many worlds."""
    for world in range(worlds):
        for seat in range(MOST_PLAYERS):
            logs[first + world * MOST_PLAYERS + seat] += by_seat[seat]


def chosen_worlds(
    logs: array[float],
    shares: array[float],
    candidates: int,
    wanted: int,
    least_effective: float,
    alike: float = 0.0,
) -> tuple[list[tuple[int, int]], float]:
    """Choose among judged worlds by likelihood: (number of the world, how often it counts), and how sharply.

    `least_effective` is the number of equally likely worlds the candidates must remain worth. `alike` is for what share
    seats at a table are of one kind; else each is of any.
    """
    total = array("d", bytes(8 * candidates))
    combine(logs, shares, len(shares), candidates, alike, total)
    top = max(total)
    sharpness = 1.0
    if effective(total, candidates, top, sharpness) < least_effective:
        low, high = 0.0, 1.0
        for _ in range(_HALVINGS):
            sharpness = 0.5 * (low + high)
            if effective(total, candidates, top, sharpness) < least_effective:
                high = sharpness
            else:
                low = sharpness
        sharpness = low
    counts = array("q", bytes(8 * candidates))
    resample(total, candidates, top, sharpness, wanted, counts)
    return [(world, count) for world, count in enumerate(counts) if count], sharpness


def shares_of(models: Sequence[tuple[Policy, float]]) -> array[float]:
    """The shares of some models, as numbers."""
    return array("d", [share for _, share in models])
