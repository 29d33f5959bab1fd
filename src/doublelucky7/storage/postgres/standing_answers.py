"""Standing answers in PostgreSQL."""

from __future__ import annotations

from concurrent.futures import Future

from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase


class PostgresStandingAnswers:
    """Standing answers in a PostgreSQL database; they are deleted with the stream of their game."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    def keep(self, game: str, people: dict[int, str]) -> Future[None]:
        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM standing_answer WHERE game = %s", (game,))
            connection.execute(
                "INSERT INTO standing_answer (game, seat, person) SELECT %s, * FROM unnest(%s::int[], %s::text[])",
                (game, list(people), list(people.values())),
            )

        return self._database.run(job)

    def find(self, game: str) -> Future[dict[int, str]]:
        def job(connection: Connection) -> dict[int, str]:
            rows = connection.execute("SELECT seat, person FROM standing_answer WHERE game = %s", (game,))
            return dict(rows.fetchall())

        return self._database.read(job)
