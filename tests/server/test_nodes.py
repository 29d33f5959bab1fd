"""Nodes that share a database: a table is on one of them, and whoever asks another is sent there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from doublelucky7.client.session import Session
from doublelucky7.protocol.commands import AnswerWheelInAdvance, Contribute, Mute, StartGame, TakeSeat
from doublelucky7.protocol.http import NewTable, OpenSeatRequest, YourSeat
from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.messages import CloseReason, Do, Done, Goodbye
from doublelucky7.protocol.sitting import AdvanceAnswer
from doublelucky7.protocol.table_events import ForfeitsWritten
from doublelucky7.server.lobby.alive import NodeLife
from doublelucky7.server.lobby.lease import Lease
from doublelucky7.server.lobby.node import Node
from doublelucky7.server.lobby.presence import Readiness
from doublelucky7.server.settings import NodeSettings
from doublelucky7.storage.entry import ByPerson
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.postgres.ownership import LeaseLapsed
from doublelucky7.tables.attendance.handover import handed_over, taken_over
from doublelucky7.tables.attendance.people import Attendance, Muting, Prepared
from doublelucky7.tables.stream.events import CausedEvent, to_store
from testkit.postgres import emptied_database
from testkit.server.clients import Browser, Device, Program
from testkit.server.servers import LiveServer, server_in_thread

LEASE_SECONDS = 60.0


@contextmanager
def nodes(folder: Path, *names: str) -> Iterator[list[LiveServer]]:
    """Nodes of one database, without a proxy: whoever is sent elsewhere must go there by itself."""
    url = emptied_database()
    with ExitStack() as running:
        yield [
            running.enter_context(
                server_in_thread(
                    folder / name,
                    speed=20,
                    node=NodeSettings(database=url, name=name, lease_seconds=LEASE_SECONDS, check_seconds=0.01),
                )
            )
            for name in names
        ]


def life_of(server: LiveServer) -> tuple[Node, NodeLife]:
    node = server.running.context.node
    assert isinstance(node, Node)
    settings = server.running.context.settings.node
    assert settings is not None
    return node, NodeLife(server.running.context, node, settings, lambda: None)


def on_loop(server: LiveServer, work: Callable[[], Any]) -> Any:
    """Has something done in the event loop of a server."""

    async def called() -> Any:
        found = work()
        return await found if asyncio.iscoroutine(found) else found

    return asyncio.run_coroutine_threadsafe(called(), server.loop).result(20)


def test_whoever_asks_another_node_is_told_where_the_table_is(tmp_path: Path) -> None:
    with nodes(tmp_path, "a", "b") as (a, b):
        anna = Program(a.port)
        anna.become("Anna")
        link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
        device = anna.sit_at(link)
        device.receive()
        there = Program(b.port)
        there.headers["Authorization"] = anna.headers["Authorization"]
        sent_away = Device(b.port, link, there.headers)
        assert sent_away.receive_goodbye() == Goodbye(CloseReason.MOVED, "a")
        sent_away.close()
        answer = there.ask_once("GET", f"/api/v1/tables/{link}?x=1")
        assert (answer.status, answer.headers["location"]) == (307, "?x=1&node=a")
        device.do(TakeSeat(1, "Grandma"))
        device.close()


def test_a_released_table_goes_on_at_the_next_node_with_mutes_and_prepared_answers(tmp_path: Path) -> None:
    with nodes(tmp_path, "a", "b") as (a, b):
        anna, bo = Program(a.port), Program(a.port)
        anna.become("Anna")
        speaker = bo.become("Bo")
        link = anna.open({"kind": "you"}, {"kind": "open"}, ruleset={"mode": "tactical_escape"})["link"]
        device, visitor = anna.sit_at(link), bo.sit_at(link)
        device.receive()
        visitor.receive()
        seated = visitor.do(TakeSeat(1, "Bo"))
        device.wait_for(lambda update: update.table.version >= seated.version)
        device.do(StartGame())
        device.do(Contribute(0, "77" * 32))
        visitor.do(Contribute(1, "77" * 32))
        device.wait_for(lambda update: update.table.awaited is not None)
        for command in (Mute(speaker), AnswerWheelInAdvance(0, AdvanceAnswer.PASS_THIS_ROUND)):
            assert isinstance(device.ask(command), Done)
        node, life = life_of(a)
        on_loop(a, life._leave)
        assert device.receive_goodbye() == Goodbye(CloseReason.MOVED)
        assert node.readiness is Readiness.LEAVING
        assert a.get("/readyz").status == 404
        assert b.get("/readyz").status == 200
        there = Device(b.port, link, {**anna.headers, "Host": f"localhost:{b.port}"})
        there.receive()
        assert there.last.yours.muted == (speaker,)
        assert [one.answer for one in there.last.yours.in_advance] == [AdvanceAnswer.PASS_THIS_ROUND]
        there.close()
        # The node that left takes nothing any more.
        back = Device(a.port, link, anna.headers)
        assert back.receive_goodbye() == Goodbye(CloseReason.MOVED)


def test_a_node_that_lapses_lets_go_of_everything_and_begins_anew(tmp_path: Path) -> None:
    with nodes(tmp_path, "a") as (a,):
        anna = Program(a.port)
        anna.become("Anna")
        link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
        device = anna.sit_at(link)
        device.receive()
        node, life = life_of(a)
        before = node.number
        node._lease._until = 0.0
        assert not node._lease.is_live()
        assert a.get("/readyz").status == 503
        node._lease._renew()
        assert node.number > before
        on_loop(a, life.drop_all)
        assert device.receive_goodbye() == Goodbye(CloseReason.MOVED)
        again = anna.sit_at(link)
        again.receive()
        again.do(TakeSeat(1, "Grandma"))
        again.close()
        assert "lease_lapsed" in a.log
        assert {msgspec.json.decode(line)["node"] for line in a.log.splitlines()} == {"a"}
        assert 'dl7_node{name="a"} 1' in a.metrics
        assert "dl7_lease_lapses_total 1" in a.metrics


def test_a_session_that_ends_on_one_node_loses_its_connections_on_all(tmp_path: Path) -> None:
    with nodes(tmp_path, "a", "b") as (a, b):
        anna = Browser(a.port)
        anna.become("Anna")
        link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
        device = anna.sit_at(link)
        device.receive()
        there = Browser(b.port)
        there.headers["Cookie"] = anna.headers["Cookie"]
        assert there.ask("DELETE", "/api/v1/session").status == 200
        assert device.receive_goodbye() == Goodbye(CloseReason.SESSION_ENDED)


def test_after_a_gap_every_open_session_is_looked_up_again(tmp_path: Path) -> None:
    with nodes(tmp_path, "a") as (a,):
        anna, bo = Browser(a.port), Browser(a.port)
        anna.become("Anna")
        bo.become("Bo")
        link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
        devices = [anna.sit_at(link), bo.sit_at(link)]
        for device in devices:
            device.receive()
        _, life = life_of(a)
        # Ended while nobody listened.
        _ended_quietly(a, bo).result()
        on_loop(a, life._check_sessions)
        assert devices[1].receive_goodbye() == Goodbye(CloseReason.SESSION_ENDED)
        devices[0].do(TakeSeat(1, "Grandma"))
        devices[0].close()


def _ended_quietly(server: LiveServer, browser: Browser) -> Any:
    from doublelucky7.server.access.codes import hash_of

    token = browser.headers["Cookie"].partition("=")[2]
    database = server.running._engine.sessions._database  # type: ignore[attr-defined]  # Past the notice.
    return database.execute("DELETE FROM session WHERE token_hash = %s", (hash_of(token),))


def test_a_code_and_a_running_game_are_found_from_every_node(tmp_path: Path) -> None:
    with nodes(tmp_path, "a", "b") as (a, b):
        anna = Program(a.port)
        anna.become("Anna")
        table = anna.open({"kind": "you"}, {"kind": "open"})
        there = Program(b.port)
        there.headers["Authorization"] = anna.headers["Authorization"]
        assert there.get(f"/codes/{table['code'].upper()}").json["link"] == table["link"]
        assert [line["link"] for line in there.get("/tables").json["yours"]] == [table["link"]]
        # Looking has not taken it: it is still free for whichever node its guests reach.
        device = anna.sit_at(table["link"])
        device.receive()
        device.close()


def test_a_shared_pad_is_on_one_node_too(tmp_path: Path) -> None:
    with nodes(tmp_path, "a", "b") as (a, b):
        anna = Program(a.port)
        anna.become("Anna")
        pad = anna.post("/pads", {}).json
        assert anna.get(f"/pads/{pad['link']}").status == 200
        there = Program(b.port)
        there.headers["Authorization"] = anna.headers["Authorization"]
        answer = there.ask_once("GET", f"/api/v1/pads/{pad['watch_link']}")
        assert (answer.status, answer.headers["location"]) == (307, "?node=a")
        assert there.get(f"/pad-codes/{pad['code']}").json["watch_link"] == pad["watch_link"]


def test_the_client_follows_its_table_to_another_node(tmp_path: Path) -> None:
    async def play(a: LiveServer, link: str, session: Session) -> None:
        async with session.table(link) as table:
            await table.wait_for(lambda update: update.table.version > 0)
            _, life = life_of(a)
            await asyncio.to_thread(on_loop, a, life.drop_all)
            assert (await table.do(TakeSeat(1, "Grandma"))).version > 0
            assert len(table.interruptions) == 1
            assert not table.is_away

    async def opened(a: LiveServer) -> tuple[str, Session]:
        session = await Session.begin(f"http://localhost:{a.port}", "Anna")
        invitation = await session.open_table(NewTable(seats=(YourSeat(), OpenSeatRequest())))
        return invitation.link, session

    with nodes(tmp_path, "a") as (a,):
        link, session = asyncio.run(opened(a))
        asyncio.run(play(a, link, session))


def test_a_table_whose_stream_is_further_than_it_knew_is_read_again(tmp_path: Path) -> None:
    with nodes(tmp_path, "a") as (a,):
        anna = Program(a.port)
        anna.become("Anna")
        link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
        device = anna.sit_at(link)
        device.receive()
        table = device.last.table
        written = to_store(CausedEvent(ByPerson(table.host), ForfeitsWritten(("Sing",))), 7, None)
        a.running._engine.store.append(table.game, table.version, [written]).result()
        device.send(Do(id="seat", after=table.version, command=TakeSeat(1, "Grandma")))
        assert device.receive_goodbye() == Goodbye(CloseReason.MOVED)
        again = anna.sit_at(link)
        again.receive()
        assert again.last.table.forfeits == ("Sing",)
        assert isinstance(again.ask(TakeSeat(1, "Grandma"), action_id="seat"), Done)
        again.close()
        assert "table_moved" in a.log
        assert "table_failed" not in a.log
        assert "dl7_tables_moved_total 1" in a.metrics


FULL = """
    CREATE FUNCTION is_full() RETURNS TRIGGER LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER is_full BEFORE INSERT ON entry EXECUTE FUNCTION is_full()
