"""What an error of SQLite means for the store."""

from __future__ import annotations

import sqlite3
from typing import Final

from doublelucky7.storage.event_store import DatabaseDamaged, StorageFailed

_PRIMARY_CODE: Final = 0xFF
"""SQLite's extended result codes carry the primary one in their last byte."""
_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def failure_of(error: Exception, what: str = "") -> StorageFailed:
    """The failure of a store for an error; SQLite's own text holds nothing that is stored."""
    kind = DatabaseDamaged if is_damage(error) else StorageFailed
    return kind(f"{what or type(error).__name__}: {error}")


def is_damage(error: Exception) -> bool:
    """Whether SQLite found something in the file that it has not written."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & _PRIMARY_CODE in _DAMAGED
