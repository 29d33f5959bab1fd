"""What the coach's deals promised at every decision of games among bots, and what came of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Final

import msgspec

from doublelucky7.cli.matches.simulation import Simulation, play_all
from doublelucky7.coach.company import Company
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from doublelucky7.game.analysing import played_game
from doublelucky7.records.record import from_json
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.views import View

PLAYERS: Final = 4
_BETWEEN_LINES: Final = 50


class Promise(msgspec.Struct, frozen=True):
    """The chance to make the bid in the deals that were played out, where it was given, and whether it was made."""

    chance: float
    view: View
    action: PlayerAction
    company: Company
    is_kept: bool


def promises_among(level: str, games: int, seed: int) -> Iterator[Promise]:
    """Those of one seat of each game, the seats in turn; on all processors, and told on standard error."""
    simulation = Simulation(RuleSet(), (level,) * PLAYERS, tuple("ABCD"), games, seed)
    lines = [(number, game.line) for number, game in enumerate(play_all(simulation, 1))]
    with ProcessPoolExecutor() as processes:
        for number, promises in enumerate(processes.map(_of_game, lines), start=1):
            if number % _BETWEEN_LINES == 0:
                print(f"{level}: {number} of {games} games", file=sys.stderr, flush=True)
            yield from promises


@cache
def _valuer() -> MoveValuer:
    return MoveValuer()


def _of_game(numbered: tuple[int, str]) -> list[Promise]:
    number, line = numbered
    promises = []
    for played in played_game(from_json(line), number % PLAYERS).rounds:
        for decision in played.decisions:
            (found,) = _valuer().by_thumb(decision.heard, [decision.action], FULL_EFFORT)
            promises.append(
                Promise(found.made, decision.heard.view, decision.action, decision.company, played.points > 0)
            )
    return promises
