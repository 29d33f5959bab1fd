"""The one thread that writes to the database: what waits at the same time is made durable by few commits."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from itertools import groupby
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from doublelucky7.storage.commit_queue import CommitQueue
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.sqlite.failures import failure_of

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], T]
"""Something to write; where it raises one of the writer's `rejections`, only this job is undone."""

AllAtOnce: TypeAlias = Callable[[sqlite3.Connection, Sequence[Job[Any]]], list[Any] | None]
"""A quicker way to make a batch of jobs durable; None, with nothing written, where the batch does not allow it."""


class GroupWriter:
    """Runs jobs in order; the future of a job is resolved only after the commit that holds it."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        rejections: tuple[type[Exception], ...],
        all_at_once: AllAtOnce,
        after_commit: Callable[[sqlite3.Connection, int], None],
        on_failure: Callable[[StorageFailed], None],
        is_frequent: Callable[[Job[Any]], bool] = lambda job: True,
    ) -> None:
        self._connection = connection
        self._rejections = rejections
        self._all_at_once = all_at_once
        self._after_commit = after_commit
        self._on_failure = on_failure
        self._waiting: CommitQueue[tuple[Job[Any], Future[Any]]] = CommitQueue(lambda waiting: is_frequent(waiting[0]))
        self._thread = Thread(target=self._run, name="storage-writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[T]) -> Future[T]:
        """Hands a job to the writer."""
        future: Future[T] = Future()
        self._waiting.put((job, future))
        return future

    def close(self) -> None:
        """Waits until all jobs handed over are durable, then ends the thread and the connection."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        failure: StorageFailed | None = None
        while True:
            waiting, is_last = self._waiting.next_batch()
            # Cancelled jobs are not written; from here on none can be cancelled, because a result could not be set.
            batch = [(job, future) for job, future in waiting if future.set_running_or_notify_cancel()]
            if failure is None:
                failure = self._write(batch)
                if failure is not None:
                    self._on_failure(failure)
            else:
                _fail(batch, failure)
            if is_last:
                self._connection.close()
                return

    def _write(self, batch: list[tuple[Job[Any], Future[Any]]]) -> StorageFailed | None:
        """Makes a batch durable and resolves its futures; answers with the failure that ends the store, if any."""
        if not batch:
            return None
        try:
            outcomes = self._run_all([job for job, _ in batch])
        except Exception as error:
            # Nothing of this batch was acknowledged. What reached the disk is unknown, so the store takes nothing more.
            failure = failure_of(error)
            _fail(batch, failure)
            return failure
        for (_, future), (result, rejection) in zip(batch, outcomes, strict=True):
            if rejection is None:
                future.set_result(result)
            else:
                future.set_exception(rejection)
        try:
            self._after_commit(self._connection, len(batch))
        except sqlite3.Error as error:
            return failure_of(error)
        return None

    def _run_all(self, jobs: Sequence[Job[Any]]) -> list[tuple[Any, Exception | None]]:
        """The result of each job, or why it was rejected, once all of it is durable.

        Jobs of one kind are committed together; a single one of another kind does not slow the rest down.
        """
        return [outcome for _, alike in groupby(jobs, key=type) for outcome in self._run_alike(list(alike))]

    def _run_alike(self, jobs: Sequence[Job[Any]]) -> list[tuple[Any, Exception | None]]:
        results = self._all_at_once(self._connection, jobs)
        if results is None:
            results = self._run_unless_rejected(jobs)
        if results is not None:
            return [(result, None) for result in results]
        self._connection.execute("BEGIN IMMEDIATE")
        outcomes = [self._attempt(job) for job in jobs]
        self._connection.execute("COMMIT")
        return outcomes

    def _run_unless_rejected(self, jobs: Sequence[Job[Any]]) -> list[Any] | None:
        """The results of jobs that are committed together; None, with nothing written, where one of them is rejected.

        Hardly any is, and each savepoint would be two more statements, which wait for the event loop.
        """
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            results = [job(self._connection) for job in jobs]
        except self._rejections:
            self._connection.execute("ROLLBACK")
            return None
        self._connection.execute("COMMIT")
        return results

    def _attempt(self, job: Job[Any]) -> tuple[Any, Exception | None]:
        self._connection.execute("SAVEPOINT job")
        try:
            result, rejection = job(self._connection), None
        except self._rejections as refused:
            self._connection.execute("ROLLBACK TO job")
            result, rejection = None, refused
        self._connection.execute("RELEASE job")
        return result, rejection


def _fail(batch: list[tuple[Job[Any], Future[Any]]], failure: StorageFailed) -> None:
    for _, future in batch:
        future.set_exception(failure)
