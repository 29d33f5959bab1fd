"""Whether luck is zero on average: `python -m benchmarks.coach ledger --bots expert --games 1430`, 10,010 deals."""

from __future__ import annotations

import argparse
from collections import defaultdict
from statistics import mean, stdev
from typing import Final

from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.judgements import HUNDREDTHS
from doublelucky7.coach.ledger import LedgerBuilder
from doublelucky7.game.analysing import played_game
from doublelucky7.records.record import from_json
from doublelucky7.rules.ruleset import Mode, RuleSet

SEED: Final = 7_100
PLAYERS: Final = 4
PARTS: Final = ("average", "cards", "table", "rest", "bid", "play", "wheel", "score")


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--bots", default="expert", help="one level for all seats, or one for each with commas")
    parser.add_argument("--games", type=int, default=1430)
    parser.add_argument("--mode", type=Mode, default=Mode.CLASSIC)
    parser.add_argument("--seats", type=int, default=PLAYERS, help="how many seats of each game are counted")


def run(arguments: argparse.Namespace) -> None:
    bots = tuple(arguments.bots.split(","))
    bots = bots * PLAYERS if len(bots) == 1 else bots
    simulation = Simulation(RuleSet(mode=arguments.mode), bots, tuple("ABCDEFG"[: len(bots)]), arguments.games, SEED)
    ledger_builder = LedgerBuilder()
    parts: dict[str, list[float]] = defaultdict(list)
    for game in play_all(simulation, 1):
        record = from_json(game.line)
        for seat in range(arguments.seats):
            for played in played_game(record, seat).rounds:
                ledger = ledger_builder.ledger(played)
                for part in PARTS:
                    parts[part].append(getattr(ledger, part) / HUNDREDTHS)
    for part, points in parts.items():
        print(f"{part:8} {mean(points):+7.3f} ± {stdev(points) / len(points) ** 0.5:.3f} points a round")
