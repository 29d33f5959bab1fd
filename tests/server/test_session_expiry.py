"""A session lives for as long as it is used: noted once a day, its cookie renewed, then deleted."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from doublelucky7.server.access import session_expiry
from doublelucky7.server.access.codes import hash_of
from doublelucky7.server.access.session_expiry import SessionExpiry
from doublelucky7.server.access.sessions import COOKIE_SECONDS, DAY_MS, KEPT_MS, RENEWAL_MS, Sessions
from doublelucky7.server.lobby.storage import DATABASE
from doublelucky7.server.monitoring.logs import no_log
from doublelucky7.storage.sessions import MOST_AT_ONCE
from doublelucky7.storage.sqlite.sessions import SqliteSessions
from doublelucky7.storage.sqlite.store import SqliteDatabase
from testkit.server.clients import Browser, Program
from testkit.server.servers import LiveServer, server_in_thread
from testkit.tables.manual_clock import NOON, ManualClock

SECONDS = 10.0
COOKIE_MS = COOKIE_SECONDS * 1_000


class ExpiringSessions:
    """Sessions over a real database, with a clock that is moved by hand."""

    def __init__(self, data: Path) -> None:
        self.clock = ManualClock()
        self.database = SqliteDatabase(data / DATABASE)
        self.store = SqliteSessions(self.database)
        self.sessions = Sessions(self.store, secrets.token_bytes, self.clock.now)
        self.expiry = SessionExpiry(self.sessions, self.clock.now, no_log)

    def begin(self, name: str) -> str:
        token, _ = asyncio.run(self.sessions.begin(name, "en"))
        return token

    def use(self, token: str) -> None:
        """A request, as an identified caller's."""
        session = asyncio.run(self.sessions.find(token))
        assert session is not None
        self.sessions.note_use(token, session)

    def run_once(self) -> None:
        asyncio.run(self.expiry.run_once())

    def used_at(self, token: str) -> int | None:
        found = asyncio.run(self.sessions.find(token))
        return None if found is None else found.used_at


@pytest.fixture
def expiring(tmp_path: Path) -> Iterator[ExpiringSessions]:
    expiring = ExpiringSessions(tmp_path)
    yield expiring
    expiring.database.close()


def test_a_use_is_noted_after_a_day_and_not_before(expiring: ExpiringSessions) -> None:
    anna = expiring.begin("Anna")
    expiring.clock.instant = NOON + DAY_MS - 1
    expiring.use(anna)
    expiring.run_once()
    assert expiring.used_at(anna) == NOON
    expiring.clock.instant = NOON + DAY_MS
    expiring.use(anna)
    expiring.run_once()
    assert expiring.used_at(anna) == NOON + DAY_MS


def test_an_unused_session_is_not_noted(expiring: ExpiringSessions) -> None:
    anna, ben = expiring.begin("Anna"), expiring.begin("Ben")
    expiring.clock.instant += 2 * DAY_MS
    expiring.use(anna)
    expiring.run_once()
    assert (expiring.used_at(anna), expiring.used_at(ben)) == (NOON + 2 * DAY_MS, NOON)


def test_many_who_come_at_once_are_all_noted(expiring: ExpiringSessions) -> None:
    everybody = [expiring.begin("Anna") for _ in range(2 * MOST_AT_ONCE + 1)]
    expiring.clock.instant += DAY_MS
    for token in everybody:
        expiring.use(token)
    expiring.run_once()
    assert {expiring.used_at(token) for token in everybody} == {NOON + DAY_MS}


def test_what_was_not_yet_written_is_handed_over_at_the_end(expiring: ExpiringSessions, tmp_path: Path) -> None:
    everybody = [expiring.begin("Anna") for _ in range(MOST_AT_ONCE + 1)]
    expiring.clock.instant += DAY_MS
    for token in everybody:
        expiring.use(token)
    expiring.expiry.end()
    expiring.database.close()
    database = SqliteDatabase(tmp_path / DATABASE)
    found = [SqliteSessions(database).find(hash_of(token)).result() for token in everybody]
    database.close()
    assert {session.used_at for session in found if session is not None} == {NOON + DAY_MS}


def test_a_session_is_deleted_when_its_cookie_has_expired_and_not_before(expiring: ExpiringSessions) -> None:
    anna = expiring.begin("Anna")
    expiring.run_once()
    expiring.clock.instant = NOON + COOKIE_MS + DAY_MS
    expiring.run_once()
    assert expiring.used_at(anna) == NOON
    expiring.clock.instant += DAY_MS
    expiring.run_once()
    assert expiring.used_at(anna) is None


