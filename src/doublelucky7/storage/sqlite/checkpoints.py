"""Emptying the write-ahead log while others write to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.sqlite.failures import failure_of

JOBS_A_CHECKPOINT: Final = 1_600
"""About four thousand pages of the log, 16 MB: most of them are versions of the same few pages, of which only the last
is copied."""

PASSES: Final = 2
"""SQLite synchronises the database file only after a copy of the whole log. While the first pass copies the bulk the
log grows; the second has hardly anything left and mostly ends before the next commit, so that the writer, who waits for
the disk in its turn, has no more than a few pages to synchronise: 3 to 14 ms instead of 20 to 50."""

_CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Copies what the log holds into the database file, most of it in a thread of its own.

    SQLite by itself does so within a commit, and everybody waits: 15 ms, four times a second beside 2,500 tables. From
    another thread it keeps nobody waiting, but the log begins anew only when all of it is copied, and whoever writes
    has always added a little. So the thread copies the bulk, and the writer, between two commits, the rest.
    """

    def __init__(self, connection: sqlite3.Connection, on_failure: Callable[[StorageFailed], None]) -> None:
        self._connection, self._on_failure = connection, on_failure
        self._jobs = 0
        self._is_wanted, self._is_copied = Event(), Event()
        self._is_closing = False
        self._thread = Thread(target=self._run, name="storage-checkpoints", daemon=True)
        self._thread.start()

    def after_commit(self, connection: sqlite3.Connection, jobs: int) -> None:
        """The writer has committed so many jobs; raises sqlite3.Error where the rest cannot be copied."""
        self._jobs += jobs
        if self._is_copied.is_set():
            self._is_copied.clear()
            self._jobs = 0
            connection.execute(_CHECKPOINT)
        elif self._jobs >= JOBS_A_CHECKPOINT:
            self._jobs = 0
            self._is_wanted.set()

    def close(self) -> None:
        """Ends the thread; the log is emptied by whoever closes the database last."""
        self._is_closing = True
        self._is_wanted.set()
        self._thread.join()

    def _run(self) -> None:
        try:
            while self._is_wanted.wait() and not self._is_closing:
                self._is_wanted.clear()
                for _ in range(PASSES):
                    self._connection.execute(_CHECKPOINT)
                self._is_copied.set()
        except sqlite3.Error as error:
            # Nothing is lost, the log has it all; but a disk that fails once is not written to again.
            self._on_failure(failure_of(error))
        finally:
            self._connection.close()
