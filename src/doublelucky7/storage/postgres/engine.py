"""The engine of a server of several nodes: one PostgreSQL database for all of them."""

from __future__ import annotations

from collections.abc import Callable

from doublelucky7.storage.engine import Engine
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.postgres.ledger import PostgresLedger
from doublelucky7.storage.postgres.projections import PostgresProjections
from doublelucky7.storage.postgres.sessions import PostgresSessions
from doublelucky7.storage.postgres.standing_answers import PostgresStandingAnswers
from doublelucky7.storage.postgres.store import PostgresStore
from doublelucky7.storage.projections import Summarise


def postgres_engine(database: PostgresDatabase, summarise: Summarise, owner: Callable[[], int]) -> Engine:
    """Everything stored in a database, as the owner with the present number."""
    store = PostgresStore(database, owner)
    return Engine(
        store=store,
        lookup=store,
        sessions=PostgresSessions(database),
        standing_answers=PostgresStandingAnswers(database),
        ledger=PostgresLedger(database),
        projections=PostgresProjections(database, store, summarise),
        write_last_notes=lambda: None,
        close=store.close,
    )
