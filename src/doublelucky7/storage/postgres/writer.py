"""The one thread of a node that appends: what waits together is one statement, and an unknown outcome is settled."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import Final, TypeAlias

import psycopg

from doublelucky7.storage.commit_queue import CommitQueue
from doublelucky7.storage.event_store import ActionRepeated, StreamMoved, VersionConflict
from doublelucky7.storage.postgres.appending import Append, append_alone, append_together, in_waves, settle
from doublelucky7.storage.postgres.connecting import Connection, connect, failure_of, is_lost

PATIENCE_SECONDS: Final = 5.0
"""How long an append waits for a database that is away; whoever sent it asks again with the same id."""
PAUSE_SECONDS: Final = 0.1

_REJECTIONS: Final = (ActionRepeated, VersionConflict, StreamMoved)
_Waiting: TypeAlias = tuple[Append, "Future[int]"]
_Attempt: TypeAlias = Callable[[Connection, Append], int]


class AppendWriter:
    """Appends in order; the future of an append is resolved only once it is durable."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None
        self._waiting: CommitQueue[_Waiting] = CommitQueue()
        self._thread = Thread(target=self._run, name="storage-appends", daemon=True)
        self._thread.start()

    def submit(self, append: Append) -> Future[int]:
        """Hands an append to the writer."""
        future: Future[int] = Future()
        self._waiting.put((append, future))
        return future

    def close(self) -> None:
        """Waits until everything handed over is durable or has failed, then ends the thread and the connection."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            waiting, is_last = self._waiting.next_batch()
            batch = [(append, future) for append, future in waiting if future.set_running_or_notify_cancel()]
            futures = {id(append): future for append, future in batch}
            for wave in in_waves(append for append, _ in batch):
                self._write([(append, futures[id(append)]) for append in wave])
        if self._connection is not None:
            self._connection.close()

    def _write(self, wave: list[_Waiting]) -> None:
        """Makes appends of different links durable and resolves their futures."""
        attempt: _Attempt = append_alone
        if all(append.entries for append, _ in wave):
            stored: set[str] = set()
            try:
                stored = append_together(self._connected(), [append for append, _ in wave])
            except psycopg.errors.UniqueViolation:
                pass
            except psycopg.Error as error:
                self._note_loss(error)
                attempt = settle
            for append, future in wave:
                if append.game in stored:
                    future.set_result(append.new_version)
            wave = [(append, future) for append, future in wave if append.game not in stored]
        until = time.monotonic() + PATIENCE_SECONDS
        for append, future in wave:
            self._write_alone(append, future, attempt, until)

    def _write_alone(self, append: Append, future: Future[int], attempt: _Attempt, until: float) -> None:
        """Settles one append: it is stored, stands there already, or something is in its way."""
        while True:
            try:
                future.set_result(attempt(self._connected(), append))
                return
            except _REJECTIONS as rejection:
                future.set_exception(rejection)
                return
            except psycopg.Error as error:
                if not self._note_loss(error) or time.monotonic() > until:
                    future.set_exception(failure_of(error))
                    return
                attempt = settle
                time.sleep(PAUSE_SECONDS)

    def _connected(self) -> Connection:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._url)
        return self._connection

    def _note_loss(self, error: psycopg.Error) -> bool:
        """Whether the connection was lost, and trying again over another one may help."""
        if not is_lost(error, self._connection):
            return False
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        return True
