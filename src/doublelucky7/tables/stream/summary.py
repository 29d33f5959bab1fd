"""A stream in one line, for the projections of finished games that storage keeps."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from doublelucky7.protocol.sitting import OpenSeat, Phase
from doublelucky7.rules.ruleset import Seat
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.projections import FinishedGame, FinishedSeat
from doublelucky7.tables.state import TableState, person_on
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.evolution import fold


def summarise(game: str, entries: Sequence[Entry]) -> FinishedGame | None:
    """How a game ended, also where its table was closed before its end; None where it goes on or never began."""
    table = fold(map(from_store, entries))
    if table.state is None:
        return None
    if table.state.result is not None and table.finished_at is not None:
        return summary_of(table, table.finished_at)
    if table.phase is not Phase.CLOSED:
        return None
    return replace(summary_of(table, entries[-1].at), is_finished=False, rounds_played=len(table.state.pad))


def summary_of(table: TableState, finished_at: int) -> FinishedGame:
    """The line of a table whose game has ended, at this instant of the stream."""
    seats = tuple(_finished_seat(table, seat) for seat in range(len(table.seats)))
    return FinishedGame(game=table.game, finished_at=finished_at, ruleset=table.ruleset, seats=seats)


def _finished_seat(table: TableState, seat: Seat) -> FinishedSeat:
    holder, result = table.seats[seat], table.running.result
    assert not isinstance(holder, OpenSeat), "a game starts with every seat taken"
    points = sum(row.scores[seat].points for row in table.running.pad)
    score = None if result is None else result.scores[seat]
    return FinishedSeat(
        name=holder.name,
        person=person_on(table, seat),
        bot_stood_in=table.bot_stood_in[seat],
        asked_coach=seat in table.asked_coach,
        points=points if score is None else score.points,
        penalty=0 if score is None else score.penalty,
        total=points if score is None else score.total,
        won=result is not None and seat in result.winners,
        high_roller=result is not None and seat in result.high_rollers,
    )
