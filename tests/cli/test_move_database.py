"""`doublelucky7 move-database` and the addresses of databases: what is refused, and what is carried over."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublelucky7.cli.main import main
from doublelucky7.server.lobby.storage import DATABASE
from doublelucky7.storage.entry import ByPerson, NewEntry
from doublelucky7.storage.folder_lock import FolderLock
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from testkit.postgres import emptied_database

NOWHERE = "postgresql://127.0.0.1:1/none"


def store_something(folder: Path) -> None:
    store = SqliteStore(SqliteDatabase(folder / DATABASE))
    store.append("t.1", 0, [NewEntry(at=7, by=ByPerson("anna"), kind="said", event=b"{}")]).result()
    store.close()


def test_a_data_folder_is_carried_over_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store_something(tmp_path)
    url = emptied_database()
    assert main(["move-database", str(tmp_path), url]) == 0
    assert "1 streams with 1 entries" in capsys.readouterr().out
    assert main(["move-database", str(tmp_path / DATABASE), url]) != 0
    assert "holds games already" in capsys.readouterr().err


def test_what_cannot_be_carried_over_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move-database", str(tmp_path), NOWHERE]) != 0
    store_something(tmp_path)
    lock = FolderLock(tmp_path)
    assert main(["move-database", str(tmp_path), NOWHERE]) != 0
    lock.release()
    assert main(["move-database", str(tmp_path), NOWHERE]) != 0
    assert main(["move-database", str(tmp_path), "mysql://somewhere/else"]) != 0
    complaints = [line.partition(": ")[2] for line in capsys.readouterr().err.splitlines()]
    beginnings = ("there are no games", "the server is still running", "the database cannot be used", "mysql://")
    assert [line.startswith(begins) for line, begins in zip(complaints, beginnings, strict=True)] == [True] * 4


def test_a_node_needs_a_name_and_a_database_that_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    serve = ["serve", "--address", "127.0.0.1", "--port", "1", "--data", str(tmp_path), "--database"]
    assert main([*serve, NOWHERE]) != 0
    assert main([*serve, NOWHERE, "--node", "Not a name"]) != 0
    assert main([*serve, "sqlite:///file", "--node", "a"]) != 0
    assert len(capsys.readouterr().err.splitlines()) == 3
