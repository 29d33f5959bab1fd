"""The store on disk: one SQLite file, synchronised fully, so that an acknowledged entry survives a power cut."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from doublelucky7.storage.appending import MOST_ROWS_A_STATEMENT, Append, append_together
from doublelucky7.storage.checkpoints import Checkpoints
from doublelucky7.storage.entry import By, Entry, NewEntry, action_ids_of
from doublelucky7.storage.event_store import ActionRepeated, StorageFailed, VersionConflict
from doublelucky7.storage.schema import bring_forward
from doublelucky7.storage.writer import GroupWriter, Job, T

BUSY_TIMEOUT_SECONDS: Final = 10.0
PAGES_A_BACKUP_STEP: Final = 256
_ONLY_ITS_OWNER: Final = 0o600

# Jumps from stream to stream along the primary key; DISTINCT would read every entry ever stored.
_EACH_GAME: Final = """
    WITH RECURSIVE jump (game) AS (
        SELECT min(game) FROM entry
        UNION ALL SELECT (SELECT min(game) FROM entry WHERE entry.game > jump.game) FROM jump WHERE game IS NOT NULL
    ), each_game AS (SELECT game FROM jump WHERE game IS NOT NULL)
"""

_decode_by = msgspec.json.Decoder(By).decode


def _nothing() -> None:
    """What a store does about its own failure by default."""


class SqliteDatabase:
    """One database file: a single writer, and as many reading connections as threads ask at the same time."""

    def __init__(self, path: Path, on_failure: Callable[[], None] = _nothing) -> None:
        self._path = path
        self._idle_readers: list[sqlite3.Connection] = []
        self._is_closed = False
        with ExitStack() as opened:
            try:
                connection = opened.enter_context(closing(_connect(path)))
                bring_forward(connection)
                connection.execute("PRAGMA wal_autocheckpoint = 0")
                self._checkpoints = Checkpoints(_connect(path), on_failure)
            except sqlite3.Error as error:
                raise StorageFailed(f"{path.name} cannot be opened: {error}") from error
            opened.pop_all()
        self._writer = GroupWriter(
            connection,
            (ActionRepeated, VersionConflict),
            _all_at_once,
            self._checkpoints.after_commit,
            on_failure,
        )

    def write(self, job: Job[T]) -> Future[T]:
        """Runs a job on the writer; the future is resolved once its changes are durable."""
        return self._writer.submit(job)

    def query(self, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        """The rows of a read-only statement, over everything committed so far."""
        connection = self._reader()
        try:
            return connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise StorageFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self._idle_readers.append(connection)
            if self._is_closed:
                self._close_idle_readers()

    def close(self) -> None:
        """Ends the writer after everything handed to it is durable, and closes every connection."""
        self._checkpoints.close()
        self._writer.close()
        self._is_closed = True
        self._close_idle_readers()

    def _reader(self) -> sqlite3.Connection:
        # Taking one out of the list is a single step, so that no two threads get the same.
        with suppress(IndexError):
            return self._idle_readers.pop()
        connection = _connect(self._path)
        connection.execute("PRAGMA query_only = ON")
        return connection

    def _close_idle_readers(self) -> None:
        with suppress(IndexError):
            while True:
                self._idle_readers.pop().close()


class SqliteStore:
    """An event store in a database file."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        action_ids_of(entries)  # Refuses an id that stands there twice while the caller still listens.
        return self._database.write(Append(game, expected_version, entries))

    def read(self, game: str, after: int = 0) -> list[Entry]:
        rows = self._database.query(
            "SELECT version, at, by, kind, event, action_id FROM entry WHERE game = ? AND version > ? ORDER BY version",
            (game, after),
        )
        return [
            Entry(version=version, at=at, by=_decode_by(by), kind=kind, event=event, action_id=action_id)
            for version, at, by, kind, event, action_id in rows
        ]

    def games(self) -> list[str]:
        return [game for (game,) in self._database.query(f"{_EACH_GAME} SELECT game FROM each_game ORDER BY game")]

    def touched_since(self, instant: int) -> list[str]:
        rows = self._database.query(
            f"""
            {_EACH_GAME} SELECT game FROM each_game
            WHERE (SELECT at FROM entry WHERE entry.game = each_game.game ORDER BY version DESC LIMIT 1) >= ?
            ORDER BY game
            """,
            (instant,),
        )
        return [game for (game,) in rows]

    def close(self) -> None:
        self._database.close()


def back_up(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copies a live database into a new file, page by page, as one consistent moment."""
    if not source.exists():
        raise StorageFailed(f"there is no database {source.name}")
    try:
        # As private as the folder it comes from: it holds the secrets of running games.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, mode=_ONLY_ITS_OWNER))
        with closing(_connect(source)) as live, closing(sqlite3.connect(target)) as copy:
            # One moment is read to its end; without this every append meanwhile would begin the copy anew.
            live.execute("BEGIN")
            live.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            live.backup(copy, pages=PAGES_A_BACKUP_STEP, progress=lambda _, left, pages: progress(pages - left, pages))
            verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
    except (OSError, sqlite3.Error) as error:
        raise StorageFailed(f"{type(error).__name__}: {error}") from error
    if verdict != "ok":
        raise StorageFailed(f"the copy is damaged: {verdict}")


def _connect(path: Path) -> sqlite3.Connection:
    # Transactions are begun and committed by hand, hence no isolation level.
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _all_at_once(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any] | None:
    """The results of a batch that consists of appends which nothing stands against, None for any other."""
    appends = [job for job in jobs if isinstance(job, Append) and 0 < len(job.entries) <= MOST_ROWS_A_STATEMENT]
    return append_together(connection, appends) if len(appends) == len(jobs) else None
