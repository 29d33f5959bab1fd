"""A start that meets something unreadable: one table is set aside, a damaged file is named with the way back."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doublelucky7.cli.main import main
from doublelucky7.server.http.connections import OpenConnections
from doublelucky7.server.lobby.storage import DATABASE
from doublelucky7.server.running import STORAGE_FAILED, RunningServer
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.folder_lock import LOCK_FILE, FolderInUse, FolderLock
from doublelucky7.storage.sqlite import store as sqlite_storage
from doublelucky7.storage.sqlite.store import SqliteDatabase
from testkit.server.clients import Browser
from testkit.server.servers import free_port, server_in_thread

PAGE_BYTES = 4_096
TABLE = ({"kind": "you"}, {"kind": "open"})


def moved_to(browser: Browser, port: int) -> Browser:
    browser.port = port
    browser.headers |= {"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"}
    return browser


def change(folder: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        assert connection.execute(statement, values).rowcount > 0


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entry SET event = '{' WHERE game = ? AND kind = 'table_opened'",
        "UPDATE entry SET event = '{\"kind\":\"table_opened\"}' WHERE game = ? AND kind = 'table_opened'",
        "UPDATE entry SET event = '{' WHERE game = ? AND kind = 'seat_taken'",
        "UPDATE entry SET by = 'nobody' WHERE game = ?",
        "UPDATE entry SET by = 7 WHERE game = ?",
        "UPDATE entry SET event = 7 WHERE game = ? AND kind = 'table_opened'",
        "UPDATE entry SET event = zeroblob(9) WHERE game = ? AND kind = 'seat_taken'",
    ],
)
def test_a_table_that_cannot_be_read_is_set_aside_and_named_and_the_others_start(tmp_path: Path, damage: str) -> None:
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        broken, whole = anna.open(*TABLE), anna.open(*TABLE)
    change(tmp_path, damage, broken["game"])
    with server_in_thread(tmp_path) as server:
        moved_to(anna, server.port)
        assert anna.get(f"/codes/{whole['code']}").json["link"] == whole["link"]
        assert anna.get(f"/tables/{broken['link']}").json == {"error": "no_such_table"}
        assert [line["link"] for line in anna.get("/tables").json["yours"]] == [whole["link"]]
        lines = [json.loads(line) for line in server.log.splitlines()]
        assert broken["game"] in {line["game"] for line in lines if line["event"] == "impossible_history"}


def test_damaged_pages_end_the_start_with_one_line_and_the_way_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        for _ in range(20):
            anna.open(*TABLE)
    path = tmp_path / DATABASE
    stored = path.read_bytes()
    path.write_bytes(stored[:PAGE_BYTES] + b"\xa5" * (len(stored) - PAGE_BYTES))
    assert main(["serve", "--language", "en", "--port", str(free_port()), "--data", str(tmp_path)]) == 2
    *logged, line = capsys.readouterr().err.splitlines()
    assert "is damaged" in line
    assert "put the backup there" in line
    assert all("Traceback" not in one for one in logged)


def test_a_damaged_page_met_later_tells_its_reason_and_stops_nobody(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        table = anna.open(*TABLE)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
            connection.execute("DROP TABLE club_entry")
        assert anna.get("/club").status == 500
        assert anna.get(f"/tables/{table['link']}").status == 200
    assert any("no such table" in json.loads(line).get("why", "") for line in server.log.splitlines())


def test_a_lock_held_too_long_says_so_and_may_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_storage, "BUSY_TIMEOUT_SECONDS", 0.05)
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("BEGIN IMMEDIATE")
        status = main(["serve", "--language", "en", "--port", str(free_port()), "--data", str(tmp_path)])
    assert status == STORAGE_FAILED
    assert "database is locked" in capsys.readouterr().err


def test_a_store_that_fails_while_it_runs_tells_why(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
            connection.execute("DROP TABLE entry")
        anna.post("/tables", {"seats": TABLE})
    (line,) = [json.loads(line) for line in server.log.splitlines() if '"storage_failed"' in line]
    assert "no such table" in line["why"]
    assert "no such table" in str(server.running.storage_failure)


def test_a_store_that_fails_before_the_web_server_is_made_stops_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = RunningServer._open_connections

    def fail_first(server: RunningServer) -> OpenConnections:
        server._storage_failed(StorageFailed("the disk is full"))
        return made(server)

    monkeypatch.setattr(RunningServer, "_open_connections", fail_first)
    assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path)]) == STORAGE_FAILED


def test_leaving_otherwise_than_for_a_closed_pipe_is_not_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(*_: object) -> None:
        raise SystemExit(3)

    monkeypatch.setattr(RunningServer, "__init__", leave)
    with pytest.raises(SystemExit) as leaving:
        main(["serve", "--port", str(free_port())])
    assert leaving.value.code == 3


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such bits, and keep a lock file that is open")
def test_the_lock_survives_its_file(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    (tmp_path / LOCK_FILE).unlink()
    with pytest.raises(FolderInUse):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such bits")
def test_the_database_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / DATABASE)
    database.write(lambda connection: connection.execute("CREATE TABLE more (x)")).result()
    assert {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {
        DATABASE: 0,
        f"{DATABASE}-wal": 0,
        f"{DATABASE}-shm": 0,
    }
    database.close()
