"""What only a store on disk can get wrong: restarts, failing disks, old files, copies of a live file."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from doublelucky7.storage.entry import ByChance, NewEntry
from doublelucky7.storage.event_store import ActionRepeated, StorageFailed, VersionConflict
from doublelucky7.storage.sessions import Session
from doublelucky7.storage.sqlite.projections import SqliteProjections
from doublelucky7.storage.sqlite.schema import CURRENT_VERSION, bring_forward, version_of
from doublelucky7.storage.sqlite.sessions import SqliteSessions
from doublelucky7.storage.sqlite.store import BETWEEN_TOUCHES_MS, SqliteDatabase, SqliteStore, back_up

GOLDEN = Path(__file__).parent / "golden"
SMALL_FILE_PAGES = 40
MS_IN_A_SECOND = 1_000


def entry(text: str) -> NewEntry:
    return NewEntry(at=7, by=ByChance(), kind="said", event=text.encode())


def test_entries_survive_closing_and_opening(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = SqliteStore(SqliteDatabase(path))
    store.append("g", 0, [entry("a")]).result()
    store.close()
    again = SqliteStore(SqliteDatabase(path))
    assert [found.event for found in again.read("g").result()] == [b"a"]
    again.close()


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
def test_closing_closes_every_connection_whichever_thread_has_asked(tmp_path: Path) -> None:
    def open_files() -> list[str]:
        return [file for file in map(os.path.realpath, Path("/proc/self/fd").iterdir()) if str(tmp_path) in file]

    store = SqliteStore(SqliteDatabase(tmp_path / "games.sqlite"))
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(lambda game: store.read(game).result(), ["g"] * 40)) == [[]] * 40
    assert open_files()
    store.close()
    assert open_files() == []


def test_closing_waits_for_what_was_handed_over(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = SqliteStore(SqliteDatabase(path))
    futures = [store.append("g", version, [entry(str(version))]) for version in range(2000)]
    store.close()
    assert [future.result() for future in futures] == list(range(1, 2001))


def test_acknowledged_entries_are_synchronised_fully_in_wal_mode(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "games.sqlite")
    journal, synchronous = database.write(
        lambda connection: (
            connection.execute("PRAGMA journal_mode").fetchone()[0],
            connection.execute("PRAGMA synchronous").fetchone()[0],
        )
    ).result()
    database.close()
    assert journal == "wal"
    full = 2
    assert synchronous == full


def test_a_full_disk_acknowledges_nothing_more_and_says_so(tmp_path: Path) -> None:
    failed = Event()
    database = SqliteDatabase(tmp_path / "games.sqlite", on_failure=lambda _: failed.set())
    store = SqliteStore(database)
    store.append("g", 0, [entry("safe")]).result()
    database.write(lambda connection: connection.execute(f"PRAGMA max_page_count = {SMALL_FILE_PAGES}")).result()
    with pytest.raises(StorageFailed):
        store.append("g", 1, [entry("x" * 4096 * SMALL_FILE_PAGES)]).result()
    assert failed.is_set()
    with pytest.raises(StorageFailed):
        store.append("g", 1, [entry("small")]).result()
    assert [found.event for found in store.read("g").result()] == [b"safe"]
    store.close()


@pytest.mark.parametrize("number_of_games", [3, 150], ids=["in one statement", "in several"])
@pytest.mark.parametrize("what_is_in_the_way", ["nothing", "a conflict", "a repetition"])
def test_appends_that_wait_together_are_each_stored_or_refused_as_if_alone(
    tmp_path: Path, what_is_in_the_way: str, number_of_games: int
) -> None:
    database = SqliteDatabase(tmp_path / "games.sqlite")
    store = SqliteStore(database)
    tried = NewEntry(at=7, by=ByChance(), kind="said", event=b"tried", action_id="anna/1")
    store.append("tried", 0, [tried]).result()
    go_on = Event()
    database.write(lambda _: go_on.wait())
    games = [f"g{number}" for number in range(number_of_games)]
    first = [store.append(game, 0, [entry("a"), entry("b")]) for game in games]
    long = store.append("long", 0, [entry("x")] * 90)
    expected: type[Exception] | None = None
    match what_is_in_the_way:
        case "a conflict":
            refused, expected = store.append("tried", 7, [entry("too late")]), VersionConflict
        case "a repetition":
            refused, expected = store.append("tried", 7, [tried]), ActionRepeated
        case _:
            refused = store.append("tried", 1, [entry("next")])
    go_on.set()
    assert [future.result(10) for future in first] == [2] * len(games)
    assert long.result(10) == 90
    failure = refused.exception(10)
    assert failure is None if expected is None else isinstance(failure, expected)
    assert all([one.event for one in store.read(game).result()] == [b"a", b"b"] for game in games)
    assert len(store.read("tried").result()) == (2 if expected is None else 1)
    store.close()


def test_jobs_of_several_kinds_that_wait_together_are_done_in_order(tmp_path: Path) -> None:
    def count(connection: sqlite3.Connection) -> int:
        (entries,) = connection.execute("SELECT count(*) FROM entry").fetchone()
        return int(entries)

    database = SqliteDatabase(tmp_path / "games.sqlite")
    store = SqliteStore(database)
    go_on = Event()
    database.write(lambda _: go_on.wait())
    stored, counted = [], []
    for number in range(5):
        stored += [store.append(f"g{number}", 0, [entry("a")]), store.append(f"h{number}", 0, [entry("a")])]
        counted.append(database.write(count))
    refused = store.append("g0", 0, [entry("too late")])
    go_on.set()
    assert [future.result(10) for future in counted] == [2, 4, 6, 8, 10]
    assert [future.result(10) for future in stored] == [1] * 10
    assert isinstance(refused.exception(10), VersionConflict)
    store.close()


def test_whoever_gives_up_waiting_keeps_nobody_else_from_an_answer(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "games.sqlite")
    store = SqliteStore(database)
    begun, go_on = Event(), Event()

    def dawdle(_: sqlite3.Connection) -> None:
        begun.set()
        go_on.wait()

    slow = database.write(dawdle)
    assert begun.wait(10)
    given_up, patient = store.append("given up", 0, [entry("a")]), store.append("patient", 0, [entry("a")])
    assert given_up.cancel()
    assert not slow.cancel()
    go_on.set()
    assert patient.result(10) == 1
    assert store.append("later", 0, [entry("a")]).result(10) == 1
    assert store.games().result() == ["later", "patient"]
    store.close()


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"this is a letter to my aunt, not a database" * 100)
    with pytest.raises(StorageFailed, match=r"games\.sqlite cannot be opened"):
        SqliteDatabase(path)


def test_a_file_of_a_later_version_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    later = CURRENT_VERSION + 1
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {later}")
    connection.close()
    with pytest.raises(StorageFailed, match=f"version {later}"):
        SqliteDatabase(path)


def test_there_is_a_golden_file_of_every_past_version() -> None:
    assert sorted(path.name for path in GOLDEN.glob("*.sql")) == [f"v{n}.sql" for n in range(1, CURRENT_VERSION)]


@pytest.mark.parametrize("version", range(1, CURRENT_VERSION))
def test_a_file_of_a_past_version_is_brought_forward_with_all_it_holds(version: int, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript((GOLDEN / f"v{version}.sql").read_text(encoding="utf-8"))
    assert version_of(connection) == version
    connection.close()
    store = SqliteStore(SqliteDatabase(path))
    assert [(found.version, found.event) for found in store.read("golden").result()] == [
        (1, b'{"bid":1}'),
        (2, b'{"bid":2}'),
    ]
    assert store.append("golden", 2, [entry("new")]).result() == 3
    store.close()
    with sqlite3.connect(path) as connection:
        assert version_of(connection) == CURRENT_VERSION
        fresh = sqlite3.connect(":memory:", isolation_level=None)
        bring_forward(fresh)
        assert shape_of(connection) == shape_of(fresh)
    connection.close()
    fresh.close()


def test_an_update_throws_nobody_out(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript((GOLDEN / "v3.sql").read_text(encoding="utf-8"))
    connection.close()
    before = int(time.time()) * MS_IN_A_SECOND
    database = SqliteDatabase(path)
    found = SqliteSessions(database).find(sha256(b"golden").digest()).result()
    database.close()
    assert found is not None
    assert before <= found.used_at <= time.time() * MS_IN_A_SECOND
    begun = 7
    assert found == Session("anna", "Anna", "de", begun_at=begun, used_at=found.used_at, issued_at=begun)


def shape_of(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    return [(name, " ".join(sql.split())) for name, sql in rows]


def test_a_backup_of_a_live_database_is_one_consistent_moment(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    store = SqliteStore(SqliteDatabase(path))
    acknowledged = 200
    for version in range(acknowledged):
        store.append("g", version, [entry("x" * 1000)]).result()
    steps: list[tuple[int, int]] = []
    running = [store.append("h", version, [entry("y")]) for version in range(500)]
    back_up(path, copy, lambda done, pages: steps.append((done, pages)))
    assert all(future.result() for future in running)
    store.close()
    copied = SqliteStore(SqliteDatabase(copy))
    assert len(copied.read("g").result()) == acknowledged
    assert [found.version for found in copied.read("h").result()] == list(range(1, len(copied.read("h").result()) + 1))
    copied.close()
    assert steps[-1][0] == steps[-1][1]


def test_a_backup_is_not_begun_anew_by_every_append_meanwhile(tmp_path: Path) -> None:
    path, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    store = SqliteStore(SqliteDatabase(path))
    for version in range(5):
        store.append("g", version, [entry("x" * 1_000_000)]).result()
    done: list[int] = []

    def append_one_more(copied: int, _: int) -> None:
        done.append(copied)
        store.append("h", len(done) - 1, [entry("y")]).result()

    back_up(path, copy, append_one_more)
    store.close()
    assert done == sorted(set(done))
    assert len(done) > 3


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such bits")
def test_a_backup_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    SqliteDatabase(tmp_path / "games.sqlite").close()
    back_up(tmp_path / "games.sqlite", tmp_path / "copy.sqlite", lambda done, pages: None)
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o077 == 0


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed, match=r"no database games\.sqlite"):
        back_up(tmp_path / "games.sqlite", tmp_path / "copy.sqlite", lambda done, pages: None)
    assert not (tmp_path / "copy.sqlite").exists()


def test_a_backup_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    SqliteDatabase(tmp_path / "games.sqlite").close()
    target = tmp_path / "copy.sqlite"
    target.write_bytes(b"something else entirely, and not small either" * 200)
    with pytest.raises(StorageFailed):
        back_up(tmp_path / "games.sqlite", target, lambda done, pages: None)
    assert target.read_bytes().startswith(b"something else entirely")


def test_a_start_looks_only_at_streams_of_late_and_at_games_missing_in_the_views(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = count()

    def counting(*arguments: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **named)
        connection.set_progress_handler(lambda: next(steps) < 0, 10)
        return connection

    def start(games: int) -> int:
        database = SqliteDatabase(tmp_path / f"{games}.sqlite")
        rows = [(f"game {number}", "finished", number, 0, 1) for number in range(games)]
        statement = "INSERT INTO stream (game, stage, touched_at, bytes, is_projected) VALUES (?, ?, ?, ?, ?)"
        database.write(lambda connection: connection.executemany(statement, rows)).result()
        views = SqliteProjections(database, lambda game, entries: None)
        begun = next(steps)
        SqliteStore(database).touched_since(2 * BETWEEN_TOUCHES_MS).result()
        views.catch_up().result()
        views.close()
        database.close()
        return next(steps) - begun

    connect = sqlite3.connect
    monkeypatch.setattr("sqlite3.connect", counting)
    assert start(1_000) <= start(10) + 10
