"""The ledger of the streams in a database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

from doublelucky7.storage.sqlite.store import SqliteDatabase
from doublelucky7.storage.stream_ledger import MOST_DELETED_AT_ONCE, Stage

_LINK: Final = "rtrim(stream.game, '0123456789')"
_NEXT_GAME: Final = f"{_LINK} || (CAST(substr(stream.game, length({_LINK}) + 1) AS INTEGER) + 1)"


class SqliteLedger:
    """The ledger of a database file's streams."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def note_owner(self, game: str, owner: str, origin: bytes) -> Future[None]:
        """Notes who has opened the table of a stream, and from where."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE stream SET owner = ?, origin = ? WHERE game = ?", (owner, origin, game))

        return self._database.write(job)

    def stored_by(self, owner: str, origin: bytes) -> Future[tuple[int, int]]:
        """How many bytes the streams of a person take, and those opened from one place."""

        def job(connection: sqlite3.Connection) -> tuple[int, int]:
            (by_owner,) = connection.execute("SELECT sum(bytes) FROM stream WHERE owner = ?", (owner,)).fetchone()
            (by_origin,) = connection.execute("SELECT sum(bytes) FROM stream WHERE origin = ?", (origin,)).fetchone()
            return by_owner or 0, by_origin or 0

        return self._database.read(job)

    def untouched(self, stages: Sequence[Stage], before: int) -> Future[list[str]]:
        """Some streams of these stages that nothing was written to since an instant.

        The games of one link are numbered, and its last one is found by counting: they are deleted from the last on.
        """
        marks = ", ".join("?" * len(stages))

        def job(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                f"""
                SELECT game FROM stream WHERE stage IN ({marks}) AND touched_at < ?
                AND NOT EXISTS (SELECT 1 FROM stream AS later WHERE later.game = {_NEXT_GAME}) LIMIT ?
                """,
                (*(stage.value for stage in stages), before, MOST_DELETED_AT_ONCE),
            )
            return [game for (game,) in rows]

        return self._database.read(job)

    def delete(self, games: Sequence[str]) -> Future[None]:
        """Deletes streams and everything made of them."""

        def job(connection: sqlite3.Connection) -> None:
            for table in ("entry", "finished_game", "finished_seat", "club_entry", "standing_answer", "stream"):
                connection.executemany(f"DELETE FROM {table} WHERE game = ?", [(game,) for game in games])

        return self._database.write(job)

    def setting(self, name: str) -> Future[bytes | int | None]:
        """A value that the server keeps for itself."""

        def job(connection: sqlite3.Connection) -> bytes | int | None:
            row = connection.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
            return None if row is None else row[0]

        return self._database.read(job)

    def keep_setting(self, name: str, value: bytes | int) -> Future[None]:
        """Keeps a value over restarts."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)", (name, value))

        return self._database.write(job)
