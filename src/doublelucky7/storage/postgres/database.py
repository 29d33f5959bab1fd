"""A PostgreSQL database as a store uses it: a few threads with a connection each, which come back after a restart."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, local
from typing import Any, Final, TypeAlias, TypeVar

import psycopg

from doublelucky7.storage.postgres.connecting import Connection, connect, failure_of, is_lost
from doublelucky7.storage.postgres.schema import bring_forward

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], T]

THREADS: Final = 4
PATIENCE_SECONDS: Final = 5.0
"""How long a query waits for a database that is away, as during a restart."""
PAUSE_SECONDS: Final = 0.1


class PostgresDatabase:
    """One database; what is asked of it may be done twice where a connection is lost, so every job can be repeated."""

    def __init__(self, url: str, threads: int = THREADS) -> None:
        self.url = url
        try:
            with connect(url) as connection:
                bring_forward(connection)
        except psycopg.Error as error:
            raise failure_of(error) from error
        self._pool = ThreadPoolExecutor(threads, "storage-postgres")
        self._of_thread = local()
        self._connections: set[Connection] = set()
        self._lock = Lock()
        self._is_closing = False

    def run(self, job: Job[T]) -> Future[T]:
        """Runs a job in a transaction of its own on one of the threads."""

        def whole(connection: Connection) -> T:
            with connection.transaction():
                return job(connection)

        return self._pool.submit(self._run, whole)

    def read(self, job: Job[T]) -> Future[T]:
        """Runs a job each of whose statements is a transaction of its own."""
        return self._pool.submit(self._run, job)

    def execute(self, statement: str, values: Sequence[Any] = ()) -> Future[None]:
        """Runs one statement."""

        def job(connection: Connection) -> None:
            connection.execute(statement, values)

        return self.read(job)

    def query(self, statement: str, values: Sequence[Any] = ()) -> Future[list[Any]]:
        """The rows of one statement."""
        return self.read(lambda connection: connection.execute(statement, values).fetchall())

    def close(self) -> None:
        """Ends all threads after everything handed to them is done."""
        self._is_closing = True
        self._pool.shutdown()
        for connection in self._connections:
            connection.close()

    def _run(self, job: Job[T]) -> T:
        until = time.monotonic() + PATIENCE_SECONDS
        while True:
            connection: Connection | None = None
            try:
                connection = self._connection()
                return job(connection)
            except psycopg.Error as error:
                if not is_lost(error, connection) or time.monotonic() > until or self._is_closing:
                    raise failure_of(error) from error
                self._drop()
                time.sleep(PAUSE_SECONDS)

    def _connection(self) -> Connection:
        """The connection of this thread."""
        connection: Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None or connection.closed:
            connection = self._of_thread.connection = connect(self.url)
            with self._lock:
                self._connections.add(connection)
        return connection

    def _drop(self) -> None:
        connection: Connection | None = getattr(self._of_thread, "connection", None)
        if connection is not None:
            connection.close()
            self._of_thread.connection = None
            with self._lock:
                self._connections.discard(connection)
