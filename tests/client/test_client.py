"""The Python client at a real server: sessions, typed answers, and commands that survive a lost connection."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import InvalidStatus

from doublelucky7.client.session import RequestRefused, Session
from doublelucky7.client.table import TableClient, TableLeft, retry_seconds
from doublelucky7.protocol.commands import CloseTable, LeaveSeat, Say, TakeSeat
from doublelucky7.protocol.http import Invitation, NewTable, OpenSeatRequest, YourSeat
from doublelucky7.protocol.messages import CloseReason, Done, Said
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode
from doublelucky7.protocol.sitting import PersonSeat, Talk
from testkit.server.servers import LiveServer

SECONDS = 20


def run(play: Callable[[str], Awaitable[None]], server: LiveServer) -> None:
    async def within_bounds() -> None:
        await asyncio.wait_for(play(f"http://localhost:{server.port}"), SECONDS)

    asyncio.run(within_bounds())


async def opened(server: str) -> tuple[Session, Invitation]:
    session = await Session.begin(server, "Anna")
    return session, await session.open_table(NewTable(seats=(YourSeat(), OpenSeatRequest(), OpenSeatRequest())))


def test_a_session_is_begun_and_continued_and_a_forgotten_one_is_refused(server: LiveServer) -> None:
    async def play(address: str) -> None:
        session = await Session.begin(address, "Anna")
        again = await Session.resume(address, session.token)
        assert (again.facts.person, again.facts.name) == (session.facts.person, "Anna")
        with pytest.raises(RequestRefused) as refused:
            await Session.resume(address, "x" * 43)
        assert (refused.value.status, refused.value.code) == (401, "no_session")

    run(play, server)


def test_a_table_is_found_by_code_and_everybody_sees_who_sits(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna, invitation = await opened(address)
        bo = await Session.begin(address, "Bo")
        assert (await bo.invitation(str(invitation.code))).link == invitation.link
        async with anna.table(invitation.link) as hers, bo.table(invitation.link) as his:
            await his.wait_for(lambda update: True)
            done = await his.do(TakeSeat(1, "Bo"))
            update = await hers.wait_for(lambda update: update.table.version >= done.version)
            assert update.table.seats[1].holder == PersonSeat(bo.facts.person, "Bo")

    run(play, server)


def test_a_refusal_is_raised_with_its_code(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna, invitation = await opened(address)
        async with anna.table(invitation.link) as table:
            with pytest.raises(CommandRefused) as refused:
                await table.do(LeaveSeat(2))
            assert refused.value.refusal.code is TableRefusalCode.NOT_YOUR_SEAT

    run(play, server)


def test_what_was_asked_while_the_connection_was_lost_is_done_once(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna, invitation = await opened(address)
        url, headers = (
            f"{address.replace('http', 'ws')}/ws/{invitation.link}",
            {"Authorization": f"Bearer {anna.token}"},
        )
        async with TableClient(url, headers, lambda failures: 0.05) as table:
            before = (await table.wait_for(lambda update: True)).table.version
            await table.drop()
            answer = await table.ask(TakeSeat(1, "Grandma"), action_id="once")
            assert isinstance(answer, Done)
            assert table.times_sent_again == 1
            await table.wait_for(lambda update: update.table.version >= answer.version)
            assert await table.ask(TakeSeat(1, "Grandma"), action_id="once") == answer
            assert table.latest is not None
            assert table.latest.table.version == before + 1

    run(play, server)


def test_after_a_lost_connection_the_whole_table_is_there_again(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna, invitation = await opened(address)
        async with anna.table(invitation.link) as table, anna.table(invitation.link) as other:
            await table.wait_for(lambda update: True)
            await table.drop()
            await other.wait_for(lambda update: True)
            done = await other.do(TakeSeat(2, "Grandpa"))
            update = await table.wait_for(lambda update: update.table.version >= done.version)
            assert update.yours.seats == (0, 2)

    run(play, server)


def test_talk_is_passed_on(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna, invitation = await opened(address)
        heard: asyncio.Queue[Said] = asyncio.Queue()
        async with anna.table(invitation.link) as table:
            table.on_talk = heard.put_nowait
            await table.do(Say(0, Talk.HELLO))
            assert (await heard.get()).talk is Talk.HELLO

    run(play, server)


def test_a_closed_table_ends_the_updates_and_whoever_asks_later_is_told_so(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna, invitation = await opened(address)
        async with anna.table(invitation.link) as table:
            await table.do(CloseTable())
            updates = [update async for update in table.updates()]
            assert updates
            assert table.close_reason is CloseReason.TABLE_IS_CLOSED
            with pytest.raises(TableLeft):
                await table.ask(CloseTable())

    run(play, server)


def test_a_table_that_does_not_exist_is_not_tried_again(server: LiveServer) -> None:
    async def play(address: str) -> None:
        anna = await Session.begin(address, "Anna")
        with pytest.raises(InvalidStatus):
            async with anna.table("nowhere") as table:
                assert [update async for update in table.updates()] == []

    run(play, server)


def test_each_failure_doubles_the_wait_up_to_a_bound() -> None:
    assert 0.2 <= retry_seconds(1) <= 0.6
    assert 0.4 <= retry_seconds(2) <= 1.2
    # Guests are to be back three seconds after a server, a node or the database is.
    assert 0.7 <= retry_seconds(50) <= 2.1


def test_a_goodbye_is_heard_even_where_something_waits_to_be_sent_again() -> None:
    asked_for: list[str] = []

    async def node(socket: ServerConnection) -> None:
        assert socket.request is not None
        asked_for.append(socket.request.path)
        if len(asked_for) == 1:
            await socket.recv()
            socket.transport.abort()
        elif len(asked_for) == 2:
            await socket.send('{"kind":"goodbye","code":"moved","node":"b"}')
            await socket.close()
        else:
            do = msgspec.json.decode(await socket.recv())
            await socket.send(msgspec.json.encode({"kind": "done", "id": do["id"], "version": 7}).decode())
            await socket.wait_closed()

    async def play() -> None:
        async with serve(node, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with TableClient(f"ws://127.0.0.1:{port}/ws/x", {}, lambda failures: 0.0) as table:
                while not asked_for:
                    await asyncio.sleep(0.01)
                assert (await table.do(LeaveSeat(0))).version == 7

    asyncio.run(asyncio.wait_for(play(), SECONDS))
    assert asked_for == ["/ws/x", "/ws/x", "/ws/x?node=b"]
