# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Comparing moves over redealt worlds: every move is tried in the same worlds and played out by given players."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import cython

from doublelucky7.kernel.casts import Cast, draw_kinds, of_one_kind
from doublelucky7.kernel.likelihood import add_evidence, chosen_worlds, judged_worlds, shares_of
from doublelucky7.kernel.threads import in_parts

if not cython.compiled:
    from math import erf, sqrt

    from doublelucky7.kernel.bits import stream
    from doublelucky7.kernel.casts import finish_as
    from doublelucky7.kernel.codes import MOST_PLAYERS, NORMAL_PARTS, TRICK_COUNTS
    from doublelucky7.kernel.knowledge import Knowledge
    from doublelucky7.kernel.moves import make
    from doublelucky7.kernel.position import (
        Position,
        bid_at_random,
        copy_into,
        play_at_random,
        points_if_made,
        points_of,
    )
    from doublelucky7.kernel.redeal import Plan, redeal
    from doublelucky7.kernel.strength import Evaluation, Policy

MOST_MOVES = 256
# The middles of seven equal parts of the normal distribution: what the own rounds to come may bring.
SEVENTHS = (-1.465, -0.792, -0.366, 0.0, 0.366, 0.792, 1.465)


class Finding(NamedTuple):
    """What a search found out about one move, as means over the worlds."""

    move: tuple[int, int, int]
    points: float
    """The own points of this round."""
    made: float
    """The chance to make the bid."""
    wins: float
    """The chance to be ahead at the end; see `search`."""
    tricks: tuple[float, ...]
    """The chance of winning 0, 1, … 7 tricks in this round."""
    error: float
    """The standard error of the points, as if the worlds were drawn at random."""
    gain: float = 0.0
    """The points more than the move it was compared with, in the same worlds."""
    gain_error: float = 0.0
    """The standard error of that gain, smaller than those of the two means where the same worlds suit both."""
    foreseen: float = 0.0
    """The own points of this round by what the hero expected on the way to the end; see `search`."""


class Trials:
    """The moves to compare, and where everybody's totals stand."""

    def __init__(self, moves: list[tuple[int, int, int]], totals: list[float], scale: float, deviation: float) -> None:
        self.count = 0
        self.scale = 0.0
        self.deviation = deviation
        if not cython.compiled:
            self.kinds = [0] * MOST_MOVES
            self.firsts = [0] * MOST_MOVES
            self.seconds = [0] * MOST_MOVES
            self.totals = [0.0] * MOST_PLAYERS
            self.own_parts = [0.0] * NORMAL_PARTS
        note(self, moves, totals, scale)


def note(trials: Trials, moves: list[tuple[int, int, int]], totals: list[float], scale: float) -> None:
    """Write the moves and totals down as numbers."""
    if len(moves) > MOST_MOVES:
        raise ValueError(f"a search compares at most {MOST_MOVES} moves")
    trials.count = len(moves)
    trials.scale = scale
    for place, (kind, first, second) in enumerate(moves):
        trials.kinds[place] = kind
        trials.firsts[place] = first
        trials.seconds[place] = second
    for seat, total in enumerate(totals):
        trials.totals[seat] = total
    for place, part in enumerate(SEVENTHS):
        trials.own_parts[place] = part * trials.deviation


def chance_to_end_first(trials: Trials, at: Position, me: int, points: float) -> float:
    """The chance to win when everybody's points of the rounds to come are normal with the same deviation."""
    own = trials.totals[me] + points
    total = 0.0
    for part in range(NORMAL_PARTS):
        chance = 1.0
        for seat in range(at.players):
            if seat != me:
                lead = own + trials.own_parts[part] - trials.totals[seat] - points_of(at, seat)
                chance *= 0.5 + 0.5 * erf(lead / (sqrt(2.0) * trials.deviation))
        total += chance
    return total / NORMAL_PARTS


def win_chance(trials: Trials, at: Position, me: int, points: float) -> float:
    """The chance to be ahead in the end, from the lead over the best other seat after this round with these points."""
    if trials.deviation > 0.0:
        return chance_to_end_first(trials, at, me, points)
    own = trials.totals[me] + points
    best = -1e9
    level = 1
    for seat in range(at.players):
        if seat != me:
            total = trials.totals[seat] + points_of(at, seat)
            if total > best:
                best = total
            if total == own:
                level += 1
    lead = own - best
    if trials.scale > 0.0:
        return 0.5 + 0.5 * lead / (trials.scale + (lead if lead > 0.0 else -lead))
    if lead > 0.0:
        return 1.0
    # R6.3: equal totals share the win.
    return 1.0 / level if lead == 0.0 else 0.0


