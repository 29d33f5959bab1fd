"""Every proof of the server's reliability by name: `python -m benchmarks.reliability [NAME …] [--full]`.

Without `--full` the sizes are those of the tests. The exit status says whether everything was shown. `load --tables N
--runs 3` asks whether one process carries so many tables: only if every run shows it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import msgspec

from testkit.names import one_of
from testkit.reliability.disturbances import disturbed
from testkit.reliability.duplicates import duplicated
from testkit.reliability.fuzz import fuzzed
from testkit.reliability.hostile import with_hostile_clients
from testkit.reliability.kills import killed
from testkit.reliability.load import loaded
from testkit.reliability.nodes.cost import costs
from testkit.reliability.nodes.failover import database_failed_over
from testkit.reliability.nodes.handed_over import compared_when_handed_over
from testkit.reliability.nodes.programmes import (
    actions_repeated,
    database_restarted,
    guests_split,
    node_added_and_removed,
    nodes_cut_off,
    nodes_deployed,
    nodes_killed,
    nodes_put_to_sleep,
)
from testkit.reliability.power_cuts import powers_cut
from testkit.reliability.twins import compared


class Found(Protocol):
    """What a programme found."""

    @property
    def is_proved(self) -> bool: ...


class Programme(msgspec.Struct, frozen=True):
    """One proof, at the size of the tests and at full size."""

    small: Callable[[Path], Found]
    full: Callable[[Path], Found]


LOAD_SECONDS: Final = 180.0

PROGRAMMES: Final = {
    "kills": Programme(lambda folder: killed(folder, 30), lambda folder: killed(folder, 300)),
    "power_cuts": Programme(lambda folder: powers_cut(folder, 200), lambda folder: powers_cut(folder, 1_500)),
    "disturbances": Programme(lambda folder: disturbed(folder, 10), lambda folder: disturbed(folder, 100)),
    "fuzz": Programme(lambda folder: fuzzed(folder, 20_000, 2_000), lambda folder: fuzzed(folder, 1_000_000, 50_000)),
    "twins": Programme(lambda folder: compared(folder, 100), lambda folder: compared(folder, 2_000)),
    "duplicates": Programme(lambda folder: duplicated(folder, 2_000), lambda folder: duplicated(folder, 100_000)),
    "load": Programme(lambda folder: loaded(folder, 100, 6.0), lambda folder: loaded(folder, 2_500, LOAD_SECONDS)),
    "nodes_killed": Programme(lambda folder: nodes_killed(folder, 10), lambda folder: nodes_killed(folder, 100)),
    "nodes_put_to_sleep": Programme(
        lambda folder: nodes_put_to_sleep(folder, 5), lambda folder: nodes_put_to_sleep(folder, 30)
    ),
    "nodes_cut_off": Programme(lambda folder: nodes_cut_off(folder, 5), lambda folder: nodes_cut_off(folder, 30)),
    "guests_split": Programme(lambda folder: guests_split(folder, 5), lambda folder: guests_split(folder, 30)),
    "database_restarted": Programme(
        lambda folder: database_restarted(folder, 3), lambda folder: database_restarted(folder, 20)
    ),
    "database_failed_over": Programme(
        lambda folder: database_failed_over(folder, 2), lambda folder: database_failed_over(folder, 10)
    ),
    "node_added_and_removed": Programme(
        lambda folder: node_added_and_removed(folder, 2), lambda folder: node_added_and_removed(folder, 10)
    ),
    "nodes_deployed": Programme(lambda folder: nodes_deployed(folder, 1), lambda folder: nodes_deployed(folder, 10)),
    "actions_repeated": Programme(
        lambda folder: actions_repeated(folder, 20), lambda folder: actions_repeated(folder, 300)
    ),
    "twins_handed_over": Programme(
        lambda folder: compared_when_handed_over(folder, 20), lambda folder: compared_when_handed_over(folder, 300)
    ),
    "nodes_cost": Programme(lambda folder: costs(folder, 50, 6.0), lambda folder: costs(folder, 500, 30.0)),
    "hostile": Programme(
        lambda folder: with_hostile_clients(folder, 10, 20, 4.0),
        lambda folder: with_hostile_clients(folder, 100, 200, 60.0),
    ),
}


def main(arguments: list[str]) -> int:
    """Runs what was named, or everything."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reliability", description=__doc__)
    parser.add_argument("names", nargs="*", type=one_of(PROGRAMMES), metavar="NAME", help=", ".join(PROGRAMMES))
    parser.add_argument("--full", action="store_true", help="at full size, which takes a while")
    parser.add_argument("--tables", type=int, metavar="N", help="of load: so many tables, each for --seconds")
    parser.add_argument("--seconds", type=float, default=LOAD_SECONDS, help="of load with --tables")
    parser.add_argument("--runs", type=int, default=1, metavar="N", help="how often each is run")
    said = parser.parse_args(arguments)
    programmes = dict(PROGRAMMES)
    if said.tables is not None:
        of_this_size = partial(loaded, tables=said.tables, seconds=said.seconds)
        programmes["load"] = Programme(of_this_size, of_this_size)
    missed = 0
    for name in said.names or programmes:
        for _ in range(said.runs):
            begun = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                found = (programmes[name].full if said.full else programmes[name].small)(Path(folder))
            verdict = "shown" if found.is_proved else "NOT SHOWN"
            print(f"{found}\n  {name}: {verdict}, {time.monotonic() - begun:.0f} s in all", flush=True)
            missed += not found.is_proved
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
