"""The shape of the PostgreSQL database, version by version; nodes of two neighbouring versions run side by side."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import psycopg

from doublelucky7.storage.event_store import DatabaseUnusable

MIGRATION_LOCK: Final = 7_077_007
"""The number of the advisory lock under which one node at a time migrates."""


class Migration(msgspec.Struct, frozen=True):
    """Statements that lead to the next version, and the oldest version whose programs can work with the result."""

    statements: tuple[str, ...]
    usable_from: int


# A migration, once released, is never edited. It only adds: a node of the version before still runs beside it.
MIGRATIONS: Final[tuple[Migration, ...]] = (
    Migration(
        (
            """
            CREATE TABLE entry (
                game TEXT NOT NULL,
                version INTEGER NOT NULL,
                at BIGINT NOT NULL,
                by BYTEA NOT NULL,
                kind TEXT NOT NULL,
                event BYTEA NOT NULL,
                action_id TEXT,
                PRIMARY KEY (game, version)
            )
            """,
            "CREATE UNIQUE INDEX entry_by_action ON entry (game, action_id) WHERE action_id IS NOT NULL",
            # No index on what an append changes, and room in each page: the row is rewritten in its place.
            """
            CREATE TABLE link (
                link TEXT PRIMARY KEY,
                game TEXT NOT NULL,
                version INTEGER NOT NULL,
                owner BIGINT,
                touched_at BIGINT NOT NULL,
                bytes BIGINT NOT NULL,
                opener TEXT,
                origin BYTEA,
                handover BYTEA
            ) WITH (fillfactor = 70)
            """,
            "CREATE INDEX link_by_opener ON link (opener) WHERE opener IS NOT NULL",
            "CREATE INDEX link_by_origin ON link (origin) WHERE origin IS NOT NULL",
            """
            CREATE TABLE node (
                number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                name TEXT NOT NULL,
                renewed_at TIMESTAMPTZ NOT NULL,
                lease INTERVAL NOT NULL
            ) WITH (fillfactor = 50)
            """,
            """
            CREATE TABLE stream (
                game TEXT PRIMARY KEY,
                link TEXT NOT NULL,
                stage TEXT NOT NULL,
                is_projected BOOLEAN NOT NULL DEFAULT FALSE
            )
            """,
            "CREATE INDEX stream_by_link ON stream (link)",
            """
            CREATE INDEX stream_to_project ON stream (game) WHERE NOT is_projected AND stage IN ('finished', 'closed')
            """,
            # Part of the statement that adds entries: a stream and its stage are never without each other.
            """
            CREATE FUNCTION stream_goes_on() RETURNS TRIGGER LANGUAGE plpgsql AS $$
            BEGIN
                INSERT INTO stream (game, link, stage)
                VALUES (new.game, regexp_replace(new.game, '[.][0-9]+$', ''), 'gathering') ON CONFLICT DO NOTHING;
                UPDATE stream SET stage = CASE
                    WHEN new.kind = 'pad_opened' THEN 'pad'
                    WHEN new.kind = 'seats_settled' THEN 'playing'
                    WHEN new.kind = 'game_ended' THEN 'finished'
                    WHEN new.kind = 'table_closed' AND stage = 'playing' THEN 'closed'
                    ELSE stage END
                WHERE game = new.game;
                RETURN NULL;
            END $$
            """,
            """
            CREATE TRIGGER stream_goes_on AFTER INSERT ON entry FOR EACH ROW
            WHEN (new.version = 1 OR new.kind IN ('pad_opened', 'seats_settled', 'game_ended', 'table_closed'))
            EXECUTE FUNCTION stream_goes_on()
            """,
            """
            CREATE TABLE session (
                token_hash BYTEA PRIMARY KEY,
                person TEXT NOT NULL,
                name TEXT NOT NULL,
                language TEXT NOT NULL,
                begun_at BIGINT NOT NULL,
                used_at BIGINT NOT NULL,
                issued_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX session_by_person ON session (person)",
            "CREATE INDEX session_by_use ON session (used_at)",
            "CREATE TABLE resume_code (code_hash BYTEA PRIMARY KEY, person TEXT NOT NULL, expires_at BIGINT NOT NULL)",
            "CREATE TABLE finished_game (game TEXT PRIMARY KEY, finished_at BIGINT NOT NULL, summary BYTEA NOT NULL)",
            "CREATE INDEX finished_game_by_time ON finished_game (finished_at)",
            """
            CREATE TABLE finished_seat (
                person TEXT NOT NULL, finished_at BIGINT NOT NULL, game TEXT NOT NULL,
                PRIMARY KEY (person, finished_at, game)
            )
            """,
            "CREATE INDEX finished_seat_by_game ON finished_seat (game)",
            """
            CREATE TABLE club_entry (
                game TEXT NOT NULL, seat INTEGER NOT NULL, total INTEGER NOT NULL, finished_at BIGINT NOT NULL,
                PRIMARY KEY (game, seat)
            )
            """,
            'CREATE INDEX club_entry_by_total ON club_entry (total DESC, finished_at, game COLLATE "C", seat)',
            "CREATE TABLE setting (name TEXT PRIMARY KEY, number BIGINT, bytes BYTEA)",
            """
            CREATE TABLE standing_answer (
                game TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (game, seat)
            )
            """,
            "CREATE TABLE code (code TEXT PRIMARY KEY, target TEXT NOT NULL, since BIGINT NOT NULL)",
            """
            CREATE TABLE visit (
                person TEXT NOT NULL, link TEXT NOT NULL, stream TEXT NOT NULL, at BIGINT NOT NULL,
                PRIMARY KEY (person, link)
            )
            """,
        ),
        usable_from=1,
    ),
)
CURRENT_VERSION: Final = len(MIGRATIONS)


def version_of(connection: psycopg.Connection[Any]) -> tuple[int, int]:
    """The version of a database and the oldest program that can use it; both 0 for an empty one."""
    found = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL").fetchone()
    if found is None or not found[0]:
        return 0, 0
    row = connection.execute("SELECT version, usable_from FROM schema_version").fetchone()
    return (0, 0) if row is None else (row[0], row[1])


def bring_forward(connection: psycopg.Connection[Any], migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Migrates a database step by step, each step whole or not at all; other nodes wait meanwhile."""
    connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATION_LOCK,))
    try:
        present, usable_from = version_of(connection)
        if usable_from > len(migrations):
            raise DatabaseUnusable(
                f"the database is of version {present}; this program knows versions up to {len(migrations)}"
            )
        for version in range(present, len(migrations)):
            with connection.transaction():
                connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER, usable_from INTEGER)")
                for statement in migrations[version].statements:
                    connection.execute(statement)
                connection.execute("DELETE FROM schema_version")
                connection.execute(
                    "INSERT INTO schema_version VALUES (%s, %s)", (version + 1, migrations[version].usable_from)
                )
    finally:
        connection.execute("SELECT pg_advisory_unlock(%s)", (MIGRATION_LOCK,))
