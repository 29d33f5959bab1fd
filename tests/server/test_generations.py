"""A database put back to an earlier state is noticed, and running games deal their later rounds anew."""

from __future__ import annotations

import errno
import secrets
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from doublelucky7.protocol.commands import StartGame
from doublelucky7.server.lobby.storage import DATABASE
from doublelucky7.server.upkeep.generations import GENERATION_FILE, Generations
from doublelucky7.storage.sqlite.ledger import SqliteLedger
from doublelucky7.storage.sqlite.store import SqliteDatabase, back_up
from testkit.server.clients import Browser, play_until
from testkit.server.servers import server_in_thread

BOT = {"kind": "bot", "level": "random"}
FAST = {"pace": "fast", "stand_in": "random"}


def epoch_at_start(folder: Path, changes: int = 0) -> int:
    database = SqliteDatabase(folder / DATABASE)
    generations = Generations(SqliteLedger(database), folder, secrets.token_bytes)
    for _ in range(changes):
        generations.change()
    database.close()
    return generations.epoch


def test_starting_again_is_no_putting_back(tmp_path: Path) -> None:
    assert [epoch_at_start(tmp_path, changes) for changes in (0, 3, 0, 1)] == [0, 0, 0, 0]


def test_a_disk_without_room_leaves_the_generation_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    epoch_at_start(tmp_path)
    with monkeypatch.context() as full:
        full.setattr(Path, "write_text", is_full)
        assert epoch_at_start(tmp_path, changes=2) == 0
    assert epoch_at_start(tmp_path) == 0


def test_a_backup_that_is_put_back_is_noticed_once(tmp_path: Path) -> None:
    epoch_at_start(tmp_path)
    back_up(tmp_path / DATABASE, tmp_path / "copy", lambda done, pages: None)
    (tmp_path / "copy").replace(tmp_path / DATABASE)
    assert [epoch_at_start(tmp_path) for _ in range(3)] == [1, 1, 1]


def test_any_other_copy_of_a_while_ago_is_noticed_too(tmp_path: Path) -> None:
    epoch_at_start(tmp_path)
    shutil.copy(tmp_path / DATABASE, tmp_path / "copy")
    epoch_at_start(tmp_path, changes=2)
    (tmp_path / "copy").replace(tmp_path / DATABASE)
    assert epoch_at_start(tmp_path) == 1


def test_a_database_that_moves_without_its_file_counts_as_put_back(tmp_path: Path) -> None:
    epoch_at_start(tmp_path)
    (tmp_path / GENERATION_FILE).unlink()
    assert epoch_at_start(tmp_path) == 1


def test_a_game_goes_on_from_a_backup_with_other_decks(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        opened = anna.open({"kind": "you"}, BOT, settings=FAST)
        device = anna.sit_at(opened["link"])
        device.receive()
        device.do(StartGame())
        play_until(device, lambda update: bool(update.views) and update.views[0].round == 2)
        back_up(tmp_path / DATABASE, tmp_path / "copy", lambda done, pages: None)
        play_until(device, lambda update: update.views[0].round == 5)
        device.close()
    before = decks_of(tmp_path)
    for name in (f"{DATABASE}-wal", f"{DATABASE}-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / "copy").replace(tmp_path / DATABASE)
    with server_in_thread(tmp_path) as server:
        anna.port = server.port
        anna.headers |= {"Host": f"localhost:{server.port}", "Origin": f"http://localhost:{server.port}"}
        again = anna.sit_at(opened["link"])
        again.receive()
        play_until(again, lambda update: bool(update.views) and update.views[0].round == 5)
        again.close()
    after = decks_of(tmp_path)
    assert after[:2] == before[:2]
    assert not set(after[2:]) & set(before[2:])


def decks_of(folder: Path) -> list[bytes]:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        rows = connection.execute("SELECT event FROM entry WHERE kind = 'deck_set' ORDER BY version")
        return [event for (event,) in rows]
