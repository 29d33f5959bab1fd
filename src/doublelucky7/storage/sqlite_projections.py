"""Projections of finished games in a database file, kept by one thread of their own."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from concurrent.futures import Future, ThreadPoolExecutor

import msgspec

from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.projections import (
    MOST_ROWS,
    ClubEntry,
    FinishedGame,
    Summarise,
    club_entry,
    club_places,
    is_member,
    project_each,
)
from doublelucky7.storage.sqlite import SqliteDatabase, SqliteStore

_decode = msgspec.json.Decoder(FinishedGame).decode


class SqliteProjections:
    """The projections of one database file."""

    def __init__(self, database: SqliteDatabase, summarise: Summarise) -> None:
        self._database, self._summarise = database, summarise
        self._store = SqliteStore(database)
        self._thread = ThreadPoolExecutor(1, "projections")
        self._is_closing = False

    def project(self, game: str) -> Future[None]:
        return self._thread.submit(self._project, game)

    def catch_up(self) -> Future[int]:
        return self._thread.submit(self._catch_up)

    def rebuild(self) -> Future[int]:
        return self._thread.submit(self._rebuild)

    def finished(self, most: int = MOST_ROWS) -> Future[list[FinishedGame]]:
        return self._games("SELECT summary FROM finished_game ORDER BY finished_at DESC, game LIMIT ?", most)

    def find(self, game: str) -> Future[FinishedGame | None]:
        def found() -> FinishedGame | None:
            rows = self._database.query("SELECT summary FROM finished_game WHERE game = ?", (game,)).result()
            return _decode(rows[0][0]) if rows else None

        return self._thread.submit(found)

    def history(self, person: str, most: int = MOST_ROWS, after: str | None = None) -> Future[list[FinishedGame]]:
        # Games that ended in the same millisecond come in the order of the index, whatever their names.
        last = "SELECT finished_at, game FROM finished_game WHERE game = ?"
        before = "" if after is None else f"AND (finished_seat.finished_at, finished_seat.game) < ({last})"
        return self._games(
            f"""
            SELECT summary FROM finished_seat JOIN finished_game USING (game)
            WHERE person = ? {before} ORDER BY finished_seat.finished_at DESC, finished_seat.game DESC LIMIT ?
            """,
            *((person, most) if after is None else (person, after, most)),
        )

    def club(self, most: int = MOST_ROWS, skip: int = 0) -> Future[list[ClubEntry]]:
        statement = """
            SELECT summary, seat FROM (
                SELECT game, seat, total, finished_at FROM club_entry
                ORDER BY total DESC, finished_at, game, seat LIMIT ? OFFSET ?
            ) AS best JOIN finished_game USING (game)
            ORDER BY best.total DESC, best.finished_at, best.game, best.seat
        """

        def found() -> list[ClubEntry]:
            rows = self._database.query(statement, (most, skip)).result()
            return [club_entry(_decode(summary), seat) for summary, seat in rows]

        return self._thread.submit(found)

    def members(self, people: Collection[str]) -> Future[frozenset[str]]:
        statement = """
            SELECT summary FROM finished_seat JOIN finished_game USING (game)
            WHERE person = ? AND game IN (SELECT game FROM club_entry)
        """

        def has_entry(person: str) -> bool:
            rows = self._database.query(statement, (person,)).result()
            return any(is_member(_decode(summary), person) for (summary,) in rows)

        return self._thread.submit(lambda: frozenset(filter(has_entry, people)))

    def close(self) -> None:
        self._is_closing = True
        self._thread.shutdown(cancel_futures=True)

    def _games(self, statement: str, *values: str | int) -> Future[list[FinishedGame]]:
        def found() -> list[FinishedGame]:
            return [_decode(summary) for (summary,) in self._database.query(statement, values).result()]

        return self._thread.submit(found)

    def _project(self, game: str) -> None:
        if self._is_closing:
            raise StorageFailed("the projections are being closed")
        finished = self._summarise(game, self._store.read(game).result())
        self._database.write(lambda connection: _replace(connection, game, finished)).result()

    def _catch_up(self) -> int:
        # The index named holds only what is missing; SQLite would take the one with all finished games.
        missing = self._database.query(
            """
            SELECT game FROM stream INDEXED BY stream_to_project
            WHERE is_projected = 0 AND stage IN ('finished', 'closed') ORDER BY game
            """
        ).result()
        return project_each([game for (game,) in missing], self._project)

    def _rebuild(self) -> int:
        self._database.write(_delete_all).result()
        return self._catch_up()


def _replace(connection: sqlite3.Connection, game: str, finished: FinishedGame | None) -> None:
    for table in ("finished_game", "finished_seat", "club_entry"):
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
    for table in ("finished_game", "finished_seat", "club_entry"):
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE stream SET is_projected = 0")
