"""Projections of finished games in PostgreSQL; any node may make them, and twice makes no difference."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future, ThreadPoolExecutor

import msgspec

from doublelucky7.storage.event_store import EventStore, StorageFailed
from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase
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

_decode = msgspec.json.Decoder(FinishedGame).decode


class PostgresProjections:
    """The projections of one database; what is asked of them is done in order."""

    def __init__(self, database: PostgresDatabase, store: EventStore, summarise: Summarise) -> None:
        self._database, self._store, self._summarise = database, store, summarise
        self._thread = ThreadPoolExecutor(1, "projections")
        self._is_closing = False

    def project(self, game: str) -> Future[None]:
        return self._thread.submit(self._project, game)

    def catch_up(self) -> Future[int]:
        return self._thread.submit(self._catch_up)

    def rebuild(self) -> Future[int]:
        return self._thread.submit(self._rebuild)

    def finished(self, most: int = MOST_ROWS) -> Future[list[FinishedGame]]:
        return self._games(
            'SELECT summary FROM finished_game ORDER BY finished_at DESC, game COLLATE "C" LIMIT %s', most
        )

    def find(self, game: str) -> Future[FinishedGame | None]:
        def found() -> FinishedGame | None:
            rows = self._database.query("SELECT summary FROM finished_game WHERE game = %s", (game,)).result()
            return _decode(rows[0][0]) if rows else None

        return self._thread.submit(found)

    def history(self, person: str, most: int = MOST_ROWS, after: str | None = None) -> Future[list[FinishedGame]]:
        last = 'SELECT finished_at, game COLLATE "C" FROM finished_game WHERE game = %s'
        before = "" if after is None else f'AND (mine.finished_at, mine.game COLLATE "C") < ({last})'
        return self._games(
            f"""
            SELECT summary FROM finished_seat AS mine JOIN finished_game USING (game)
            WHERE person = %s {before} ORDER BY mine.finished_at DESC, mine.game COLLATE "C" DESC LIMIT %s
            """,
            *((person, most) if after is None else (person, after, most)),
        )

    def club(self, most: int = MOST_ROWS, skip: int = 0) -> Future[list[ClubEntry]]:
        statement = """
            SELECT summary, seat FROM (
                SELECT game, seat, total, finished_at FROM club_entry
                ORDER BY total DESC, finished_at, game COLLATE "C", seat LIMIT %s OFFSET %s
            ) AS best JOIN finished_game USING (game)
            ORDER BY best.total DESC, best.finished_at, best.game COLLATE "C", best.seat
        """

        def found() -> list[ClubEntry]:
            rows = self._database.query(statement, (most, skip)).result()
            return [club_entry(_decode(summary), seat) for summary, seat in rows]

        return self._thread.submit(found)

    def members(self, people: Collection[str]) -> Future[frozenset[str]]:
        statement = """
            SELECT summary FROM finished_seat JOIN finished_game USING (game)
            WHERE person = %s AND game IN (SELECT game FROM club_entry)
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
        self._database.run(lambda connection: _replace(connection, game, finished)).result()

    def _catch_up(self) -> int:
        missing = self._database.query(
            "SELECT game FROM stream WHERE NOT is_projected AND stage IN ('finished', 'closed') ORDER BY game"
        ).result()
        return project_each([game for (game,) in missing], self._project)

    def _rebuild(self) -> int:
        self._database.run(_delete_all).result()
        return self._catch_up()


def _replace(connection: Connection, game: str, finished: FinishedGame | None) -> None:
    # Two nodes that project one game take turns at its stream's row.
    connection.execute("UPDATE stream SET is_projected = TRUE WHERE game = %s", (game,))
    for table in ("finished_game", "finished_seat", "club_entry"):
        connection.execute(f"DELETE FROM {table} WHERE game = %s", (game,))
    if finished is None:
        return
    connection.execute(
        "INSERT INTO finished_game (game, finished_at, summary) VALUES (%s, %s, %s)",
        (game, finished.finished_at, msgspec.json.encode(finished)),
    )
    people = sorted({seat.person for seat in finished.seats if seat.person is not None})
    connection.execute(
        "INSERT INTO finished_seat (person, finished_at, game) SELECT *, %s, %s FROM unnest(%s::text[])",
        (finished.finished_at, game, people),
    )
    places = club_places(finished)
    connection.execute(
        "INSERT INTO club_entry (game, seat, total, finished_at) SELECT %s, *, %s FROM unnest(%s::int[], %s::int[])",
        (game, finished.finished_at, places, [finished.seats[place].total for place in places]),
    )


def _delete_all(connection: Connection) -> None:
    for table in ("finished_game", "finished_seat", "club_entry"):
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE stream SET is_projected = FALSE")
