"""Measures every published figure: `python -m benchmarks`, or some of them: `python -m benchmarks kernel bots`."""

from __future__ import annotations

import argparse
from importlib import import_module
from time import perf_counter

PROGRAMMES = {
    "rules_engine": "the readable rules engine beside OpenSpiel, and views",
    "verify_records": "reading and verifying 1,000 recorded games",
    "mutated_records": "100,000 damaged records",
    "kernel": "the compiled kernel beside OpenSpiel, its threads, its agreement with the rules",
    "bots": "the strength of every level",
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    named = "; ".join(f"{name}: {about}" for name, about in PROGRAMMES.items())
    parser.add_argument("programmes", nargs="*", choices=list(PROGRAMMES), metavar="NAME", help=named)
    chosen = parser.parse_args().programmes or list(PROGRAMMES)
    begun = perf_counter()
    for place, name in enumerate(chosen, start=1):
        print(f"\n=== {place} of {len(chosen)}: {name} ({PROGRAMMES[name]})", flush=True)
        started = perf_counter()
        import_module(f"benchmarks.{name}").main()
        print(f"--- {name}: {perf_counter() - started:.0f} s", flush=True)
    print(f"\nAll {len(chosen)} in {(perf_counter() - begun) / 60:.1f} minutes.")


if __name__ == "__main__":
    main()
