"""Writes a golden file before a new migration is added: `python -m tests.storage.golden_files 3`."""

from __future__ import annotations

import sqlite3
import sys
from hashlib import sha256
from pathlib import Path

from doublelucky7.storage.sqlite.schema import bring_forward, version_of

GOLDEN = Path(__file__).parent / "golden"
FIRST_WITH_A_SESSION = 3


def golden_file(version: int) -> str:
    """A database of one version with a small stream in it, and from some version on a session, as SQL."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    bring_forward(connection, version)
    rows = [(1, b'{"bid":1}', None), (2, b'{"bid":2}', "0:17")]
    for place, event, action_id in rows:
        connection.execute(
            "INSERT INTO entry VALUES ('golden', ?, 7, ?, 'bid_placed', ?, ?)",
            (place, b'{"kind":"chance"}', event, action_id),
        )
    if version >= FIRST_WITH_A_SESSION:
        connection.execute(
            "INSERT INTO session (token_hash, person, name, language, begun_at) VALUES (?, 'anna', 'Anna', 'de', 7)",
            (sha256(b"golden").digest(),),
        )
    lines = [*connection.iterdump(), f"PRAGMA user_version = {version_of(connection)};"]
    connection.close()
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    (GOLDEN / f"v{wanted}.sql").write_text(golden_file(wanted), encoding="utf-8")
