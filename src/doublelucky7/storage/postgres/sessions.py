"""Sessions and resume codes in PostgreSQL; every node hears of a session that ends."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final

import msgspec

from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.sessions import MOST_AT_ONCE, Session

SESSION_ENDED: Final = "doublelucky7_session_ended"
"""The channel that carries the hash of an ended session's token, in hexadecimal digits."""

_COLUMNS: Final = ", ".join(Session.__struct_fields__)
_SESSION_COLUMNS: Final = ", ".join(f"session.{field}" for field in Session.__struct_fields__)


class PostgresSessions:
    """Sessions in a PostgreSQL database."""

    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    def begin(self, token_hash: bytes, session: Session) -> Future[None]:
        return self._database.execute(
            f"INSERT INTO session (token_hash, {_COLUMNS}) VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
            (token_hash, *msgspec.structs.astuple(session)),
        )

    def find(self, token_hash: bytes) -> Future[Session | None]:
        def job(connection: Connection) -> Session | None:
            row = connection.execute(f"SELECT {_COLUMNS} FROM session WHERE token_hash = %s", (token_hash,)).fetchone()
            return None if row is None else Session(*row)

        return self._database.read(job)

    def change(self, person: str, name: str, language: str) -> Future[None]:
        return self._database.execute(
            "UPDATE session SET name = %s, language = %s WHERE person = %s", (name, language, person)
        )

    def note_use(self, token_hashes: Sequence[bytes], at: int) -> Future[None]:
        return self._database.execute(
            "UPDATE session SET used_at = %s WHERE token_hash = ANY (%s) AND used_at <> %s",
            (at, list(token_hashes), at),
        )

    def renew(self, token_hash: bytes, at: int) -> Future[None]:
        return self._database.execute(
            "UPDATE session SET used_at = %s, issued_at = %s WHERE token_hash = %s", (at, at, token_hash)
        )

    def sweep(self, unused_since: int) -> Future[int]:
        return self._deleted(
            "DELETE FROM session WHERE token_hash IN (SELECT token_hash FROM session WHERE used_at < %s LIMIT %s)",
            unused_since,
        )

    def sweep_codes(self, now: int) -> Future[int]:
        return self._deleted(
            """
            DELETE FROM resume_code
            WHERE code_hash IN (SELECT code_hash FROM resume_code WHERE expires_at <= %s LIMIT %s)
            """,
            now,
        )

    def end(self, token_hash: bytes) -> Future[None]:
        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM session WHERE token_hash = %s", (token_hash,))
            connection.execute("SELECT pg_notify(%s, %s)", (SESSION_ENDED, token_hash.hex()))

        return self._database.run(job)

    def offer_resume(self, code_hash: bytes, person: str, expires_at: int) -> Future[None]:
        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM resume_code WHERE person = %s", (person,))
            connection.execute(
                "INSERT INTO resume_code (code_hash, person, expires_at) VALUES (%s, %s, %s)",
                (code_hash, person, expires_at),
            )

        return self._database.run(job)

    def redeem(self, code_hash: bytes, now: int) -> Future[Session | None]:
        def job(connection: Connection) -> Session | None:
            connection.execute("DELETE FROM resume_code WHERE expires_at <= %s", (now,))
            row = connection.execute(
                f"""
                WITH used AS (DELETE FROM resume_code WHERE code_hash = %s RETURNING person)
                SELECT {_SESSION_COLUMNS} FROM used JOIN session USING (person) ORDER BY begun_at DESC LIMIT 1
                """,
                (code_hash,),
            ).fetchone()
            return None if row is None else Session(*row)

        return self._database.run(job)

    def _deleted(self, statement: str, before: int) -> Future[int]:
        return self._database.read(lambda connection: connection.execute(statement, (before, MOST_AT_ONCE)).rowcount)
