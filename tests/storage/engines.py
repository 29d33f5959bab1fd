"""The storage engines that the conformance suite holds to the same promises."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from doublelucky7.storage.event_store import EventStore, StreamLookup
from doublelucky7.storage.memory.projections import MemoryProjections
from doublelucky7.storage.memory.sessions import MemorySessions
from doublelucky7.storage.memory.store import MemoryStore
from doublelucky7.storage.projections import Projections, Summarise
from doublelucky7.storage.sessions import SessionStore
from doublelucky7.storage.sqlite.projections import SqliteProjections
from doublelucky7.storage.sqlite.sessions import SqliteSessions
from doublelucky7.storage.sqlite.standing_answers import SqliteStandingAnswers
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from doublelucky7.storage.standing_answers import MemoryStandingAnswers, StandingAnswers
from testkit.postgres import emptied_database

OWNER = 7


class Engine(NamedTuple):
    """Everything that one engine stores."""

    store: EventStore
    lookup: StreamLookup
    sessions: SessionStore
    standing_answers: StandingAnswers
    projections: Callable[[Summarise], Projections]


@contextmanager
def memory(_: Path) -> Iterator[Engine]:
    store = MemoryStore()
    yield Engine(
        store, store, MemorySessions(), MemoryStandingAnswers(), lambda summarise: MemoryProjections(store, summarise)
    )


@contextmanager
def sqlite(folder: Path) -> Iterator[Engine]:
    database = SqliteDatabase(folder / "games.sqlite")
    store = SqliteStore(database)
    made: list[Projections] = []

    def projections(summarise: Summarise) -> Projections:
        made.append(SqliteProjections(database, summarise))
        return made[-1]

    yield Engine(store, store, SqliteSessions(database), SqliteStandingAnswers(database), projections)
    for views in made:
        views.close()
    store.close()


@contextmanager
def postgres(_: Path) -> Iterator[Engine]:
    from doublelucky7.storage.postgres.database import PostgresDatabase
    from doublelucky7.storage.postgres.projections import PostgresProjections
    from doublelucky7.storage.postgres.sessions import PostgresSessions
    from doublelucky7.storage.postgres.standing_answers import PostgresStandingAnswers
    from doublelucky7.storage.postgres.store import PostgresStore

    database = PostgresDatabase(emptied_database())
    store = PostgresStore(database, lambda: OWNER)
    made: list[Projections] = []

    def projections(summarise: Summarise) -> Projections:
        made.append(PostgresProjections(database, store, summarise))
        return made[-1]

    yield Engine(store, store, PostgresSessions(database), PostgresStandingAnswers(database), projections)
    for views in made:
        views.close()
    store.close()


ENGINES = (memory, sqlite, postgres)
