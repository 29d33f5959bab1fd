"""Mines positions with a known loss: `python -m benchmarks.coach positions FILE --first 1 --games 40`.

Bots of several levels play; the network proposes decisions that might be blunders, and others that might be fine, and a
search with 32 times the coach's worlds says which of them are. The coach itself has no say in the choice.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Final

from doublelucky7.bots.players.learned import ExpertBot
from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judging import judge
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from doublelucky7.records.hearing import HeardDecision, decisions_of
from doublelucky7.records.record import Record, from_json
from doublelucky7.rules.ruleset import ROUNDS_IN_A_SERIES, JokerTrump, Mode, RuleSet
from testkit.coach.positions import BLUNDER, FINE, TIMES_THE_WORLDS, KnownLoss, written

SEED: Final = 15
OF_A_KIND: Final = 4
LOOKED_AT: Final = 6
CLOSE: Final = 3
"""A first look tells which actions can be the best; only these and the chosen one are looked into at length."""
SHORT_ROUND: Final = 5
"""Most positions are of rounds with few cards, where many deals take seconds instead of minutes."""
LIKELY_BLUNDER: Final = 3.0
LIKELY_FINE: Final = 0.4
LEVELS: Final = ("novice", "club", "random", "novice", "club", "novice", "club")
MODES: Final = (Mode.CLASSIC, Mode.TACTICAL_ESCAPE, Mode.LUCKY_DICE)


def add_to(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--most-cards", type=int, default=ROUNDS_IN_A_SERIES, help="leave longer rounds out")


def run(arguments: argparse.Namespace) -> None:
    valuer = MoveValuer()
    blunders = fine = 0
    for game in range(arguments.first, arguments.first + arguments.games):
        record = _played(game)
        found = _mined(record, valuer, Random(game), arguments.most_cards)
        blunders, fine = blunders + len(found[0]), fine + len(found[1])
        with arguments.file.open("a", encoding="utf-8") as file:
            file.write(written(record, *found) + "\n")
        print(f"game {game}: {blunders} blunders, {fine} fine", flush=True)


def _played(game: int) -> Record:
    players = 2 + game % 6
    joker = JokerTrump.DEALER_CHOOSES if game % 2 else JokerTrump.DEALER_LEADS
    ruleset = RuleSet(mode=MODES[game % 3], joker_trump=joker)
    bots = tuple(LEVELS[(game + seat) % len(LEVELS)] for seat in range(players))
    names = tuple(f"{bot} {seat}" for seat, bot in enumerate(bots))
    return from_json(next(play_all(Simulation(ruleset, bots, names, 1, SEED + game), 1)).line)


def _mined(
    record: Record, valuer: MoveValuer, random: Random, most_cards: int
) -> tuple[tuple[KnownLoss, ...], tuple[KnownLoss, ...]]:
    expert = ExpertBot()
    likely: tuple[list[tuple[int, HeardDecision]], ...] = ([], [])
    for seat in range(record.players):
        for found in decisions_of(record, seat):
            if found.heard.view.tricks > most_cards:
                break
            loss = _loss_by_the_network(expert, found)
            if loss is not None and loss >= LIKELY_BLUNDER:
                likely[0].append((seat, found))
            elif loss is not None and 0.0 < loss < LIKELY_FINE:
                likely[1].append((seat, found))
    return (
        _confirmed(_drawn(likely[0], random), valuer, BLUNDER, 1e9),
        _confirmed(_drawn(likely[1], random), valuer, -1.0, FINE),
    )


def _drawn(likely: list[tuple[int, HeardDecision]], random: Random) -> list[tuple[int, HeardDecision]]:
    """One of a long round, then short ones."""
    mixed = random.sample(likely, len(likely))
    long = [one for one in mixed if one[1].heard.view.tricks > SHORT_ROUND]
    short = [one for one in mixed if one[1].heard.view.tricks <= SHORT_ROUND]
    return [*long[:1], *short, *long[1:]][:LOOKED_AT]


def _loss_by_the_network(expert: ExpertBot, found: HeardDecision) -> float | None:
    if len(found.heard.view.legal) == 1:
        return None
    valued = expert.valuations(found.heard, 0)
    return valued[0].worth - next(one.worth for one in valued if one.action == found.action)


def _confirmed(
    likely: list[tuple[int, HeardDecision]], valuer: MoveValuer, least: float, below: float
) -> tuple[KnownLoss, ...]:
    known: list[KnownLoss] = []
    for seat, found in likely:
        decision = Decision(found.step, found.heard, found.action)
        close = [one.action for one in judge(valuer, decision, FULL_EFFORT.times(1)).moves[:CLOSE]]
        judged = judge(valuer, decision, FULL_EFFORT.times(TIMES_THE_WORLDS), {*close, found.action})
        if least <= judged.lost < below:
            known.append(KnownLoss(seat, found.step, judged.lost, judged.error))
        if len(known) == OF_A_KIND:
            break
    return tuple(known)
