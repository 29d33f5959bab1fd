"""Projections of finished games in a database file."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from doublelucky7.storage.projections import FinishedGame, Summarise, club_places
from doublelucky7.storage.row_projections import PROJECTED, RowProjections
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore


class SqliteProjections(RowProjections):
    """The projections of one database file."""

    def __init__(self, database: SqliteDatabase, summarise: Summarise) -> None:
        super().__init__(_Rows(database), SqliteStore(database), summarise)


class _Rows:
    by_game = "game"

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def query(self, statement: str, *values: str | int) -> list[Any]:
        return self._database.query(statement, values).result()

    def missing(self) -> list[str]:
        # The index named holds only what is missing; SQLite would take the one with all finished games.
        rows = self.query(
            """
            SELECT game FROM stream INDEXED BY stream_to_project
            WHERE is_projected = 0 AND stage IN ('finished', 'closed') ORDER BY game
            """
        )
        return [game for (game,) in rows]

    def replace(self, game: str, finished: FinishedGame | None) -> None:
        self._database.write(lambda connection: _replace(connection, game, finished)).result()

    def delete_all(self) -> None:
        self._database.write(_delete_all).result()


def _replace(connection: sqlite3.Connection, game: str, finished: FinishedGame | None) -> None:
    for table in PROJECTED:
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
    connection.execute("UPDATE stream SET is_projected = 1 WHERE game = ?", (game,))
    if finished is None:
        return
    connection.execute(
        "INSERT INTO finished_game (game, finished_at, summary) VALUES (?, ?, ?)",
        (game, finished.finished_at, msgspec.json.encode(finished)),
    )
    people = {seat.person for seat in finished.seats if seat.person is not None}
    connection.executemany(
        "INSERT INTO finished_seat (person, finished_at, game) VALUES (?, ?, ?)",
        [(person, finished.finished_at, game) for person in sorted(people)],
    )
    connection.executemany(
        "INSERT INTO club_entry (game, seat, total, finished_at) VALUES (?, ?, ?, ?)",
        [(game, place, finished.seats[place].total, finished.finished_at) for place in club_places(finished)],
    )


def _delete_all(connection: sqlite3.Connection) -> None:
    for table in PROJECTED:
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE stream SET is_projected = 0")
