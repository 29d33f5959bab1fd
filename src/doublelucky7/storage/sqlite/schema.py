"""The shape of the database file, version by version; a file of any past version is brought forward on opening."""

from __future__ import annotations

import sqlite3
from typing import Final

from doublelucky7.storage.event_store import DatabaseUnusable

# A migration, once released, is never edited: tests/storage/golden holds a file of each version it led from.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE entry (
            game TEXT NOT NULL,
            version INTEGER NOT NULL,
            at INTEGER NOT NULL,
            by BLOB NOT NULL,
            kind TEXT NOT NULL,
            event BLOB NOT NULL,
            action_id TEXT,
            PRIMARY KEY (game, version)
        ) WITHOUT ROWID
        """,
        "CREATE UNIQUE INDEX entry_by_action ON entry (game, action_id) WHERE action_id IS NOT NULL",
    ),
    (
        """
        CREATE TABLE session (
            token_hash BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            begun_at INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX session_by_person ON session (person)",
        """
        CREATE TABLE resume_code (
            code_hash BLOB PRIMARY KEY,
            person TEXT NOT NULL,
            expires_at INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE finished_game (
            game TEXT PRIMARY KEY,
            finished_at INTEGER NOT NULL,
            summary BLOB NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX finished_game_by_time ON finished_game (finished_at)",
        "CREATE TABLE finished_seat (person TEXT, game TEXT, PRIMARY KEY (person, game)) WITHOUT ROWID",
        "CREATE TABLE club_entry (game TEXT, seat INTEGER, total INTEGER, PRIMARY KEY (game, seat)) WITHOUT ROWID",
        "CREATE INDEX ended_game ON entry (game) WHERE kind = 'game_ended'",
    ),
    (
        "ALTER TABLE session ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE session ADD COLUMN issued_at INTEGER NOT NULL DEFAULT 0",
        # When a session was last used is unknown, so it counts as used now: an update must sign nobody out. Its cookie
        # counts as issued when the person began, which may be too early but never too late for a renewal.
        "UPDATE session SET used_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000, issued_at = begun_at",
        "CREATE INDEX session_by_use ON session (used_at)",
    ),
    (
        """
        CREATE TABLE stream (
            game TEXT PRIMARY KEY,
            stage TEXT NOT NULL,
            touched_at INTEGER NOT NULL,
            bytes INTEGER NOT NULL,
            owner TEXT,
            origin BLOB,
            is_projected INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID
        """,
        # An update deletes nothing: every stream counts as touched now, or at its last entry where that is later.
        """
        INSERT INTO stream (game, stage, touched_at, bytes, is_projected)
        SELECT game,
               CASE WHEN max(kind = 'pad_opened') THEN 'pad'
                    WHEN max(kind = 'game_ended') THEN 'finished'
                    WHEN max(kind = 'seats_settled') AND max(kind = 'table_closed') THEN 'closed'
                    WHEN max(kind = 'seats_settled') THEN 'playing'
                    ELSE 'gathering' END,
               max(max(at), CAST(strftime('%s', 'now') AS INTEGER) * 1000),
               sum(length(event)) + 130 * count(*),
               game IN (SELECT game FROM finished_game)
        FROM entry GROUP BY game
        """,
        # Part of the statement that adds entries: a stream and its stage are never without each other.
        """
        CREATE TRIGGER stream_goes_on AFTER INSERT ON entry
        WHEN new.version = 1 OR new.kind IN ('seats_settled', 'game_ended', 'table_closed') BEGIN
            INSERT OR IGNORE INTO stream (game, stage, touched_at, bytes) VALUES (new.game, 'gathering', new.at, 0);
            UPDATE stream SET touched_at = max(touched_at, new.at), stage = CASE
                WHEN new.kind = 'pad_opened' THEN 'pad'
                WHEN new.kind = 'seats_settled' THEN 'playing'
                WHEN new.kind = 'game_ended' THEN 'finished'
                WHEN new.kind = 'table_closed' AND stage = 'playing' THEN 'closed'
                ELSE stage END
            WHERE game = new.game;
        END
        """,
        "CREATE INDEX stream_by_touch ON stream (touched_at)",
        "CREATE INDEX stream_by_stage ON stream (stage, touched_at)",
        "CREATE INDEX stream_by_owner ON stream (owner, bytes)",
        "CREATE INDEX stream_by_origin ON stream (origin, bytes)",
        "CREATE INDEX stream_to_project ON stream (game) WHERE is_projected = 0 AND stage IN ('finished', 'closed')",
        "DROP INDEX ended_game",
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
        # The latest use of a session is the latest instant that this file vouches for.
        "INSERT INTO setting SELECT 'trusted_time', max(used_at) FROM session HAVING max(used_at) IS NOT NULL",
        "ALTER TABLE finished_seat RENAME TO finished_seat_before",
        """
        CREATE TABLE finished_seat (
            person TEXT NOT NULL,
            finished_at INTEGER NOT NULL,
            game TEXT NOT NULL,
            PRIMARY KEY (person, finished_at, game)
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO finished_seat
        SELECT person, finished_at, game FROM finished_seat_before JOIN finished_game USING (game)
        """,
        "DROP TABLE finished_seat_before",
        "CREATE INDEX finished_seat_by_game ON finished_seat (game)",
        "ALTER TABLE club_entry ADD COLUMN finished_at INTEGER NOT NULL DEFAULT 0",
        "UPDATE club_entry SET finished_at = (SELECT finished_at FROM finished_game WHERE game = club_entry.game)",
        "CREATE INDEX club_entry_by_total ON club_entry (total DESC, finished_at, game, seat)",
    ),
    (
        """
        CREATE TABLE standing_answer (
            game TEXT NOT NULL,
            seat INTEGER NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID
        """,
    ),
)
CURRENT_VERSION: Final = len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a database file, 0 for an empty one."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def bring_forward(connection: sqlite3.Connection, to_version: int = CURRENT_VERSION) -> None:
    """Migrates a file step by step, each step whole or not at all."""
    present = version_of(connection)
    if present > CURRENT_VERSION:
        raise DatabaseUnusable(
            f"the database is of version {present}; this program knows versions up to {CURRENT_VERSION}"
        )
    for version in range(present, to_version):
        connection.execute("BEGIN IMMEDIATE")
        # Another process may have migrated while this one waited for the lock.
        if version_of(connection) == version:
            for statement in MIGRATIONS[version]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute("COMMIT")
