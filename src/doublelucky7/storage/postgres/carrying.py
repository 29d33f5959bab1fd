"""Carries a SQLite file over into an empty PostgreSQL database, and compares both stream by stream."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import psycopg

from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.postgres.appending import link_of
from doublelucky7.storage.postgres.connecting import Connection, connect, failure_of
from doublelucky7.storage.postgres.schema import bring_forward
from doublelucky7.storage.sqlite.failures import failure_of as failure_of_file
from doublelucky7.storage.sqlite.schema import CURRENT_VERSION, version_of

_ENTRY: Final = "game, version, at, by, kind, event, action_id"
_COPIED: Final = {
    "session": "token_hash, person, name, language, begun_at, used_at, issued_at",
    "resume_code": "code_hash, person, expires_at",
    "standing_answer": "game, seat, person",
}
_LINKS: Final = """
    INSERT INTO link (link, game, version, touched_at, bytes, opener, origin)
    SELECT link, (array_agg(game ORDER BY length(game) DESC, game COLLATE "C" DESC))[1],
           (array_agg(version ORDER BY length(game) DESC, game COLLATE "C" DESC))[1],
           max(touched_at), sum(bytes), max(opener),
           (array_agg(origin) FILTER (WHERE origin IS NOT NULL))[1]
    FROM carried GROUP BY link
"""


class DatabaseNotEmpty(Exception):
    """The database holds games already."""


class StreamDiffers(Exception):
    """A stream is not the same in both databases; the new one is not to be used."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self.stream = stream


class Carried(msgspec.Struct, frozen=True):
    """How much was carried over and compared."""

    streams: int
    entries: int


def carry(source: Path, url: str, progress: Callable[[int, int], None]) -> Carried:
    """Carries everything over in one transaction, then reads both again and compares them."""
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, connect(url) as new:
            if version_of(old) != CURRENT_VERSION:
                raise StorageFailed(f"{source.name} is of an older version: start the server with it once")
            new.execute("SET statement_timeout = 0")
            bring_forward(new)
            with new.transaction():
                _copy_all(old, new)
            return _compared(old, new, progress)
    except sqlite3.Error as error:
        raise failure_of_file(error) from error
    except psycopg.Error as error:
        raise failure_of(error) from error


def _copy_all(old: sqlite3.Connection, new: Connection) -> None:
    if new.execute("SELECT 1 FROM entry LIMIT 1").fetchone() or new.execute("SELECT 1 FROM session LIMIT 1").fetchone():
        raise DatabaseNotEmpty
    for table, columns in {"entry": _ENTRY, **_COPIED}.items():
        with new.cursor().copy(f"COPY {table} ({columns}) FROM STDIN") as copy:
            for row in old.execute(f"SELECT {columns} FROM {table}"):
                copy.write_row(row)
    with new.cursor().copy("COPY setting (name, number, bytes) FROM STDIN") as copy:
        for name, value in old.execute("SELECT name, value FROM setting WHERE name <> 'generation'"):
            copy.write_row((name, value, None) if isinstance(value, int) else (name, None, value))
    new.execute(
        """
        CREATE TEMPORARY TABLE carried (
            game TEXT, link TEXT, version INTEGER, touched_at BIGINT, bytes BIGINT, opener TEXT, origin BYTEA
        ) ON COMMIT DROP
        """
    )
    with new.cursor().copy("COPY carried FROM STDIN") as copy:
        for game, *rest in old.execute(
            """
            SELECT game, (SELECT max(version) FROM entry WHERE entry.game = stream.game),
                   max(touched_at, (SELECT max(at) FROM entry WHERE entry.game = stream.game)), bytes, owner, origin
            FROM stream
            """
        ):
            copy.write_row((game, link_of(game), *rest))
    new.execute(_LINKS)


def _compared(old: sqlite3.Connection, new: Connection, progress: Callable[[int, int], None]) -> Carried:
    streams = [game for (game,) in old.execute("SELECT game FROM stream ORDER BY game")]
    stored = [game for (game,) in new.execute('SELECT game FROM stream ORDER BY game COLLATE "C"')]
    if streams != stored:
        raise StreamDiffers(min(set(streams) ^ set(stored)))
    entries = 0
    for place, game in enumerate(streams, start=1):
        before = old.execute(f"SELECT {_ENTRY} FROM entry WHERE game = ? ORDER BY version", (game,)).fetchall()
        after = list(_rows(new, game))
        row = new.execute("SELECT version FROM link WHERE link = %s AND game = %s", (link_of(game), game)).fetchone()
        if before != after or (row is not None and row[0] != len(after)):
            raise StreamDiffers(game)
        entries += len(after)
        progress(place, len(streams))
    return Carried(len(streams), entries)


def _rows(connection: Connection, game: str) -> Iterator[tuple[Any, ...]]:
    rows = connection.execute(f"SELECT {_ENTRY} FROM entry WHERE game = %s ORDER BY version", (game,), binary=True)
    return (tuple(row) for row in rows)
