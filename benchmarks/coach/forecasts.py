"""Fits the correction of forecasts to games of two levels: `python -m benchmarks.coach forecasts --games 75`."""

from __future__ import annotations

import argparse
import datetime as dt
from collections.abc import Sequence
from math import exp
from pathlib import Path
from typing import Final

import msgspec

import doublelucky7.coach
from benchmarks.coach.baselines import fingerprint
from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.forecasting import FittedForecast, features
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from doublelucky7.game.analysing import played_game
from doublelucky7.records.record import from_json
from doublelucky7.rules.ruleset import RuleSet

SEED: Final = 41
PLAYERS: Final = 4
SHARES: Final = {"club": 2, "novice": 1}
"""How many games of each level: forecasts are held to a narrower bound among `club`."""
STEPS: Final = 20
RIDGE: Final = 1e-3
FILE: Final = Path(doublelucky7.coach.__path__[0]) / "data" / "forecast.json"


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=75, help="games of novices; of club twice as many")


def run(arguments: argparse.Namespace) -> None:
    rows: list[tuple[tuple[float, ...], bool]] = []
    for level, share in SHARES.items():
        rows += _seen_among(level, share * arguments.games)
        print(f"{level}: {len(rows)} decisions so far", flush=True)
    made = FittedForecast(
        command=f"python -m benchmarks.coach forecasts --games {arguments.games}",
        date=dt.datetime.now(dt.UTC).date().isoformat(),
        network=fingerprint(),
        decisions=len(rows),
        weights=tuple(round(weight, 4) for weight in _fitted(rows)),
    )
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


def _seen_among(level: str, games: int) -> list[tuple[tuple[float, ...], bool]]:
    valuer, rows = MoveValuer(), []
    simulation = Simulation(RuleSet(), (level,) * PLAYERS, tuple("ABCD"), games, SEED)
    for number, game in enumerate(play_all(simulation, 1)):
        for played in played_game(from_json(game.line), number % PLAYERS).rounds:
            for decision in played.decisions:
                (forecast,) = valuer.by_thumb(decision.heard, [decision.action], FULL_EFFORT)
                if 0.0 < forecast.made < 1.0:
                    view = decision.heard.view
                    rows.append((features(forecast.made, view, decision.action), played.points > 0))
    return rows


def _fitted(rows: Sequence[tuple[tuple[float, ...], bool]]) -> list[float]:
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
    return weights


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
