"""Parameters of the heuristic that foretell what given players do, found by likelihood in games they played.

A search weighs deals by how well they explain the others' moves. What it takes the others for need not play well, but
must be quick and bid and play as they do.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Final, NamedTuple

from doublelucky7.arena.play import play_through
from doublelucky7.bots.asking import ask
from doublelucky7.bots.levels import bot_named
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel.codes import MOST_PLAYERS
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.likelihood import judged_worlds
from doublelucky7.kernel.observing import knowledge_in_hindsight
from doublelucky7.kernel.strength import Policy
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import Mode, RuleSet, Seat
from doublelucky7.rules.views import Heard, PlayedRounds

PLAYERS: Final = (2, 3, 4, 4, 4, 4, 5, 6, 7)
# Mostly one kind of player at a table, as in play.
SHARE_OF_OTHERS: Final = 0.2
# Nobody plays quite like a model.
NOISE: Final = 0.03
HEATS: Final = (log(0.8), log(0.05))
# The last two parameters are those of the rule of thumb.
FROZEN: Final = 2
ROUNDS_A_STEP: Final = 500
STEP: Final = 0.03
LAST_STEP: Final = 0.003
DIFFERENCE: Final = 0.01
KEEP_MEAN: Final = 0.9
KEEP_SQUARE: Final = 0.98
KEEP_AVERAGE: Final = 0.97


class Played(NamedTuple):
    """A round as everybody knows it once it is over, and the seats whose moves are to be explained."""

    knowledge: Knowledge
    seats: tuple[Seat, ...]


def rounds_of_game(names: Sequence[str], seed: int, number: int) -> list[Played]:
    """A game between players of these kinds, without its last round, of which nobody is told in hindsight."""
    chance = Random(f"{seed} {number}")
    kind, players = chance.choice(names), chance.choice(PLAYERS)
    kinds = [kind if chance.random() >= SHARE_OF_OTHERS else chance.choice(names) for _ in range(players)]
    bots = [bot_named(one) for one in kinds]
    ruleset = RuleSet(mode=Mode.CLASSIC, rounds=14)
    key, choices = key_from_seed(chance.getrandbits(48)), chance.getrandbits(30)
    earlier: PlayedRounds = ()

    def ask_seat(seat: Seat, heard: Heard, choice_seed: int) -> PlayerAction:
        nonlocal earlier
        earlier = heard.earlier
        return ask(bots[seat], heard, choice_seed)

    play_through(start(ruleset, players), key, choices, ask_seat)
    # The moves of the seat that looks back are not judged.
    return [Played(knowledge_in_hindsight(0, players, ruleset, events), tuple(range(1, players))) for events in earlier]


def log_likelihoods(rounds: Sequence[Played], models: Sequence[Policy]) -> list[float]:
    """How well each model explains what a seat did in a round, by the mean logarithm."""
    sums, seats = [0.0] * len(models), 0
    shares = [(model, 1.0) for model in models]
    for one in rounds:
        logs = judged_worlds(one.knowledge, shares, 1, 0, 1)
        seats += len(one.seats)
        for place in range(len(models)):
            sums[place] += sum(logs[place * MOST_PLAYERS + seat] for seat in one.seats)
    return [total / seats for total in sums]


def model_of(values: Sequence[float]) -> Policy:
    """A model from its parameters, the logarithms of its two heats behind them."""
    *parameters, bid_heat, card_heat = values
    model = Policy(list(parameters))
    model.noise, model.bid_heat, model.card_heat = NOISE, exp(bid_heat), exp(card_heat)
    return model


def fitted(rounds: Sequence[Played], first: Sequence[float], seed: int, steps: int) -> list[float]:
    """Parameters and heats after so many steps of Adam, by differences; the mean of the last ones."""
    chance = Random(seed)
    values = [*first, *HEATS]
    free = [place for place in range(len(values)) if not len(first) - FROZEN <= place < len(first)]
    means, squares, average = dict.fromkeys(free, 0.0), dict.fromkeys(free, 0.0), list(values)
    for step in range(1, steps + 1):
        models = [model_of(values)]
        for place in free:
            changed = list(values)
            changed[place] += DIFFERENCE
            models.append(model_of(changed))
        here, *beside = log_likelihoods(chance.sample(rounds, min(ROUNDS_A_STEP, len(rounds))), models)
        size = STEP + (LAST_STEP - STEP) * step / steps
        for place, there in zip(free, beside, strict=True):
            slope = (there - here) / DIFFERENCE
            means[place] = KEEP_MEAN * means[place] + (1 - KEEP_MEAN) * slope
            squares[place] = KEEP_SQUARE * squares[place] + (1 - KEEP_SQUARE) * slope * slope
            mean, square = means[place] / (1 - KEEP_MEAN**step), squares[place] / (1 - KEEP_SQUARE**step)
            values[place] += size * mean / (sqrt(square) + 1e-6)
        average = [KEEP_AVERAGE * old + (1 - KEEP_AVERAGE) * new for old, new in zip(average, values, strict=True)]
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{step}/{steps}: {here:.3f}")
    return average
