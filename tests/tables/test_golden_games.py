"""Streams that an earlier program has stored are replayed by this one, whatever version their file is of."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.verify import verify
from doublelucky7.storage.projections import Projections
from doublelucky7.storage.sqlite.projections import SqliteProjections
from doublelucky7.storage.sqlite.schema import CURRENT_VERSION, bring_forward, version_of
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from doublelucky7.tables.stream.events import StoredEvent
from doublelucky7.tables.stream.record import record_from
from doublelucky7.tables.stream.summary import summarise
from tests.tables.golden_games import golden_record, golden_streams

FINISHED = ("busy", "dice", "wheel", "club", "strangers", "advised")
SCHEMAS = Path(__file__).parent.parent / "storage" / "golden"


def test_everything_that_can_be_stored_is_in_one_of_them() -> None:
    there = {entry.kind for entries in golden_streams().values() for entry in entries}
    assert {kind.__struct_config__.tag for kind in get_args(StoredEvent)} - there == set()


@pytest.mark.parametrize("name", FINISHED)
def test_a_stored_stream_still_gives_the_record_it_gave(name: str) -> None:
    record = record_from(golden_streams()[name])
    assert to_text(record) == golden_record(name)
    assert from_text(golden_record(name)) == record
    assert verify(record) is None


@pytest.mark.parametrize("version", range(1, CURRENT_VERSION + 1))
def test_a_file_of_any_version_is_opened_with_its_games_and_the_views_are_made_from_them(
    version: int, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path, isolation_level=None)
    if version == CURRENT_VERSION:
        bring_forward(connection)
    else:
        connection.executescript((SCHEMAS / f"v{version}.sql").read_text(encoding="utf-8"))
    streams = golden_streams()
    connection.execute("BEGIN")
    for name, entries in streams.items():
        connection.executemany(
            "INSERT INTO entry (game, version, at, by, kind, event, action_id) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (name, one.version, one.at, msgspec.json.encode(one.by), one.kind, one.event, one.action_id)
                for one in entries
            ],
        )
    connection.execute("COMMIT")
    assert version_of(connection) == version
    connection.close()
    database = SqliteDatabase(path)
    store, views = SqliteStore(database), SqliteProjections(database, summarise)
    assert {name: store.read(name).result() for name in streams} == streams
    assert views.catch_up().result() == len(FINISHED)
    assert [to_text(record_from(store.read(name).result())) for name in FINISHED] == [*map(golden_record, FINISHED)]
    before = shown(views)
    assert [line.name for line in views.club().result()] == ["Anna"]
    assert views.rebuild().result() == len(FINISHED)
    assert shown(views) == before
    views.close()
    database.close()


def shown(views: Projections) -> object:
    found = [views.find(name).result() for name in FINISHED]
    return found, views.club().result(), views.history("anna").result()
