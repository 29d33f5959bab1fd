"""Adds entries to streams: many appends by one statement, or one after the other where one of them may be refused."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from doublelucky7.storage.entry import NewEntry, action_ids_of
from doublelucky7.storage.event_store import ActionRepeated, VersionConflict

MOST_ROWS_A_STATEMENT: Final = 100
"""Eight values each: the oldest SQLite in use takes 999 of them."""

_encode: Final = msgspec.json.Encoder().encode


class Append(msgspec.Struct, frozen=True):
    """Entries for one stream, which must be at the expected version."""

    game: str
    expected_version: int
    entries: Sequence[NewEntry]

    def __call__(self, connection: sqlite3.Connection) -> int:
        """Adds all entries and answers with the new version; raises `ActionRepeated` or `VersionConflict`."""
        for action_id in action_ids_of(self.entries):
            _refuse_repetition(connection, self.game, action_id)
        (found,) = connection.execute("SELECT max(version) FROM entry WHERE game = ?", (self.game,)).fetchone()
        if (found or 0) != self.expected_version:
            raise VersionConflict(self.game, self.expected_version, found or 0)
        connection.executemany(
            "INSERT INTO entry (game, version, at, by, kind, event, action_id) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [row[:-1] for row in self.rows()],
        )
        return self.new_version

    @property
    def new_version(self) -> int:
        return self.expected_version + len(self.entries)

    def rows(self) -> list[tuple[Any, ...]]:
        """The columns of each entry in their order, then the version expected before all of them."""
        return [
            (self.game, version, one.at, _encode(one.by), one.kind, one.event, one.action_id, self.expected_version)
            for version, one in enumerate(self.entries, start=self.expected_version + 1)
        ]


def append_together(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[int] | None:
    """Makes many appends durable at once and answers their new versions; None where one of them cannot be.

    Where they are not too many, one statement adds them all and is its own transaction: each statement releases
    Python's global lock, and waits for the event loop to get it back.
    """
    statements = list(_in_statements(appends))
    try:
        if len(statements) == 1:
            _insert(connection, statements[0])
        else:
            connection.execute("BEGIN IMMEDIATE")
            for rows in statements:
                _insert(connection, rows)
            connection.execute("COMMIT")
    except sqlite3.IntegrityError:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return None
    return [append.new_version for append in appends]


def _insert(connection: sqlite3.Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    connection.execute(_insertion_of(len(rows)), [value for row in rows for value in row])


def _in_statements(appends: Sequence[Append]) -> Iterator[list[tuple[Any, ...]]]:
    """The rows of each statement; an append is never spread over two, which would be a conflict with itself."""
    rows: list[tuple[Any, ...]] = []
    for append in appends:
        if rows and len(rows) + len(append.entries) > MOST_ROWS_A_STATEMENT:
            yield rows
            rows = []
        rows += append.rows()
    yield rows


@cache
def _insertion_of(rows: int) -> str:
    """A statement that adds all rows, or none where a stream is not at the expected version.

    The version to store is then NULL, which the column refuses.

    All streams are looked at before the first row is added.
    """
    return f"""
        INSERT INTO entry (game, version, at, by, kind, event, action_id)
        SELECT column1,
               CASE column8 WHEN (SELECT ifnull(max(version), 0) FROM entry WHERE game = column1) THEN column2 END,
               column3, column4, column5, column6, column7
        FROM (VALUES {", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * rows)})
    """


def _refuse_repetition(connection: sqlite3.Connection, game: str, action_id: str) -> None:
    row = connection.execute("SELECT version FROM entry WHERE game = ? AND action_id = ?", (game, action_id)).fetchone()
    if row is not None:
        raise ActionRepeated(game, action_id, row[0])
