"""Finished games, player history and the High Rollers Club: views of the events, rebuilt from them at any time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.sqlite import SqliteDatabase, SqliteStore

MOST_ROWS: Final = 100


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat came out of a game; the person is None where a bot held the seat."""

    name: str
    person: str | None
    bot_stood_in: bool
    points: int
    penalty: int
    total: int
    won: bool
    high_roller: bool


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in one line."""

    game: str
    finished_at: int
    ruleset: RuleSet
    seats: tuple[FinishedSeat, ...]


class ClubEntry(msgspec.Struct, frozen=True):
    """A line of the High Rollers Club (R6.4): people only; where a bot stood in, the entry says so."""

    game: str
    finished_at: int
    name: str
    total: int
    bot_stood_in: bool


Summarise: TypeAlias = Callable[[str, Sequence[Entry]], FinishedGame | None]
"""Reads a stream; None where the game is not over. It comes from above, storage knows no table events."""

_decode = msgspec.json.Decoder(FinishedGame).decode


class Projections:
    """The views of one database file."""

    def __init__(self, database: SqliteDatabase, summarise: Summarise) -> None:
        self._database = database
        self._store = SqliteStore(database)
        self._summarise = summarise

    def project(self, game: str) -> None:
        """Brings the views up to date with one stream."""
        finished = self._summarise(game, self._store.read(game))
        self._database.write(lambda connection: _replace(connection, game, finished)).result()

    def catch_up(self) -> int:
        """Projects what ended but is in no view yet, as after a crash; answers how many games that were."""
        missing = self._database.query(
            """
            SELECT DISTINCT game FROM entry WHERE kind = 'game_ended'
            EXCEPT SELECT game FROM finished_game ORDER BY game
            """
        )
        failure: Exception | None = None
        for (game,) in missing:
            try:
                self.project(game)
            except StorageFailed:
                raise
            except Exception as problem:
                # A game that cannot be read must not keep the others out of the views.
                failure = failure or problem
        if failure is not None:
            raise failure
        return len(missing)

    def rebuild(self) -> int:
        """Forgets all views and makes them anew from the events; answers how many games there are."""
        self._database.write(_forget).result()
        return self.catch_up()

    def finished(self, most: int = MOST_ROWS) -> list[FinishedGame]:
        """The latest finished games, newest first."""
        rows = self._database.query(
            "SELECT summary FROM finished_game ORDER BY finished_at DESC, game LIMIT ?", (most,)
        )
        return [_decode(summary) for (summary,) in rows]

    def find(self, game: str) -> FinishedGame | None:
        """One finished game."""
        rows = self._database.query("SELECT summary FROM finished_game WHERE game = ?", (game,))
        return _decode(rows[0][0]) if rows else None

    def history(self, person: str, most: int = MOST_ROWS) -> list[FinishedGame]:
        """The latest games a person finished, newest first."""
        rows = self._database.query(
            """
            SELECT summary FROM finished_seat JOIN finished_game USING (game)
            WHERE person = ? ORDER BY finished_at DESC, game LIMIT ?
            """,
            (person, most),
        )
        return [_decode(summary) for (summary,) in rows]

    def club(self, most: int = MOST_ROWS) -> list[ClubEntry]:
        """The High Rollers Club, highest total first."""
        rows = self._database.query(
            """
            SELECT summary, seat FROM club_entry JOIN finished_game USING (game)
            ORDER BY total DESC, finished_at, game, seat LIMIT ?
            """,
            (most,),
        )
        return [_club_entry(_decode(summary), seat) for summary, seat in rows]


def _club_entry(finished: FinishedGame, place: Seat) -> ClubEntry:
    seat = finished.seats[place]
    return ClubEntry(finished.game, finished.finished_at, seat.name, seat.total, seat.bot_stood_in)


def _replace(connection: sqlite3.Connection, game: str, finished: FinishedGame | None) -> None:
    for table in ("finished_game", "finished_seat", "club_entry"):
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    if finished is None:
        return
    connection.execute(
        "INSERT INTO finished_game (game, finished_at, summary) VALUES (?, ?, ?)",
        (game, finished.finished_at, msgspec.json.encode(finished)),
    )
    people = {seat.person for seat in finished.seats if seat.person is not None}
    connection.executemany(
        "INSERT INTO finished_seat (person, game) VALUES (?, ?)", [(person, game) for person in sorted(people)]
    )
    connection.executemany(
        "INSERT INTO club_entry (game, seat, total) VALUES (?, ?, ?)",
        [
            (game, place, seat.total)
            for place, seat in enumerate(finished.seats)
            if seat.high_roller and seat.person is not None
        ],
    )


def _forget(connection: sqlite3.Connection) -> None:
    for table in ("finished_game", "finished_seat", "club_entry"):
        connection.execute(f"DELETE FROM {table}")