def evaluate(
    knowledge: Knowledge,
    plan: Plan,
    trials: Trials,
    hero: Policy,
    cast: Cast,
    world: Position,
    at: Position,
    evaluation: Evaluation,
    picks: Sequence[int],
    points: array[float],
    tricks: array[float],
    wins: array[float],
    foreseen: array[float],
    decay: float,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Try every move in every chosen world and play the round out."""
    for place in range(first, last):
        state = redeal(plan, world, stream(seed, picks[place]))
        if plan.stuck:
            break
        for move in range(trials.count):
            copy_into(at, world)
            make(at, trials.kinds[move], trials.firsts[move], trials.seconds[move])
            chance = finish_as(hero, cast, place, knowledge.me, at, evaluation, state, decay)
            spot = place * trials.count + move
            if_made = points_if_made(at, knowledge.me)
            foreseen[spot] = chance * if_made
            points[spot] = points_of(at, knowledge.me)
            tricks[spot] = at.won[knowledge.me]
            wins[spot] = 0.0
            if chance > 0.0:
                wins[spot] += chance * win_chance(trials, at, knowledge.me, if_made)
            if chance < 1.0:
                wins[spot] += (1.0 - chance) * win_chance(trials, at, knowledge.me, 0.0)


def _evaluate_without_lock(
    knowledge: Knowledge,
    plan: Plan,
    trials: Trials,
    hero: Policy,
    cast: Cast,
    world: Position,
    at: Position,
    evaluation: Evaluation,
    picks: Sequence[int],
    points: array[float],
    tricks: array[float],
    wins: array[float],
    foreseen: array[float],
    decay: float,
    seed: int,
    first: int,
    last: int,
) -> None:
    with cython.nogil:
        evaluate(
            knowledge,
            plan,
            trials,
            hero,
            cast,
            world,
            at,
            evaluation,
            picks,
            points,
            tricks,
            wins,
            foreseen,
            decay,
            seed,
            first,
            last,
        )


def search(
    knowledge: Knowledge,
    moves: Sequence[tuple[int, int, int]],
    *,
    worlds: int,
    seed: int,
    hero: Policy,
    others: Policy | Sequence[Policy],
    models: Sequence[tuple[Policy, float]] = (),
    candidates: int = 0,
    least_effective: float = 0.0,
    alike: float = 0.0,
    totals: Sequence[float] = (),
    scale: float = 0.0,
    deviation: float = 0.0,
    decay: float = 1.0,
    threads: int = 1,
    against: tuple[int, int, int] | None = None,
    evidence: Sequence[Sequence[float]] = (),
) -> list[Finding]:
    """Compare moves of the seat whose turn it is over as many redealt worlds as asked, the same worlds for each.

    The rest of the round is played by `hero` in the own seat and by `others` elsewhere: by one player, or with several
    by the one of them whose model explains a seat's moves, drawn anew for each seat of each world. With `models`
    (policies and their shares) that many `candidates` are weighed by the others' moves so far, tempered until they are
    worth at least `least_effective` equal worlds, and the worlds are chosen among them; without models every world
    counts alike. `alike` is for what share the others are all of one kind rather than each of any.
    `totals` are the points of all seats before this round; `wins` is then the chance to be ahead at the end, as a
    smooth function of the lead whose softness is `scale`, 0 in the last round, or with a `deviation` computed from what
    everybody's rounds to come may bring. Gains are over the move `against`. `foreseen` and `wins` mix what the hero
    expects at its own cards into the outcome, with a `decay` from each to the next; with 1 they are the outcome alone.
    `evidence` is how well each model explains what each seat did in the rounds before, by the logarithm.
    """
    if evidence and [len(by_seat) for by_seat in evidence] != [MOST_PLAYERS] * len(models):
        raise ValueError("evidence is one number for each seat, by the same models")
    players = [others] if isinstance(others, Policy) else list(others)
    if 1 < len(players) != len(models):
        raise ValueError("there is one other player, or one for each model")
    candidates, shares = max(candidates, worlds), shares_of(models)
    if models and knowledge.moves:
        logs = judged_worlds(knowledge, models, candidates, seed, threads)
        add_evidence(logs, evidence, candidates)
        chosen, _ = chosen_worlds(logs, shares, candidates, worlds, least_effective, alike)
    else:
        logs = array("d", bytes(8 * candidates * MOST_PLAYERS * len(models)))
        add_evidence(logs, evidence, candidates)
        chosen = [(world, 1) for world in range(worlds)]
    trials = Trials(list(moves), [float(total) for total in totals], scale, deviation)
    picks = array("q", [world for world, _ in chosen])
    kinds = of_one_kind(len(picks))
    if len(players) > 1:
        draw_kinds(logs, shares, len(shares), candidates, alike, picks, kinds, seed)
    cast = Cast(players, kinds)
    size = len(picks) * len(moves)
    points, tricks, wins, foreseen = (array("d", bytes(8 * size)) for _ in range(4))

    def part(first: int, last: int) -> None:
        plan = Plan(knowledge)
        _evaluate_without_lock(
            knowledge,
            plan,
            trials,
            hero,
            cast,
            Position(),
            Position(),
            Evaluation(),
            picks,
            points,
            tricks,
            wins,
            foreseen,
            decay,
            seed,
            first,
            last,
        )
        _refuse_contradiction(plan)

    in_parts(part, len(picks), threads)
    other = 0 if against is None else list(moves).index(against)
    return [
        _finding(move, number, len(moves), chosen, points, tricks, wins, foreseen, number if against is None else other)
        for number, move in enumerate(moves)
    ]


def _finding(
    move: tuple[int, int, int],
    number: int,
    moves: int,
    chosen: list[tuple[int, int]],
    points: Sequence[float],
    tricks: Sequence[float],
    wins: Sequence[float],
    foreseen: Sequence[float],
    other: int,
) -> Finding:
    weight = sum(count for _, count in chosen)
    sum_points = sum_made = sum_wins = sum_foreseen = 0.0
    spread = [0.0] * TRICK_COUNTS
    for place, (_, count) in enumerate(chosen):
        spot = place * moves + number
        sum_points += count * points[spot]
        sum_wins += count * wins[spot]
        sum_foreseen += count * foreseen[spot]
        # R6.1: whoever makes the bid has at least ten points, whoever misses none.
        sum_made += count if points[spot] > 0 else 0
        spread[int(tricks[spot])] += count
    mean = sum_points / weight
    squares = sum(count * (points[place * moves + number] - mean) ** 2 for place, (_, count) in enumerate(chosen))
    # A world that counts several times tells no more than once.
    error = sqrt(squares * sum(count * count for _, count in chosen) / weight**3)
    forecast = tuple(share / weight for share in spread)
    gains = [points[place * moves + number] - points[place * moves + other] for place in range(len(chosen))]
    gain = sum([count * gains[place] for place, (_, count) in enumerate(chosen)]) / weight
    squares = sum([count * (gains[place] - gain) ** 2 for place, (_, count) in enumerate(chosen)])
    gain_error = sqrt(squares * sum([count * count for _, count in chosen]) / weight**3)
    return Finding(
        move, mean, sum_made / weight, sum_wins / weight, forecast, error, gain, gain_error, sum_foreseen / weight
    )


def random_worlds(plan: Plan, world: Position, me: int, seed: int, first: int, last: int) -> int:
    """Redeal and play out at random; answer with the sum of the own points."""
    total = 0
    for index in range(first, last):
        state = redeal(plan, world, stream(seed, index))
        if plan.stuck:
            break
        state = bid_at_random(world, state)
        play_at_random(world, state)
        total += points_of(world, me)
    return total


def _random_worlds_without_lock(plan: Plan, world: Position, me: int, seed: int, first: int, last: int) -> int:
    with cython.nogil:
        return random_worlds(plan, world, me, seed, first, last)


def random_playouts(knowledge: Knowledge, worlds: int, seed: int, threads: int = 1) -> float:
    """The mean of the own points when the hidden cards are redealt and the round is played out at random."""

    def part(first: int, last: int) -> int:
        plan = Plan(knowledge)
        total = _random_worlds_without_lock(plan, Position(), knowledge.me, seed, first, last)
        _refuse_contradiction(plan)
        return total

    return sum(in_parts(part, worlds, threads)) / worlds


def _refuse_contradiction(plan: Plan) -> None:
    if plan.stuck:
        raise ValueError("no deal fits what this seat was told")
