"""Who a device belongs to: sessions by the hash of their token, and codes that move a person to another device."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future

import msgspec

from doublelucky7.storage.sqlite import SqliteDatabase


class Session(msgspec.Struct, frozen=True, gc=False):
    """The person behind a device; several devices may belong to one."""

    person: str
    name: str
    language: str
    begun_at: int


class SessionStore:
    """Sessions and resume codes in the database file; only hashes of tokens and codes are ever stored."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def begin(self, token_hash: bytes, session: Session) -> Future[None]:
        """Remembers a session under the hash of its new token."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO session (token_hash, person, name, language, begun_at) VALUES (?, ?, ?, ?, ?)",
                (token_hash, session.person, session.name, session.language, session.begun_at),
            )

        return self._database.write(job)

    def find(self, token_hash: bytes) -> Session | None:
        """The session a token belongs to."""
        rows = self._database.query(
            "SELECT person, name, language, begun_at FROM session WHERE token_hash = ?", (token_hash,)
        )
        return Session(*rows[0]) if rows else None

    def change(self, person: str, name: str, language: str) -> Future[None]:
        """Gives a person another name or language on all devices."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE session SET name = ?, language = ? WHERE person = ?", (name, language, person))

        return self._database.write(job)

    def end(self, token_hash: bytes) -> Future[None]:
        """Forgets a session."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM session WHERE token_hash = ?", (token_hash,))

        return self._database.write(job)

    def offer_resume(self, code_hash: bytes, person: str, expires_at: int) -> Future[None]:
        """Lets another device become this person's with a code, until it expires; an older code of theirs ends."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM resume_code WHERE person = ?", (person,))
            connection.execute(
                "INSERT INTO resume_code (code_hash, person, expires_at) VALUES (?, ?, ?)",
                (code_hash, person, expires_at),
            )

        return self._database.write(job)

    def redeem(self, code_hash: bytes, now: int) -> Future[Session | None]:
        """The person a code belongs to, once; None where the code is unknown, used or expired."""

        def job(connection: sqlite3.Connection) -> Session | None:
            connection.execute("DELETE FROM resume_code WHERE expires_at <= ?", (now,))
            row = connection.execute(
                """
                SELECT session.person, name, language, begun_at FROM resume_code JOIN session USING (person)
                WHERE code_hash = ? ORDER BY begun_at DESC LIMIT 1
                """,
                (code_hash,),
            ).fetchone()
            connection.execute("DELETE FROM resume_code WHERE code_hash = ?", (code_hash,))
            return Session(*row) if row else None

        return self._database.write(job)
