"""Connections to PostgreSQL, and what its errors mean for a store."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import psycopg

from doublelucky7.storage.event_store import DatabaseUnusable, StorageFailed

Connection: TypeAlias = psycopg.Connection[Any]

CONNECT_SECONDS: Final = 2
STATEMENT_MS: Final = 10_000
"""How long a statement may take before the database gives it up."""

_SETTINGS: Final = f"-c synchronous_commit=on -c statement_timeout={STATEMENT_MS} -c client_min_messages=warning"
_NEVER_PASSES: Final = (
    psycopg.errors.InsufficientPrivilege,
    psycopg.errors.InvalidAuthorizationSpecification,
    psycopg.errors.InvalidCatalogName,
    psycopg.errors.UndefinedTable,
    psycopg.errors.UndefinedColumn,
)


def connect(url: str) -> Connection:
    """A connection on which every statement is a transaction of its own; raises psycopg.Error.

    A peer that has vanished without a word is noticed within seconds: the system's own patience is two hours.
    """
    return psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=CONNECT_SECONDS,
        options=_SETTINGS,
        keepalives_idle=2,
        keepalives_interval=1,
        keepalives_count=3,
        tcp_user_timeout=4_000,
        application_name="doublelucky7",
    )


def is_lost(error: psycopg.Error, connection: Connection | None) -> bool:
    """Whether an error means that the connection, or the whole database, is away for now."""
    if connection is not None and connection.closed:
        return True
    # A standby that is not yet promoted refuses to write.
    passing = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
    return isinstance(error, passing) and not isinstance(error, psycopg.errors.DiskFull)


def failure_of(error: Exception) -> StorageFailed:
    """The failure of a store for an error; the text of a failed statement may hold what was stored, and is left out."""
    kind = DatabaseUnusable if isinstance(error, _NEVER_PASSES) else StorageFailed
    code = getattr(error, "sqlstate", None)
    return kind(f"PostgreSQL: {type(error).__name__}{'' if code is None else f' {code}'}")