def test_expired_sessions_are_deleted_at_the_start_and_then_once_a_day(expiring: ExpiringSessions) -> None:
    long_ago = NOON - KEPT_MS - 1
    for instant, is_time in ((NOON, True), (NOON + DAY_MS - 1, False), (NOON + DAY_MS, True)):
        anna = expiring.begin("Anna")
        expiring.store.note_use([hash_of(anna)], long_ago).result()
        expiring.clock.instant = instant
        expiring.run_once()
        assert (expiring.used_at(anna) is None) == is_time


def test_all_expired_sessions_are_deleted(expiring: ExpiringSessions) -> None:
    for _ in range(2 * MOST_AT_ONCE + 1):
        expiring.begin("Anna")
    expiring.clock.instant += KEPT_MS + 1
    ben = expiring.begin("Ben")
    assert asyncio.run(expiring.sessions.delete_expired()) == 2 * MOST_AT_ONCE + 1
    assert expiring.used_at(ben) is not None


def test_a_session_used_just_before_its_deletion_is_kept(expiring: ExpiringSessions) -> None:
    anna, ben = expiring.begin("Anna"), expiring.begin("Ben")
    expiring.clock.instant += KEPT_MS + 1
    expiring.use(anna)
    assert asyncio.run(expiring.sessions.delete_expired()) == 1
    assert expiring.used_at(anna) == expiring.clock.instant
    assert expiring.used_at(ben) is None


def test_the_same_persons_other_device_stays(expiring: ExpiringSessions) -> None:
    phone = expiring.begin("Anna")
    expiring.clock.instant += KEPT_MS
    session = asyncio.run(expiring.sessions.find(phone))
    assert session is not None
    code = asyncio.run(expiring.sessions.offer_resume(session)).code
    resumed = asyncio.run(expiring.sessions.resume(code))
    assert resumed is not None
    tablet, _ = resumed
    expiring.clock.instant += 1
    expiring.run_once()
    assert asyncio.run(expiring.sessions.find(phone)) is None
    found = asyncio.run(expiring.sessions.find(tablet))
    assert found is not None
    assert (found.person, found.begun_at, found.used_at) == (session.person, NOON, NOON + KEPT_MS)


def test_a_cookie_issued_anew_keeps_its_session_though_every_note_is_lost(expiring: ExpiringSessions) -> None:
    anna = expiring.begin("Anna")
    expiring.clock.instant += RENEWAL_MS
    asyncio.run(expiring.sessions.renew(anna))
    expiring.clock.instant += COOKIE_MS
    expiring.run_once()
    assert asyncio.run(expiring.sessions.find(anna)) is not None


