"""The engine of a server that is alone: one SQLite file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from doublelucky7.storage.engine import Engine
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.projections import Summarise
from doublelucky7.storage.sqlite import SqliteDatabase, SqliteStore
from doublelucky7.storage.sqlite_ledger import SqliteLedger
from doublelucky7.storage.sqlite_projections import SqliteProjections
from doublelucky7.storage.sqlite_sessions import SqliteSessions
from doublelucky7.storage.sqlite_standing_answers import SqliteStandingAnswers


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
