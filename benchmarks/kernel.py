"""How fast the compiled kernel is beside OpenSpiel's `oh_hell`, and whether it agrees with the readable rules.

Run it with `python -m benchmarks.kernel`. Four players, seven cards, random play; every ratio is the median of five
alternations of both sides in the same run, by CPU time except where threads and processes are compared. The kernel is
compiled with flags that every processor of its family runs. `--games` sets how many games are played against the rules.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from doublelucky7.kernel import is_compiled
from doublelucky7.kernel.codes import BID, TRUMP_AS_LED
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.playouts import play_random_rounds
from doublelucky7.kernel.position import Position, begin, deal_at_random
from doublelucky7.kernel.search import random_playouts
from testkit.games.kernel_agreement import assert_same_game, tables

PLAYERS = 4
CARDS = 7
ALTERNATIONS = 5
SECONDS_A_MEASUREMENT = 1.0
ROUNDS_A_CALL = 50_000
SIMULATIONS_A_CALL = 1_000
THREADED_ROUNDS = 2_000_000
GAMES_AGAINST_THE_RULES = 50_000
WORKERS = 2
SHARES = 200
MOST_IMPORT_SECONDS = 0.15


class Aim(NamedTuple):
    """A ratio to be reached, and one to hope for."""

    what: str
    least: float
    hoped: float


STEPPED = Aim("rounds, against OpenSpiel stepped from Python", 95, 110)
NATIVE = Aim("rounds, against its native random bots (evaluate_bots)", 20, 35)
SIMULATED = Aim("redeal + playout from a 7-card decision, against its ISMCTS simulations", 32, 40)
THREADED = Aim("two threads, against two processes in the same run", 0.95, 1)


def rate(piece: Callable[[], int]) -> float:
    """How many a CPU-second, over pieces of work that say how much they did."""
    done, begun = 0, process_time()
    while process_time() - begun < SECONDS_A_MEASUREMENT:
        done += piece()
    return done / (process_time() - begun)


def compare(aim: Aim, ours: Callable[[], float], theirs: Callable[[], float]) -> None:
    """Measure both sides in turn and print the medians and their ratio."""
    pairs = [(ours(), theirs()) for _ in range(ALTERNATIONS)]
    ratio = median(mine / other for mine, other in pairs)
    verdict = "hoped for" if ratio >= aim.hoped else "reached" if ratio >= aim.least else "MISSED"
    print(f"{aim.what}: {ratio:.3g} x, asked {aim.least:g}, hoped {aim.hoped:g}: {verdict}")
    print(f"    {median(mine for mine, _ in pairs):,.0f} against {median(other for _, other in pairs):,.0f} a second")


def open_spiel_game() -> Any:
    import pyspiel

    return pyspiel.load_game("oh_hell", {"players": PLAYERS, "num_tricks_fixed": CARDS})


def stepped_round(game: Any, random: Random) -> int:
    """One round of `oh_hell`, every action chosen and applied from Python, the deal included as it is with us."""
    state = game.new_initial_state()
    choice = random.random
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(choice() * len(legal))])
    return 1


def native_rounds(game: Any) -> Callable[[], int]:
    """Rounds played by OpenSpiel's own random bots without returning to Python within a round."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(PLAYERS)]
    seeds = iter(range(1 << 30))

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1

    return play


def ismcts_simulations(game: Any, random: Random) -> Callable[[], int]:
    """Simulations of its information-set search with random rollouts, at the first card of a round."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS_A_CALL)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    for _ in range(PLAYERS):
        state.apply_action(random.choice(state.legal_actions()))

    def simulate() -> int:
        bot.step(state)
        return SIMULATIONS_A_CALL

    return simulate


def seven_card_decision() -> Knowledge:
    """What the dealer was sent before the first card: seven own cards, four bids."""
    at = Position()
    begin(at, PLAYERS, CARDS, 0, 1)
    deal_at_random(at, TRUMP_AS_LED, 7)
    knowledge = Knowledge(PLAYERS, CARDS, 0, 1, at.turned, TRUMP_AS_LED, 0, at.hand(0))
    for bid in (2, 1, 2, 1):
        knowledge.note_move(BID, bid)
    return knowledge


def our_rounds() -> int:
    play_random_rounds(PLAYERS, CARDS, ROUNDS_A_CALL, 1)
    return ROUNDS_A_CALL


def in_two_threads() -> float:
    """Rounds a second of the clock, one process with two threads."""
    begun = perf_counter()
    play_random_rounds(PLAYERS, CARDS, 2 * THREADED_ROUNDS, 1, threads=2)
    return 2 * THREADED_ROUNDS / (perf_counter() - begun)


def one_of_two(seed: int) -> None:
    play_random_rounds(PLAYERS, CARDS, THREADED_ROUNDS, seed)


def in_two_processes(pool: ProcessPoolExecutor) -> float:
    """Rounds a second of the clock, two processes that are already there."""
    begun = perf_counter()
    list(pool.map(one_of_two, (1, 2)))
    return 2 * THREADED_ROUNDS / (perf_counter() - begun)


def import_seconds() -> float:
    """CPU time of importing the package, an interpreter that imports nothing taken off."""
    return median(_cpu_seconds("import doublelucky7") - _cpu_seconds("pass") for _ in range(ALTERNATIONS))


def _cpu_seconds(program: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compared_decisions(share: int, games: int) -> int:
    """The decisions of one share of the games, each compared with the readable rules."""
    return sum(assert_same_game(table) for table in tables(games, share, SHARES))


def agree(pool: ProcessPoolExecutor, games: int) -> None:
    """Play games by the kernel and by the rules at once; a disagreement raises with what reproduces it."""
    decisions = sum(pool.map(compared_decisions, range(SHARES), [games] * SHARES))
    print(f"agreement with the rules: {games:,} games, {decisions:,} decisions, no disagreement")


def main() -> None:
    """Prints every figure; a ratio below what is asked says MISSED."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES_AGAINST_THE_RULES)
    games = parser.parse_known_args()[0].games
    print(f"kernel: {'compiled' if is_compiled() else 'NOT COMPILED'}, {os.cpu_count()} processors")
    game, random = open_spiel_game(), Random(7)
    knowledge = seven_card_decision()

    def our_simulations() -> int:
        random_playouts(knowledge, ROUNDS_A_CALL, 1)
        return ROUNDS_A_CALL

    native, ismcts = native_rounds(game), ismcts_simulations(game, random)
    compare(STEPPED, lambda: rate(our_rounds), lambda: rate(lambda: stepped_round(game, random)))
    compare(NATIVE, lambda: rate(our_rounds), lambda: rate(native))
    compare(SIMULATED, lambda: rate(our_simulations), lambda: rate(ismcts))
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
        # Both processes are started before anything is measured.
        list(pool.map(one_of_two, (1, 2)))
        compare(THREADED, in_two_threads, lambda: in_two_processes(pool))
        seconds = import_seconds()
        verdict = "reached" if seconds < MOST_IMPORT_SECONDS else "MISSED"
        print(f"import of the package: {seconds:.3f} s of CPU time, asked below {MOST_IMPORT_SECONDS}: {verdict}")
        agree(pool, games)


if __name__ == "__main__":
    main()
