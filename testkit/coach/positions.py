"""Positions with a known loss: which decisions of games were blunders, or fine, by a search with many worlds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.coach.decisions import Decision
from doublelucky7.records.hearing import decisions_of
from doublelucky7.records.record import Record, from_json, to_json

BLUNDER: Final = 4.0
FINE: Final = 0.3
TIMES_THE_WORLDS: Final = 32


class KnownLoss(msgspec.Struct, frozen=True):
    """A decision of a game and what it cost, by a search with many times the worlds."""

    seat: int
    step: int
    lost: float
    error: float


class MinedGame(msgspec.Struct, frozen=True):
    """A game as a record's line, and the decisions in it whose loss is known."""

    record: str
    blunders: tuple[KnownLoss, ...]
    fine: tuple[KnownLoss, ...]


class KnownPosition(msgspec.Struct, frozen=True):
    """A decision with its known loss."""

    decision: Decision
    known: KnownLoss


def read_games(path: Path) -> tuple[MinedGame, ...]:
    """All games of a file of positions."""
    return tuple(msgspec.json.decode(line, type=MinedGame) for line in path.read_text(encoding="utf-8").splitlines())


def written(record: Record, blunders: tuple[KnownLoss, ...], fine: tuple[KnownLoss, ...]) -> str:
    """A game as a line of such a file."""
    return msgspec.json.encode(MinedGame(to_json(record), blunders, fine)).decode()


def positions_in(game: MinedGame, known: tuple[KnownLoss, ...]) -> Iterator[KnownPosition]:
    """The decisions of a game that are known, with what their seats had heard."""
    record = from_json(game.record)
    for seat in sorted({one.seat for one in known}):
        by_step = {one.step: one for one in known if one.seat == seat}
        for found in decisions_of(record, seat):
            if found.step in by_step:
                yield KnownPosition(Decision(found.step, found.heard, found.action), by_step[found.step])
