"""The store on disk: one SQLite file, synchronised fully, so that an acknowledged entry survives a power cut."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from itertools import count
from pathlib import Path
from threading import local
from typing import Any, Final

import msgspec

from doublelucky7.storage.entry import By, Entry, NewEntry, action_ids_of, size_of
from doublelucky7.storage.event_store import ActionRepeated, StorageFailed, UnreadableEntry, VersionConflict
from doublelucky7.storage.sqlite.appending import MOST_ROWS_A_STATEMENT, Append, append_together
from doublelucky7.storage.sqlite.checkpoints import Checkpoints
from doublelucky7.storage.sqlite.failures import failure_of
from doublelucky7.storage.sqlite.schema import bring_forward
from doublelucky7.storage.sqlite.writer import GroupWriter, Job, T

BUSY_TIMEOUT_SECONDS: Final = 10.0
READING_THREADS: Final = 2
BETWEEN_TOUCHES_MS: Final = 3_600_000
"""How far the ledger of streams may lie behind the streams themselves."""

PAGES_A_BACKUP_STEP: Final = 256
IS_COPY: Final = "is_copy"
"""The setting that a copy of a database has."""

_ONLY_ITS_OWNER: Final = 0o600

_decode_by = msgspec.json.Decoder(By).decode


def _nothing(_: StorageFailed) -> None:
    """What a store does about its own failure by default."""


class SqliteDatabase:
    """One database file: one thread that writes, and a few that read, each over a connection of its own."""

    def __init__(self, path: Path, on_failure: Callable[[StorageFailed], None] = _nothing) -> None:
        self._path = path
        self._reading = ThreadPoolExecutor(READING_THREADS, "storage-reader")
        self._of_thread = local()
        self._readers: list[sqlite3.Connection] = []
        with ExitStack() as opened:
            try:
                _create_privately(path)
                connection = opened.enter_context(closing(_connect(path)))
                bring_forward(connection)
                connection.execute("PRAGMA wal_autocheckpoint = 0")
                self._checkpoints = Checkpoints(_connect(path), on_failure)
            except (OSError, sqlite3.Error) as error:
                raise failure_of(error, f"{path.name} cannot be opened") from error
            opened.pop_all()
        self._writer = GroupWriter(
            connection,
            (ActionRepeated, VersionConflict),
            _all_at_once,
            self._checkpoints.after_commit,
            on_failure,
            is_frequent=lambda job: isinstance(job, Append),
        )

    def write(self, job: Job[T]) -> Future[T]:
        """Runs a job on the writer; the future is resolved once its changes are durable."""
        return self._writer.submit(job)

    def read(self, job: Job[T]) -> Future[T]:
        """Runs a job on a reading thread, over everything committed so far."""
        return self._reading.submit(self._read, job)

    def query(self, statement: str, values: Sequence[Any] = ()) -> Future[list[Any]]:
        """The rows of a read-only statement, over everything committed so far."""
        return self.read(lambda connection: connection.execute(statement, values).fetchall())

    def close(self) -> None:
        """Ends all threads after everything handed to them is done."""
        self._reading.shutdown()
        for connection in self._readers:
            connection.close()
        self._checkpoints.close()
        self._writer.close()

    def _read(self, job: Job[T]) -> T:
        try:
            return job(self._reader())
        except sqlite3.Error as error:
            raise failure_of(error) from error

    def _reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None:
            connection = self._of_thread.connection = _connect(self._path)
            self._readers.append(connection)
            connection.execute("PRAGMA query_only = ON")
        return connection


class SqliteStore:
    """An event store in a database file."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self._touches: dict[str, _Touch] = {}

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        action_ids_of(entries)  # Raises here, where the caller sees it, for an id that is there twice.
        self._note_touch(game, entries)
        return self._database.write(Append(game, expected_version, entries))

    def read(self, game: str, after: int = 0) -> Future[list[Entry]]:
        def job(connection: sqlite3.Connection) -> list[Entry]:
            return _entries(connection, "game = ? AND version > ?", (game, after))

        return self._database.read(job)

    def games(self) -> Future[list[str]]:
        def job(connection: sqlite3.Connection) -> list[str]:
            return [game for (game,) in connection.execute("SELECT game FROM stream ORDER BY game")]

        return self._database.read(job)

    def touched_since(self, instant: int) -> Future[list[str]]:
        return self._database.read(lambda connection: _touched_since(connection, instant))

    def last_numbered(self, name: Callable[[int], str]) -> Future[str | None]:
        def job(connection: sqlite3.Connection) -> str | None:
            last = None
            for game in map(name, count(1)):
                if not connection.execute("SELECT 1 FROM entry WHERE game = ? AND version = 1", (game,)).fetchone():
                    break
                last = game
            return last

        return self._database.read(job)

    def kinds_since(self, instant: int, kinds: Collection[str]) -> Future[dict[str, list[Entry]]]:
        condition = f"game = ? AND kind IN ({', '.join('?' * len(kinds))})"

        def job(connection: sqlite3.Connection) -> dict[str, list[Entry]]:
            games = _touched_since(connection, instant)
            return {game: _readable(connection, condition, (game, *kinds)) for game in games}

        return self._database.read(job)

    def close(self) -> None:
        self.write_touches()
        self._database.close()

    def write_touches(self) -> None:
        """Hands what the ledger has not noted yet to the writer."""
        for game in tuple(self._touches):
            self._write_touch(game)

    def _note_touch(self, game: str, entries: Sequence[NewEntry]) -> None:
        """Notes in the ledger, seldom, when a stream was last written to and how much it has grown."""
        if not entries:
            return
        at, size = entries[-1].at, size_of(entries)
        touch = self._touches.get(game)
        if touch is None:
            touch = self._touches[game] = _Touch(at, at, 0)
        touch.at, touch.size = at, touch.size + size
        if touch.at - touch.since >= BETWEEN_TOUCHES_MS:
            self._write_touch(game)

    def _write_touch(self, game: str) -> None:
        touch = self._touches.pop(game, None)
        if touch is not None:
            self._database.write(partial(_touch, game=game, at=touch.at, size=touch.size))


