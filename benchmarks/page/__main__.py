"""What the page costs a phone: `python -m benchmarks.page [NAME …]`, everything where nothing is named.

Everything is measured in a real Chromium against the real server; the exit status says whether every bound is met.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from benchmarks.page.animated import animated
from benchmarks.page.bounds import Figure
from benchmarks.page.dealing import dealing
from benchmarks.page.loading import loading
from benchmarks.page.scores import scores
from benchmarks.page.servers import MeasuredServer, measured_server
from benchmarks.page.weight import weight
from benchmarks.page.winning import winning
from testkit.names import one_of

PROGRAMMES: Final[dict[str, Callable[[MeasuredServer], list[Figure]]]] = {
    "weight": weight,
    "loading": loading,
    "dealing": dealing,
    "winning": winning,
    "animated": animated,
    "lighthouse": scores,
}


def main(arguments: Sequence[str]) -> int:
    """Runs what was named, or everything."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("names", nargs="*", type=one_of(PROGRAMMES), metavar="NAME", help=", ".join(PROGRAMMES))
    chosen = parser.parse_args(arguments).names or list(PROGRAMMES)
    missed: list[str] = []
    for name in chosen:
        begun = monotonic()
        with measured_server() as server:
            figures = PROGRAMMES[name](server)
        print(f"{name}, {monotonic() - begun:.0f} s", *figures, sep="\n", flush=True)
        missed += [f"{name}: {figure.about}" for figure in figures if not figure.is_met]
    print(f"NOT MET: {'; '.join(missed)}" if missed else "Every bound is met.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
