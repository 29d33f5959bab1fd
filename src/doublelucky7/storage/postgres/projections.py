"""Projections of finished games in PostgreSQL; any node may make them, and twice makes no difference."""

from __future__ import annotations

from typing import Any

import msgspec

from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.projections import FinishedGame, Summarise, club_places
from doublelucky7.storage.row_projections import PROJECTED, RowProjections


class PostgresProjections(RowProjections):
    """The projections of one database."""

    def __init__(self, database: PostgresDatabase, store: EventStore, summarise: Summarise) -> None:
        super().__init__(_Rows(database), store, summarise)


class _Rows:
    by_game = 'game COLLATE "C"'

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    def query(self, statement: str, *values: str | int) -> list[Any]:
        return self._database.query(statement.replace("?", "%s"), values).result()

    def missing(self) -> list[str]:
        rows = self.query(
            "SELECT game FROM stream WHERE NOT is_projected AND stage IN ('finished', 'closed') ORDER BY game"
        )
        return [game for (game,) in rows]

    def replace(self, game: str, finished: FinishedGame | None) -> None:
        self._database.run(lambda connection: _replace(connection, game, finished)).result()

    def delete_all(self) -> None:
        self._database.run(_delete_all).result()


def _replace(connection: Connection, game: str, finished: FinishedGame | None) -> None:
    # Two nodes that project one game take turns at its stream's row.
    connection.execute("UPDATE stream SET is_projected = TRUE WHERE game = %s", (game,))
    for table in PROJECTED:
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
    for table in PROJECTED:
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE stream SET is_projected = FALSE")
