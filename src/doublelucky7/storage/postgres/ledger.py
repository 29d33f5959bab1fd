"""What is known of every stream in PostgreSQL without reading it, and the server's own settings."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.stream_ledger import MOST_DELETED_AT_ONCE, Stage

_LIVE_OWNER: Final = """
    SELECT 1 FROM node WHERE number = link.owner AND renewed_at + lease > clock_timestamp()
"""


class PostgresLedger:
    """The ledger of a PostgreSQL database's streams."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    def note_owner(self, game: str, owner: str, origin: bytes) -> Future[None]:
        """Notes who has opened the table of a stream, and from where; its rematches count with it."""
        return self._database.execute(
            """
            UPDATE link SET opener = %s, origin = %s FROM stream
            WHERE stream.game = %s AND link.link = stream.link AND opener IS NULL
            """,
            (owner, origin, game),
        )

    def stored_by(self, owner: str, origin: bytes) -> Future[tuple[int, int]]:
        """How many bytes the streams of a person take, and those opened from one place."""

        def job(connection: Connection) -> tuple[int, int]:
            by_owner, by_origin = (
                connection.execute(f"SELECT coalesce(sum(bytes), 0)::bigint FROM link WHERE {column} = %s", (value,))
                for column, value in (("opener", owner), ("origin", origin))
            )
            return by_owner.fetchall()[0][0], by_origin.fetchall()[0][0]

        return self._database.read(job)

    def untouched(self, stages: Sequence[Stage], before: int) -> Future[list[str]]:
        """Some streams of these stages that nothing was written to since an instant and that are on no node.

        The games of one link are numbered, and its last one is found by counting: they are deleted from the last on.
        """

        def job(connection: Connection) -> list[str]:
            rows = connection.execute(
                f"""
                SELECT stream.game FROM stream JOIN link USING (link)
                WHERE stage = ANY (%s) AND touched_at < %s AND NOT EXISTS ({_LIVE_OWNER})
                  AND NOT EXISTS (
                    SELECT 1 FROM stream AS later
                    WHERE later.game = stream.link || '.' || (substring(stream.game from '[.]([0-9]+)$')::bigint + 1)
                  ) LIMIT %s
                """,
                ([stage.value for stage in stages], before, MOST_DELETED_AT_ONCE),
            )
            return [game for (game,) in rows]

        return self._database.read(job)

    def delete(self, games: Sequence[str]) -> Future[None]:
        """Deletes streams and everything made of them, those on another node by now left out."""

        def job(connection: Connection) -> None:
            rows = connection.execute(
                f"""
                SELECT stream.game, link.link FROM stream JOIN link USING (link)
                WHERE stream.game = ANY (%s) AND NOT EXISTS ({_LIVE_OWNER}) ORDER BY link.link FOR UPDATE OF link
                """,
                (list(games),),
            ).fetchall()
            found, links = [game for game, _ in rows], [link for _, link in rows]
            for table in ("entry", "finished_game", "finished_seat", "club_entry", "standing_answer", "stream"):
                connection.execute(f"DELETE FROM {table} WHERE game = ANY (%s)", (found,))
            # The link goes back to the game before, or goes with its last one.
            connection.execute(
                """
                DELETE FROM link
                WHERE link = ANY (%s) AND NOT EXISTS (SELECT 1 FROM stream WHERE stream.link = link.link)
                """,
                (links,),
            )
            connection.execute(
                """
                UPDATE link SET game = latest.game, version = latest.version FROM (
                    SELECT DISTINCT ON (stream.link) stream.link, entry.game, entry.version
                    FROM stream JOIN entry USING (game) WHERE stream.link = ANY (%s)
                    ORDER BY stream.link, length(entry.game) DESC, entry.game DESC, entry.version DESC
                ) AS latest WHERE link.link = latest.link
                """,
                (links,),
            )

        return self._database.run(job)

    def setting(self, name: str) -> Future[bytes | int | None]:
        """A value that the server keeps for itself."""

        def job(connection: Connection) -> bytes | int | None:
            row = connection.execute("SELECT number, bytes FROM setting WHERE name = %s", (name,)).fetchone()
            if row is None:
                return None
            number, content = row
            return bytes(content) if number is None else int(number)

        return self._database.read(job)

    def keep_setting(self, name: str, value: bytes | int) -> Future[None]:
        """Keeps a value over restarts."""
        number, content = (value, None) if isinstance(value, int) else (None, value)
        return self._database.execute(
            """
            INSERT INTO setting (name, number, bytes) VALUES (%s, %s, %s)
            ON CONFLICT (name) DO UPDATE SET number = excluded.number, bytes = excluded.bytes
            """,
            (name, number, content),
        )
