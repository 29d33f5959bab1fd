"""Sessions and resume codes in a database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

import msgspec

from doublelucky7.storage.sessions import MOST_AT_ONCE, Session
from doublelucky7.storage.sqlite.store import SqliteDatabase

_COLUMNS: Final = ", ".join(Session.__struct_fields__)


class SqliteSessions:
    """Sessions in a database file."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def begin(self, token_hash: bytes, session: Session) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO session (token_hash, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (token_hash, *msgspec.structs.astuple(session)),
            )

        return self._database.write(job)

    def find(self, token_hash: bytes) -> Future[Session | None]:
        def job(connection: sqlite3.Connection) -> Session | None:
            row = connection.execute(f"SELECT {_COLUMNS} FROM session WHERE token_hash = ?", (token_hash,)).fetchone()
            return None if row is None else Session(*row)

        return self._database.read(job)

    def change(self, person: str, name: str, language: str) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE session SET name = ?, language = ? WHERE person = ?", (name, language, person))

        return self._database.write(job)

    def note_use(self, token_hashes: Sequence[bytes], at: int) -> Future[None]:
        marks = ", ".join("?" * len(token_hashes))

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"UPDATE session SET used_at = ? WHERE token_hash IN ({marks}) AND used_at <> ?",
                (at, *token_hashes, at),
            )

        return self._database.write(job)

    def renew(self, token_hash: bytes, at: int) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE session SET used_at = ?, issued_at = ? WHERE token_hash = ?", (at, at, token_hash)
            )

        return self._database.write(job)

    def sweep(self, unused_since: int) -> Future[int]:
        def job(connection: sqlite3.Connection) -> int:
            # The subquery reads the index alone: where nothing is to be deleted, no row is read.
            return connection.execute(
                "DELETE FROM session WHERE token_hash IN (SELECT token_hash FROM session WHERE used_at < ? LIMIT ?)",
                (unused_since, MOST_AT_ONCE),
            ).rowcount

        return self._database.write(job)

    def sweep_codes(self, now: int) -> Future[int]:
        def job(connection: sqlite3.Connection) -> int:
            return connection.execute(
                """
                DELETE FROM resume_code
                WHERE code_hash IN (SELECT code_hash FROM resume_code WHERE expires_at <= ? LIMIT ?)
                """,
                (now, MOST_AT_ONCE),
            ).rowcount

        return self._database.write(job)

    def end(self, token_hash: bytes) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM session WHERE token_hash = ?", (token_hash,))

        return self._database.write(job)

    def offer_resume(self, code_hash: bytes, person: str, expires_at: int) -> Future[None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM resume_code WHERE person = ?", (person,))
            connection.execute(
                "INSERT INTO resume_code (code_hash, person, expires_at) VALUES (?, ?, ?)",
                (code_hash, person, expires_at),
            )

        return self._database.write(job)

    def redeem(self, code_hash: bytes, now: int) -> Future[Session | None]:
        def job(connection: sqlite3.Connection) -> Session | None:
            connection.execute("DELETE FROM resume_code WHERE expires_at <= ?", (now,))
            row = connection.execute(
                f"""
                SELECT {_COLUMNS} FROM resume_code JOIN session USING (person)
                WHERE code_hash = ? ORDER BY begun_at DESC LIMIT 1
                """,
                (code_hash,),
            ).fetchone()
            connection.execute("DELETE FROM resume_code WHERE code_hash = ?", (code_hash,))
            return Session(*row) if row else None

        return self._database.write(job)