"""
ROOM_AGAIN = "DROP FUNCTION is_full CASCADE"


def test_a_full_database_lets_nothing_be_acknowledged_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with nodes(tmp_path, "a") as (a,):
        anna = Program(a.port)
        anna.become("Anna")
        link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
        device = anna.sit_at(link)
        device.receive()
        before = device.last.table.version
        settings = a.running.context.settings.node
        assert settings is not None
        with closing(psycopg.connect(settings.database, autocommit=True)) as database:
            database.execute(FULL)
            try:
                device.send(Do(id="seat", after=before, command=TakeSeat(1, "Grandma")))
                heard = device.receive_until(lambda message: not isinstance(message, Update))
                assert heard == Goodbye(CloseReason.SERVER_STOPS)
            finally:
                database.execute(ROOM_AGAIN)
        again = anna.sit_at(link)
        again.receive()
        assert again.last.table.version == before
        assert isinstance(again.ask(TakeSeat(1, "Grandma"), before, "seat"), Done)
        again.close()
        assert "table_failed" not in a.log


class Register:
    """The node's row in a database that is there or not."""

    def __init__(self) -> None:
        self.numbers = 0
        self.is_away = self.has_lapsed = False

    def register(self, before: int | None) -> int:
        self._reach()
        self.numbers += 1
        self.has_lapsed = False
        return self.numbers

    def renew(self, number: int) -> None:
        self._reach()
        if self.has_lapsed:
            raise LeaseLapsed

    def _reach(self) -> None:
        if self.is_away:
            raise StorageFailed("away")


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def lapses() -> list[str]:
    return []


