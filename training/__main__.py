"""Trains the network of the bots: `python -m training --folder RUN --seed 7 --rounds 30000000`.

The first call compiles a copy of the package into the folder, with all instructions of this machine. Killed or stopped,
the same command goes on from the last checkpoint.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from training.native import run_compiled
from training.plan import FIRST_SPEED, LASTING, MIXED_TABLES, STRANGERS, TAUGHT, TOLD_TABLES, USUAL_TABLES, Plan

_COURSE = ("FIRST", "LAST")
_PAIRS = (
    (
        "mixed",
        MIXED_TABLES,
        _COURSE,
        "the share of tables at which others than the network sit, at the start and at the end",
    ),
    (
        "usual",
        USUAL_TABLES,
        _COURSE,
        "the share of rounds that are of four players with seven cards whatever else is drawn",
    ),
    ("lasting", LASTING, _COURSE, "how much of a target is the outcome, at the start and from the middle on"),
    (
        "told",
        TOLD_TABLES,
        ("MIXED", "OWN"),
        "the share of mixed tables, and of its own, at which it is told what the others play like",
    ),
)


def main() -> None:
    """Compile where needed, then train."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument(
        "--folder", type=Path, required=True, help="where checkpoints, progress and weights are written"
    )
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=50_000_000, help="the training ends after so many")
    parser.add_argument(
        "--minutes", type=float, default=180.0, help="or after so many; the steps get smaller until then"
    )
    parser.add_argument("--threads", type=int, choices=(1, 2), default=2)
    parser.add_argument("--speed", type=float, default=FIRST_SPEED, help="how large the first steps are")
    parser.add_argument("--start", type=Path, help="a stored network to begin with, instead of random weights")
    for name, default, ends, meaning in _PAIRS:
        parser.add_argument(f"--{name}", type=float, nargs=2, default=default, metavar=ends, help=meaning)
    parser.add_argument(
        "--rows", type=int, nargs=2, metavar=_COURSE, help="these inputs learn and nothing else, the last not included"
    )
    parser.add_argument(
        "--explored", type=float, default=1.0, help="how often, beside what is usual, a decision is made at random"
    )
    parser.add_argument(
        "--searcher", type=Path, help="a stored network that moves as a search would, to sit at mixed tables"
    )
    parser.add_argument(
        "--strangers",
        type=float,
        default=STRANGERS,
        help="the share of others at mixed tables who play like nobody else",
    )
    parser.add_argument(
        "--teachers", type=Path, nargs="+", default=[], help="stored networks whose expectations are learned too"
    )
    parser.add_argument("--taught", type=float, default=TAUGHT, help="how much of a target these are")
    asked = parser.parse_args()
    # The working folder of the compiled copy is another one, so the named files are told once more, whole.
    named = ["--folder", str(asked.folder.resolve())]
    named += ["--start", str(asked.start.resolve())] if asked.start else []
    named += ["--searcher", str(asked.searcher.resolve())] if asked.searcher else []
    named += ["--teachers", *(str(path.resolve()) for path in asked.teachers)] if asked.teachers else []
    run_compiled(asked.folder, "training", named)
    from training.run import Training

    plan = Plan(
        folder=asked.folder.resolve(),
        seed=asked.seed,
        rounds=asked.rounds,
        minutes=asked.minutes,
        threads=asked.threads,
        speed=asked.speed,
        start=asked.start,
        mixed=tuple(asked.mixed),
        usual=tuple(asked.usual),
        lasting=tuple(asked.lasting),
        explored=asked.explored,
        told=tuple(asked.told),
        rows=tuple(asked.rows) if asked.rows else None,
        searcher=asked.searcher,
        strangers=asked.strangers,
        teachers=tuple(asked.teachers),
        taught=asked.taught,
    )
    Training(plan).run()


if __name__ == "__main__":
    main()
