"""Measures every published figure: `python -m benchmarks`, or some of them: `python -m benchmarks kernel bots`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from time import perf_counter
from typing import NamedTuple

from testkit.names import one_of


class Programme(NamedTuple):
    """A module of this package, run by itself, with the words it takes."""

    about: str
    words: tuple[str, ...] = ()


PROGRAMMES = {
    "rules_engine": Programme("the readable rules engine beside OpenSpiel, and views"),
    "verify_records": Programme("reading and verifying 1,000 recorded games"),
    "mutated_records": Programme("100,000 damaged records"),
    "kernel": Programme("the compiled kernel beside OpenSpiel, its threads, its agreement with the rules"),
    "environments": Programme("steps a second of the environments for research, beside their peers"),
    "solving": Programme("exact answers for two players, and how far the bots are from them"),
    "bots": Programme("the strength of every level"),
    "choices": Programme(
        "what playing for the win is worth, choice by choice", ("master", "benchmarks.variants:MasterForPoints")
    ),
    "wheel": Programme("whether bots use the pawn when they should"),
    "training": Programme("that two minutes of training are worth a point a round"),
    "stored_games": Programme("what a server with many stored games takes", ("1000", "100000")),
    "page": Programme("what the page weighs, how it scores, and that dealing is smooth"),
    "action_cost": Programme("the CPU of one action at a table, beside that of an earlier commit"),
    "reliability": Programme("that the server loses nothing and shows nothing, and what it bears", ("--full",)),
}


def main() -> int:
    """Runs what was named, or everything; the exit status is that of the first that failed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    named = "; ".join(f"{name}: {programme.about}" for name, programme in PROGRAMMES.items())
    parser.add_argument("programmes", nargs="*", type=one_of(PROGRAMMES), metavar="NAME", help=named)
    chosen = parser.parse_args().programmes or list(PROGRAMMES)
    begun, worst = perf_counter(), 0
    for place, name in enumerate(chosen, start=1):
        programme, started = PROGRAMMES[name], perf_counter()
        print(f"\n=== {place} of {len(chosen)}: {name} ({programme.about})", flush=True)
        ended = subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *programme.words], check=False)
        worst = worst or ended.returncode
        print(f"--- {name}: {perf_counter() - started:.0f} s", flush=True)
    print(f"\nAll {len(chosen)} in {(perf_counter() - begun) / 60:.1f} minutes.")
    return worst


if __name__ == "__main__":
    sys.exit(main())
