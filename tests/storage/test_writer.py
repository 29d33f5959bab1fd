"""The writing thread: what waits together is committed with few statements, and refused jobs one by one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event

import pytest

from doublelucky7.storage.sqlite.writer import GroupWriter

PATIENCE_SECONDS = 20


class Refused(Exception):
    """What a job is refused with."""


def note(connection: sqlite3.Connection, word: str) -> str:
    connection.execute("INSERT INTO word VALUES (?)", (word,))
    if word == "refused":
        raise Refused
    return word.upper()


@contextmanager
def busy(writer: GroupWriter) -> Iterator[None]:
    """Keeps the writer busy, so that whatever is submitted meanwhile waits together."""
    begun, may_end = Event(), Event()

    def wait(connection: sqlite3.Connection) -> None:
        begun.set()
        assert may_end.wait(PATIENCE_SECONDS)

    writer.submit(wait)
    assert begun.wait(PATIENCE_SECONDS)
    yield
    may_end.set()


@contextmanager
def writer_of(statements: list[str]) -> Iterator[GroupWriter]:
    """A writer whose statements are noted, with a table of words."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE word (word TEXT)")
    connection.set_trace_callback(statements.append)
    writer = GroupWriter(connection, (Refused,), lambda *_: None, lambda *_: None, lambda _: None)
    yield writer
    writer.close()


def test_jobs_that_wait_together_are_committed_without_a_savepoint_each() -> None:
    statements: list[str] = []
    with writer_of(statements) as writer:
        with busy(writer):
            noted = [writer.submit(partial(note, word=word)) for word in ("one", "two", "three")]
        assert [one.result(PATIENCE_SECONDS) for one in noted] == ["ONE", "TWO", "THREE"]
    of_words = statements[statements.index("COMMIT") + 1 :]
    inserted = [f"INSERT INTO word VALUES ('{word}')" for word in ("one", "two", "three")]
    assert of_words == ["BEGIN IMMEDIATE", *inserted, "COMMIT"]


def test_a_refused_job_leaves_nothing_and_the_others_are_done() -> None:
    statements: list[str] = []
    with writer_of(statements) as writer:
        with busy(writer):
            first, refused, last = [writer.submit(partial(note, word=word)) for word in ("one", "refused", "two")]
        assert (first.result(PATIENCE_SECONDS), last.result(PATIENCE_SECONDS)) == ("ONE", "TWO")
        with pytest.raises(Refused):
            refused.result(PATIENCE_SECONDS)
        stored = writer.submit(lambda connection: connection.execute("SELECT word FROM word ORDER BY rowid").fetchall())
        assert stored.result(PATIENCE_SECONDS) == [("one",), ("two",)]
