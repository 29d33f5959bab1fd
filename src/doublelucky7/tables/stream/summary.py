"""A stream in one line, for the views of finished games that storage keeps."""

from __future__ import annotations

from collections.abc import Sequence

from doublelucky7.protocol.sitting import OpenSeat
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import GameResult
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.projections import FinishedGame, FinishedSeat
from doublelucky7.tables.state import TableState, person_on
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.evolution import fold


def summarise(game: str, entries: Sequence[Entry]) -> FinishedGame | None:
    """How a game ended, None where it has not."""
    table = fold(map(from_store, entries))
    result = None if table.state is None else table.state.result
    if result is None or table.finished_at is None:
        return None
    seats = tuple(_finished_seat(table, result, seat) for seat in range(len(table.seats)))
    return FinishedGame(game=game, finished_at=table.finished_at, ruleset=table.ruleset, seats=seats)


def _finished_seat(table: TableState, result: GameResult, seat: Seat) -> FinishedSeat:
    holder, score = table.seats[seat], result.scores[seat]
    assert not isinstance(holder, OpenSeat), "a game starts with every seat taken"
    return FinishedSeat(
        name=holder.name,
        person=person_on(table, seat),
        bot_stood_in=table.bot_stood_in[seat],
        points=score.points,
        penalty=score.penalty,
        total=score.total,
        won=seat in result.winners,
        high_roller=seat in result.high_rollers,
    )
