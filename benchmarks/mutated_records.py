"""100,000 damaged records, in JSON and in the text notation: none may end in anything but a clear answer.

Run it with `python -m benchmarks.mutated_records`. A fault stops it and prints the mutation that reproduces it.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

from testkit.games.mutations import Outcome, outcomes_of

MUTATIONS = 100_000
MUTATIONS_A_GAME = 250
# The tests begin with the first games; the bench looks at others.
FIRST_GAME = 1_000


def outcomes_of_all(mutations: int = MUTATIONS) -> Counter[Outcome]:
    """What became of so many mutations, on all cores."""
    games = range(FIRST_GAME, FIRST_GAME + mutations // MUTATIONS_A_GAME)
    with ProcessPoolExecutor() as cores:
        return sum(cores.map(partial(outcomes_of, mutations=MUTATIONS_A_GAME), games), Counter())


def main() -> None:
    """Prints how many could not be read, were found to disagree, or verified all the same."""
    begun = perf_counter()
    outcomes = outcomes_of_all()
    print(f"mutated records: {outcomes.total():,}, none met with a traceback, in {perf_counter() - begun:.0f} s")
    for outcome in Outcome:
        print(f"  {outcome.value:<12}{outcomes[outcome]:>8,}")


if __name__ == "__main__":
    main()
