"""What is stored is bounded, abandoned tables are forgotten by rule, and a disk that fills up is noticed in time."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from doublelucky7.protocol.commands import StartGame
from doublelucky7.protocol.sitting import Phase
from doublelucky7.server.access.sessions import DAY_MS
from doublelucky7.server.access.storage_budget import HourlyBytes
from doublelucky7.server.lobby.storage import DATABASE
from doublelucky7.server.monitoring.logs import no_log
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.server.settings import KeptDays, Limits
from doublelucky7.server.upkeep import disk_space
from doublelucky7.server.upkeep.disk_space import DiskSpace, FreeSpace
from doublelucky7.server.upkeep.retention import RetentionRules
from doublelucky7.storage.entry import ByChance, ByPerson, NewEntry
from doublelucky7.storage.sqlite.ledger import SqliteLedger
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from testkit.server.clients import Answer, Browser, play_until
from testkit.server.servers import GENEROUS, server_in_thread
from testkit.tables.manual_clock import NOON

TABLE = ({"kind": "you"}, {"kind": "bot", "level": "random"})
FAST = {"pace": "fast", "stand_in": "random"}
SMALL = 60_000


def bounded(**limits: int) -> Limits:
    return Limits(**{name: limits.get(name, getattr(GENEROUS, name)) for name in Limits.__struct_fields__})


def write_forfeits(browser: Browser, link: str) -> Answer:
    number = browser.get(f"/tables/{link}").json["version"]
    command = {"kind": "write_forfeits", "forfeits": [f"{number} {line} " + "x" * 90 for line in range(90)]}
    return browser.post(f"/tables/{link}/do", {"kind": "do", "id": str(number), "after": number, "command": command})


def write_until_refused(browser: Browser, link: str) -> Any:
    for _ in range(100):
        answer = write_forfeits(browser, link)
        if answer.status != 200:
            return answer.json["refusal"]["code"]
    return None


@pytest.mark.parametrize(
    "limit", ["person_bytes_an_hour", "table_bytes_an_hour", "table_bytes", "address_bytes_an_hour"]
)
def test_rewriting_forfeits_ends_at_the_bound_and_the_game_goes_on(tmp_path: Path, limit: str) -> None:
    with server_in_thread(tmp_path, limits=bounded(**{limit: SMALL})) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        link = anna.open(*TABLE, settings=FAST)["link"]
        assert write_until_refused(anna, link) == "stored_too_much"
        device = anna.sit_at(link)
        device.receive()
        assert device.last.table.phase is Phase.GATHERING
    assert (tmp_path / DATABASE).stat().st_size < 10 * SMALL


def test_a_bound_of_one_table_leaves_the_persons_other_tables_alone(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=bounded(table_bytes=SMALL)) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        full, other = anna.open(*TABLE)["link"], anna.open(*TABLE, settings=FAST)["link"]
        assert write_until_refused(anna, full) == "stored_too_much"
        assert write_forfeits(anna, other).status == 200


def test_a_game_that_has_begun_can_be_played_though_its_table_may_store_no_more(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=bounded(table_bytes=9_000)) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        device = anna.sit_at(anna.open(*TABLE, settings=FAST)["link"])
        device.receive()
        device.do(StartGame())
        play_until(device, lambda update: update.table.phase is Phase.FINISHED)


@pytest.mark.parametrize("limit", ["person_bytes", "address_bytes"])
def test_what_a_person_and_an_address_take_in_all_is_bounded_over_restarts(tmp_path: Path, limit: str) -> None:
    limits = bounded(**{limit: SMALL})
    with server_in_thread(tmp_path, limits=limits) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        link = anna.open(*TABLE)["link"]
        for _ in range(10):
            assert write_forfeits(anna, link).status == 200
    with server_in_thread(tmp_path, limits=limits) as server:
        anna.port = server.port
        anna.headers |= {"Host": f"localhost:{server.port}", "Origin": f"http://localhost:{server.port}"}
        assert anna.post("/tables", {"seats": TABLE}).json == {"error": "stored_too_much"}


def test_new_sessions_from_one_address_are_bounded(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=bounded(address_bytes_an_hour=6_000)) as server:
        statuses = [Browser(server.port).post("/session", {"name": "Anna"}).status for _ in range(20)]
        # While they come, the hour goes on and gives a little back.
        assert statuses[:10] == [200] * 10
        assert statuses[12:] == [429] * 8


def test_no_hour_gets_more_than_its_bytes() -> None:
    hourly = HourlyBytes(1_000)
    stored = 0
    for second in range(3_601):
        while not hourly.is_spent("anna", second):
            hourly.charge("anna", 10, second)
            stored += 10
    assert 900 <= stored <= 1_010


def test_a_disk_that_fills_up_is_warned_of_then_refuses_new_tables_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = GENEROUS.disk_warning_bytes
    monkeypatch.setattr(disk_space, "free_bytes", lambda folder: free)
    monkeypatch.setattr(disk_space, "CHECK_SECONDS", 0.02)
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        link = anna.open(*TABLE, settings=FAST)["link"]
        free = GENEROUS.disk_reserve_bytes
        wait_for_line(server, "little")
        assert anna.post("/tables", {"seats": TABLE}).status == 201
        free -= 1
        wait_for_line(server, "too_little")
        refused = anna.post("/tables", {"seats": TABLE})
        assert (refused.status, refused.json) == (507, {"error": "disk_nearly_full"})
        device = anna.sit_at(link)
        device.receive()
        device.do(StartGame())
        play_until(device, lambda update: update.table.phase is Phase.PLAYING and bool(update.views[0].hand))
        free = GENEROUS.disk_warning_bytes
        wait_for_line(server, "enough")
        assert anna.post("/tables", {"seats": TABLE}).status == 201


def wait_for_line(server: Any, room: str) -> None:
    for _ in range(500):
        lines = [json.loads(line) for line in server.log.splitlines()]
        if any(line["event"] == "disk_space" and line["room"] == room for line in lines):
            return
        asyncio.run(asyncio.sleep(0.01))
    raise AssertionError(server.log)


def test_a_disk_that_cannot_be_asked_is_left_to_the_next_append(tmp_path: Path) -> None:
    changes: list[FreeSpace] = []
    disk = DiskSpace(tmp_path / "gone", Limits(), Metrics(), no_log, changes.append)
    asyncio.run(disk.check())
    assert changes == []


class Kept:
    """Streams in a real database, and the rules applied to them on a day."""

    def __init__(self, folder: Path) -> None:
        self.database = SqliteDatabase(folder / DATABASE)
        self.store, self.ledger = SqliteStore(self.database), SqliteLedger(self.database)
        self.metrics = Metrics()
        self.in_use: set[str] = set()

    def table(self, game: str, *kinds: str, at: int = NOON) -> None:
        entries = [NewEntry(at=at, by=ByChance(), kind="secret_chosen", event=b"{}")]
        entries += [NewEntry(at=at, by=ByPerson("anna"), kind=kind, event=b"{}") for kind in ("table_opened", *kinds)]
        self.store.append(game, 0, entries).result()

    def apply(self, keep: KeptDays, days: int) -> list[str]:
        now = NOON + days * DAY_MS
        rules = RetentionRules(keep, self.ledger, lambda: now, self.in_use.__contains__, self.metrics, no_log)
        asyncio.run(rules.run_once())
        return self.store.games().result()


@pytest.fixture
def kept(tmp_path: Path) -> Any:
    kept = Kept(tmp_path)
    yield kept
    kept.store.close()


def test_tables_are_forgotten_by_the_rules_and_counted(kept: Kept) -> None:
    kept.table("unstarted.1")
    kept.table("closed-before.1", "table_closed")
    kept.table("unfinished.1", "seats_settled")
    kept.table("finished.1", "seats_settled", "game_ended")
    kept.table("closed.1", "seats_settled", "table_closed")
    rules = KeptDays(unstarted=10, unfinished=20, finished=30)
    assert len(kept.apply(rules, 10)) == 5
    assert kept.apply(rules, 11) == ["closed.1", "finished.1", "unfinished.1"]
    assert kept.apply(rules, 21) == ["closed.1", "finished.1"]
    assert kept.apply(KeptDays(unstarted=None), 10_000) == ["closed.1", "finished.1"]
    kept.in_use.add("closed.1")
    assert kept.apply(rules, 31) == ["closed.1"]
    assert kept.metrics.tables_forgotten == Counter(unstarted=2, unfinished=1, finished=1)
    assert kept.store.read("finished.1").result() == []


def test_the_games_of_a_link_go_from_the_last_on_so_that_a_link_still_finds_its_last_game(kept: Kept) -> None:
    for number in (9, 10):
        kept.table(f"link.{number}", "seats_settled", "game_ended")
    kept.table("link.11", "seats_settled", at=NOON + 5 * DAY_MS)
    rules = KeptDays(unfinished=10, finished=10)
    assert kept.apply(rules, 12) == ["link.10", "link.11", "link.9"]
    assert kept.apply(rules, 16) == []


def test_a_table_that_is_written_to_is_not_old(kept: Kept) -> None:
    kept.table("playing.1", "seats_settled")
    for version, day in ((3, 5), (4, 9)):
        said = NewEntry(at=NOON + day * DAY_MS, by=ByChance(), kind="said", event=b"{}")
        kept.store.append("playing.1", version, [said]).result()
    assert kept.apply(KeptDays(unfinished=10), 15) == ["playing.1"]