class _Touch(msgspec.Struct):
    """What the ledger has not noted of a stream: since when, until when, and how much it has grown."""

    since: int
    at: int
    size: int


def _touch(connection: sqlite3.Connection, game: str, at: int, size: int) -> None:
    connection.execute(
        "UPDATE stream SET touched_at = max(touched_at, ?), bytes = bytes + ? WHERE game = ?", (at, size, game)
    )


def _entries(connection: sqlite3.Connection, condition: str, values: Sequence[Any]) -> list[Entry]:
    rows = connection.execute(
        f"SELECT version, at, by, kind, event, action_id FROM entry WHERE {condition} ORDER BY version", values
    )
    try:
        return [
            Entry(version=version, at=at, by=_decode_by(by), kind=kind, event=event, action_id=action_id)
            for version, at, by, kind, event, action_id in rows
        ]
    except (msgspec.DecodeError, TypeError, RecursionError) as problem:
        # A damaged column may hold a number, or brackets without end.
        raise UnreadableEntry(str(problem)) from problem


def _readable(connection: sqlite3.Connection, condition: str, values: Sequence[Any]) -> list[Entry]:
    """The entries, or none where one of them cannot be read."""
    try:
        return _entries(connection, condition, values)
    except UnreadableEntry:
        return []


def _touched_since(connection: sqlite3.Connection, instant: int) -> list[str]:
    # Without the name of the index SQLite looks through all streams in the order that is asked for.
    rows = connection.execute(
        """
        SELECT game FROM stream INDEXED BY stream_by_touch
        WHERE touched_at >= ?
          AND (SELECT at FROM entry WHERE entry.game = stream.game ORDER BY version DESC LIMIT 1) >= ?
        ORDER BY game
        """,
        (instant - BETWEEN_TOUCHES_MS, instant),
    )
    return [game for (game,) in rows]


def back_up(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copies a live database into a new file, page by page, in one consistent state."""
    if not source.exists():
        raise StorageFailed(f"there is no database {source.name}")
    try:
        # As private as the folder it comes from: it holds the secrets of running games.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, mode=_ONLY_ITS_OWNER))
        with closing(_connect(source)) as live, closing(sqlite3.connect(target)) as copy:
            # A read transaction keeps one state; without it every append meanwhile would begin the copy anew.
            live.execute("BEGIN")
            live.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            live.backup(copy, pages=PAGES_A_BACKUP_STEP, progress=lambda _, left, pages: progress(pages - left, pages))
            if copy.execute("SELECT 1 FROM sqlite_schema WHERE name = 'setting'").fetchone():
                # Whoever starts with this copy must know that games may have gone on since.
                copy.execute("INSERT OR REPLACE INTO setting (name, value) VALUES (?, 1)", (IS_COPY,))
                copy.commit()
            verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
    except (OSError, sqlite3.Error) as error:
        raise failure_of(error) from error
    if verdict != "ok":
        raise StorageFailed(f"the copy is damaged: {verdict}")


def _create_privately(path: Path) -> None:
    """Makes an empty file that only its owner can read, where there is none; the files SQLite adds are as private."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, mode=_ONLY_ITS_OWNER))


def _connect(path: Path) -> sqlite3.Connection:
    # Transactions are begun and committed by hand, hence no isolation level.
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None, check_same_thread=False)
    with ExitStack() as opened:
        opened.enter_context(closing(connection))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        opened.pop_all()
    return connection


def _all_at_once(connection: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> list[Any] | None:
    """The results of a batch that holds nothing but appends, none of them refused; None for any other."""
    appends = [job for job in jobs if isinstance(job, Append) and 0 < len(job.entries) <= MOST_ROWS_A_STATEMENT]
    return append_together(connection, appends) if len(appends) == len(jobs) else None
