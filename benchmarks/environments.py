"""Steps a CPU-second of every environment beside its peers, in one run: `python -m benchmarks.environments`.

Four players, random play, whole games except where the peer has only rounds. Programmes take turns, so that a slow
minute of the machine meets all alike; what counts are the ratios.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time
from typing import Any

import numpy as np

from doublelucky7 import Game
from doublelucky7.environments import openspiel, pettingzoo
from doublelucky7.environments.vector import VectorTables

PLAYERS = 4
TABLES = 256
STEPS_ALONE = 1_000_000
STEPS_OBSERVED = 300_000
COPIES = 100_000
MOST_MICROSECONDS = 5.0
LAST_ROUND = 7
OURS = "vector, stepping alone"
OBSERVED = "vector, observations"

Steps = Iterator[int]
"""Plays on, and tells from time to time how many steps that were."""


def vector() -> Steps:
    tables = VectorTables(TABLES, PLAYERS, seed=7)
    while True:
        tables.step(tables.random_codes())
        yield TABLES


def vector_observed() -> Steps:
    tables = VectorTables(TABLES, PLAYERS, seed=7)
    while True:
        tables.step(tables.random_codes())
        tables.observe()
        yield TABLES


def vector_informed() -> Steps:
    tables = VectorTables(TABLES, PLAYERS, planes="information", seed=7)
    while True:
        tables.step(tables.random_codes())
        tables.observe()
        yield TABLES


def spiel(name: str) -> Callable[[], Steps]:
    def steps() -> Steps:
        import pyspiel

        game, random = pyspiel.load_game(name), Random(7)
        while True:
            state, done = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(random.choices([one for one, _ in outcomes], [odds for _, odds in outcomes])[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    done += 1
            yield done

    return steps


def zoo(env: Callable[[], Any]) -> Callable[[], Steps]:
    def steps() -> Steps:
        table, random = env(), Random(7)
        while True:
            table.reset(seed=random.randrange(2**31))
            done = 0
            for _ in table.agent_iter():
                seen, _, terminated, truncated, info = table.last()
                if terminated or truncated:
                    table.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                table.step(int(random.choice(np.flatnonzero(mask).tolist())))
                done += 1
            yield done

    return steps


def shimmied() -> Any:
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    return OpenSpielCompatibilityV0(game_name="oh_hell", config={"players": PLAYERS, "num_tricks_fixed": 7})


def rlcard_game(name: str) -> Callable[[], Steps]:
    def steps() -> Steps:
        import rlcard

        table, random = rlcard.make(name, config={"seed": 7}), Random(7)
        while True:
            state, _ = table.reset()
            done = 0
            while not table.is_over():
                state, _ = table.step(random.choice(list(state["legal_actions"])))
                done += 1
            yield done

    return steps


PROGRAMMES: dict[str, Callable[[], Steps]] = {
    OURS: vector,
    OBSERVED: vector_observed,
    "vector, information states": vector_informed,
    "our PettingZoo": zoo(lambda: pettingzoo.env(PLAYERS)),
    "our OpenSpiel game": spiel(f"{openspiel.GAME}(players={PLAYERS})"),
    "OpenSpiel oh_hell, stepped": spiel(f"oh_hell(players={PLAYERS},num_tricks_fixed=7)"),
    "oh_hell in PettingZoo by shimmy": zoo(shimmied),
    "RLCard bridge": rlcard_game("bridge"),
}


def measured(seconds: float, turns: int) -> dict[str, float]:
    """Steps a CPU-second of every programme, each run for so many turns."""
    running = {name: programme() for name, programme in PROGRAMMES.items()}
    steps, used = dict.fromkeys(running, 0), dict.fromkeys(running, 0.0)
    for programme in running.values():
        next(programme)
    for _ in range(turns):
        for name, programme in running.items():
            begun = process_time()
            while process_time() - begun < seconds:
                steps[name] += next(programme)
            used[name] += process_time() - begun
    return {name: steps[name] / used[name] for name in running}


def microseconds_a_copy() -> dict[str, float]:
    """What a copy of a game in its last round and of its state takes."""
    game, random = Game(PLAYERS, "lucky_dice", seed=7), Random(7)
    while game.state.round < LAST_ROUND:
        game.act(random.choice(game.legal_actions()))
    found = {}
    for name, copied in (("game.copy()", game.copy), ("copy.copy(game.state)", partial(copy.copy, game.state))):
        begun = process_time()
        for _ in range(COPIES):
            copied()
        found[name] = (process_time() - begun) / COPIES * 1e6
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each turn")
    parser.add_argument("--turns", type=int, default=3)
    arguments = parser.parse_args()
    found = measured(arguments.seconds, arguments.turns)
    print(f"{'':34}{'steps a CPU-second':>20}{'vector with observations is':>30}")
    for name, speed in found.items():
        print(f"{name:34}{speed:20,.0f}{found[OBSERVED] / speed:28,.1f} x")
    is_fast = found[OURS] >= STEPS_ALONE and found[OBSERVED] >= STEPS_OBSERVED
    print(f"at least {STEPS_ALONE:,} alone and {STEPS_OBSERVED:,} with observations: {'yes' if is_fast else 'NO'}")
    copies = microseconds_a_copy()
    for name, taken in copies.items():
        print(f"{name:34}{taken:20.2f} microseconds")
    return 0 if is_fast and max(copies.values()) < MOST_MICROSECONDS else 1


if __name__ == "__main__":
    raise SystemExit(main())