def test_expired_codes_are_deleted_too(expiring: ExpiringSessions) -> None:
    session = asyncio.run(expiring.sessions.find(expiring.begin("Anna")))
    assert session is not None
    expires_at = asyncio.run(expiring.sessions.offer_resume(session)).expires_at
    for instant, left in ((expires_at - 1, 1), (expires_at, 0)):
        expiring.clock.instant = instant
        asyncio.run(expiring.sessions.delete_expired())
        assert expiring.database.query("SELECT count(*) FROM resume_code").result() == [(left,)]


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def server(tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    """A server of its own for each test, with the test's clock, that looks after sessions often."""
    monkeypatch.setattr(session_expiry, "WRITE_SECONDS", 0.02)
    with server_in_thread(tmp_path, clock=clock) as running:
        yield running


def test_a_page_is_given_its_cookie_again_when_that_is_a_week_old(server: LiveServer, clock: ManualClock) -> None:
    anna = Browser(server.port)
    first = anna.post("/session", {"name": "Anna"})
    anna.keep(first)
    # A browser sends no origin when a page only reads from where it came from.
    del anna.headers["Origin"]
    clock.instant = NOON + RENEWAL_MS - 1
    assert "set-cookie" not in anna.get("/session").headers
    clock.instant = NOON + RENEWAL_MS
    assert anna.get("/session").headers["set-cookie"] == first.headers["set-cookie"]
    assert "set-cookie" not in anna.get("/session").headers
    clock.instant = NOON + 2 * RENEWAL_MS
    assert anna.get("/session").headers["set-cookie"] == first.headers["set-cookie"]


def test_whoever_plays_every_week_is_known_after_years(server: LiveServer, clock: ManualClock) -> None:
    anna = Browser(server.port)
    person = anna.become("Anna")
    dies_at = clock.instant + COOKIE_MS
    for _ in range(120):
        clock.instant += 7 * DAY_MS
        assert clock.instant < dies_at
        answer = anna.get("/session")
        assert answer.json["person"] == person
        if "set-cookie" in answer.headers:
            dies_at = clock.instant + COOKIE_MS
    assert clock.instant > NOON + 2 * COOKIE_MS


def test_another_name_gives_the_cookie_again_too(server: LiveServer, clock: ManualClock) -> None:
    anna = Browser(server.port)
    person = anna.become("Anna")
    clock.instant += RENEWAL_MS
    answer = anna.post("/session", {"name": "Annabel"})
    assert answer.json["person"] == person
    assert answer.headers["set-cookie"].partition(";")[0] == anna.headers["Cookie"]


def test_other_requests_and_strangers_are_given_no_cookie(server: LiveServer, clock: ManualClock) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    clock.instant += RENEWAL_MS
    assert "set-cookie" not in anna.get("/server").headers
    assert "set-cookie" not in anna.get("/history").headers
    assert "set-cookie" not in anna.get("/session", Cookie="dl7=somebody").headers


def test_a_programs_token_never_becomes_a_cookie(server: LiveServer, clock: ManualClock) -> None:
    anna, bot = Browser(server.port), Program(server.port)
    anna.become("Anna")
    bot.become("Marvin")
    clock.instant += RENEWAL_MS
    assert "set-cookie" not in bot.get("/session").headers
    both = bot.get("/session", Cookie=anna.headers["Cookie"])
    assert both.json["name"] == "Marvin"
    assert "set-cookie" not in both.headers


def test_a_flood_of_requests_is_one_note_a_day(server: LiveServer, clock: ManualClock) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    with closing(sqlite3.connect(server.running.context.settings.data / DATABASE)) as database:
        database.execute("CREATE TABLE noted (at INTEGER)")
        database.execute(
            "CREATE TRIGGER noting AFTER UPDATE ON session BEGIN INSERT INTO noted VALUES (new.used_at); END"
        )

        def noted() -> list[int]:
            return [at for (at,) in database.execute("SELECT at FROM noted ORDER BY at")]

        for day in (1, 2):
            clock.instant = NOON + day * DAY_MS
            for _ in range(50):
                anna.get("/server")
            wait_until(lambda: bool(noted()) and noted()[-1] == clock.instant)
            for _ in range(50):
                anna.get("/server")
        assert noted() == [NOON + DAY_MS, NOON + 2 * DAY_MS]


def test_a_connection_to_a_table_is_a_use(server: LiveServer, clock: ManualClock) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
    clock.instant += DAY_MS
    device = anna.sit_at(link)
    device.receive()
    token = anna.headers["Cookie"].removeprefix("dl7=")
    wait_until(lambda: used_at(server, token) == NOON + DAY_MS)
    device.close()


def test_one_start_with_a_clock_set_ahead_deletes_nobody(tmp_path: Path, clock: ManualClock) -> None:
    with server_in_thread(tmp_path, clock=clock) as before:
        anna = Browser(before.port)
        anna.become("Anna")
    clock.instant += 500 * DAY_MS
    with server_in_thread(tmp_path, clock=clock) as again:
        wait_until(lambda: '"event":"sessions_swept","sessions":0' in again.log)
        assert '"event":"clock_jumped"' in again.log
        assert asyncio.run(again.running.context.sessions.delete_expired()) == 0
    clock.instant = NOON
    with server_in_thread(tmp_path, clock=clock) as afterwards:
        late = Browser(afterwards.port)
        late.headers["Cookie"] = anna.headers["Cookie"]
        assert late.get("/session").status == 200


def test_a_session_begun_while_the_clock_was_set_back_is_not_old(tmp_path: Path, clock: ManualClock) -> None:
    with server_in_thread(tmp_path, clock=clock):
        pass
    clock.instant = 0
    with server_in_thread(tmp_path, clock=clock) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        assert used_at(server, anna.headers["Cookie"].removeprefix("dl7=")) == NOON


def used_at(server: LiveServer, token: str) -> int | None:
    found = asyncio.run(server.running.context.sessions.find(token))
    return None if found is None else found.used_at


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)
