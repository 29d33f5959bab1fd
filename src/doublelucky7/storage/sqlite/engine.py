"""The engine of a server that is alone: one SQLite file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from doublelucky7.storage.engine import Engine
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.projections import Summarise
from doublelucky7.storage.sqlite.ledger import SqliteLedger
from doublelucky7.storage.sqlite.projections import SqliteProjections
from doublelucky7.storage.sqlite.sessions import SqliteSessions
from doublelucky7.storage.sqlite.standing_answers import SqliteStandingAnswers
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore


def sqlite_engine(path: Path, summarise: Summarise, on_failure: Callable[[StorageFailed], None]) -> Engine:
    """Opens a database file, or makes one."""
    database = SqliteDatabase(path, on_failure)
    store = SqliteStore(database)
    return Engine(
        store=store,
        lookup=store,
        sessions=SqliteSessions(database),
        standing_answers=SqliteStandingAnswers(database),
        ledger=SqliteLedger(database),
        projections=SqliteProjections(database, summarise),
        write_last_notes=store.write_touches,
        close=database.close,
    )
