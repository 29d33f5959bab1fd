"""Standing answers in a database file."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future

from doublelucky7.storage.sqlite.store import SqliteDatabase


class SqliteStandingAnswers:
    """Standing answers in a database file; they are deleted with the stream of their game."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def keep(self, game: str, people: dict[int, str]) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM standing_answer WHERE game = ?", (game,))
            connection.executemany(
                "INSERT INTO standing_answer (game, seat, person) VALUES (?, ?, ?)",
                [(game, seat, person) for seat, person in people.items()],
            )

        return self._database.write(job)

    def find(self, game: str) -> Future[dict[int, str]]:
        def job(connection: sqlite3.Connection) -> dict[int, str]:
            return dict(connection.execute("SELECT seat, person FROM standing_answer WHERE game = ?", (game,)))

        return self._database.read(job)
