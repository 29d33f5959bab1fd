"""Where spoken codes lead and who has been at which table, for all nodes."""

from __future__ import annotations

from concurrent.futures import Future

from doublelucky7.storage.postgres.appending import link_of
from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase


class PostgresDirectory:
    """Codes, each of which leads to one target only, and visits."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    def take_code(self, code: str, target: str, now: int, lapsed_before: int) -> Future[bool]:
        """Gives a code to a target; false where it leads somewhere else that is not older than the instant."""

        def job(connection: Connection) -> bool:
            row = connection.execute(
                """
                INSERT INTO code (code, target, since) VALUES (%s, %s, %s)
                ON CONFLICT (code) DO UPDATE SET target = excluded.target, since = excluded.since
                WHERE code.since < %s OR code.target = excluded.target RETURNING code
                """,
                (code, target, now, lapsed_before),
            ).fetchone()
            return row is not None

        return self._database.read(job)

    def target_of(self, code: str, lapsed_before: int) -> Future[str | None]:
        """Where a code leads."""

        def job(connection: Connection) -> str | None:
            row = connection.execute(
                "SELECT target FROM code WHERE code = %s AND since >= %s", (code, lapsed_before)
            ).fetchone()
            return None if row is None else str(row[0])

        return self._database.read(job)

    def note_visit(self, person: str, link: str, stream: str, now: int) -> Future[None]:
        """Notes that a person has been at a table, whose games are streams of this name."""
        return self._database.execute(
            """
            INSERT INTO visit (person, link, stream, at) VALUES (%s, %s, %s, %s)
            ON CONFLICT (person, link) DO UPDATE SET at = excluded.at
            """,
            (person, link, link_of(stream), now),
        )

    def visits_of(self, person: str, since: int, most: int) -> Future[list[str]]:
        """The links of the tables a person has been at and whose game is not over, the latest first."""

        def job(connection: Connection) -> list[str]:
            rows = connection.execute(
                """
                SELECT visit.link FROM visit JOIN link ON link.link = visit.stream JOIN stream USING (game)
                WHERE person = %s AND at >= %s AND stage IN ('gathering', 'playing') ORDER BY at DESC LIMIT %s
                """,
                (person, since, most),
            )
            return [link for (link,) in rows]

        return self._database.read(job)

    def forget_before(self, instant: int) -> Future[None]:
        """Deletes codes and visits that are older."""

        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM code WHERE since < %s", (instant,))
            connection.execute("DELETE FROM visit WHERE at < %s", (instant,))

        return self._database.run(job)
