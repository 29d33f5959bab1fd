"""How long a new connection is waited for, on a quiet server and on one that has its hands full."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from doublelucky7.server.http import connections as door
from doublelucky7.server.http.connections import Door, PromptHttp

SHORT_SECONDS = 0.2
LONG_SECONDS = 5.0
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def say_yes(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"yes"})


def with_a_line(use: Callable[[socket.socket], Awaitable[None]]) -> None:
    """Runs something with an open connection to a server in the same loop."""

    async def serve() -> None:
        config = uvicorn.Config(say_yes, log_config=None)
        config.load()
        entrance = Door()
        server = await asyncio.get_running_loop().create_server(
            lambda: PromptHttp(entrance, config, ServerState(), {}), "127.0.0.1", 0
        )
        async with server:
            with socket.create_connection(server.sockets[0].getsockname()) as line:
                line.setblocking(False)
                await asyncio.sleep(0.05)
                await use(line)

    # uvloop, as in the real server: it looks at timers before it reads.
    uvloop.run(serve())


async def heard(line: socket.socket) -> bytes:
    return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(line, 1_000), LONG_SECONDS)


def test_whoever_sends_half_a_request_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "FIRST_REQUEST_SECONDS", SHORT_SECONDS)

    async def dawdle(line: socket.socket) -> None:
        line.sendall(REQUEST[:-4])
        assert await heard(line) == b""

    with_a_line(dawdle)


def test_a_request_that_came_while_the_server_was_busy_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "FIRST_REQUEST_SECONDS", SHORT_SECONDS)

    async def come_at_a_busy_moment(line: socket.socket) -> None:
        bell, ringer = socket.socketpair()

        def be_busy() -> None:
            # While the loop reads from others, a request comes and its time runs out.
            bell.recv(1)
            line.sendall(REQUEST)
            time.sleep(2 * SHORT_SECONDS)

        with bell, ringer:
            asyncio.get_running_loop().add_reader(bell, be_busy)
            ringer.send(b"!")
            assert (await heard(line)).startswith(b"HTTP/1.1 200")
            asyncio.get_running_loop().remove_reader(bell)

    with_a_line(come_at_a_busy_moment)


def test_a_crowd_is_let_in_a_few_at_a_time_and_in_order() -> None:
    async def come_in_a_crowd() -> list[int]:
        entered: list[int] = []
        entrance, seen = Door(), list[int]()
        for newcomer in range(2 * door.AT_A_TIME + 1):
            entrance.wait(lambda newcomer=newcomer: entered.append(newcomer))  # type: ignore[misc]
        while len(entered) < 2 * door.AT_A_TIME + 1:
            seen.append(len(entered))
            await asyncio.sleep(0)
        assert entered == sorted(entered)
        return seen

    assert set(uvloop.run(come_in_a_crowd())) == {0, door.AT_A_TIME, 2 * door.AT_A_TIME}


def test_a_newcomer_who_says_too_much_before_its_turn_is_cut_off() -> None:
    async def babble(line: socket.socket) -> None:
        await asyncio.get_running_loop().sock_sendall(line, b"x" * 10 * door.MOST_UNREAD_BYTES)
        with pytest.raises(ConnectionResetError):
            await heard(line)

    with_a_line(babble)