def lease_of(register: Register, time: Time, lapses: list[str]) -> Lease:
    return Lease(register, 2.0, time, lambda: lapses.append("lapsed"))  # type: ignore[arg-type]  # A stand-in.


def test_a_lease_is_counted_from_before_it_was_asked_for(lapses: list[str]) -> None:
    register, time = Register(), Time()
    lease = lease_of(register, time, lapses)
    time.now += 1.7
    lease._renew()
    time.now += 1.7
    assert lease.is_live()
    time.now += 0.2
    assert not lease.is_live()


def test_a_node_that_was_once_silent_has_another_number_even_if_the_database_still_trusts_it(
    lapses: list[str],
) -> None:
    register, time = Register(), Time()
    lease = lease_of(register, time, lapses)
    time.now += 1.9
    assert not lease.is_live()
    lease._renew()
    assert (lease.number, lapses, lease.is_live()) == (2, ["lapsed"], True)


def test_a_database_that_is_away_for_a_moment_costs_nothing(lapses: list[str]) -> None:
    register, time = Register(), Time()
    lease = lease_of(register, time, lapses)
    register.is_away = True
    time.now += 1.0
    lease._renew()
    register.is_away = False
    time.now += 0.5
    lease._renew()
    time.now += 1.5
    assert (lease.is_live(), lease.number, lapses) == (True, 1, [])


def test_what_is_handed_over_is_all_but_the_connections() -> None:
    before = Attendance(since=1, prepared=(Prepared(0, 3),), mutings=(Muting("anna", "bo"),), seen_pad=("anna",))
    after = taken_over(Attendance(since=9), handed_over(before))
    assert (after.since, after.prepared, after.mutings, after.seen_pad) == (
        9,
        before.prepared,
        before.mutings,
        before.seen_pad,
    )
    assert taken_over(after, b"not what we wrote") == after
    assert taken_over(Attendance(since=9), b'{"mutings":[],"of_a_later_version":1}').mutings == ()
