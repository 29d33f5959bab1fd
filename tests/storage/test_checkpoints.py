"""The write-ahead log is emptied while others write, and a disk that fails at it is noticed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from threading import Event

from doublelucky7.storage.entry import ByChance, NewEntry
from doublelucky7.storage.sqlite.checkpoints import JOBS_A_CHECKPOINT, Checkpoints
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore

TABLES = 40
ROUNDS = 200
PAGE_BYTES = 4_096
ENTRY = NewEntry(at=7, by=ByChance(), kind="said", event=b"a" * 100)


def test_the_log_stays_short_however_much_is_written(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = SqliteStore(SqliteDatabase(path))
    for version in range(ROUNDS):
        for stored in [store.append(f"game {table}", version, [ENTRY]) for table in range(TABLES)]:
            stored.result(10)
    # The file keeps the length of its longest time; each append changes two pages and more.
    assert Path(f"{path}-wal").stat().st_size < ROUNDS * TABLES / 2 * PAGE_BYTES
    assert all(len(store.read(f"game {table}").result()) == ROUNDS for table in range(TABLES))
    store.close()


def test_a_checkpoint_that_fails_is_told() -> None:
    failed = Event()
    ended = sqlite3.connect(":memory:", check_same_thread=False)
    ended.close()
    checkpoints = Checkpoints(ended, lambda _: failed.set())
    with closing(sqlite3.connect(":memory:")) as writers:
        checkpoints.after_commit(writers, JOBS_A_CHECKPOINT)
    assert failed.wait(10)
    checkpoints.close()
