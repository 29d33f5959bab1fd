"""Fits the correction of forecasts to games of two levels: `python -m benchmarks.coach forecasts --games 1600`."""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Sequence
from itertools import chain
from math import exp
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

import doublelucky7.coach
from benchmarks.coach.baselines import fingerprint
from benchmarks.coach.promises import Promise, promises_among
from doublelucky7.coach.company import Company
from doublelucky7.coach.forecasting import FittedForecast, features, features_of_practice, signs_of_practice

SEED: Final = 41
PRACTISED: Final = "club"
LEVELS: Final = (PRACTISED, "novice")
KNOWN: Final = (Company.NOVICES, Company.PRACTISED)
STEPS: Final = 20
RIDGE: Final = 1e-3
DIGITS: Final = 4
Row: TypeAlias = tuple[tuple[float, ...], bool]
"""What is known, and what came of it."""
FILE: Final = Path(doublelucky7.coach.__path__[0]) / "data" / "forecast.json"


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=1600, help="so many of each level")


def run(arguments: argparse.Namespace) -> None:
    promises = {
        level: [promise for promise in promises_among(level, arguments.games, SEED) if promise.chance not in (0.0, 1.0)]
        for level in LEVELS
    }
    # There are as many games of each level, so that neither is expected beforehand.
    practice = _fitted(
        [(signs_of_practice(promise.view), level == PRACTISED) for level in LEVELS for promise in promises[level]]
    )
    of_all = list(chain.from_iterable(promises.values()))
    weights = {company: _fitted([_known(one) for one in of_all if one.company is company]) for company in KNOWN}
    weights[Company.UNKNOWN] = _fitted([_guessed(one, practice) for one in of_all])
    made = FittedForecast(
        command=f"python -m benchmarks.coach forecasts --games {arguments.games}",
        date=dt.datetime.now(dt.UTC).date().isoformat(),
        network=fingerprint(),
        decisions=sum(map(len, promises.values())),
        practice=practice,
        weights=weights,
    )
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


def _known(promise: Promise) -> Row:
    return features(promise.chance, promise.view, promise.action), promise.is_kept


def _guessed(promise: Promise, practice: Sequence[float]) -> Row:
    known, is_kept = _known(promise)
    return (*known, *features_of_practice(promise.chance, promise.view, promise.action, practice)), is_kept


def _fitted(rows: Sequence[Row]) -> tuple[float, ...]:
    """Logistic regression by Newton's method."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for known, came in rows:
            chance = 1 / (1 + exp(-sum(weight * one for weight, one in zip(weights, known, strict=True))))
            for row in range(size):
                slope[row] += (came - chance) * known[row]
                for column in range(size):
                    curve[row][column] += chance * (1 - chance) * known[row] * known[column]
        weights = [weight + step for weight, step in zip(weights, _solved(curve, slope), strict=True)]
    return tuple(round(weight, DIGITS) for weight in weights)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination."""
    size = len(right)
    rows = [[*matrix[place], right[place]] for place in range(size)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]
