"""Makes the figures of the luck ledger: `python -m benchmarks.coach baselines --deals 10000 --wheel-games 100`."""

from __future__ import annotations

import argparse
import datetime as dt
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from statistics import mean
from typing import Final

import msgspec

import doublelucky7.coach
from doublelucky7.bots.thinking.networks import learned_policy
from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.baselines import Baselines, Place, Provenance
from doublelucky7.coach.hand_values import HandValues
from doublelucky7.coach.judgements import HUNDREDTHS
from doublelucky7.coach.ledger import LedgerBuilder
from doublelucky7.game.analysing import played_game
from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import TRUMP_AS_LED
from doublelucky7.kernel.heuristic import finish
from doublelucky7.kernel.position import Position, begin, deal_at_random, points_of
from doublelucky7.kernel.strength import Evaluation
from doublelucky7.records.record import from_json
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS_IN_A_SERIES, Mode, RuleSet

SEED: Final = 77
DIGITS: Final = 3
FILE: Final = Path(doublelucky7.coach.__path__[0]) / "data" / "baselines.json"


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=int, default=10_000, help="deals for each number of players and cards")
    parser.add_argument("--wheel-games", type=int, default=100, help="games for each wheel mode and number of players")


def run(arguments: argparse.Namespace) -> None:
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    cards = range(1, ROUNDS_IN_A_SERIES + 1)
    command = f"python -m benchmarks.coach baselines --deals {arguments.deals} --wheel-games {arguments.wheel_games}"
    made = Baselines(
        provenance=Provenance(
            command=command,
            date=dt.datetime.now(dt.UTC).date().isoformat(),
            network=fingerprint(),
            deals=arguments.deals,
        ),
        places=tuple(tuple(_places(table, round_, arguments.deals) for round_ in cards) for table in players),
        wheel={},
    )
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1))
    modes = [mode for mode in Mode if RuleSet(mode=mode).has_wheel] if arguments.wheel_games else []
    wheel = {
        mode.value: tuple(_others_at_the_wheel(made, mode, table, arguments.wheel_games) for table in players)
        for mode in modes
    }
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(made, wheel=wheel)), indent=1))


def fingerprint() -> str:
    """What tells one set of weights from another."""
    weights = files("doublelucky7.bots").joinpath("data", "network.bin").read_bytes()
    return blake2b(weights, digest_size=8).hexdigest()


def _places(players: int, cards: int, deals: int) -> tuple[Place, ...]:
    values, policy, evaluation, at = HandValues(), learned_policy(), Evaluation(), Position()
    promised, points = [0.0] * players, [0.0] * players
    for deal in range(deals):
        begin(at, players, cards, 0, 1)
        state = deal_at_random(at, TRUMP_AS_LED, stream(SEED + 8 * players + cards, deal))
        for place, worth in enumerate(values.best_bids(at)):
            promised[place] += worth
        finish(policy, policy, 0, at, evaluation, state)
        for place in range(players):
            points[place] += points_of(at, place)
    print(f"{players} players, {cards} cards: {sum(points) / deals / players:.3f} points", flush=True)
    return tuple(
        Place(round(points[place] / deals, DIGITS), round(promised[place] / deals, DIGITS)) for place in range(players)
    )


def _others_at_the_wheel(figures: Baselines, mode: Mode, players: int, games: int) -> float:
    """The mean of what is left over among players who do what the network says, in a round that counts once."""
    ledger_builder = LedgerBuilder(figures)
    simulation = Simulation(RuleSet(mode=mode), ("expert",) * players, tuple("ABCDEFG"[:players]), games, SEED)
    rest = [
        ledger.rest
        for played in play_all(simulation, 1)
        for seat in range(players)
        for ledger in map(ledger_builder.ledger, played_game(from_json(played.line), seat).rounds)
    ]
    # Round 7 counts twice, so a game of seven rounds weighs as much as eight.
    found = mean(rest) * ROUNDS_IN_A_SERIES / (ROUNDS_IN_A_SERIES + 1) / HUNDREDTHS
    print(f"{mode.value}, {players} players: {found:+.3f} a round", flush=True)
    return round(found, DIGITS)
