"""Whether forecasts come true: `python -m benchmarks.coach calibration --bots club --games 300 --most 3`."""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import Final

from benchmarks.coach.promises import promises_among
from doublelucky7.coach.forecasting import corrected, fitted

SEED: Final = 15_000
BINS: Final = 10
LEAST: Final = 500
HUNDRED: Final = 100


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", default="club")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--most", type=float, default=3.0, help="percentage points a bin may be off")


def run(arguments: argparse.Namespace) -> None:
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for promise in promises_among(arguments.bots, arguments.games, SEED + arguments.first):
        made = corrected(promise.chance, promise.view, promise.action, promise.company, fitted())
        bins[min(BINS - 1, int(made * BINS))].append((made, promise.is_kept))
    worst = 0.0
    for place in sorted(bins):
        many = len(bins[place])
        promised = HUNDRED * sum(made for made, _ in bins[place]) / many
        realised = HUNDRED * sum(came for _, came in bins[place]) / many
        counts = many >= LEAST
        worst = max(worst, abs(promised - realised)) if counts else worst
        print(
            f"{promised:6.2f} % promised, {realised:6.2f} % realised, {many:6} forecasts{'' if counts else ', too few'}"
        )
    print(f"worst of bins with {LEAST}: {worst:.2f} percentage points, bound {arguments.most}")
