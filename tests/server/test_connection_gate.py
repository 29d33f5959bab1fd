"""How long a new connection may take to send its first request, on a quiet server and on a busy one."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from typing import cast

import pytest
import uvloop

from doublelucky7.server.http import connections
from doublelucky7.server.http.connections import ConnectionGate, GatedProtocol

SHORT_SECONDS = 0.2
LONG_SECONDS = 5.0
REQUEST = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Yes(asyncio.Protocol):
    """Answers everything with a yes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.transport.write(b"yes")


def with_a_connection(use: Callable[[socket.socket], Awaitable[None]]) -> None:
    """Runs something with an open connection to a server in the same loop."""

    async def serve() -> None:
        gate = ConnectionGate()
        server = await asyncio.get_running_loop().create_server(lambda: GatedProtocol(gate, Yes()), "127.0.0.1", 0)
        async with server:
            with socket.create_connection(server.sockets[0].getsockname()) as client:
                client.setblocking(False)
                await asyncio.sleep(0.05)
                await use(client)

    # uvloop, as in the real server: it looks at timers before it reads.
    uvloop.run(serve())


async def received(client: socket.socket) -> bytes:
    return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(client, 1_000), LONG_SECONDS)


def test_a_connection_with_half_a_request_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FIRST_REQUEST_SECONDS", SHORT_SECONDS)

    async def send_half(client: socket.socket) -> None:
        client.sendall(REQUEST[:-4])
        assert await received(client) == b""

    with_a_connection(send_half)


def test_a_request_that_came_while_the_server_was_busy_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "FIRST_REQUEST_SECONDS", SHORT_SECONDS)

    async def send_while_busy(client: socket.socket) -> None:
        bell, ringer = socket.socketpair()

        def be_busy() -> None:
            # While the loop reads from others, a request arrives and its time limit passes.
            bell.recv(1)
            client.sendall(REQUEST)
            time.sleep(2 * SHORT_SECONDS)

        with bell, ringer:
            asyncio.get_running_loop().add_reader(bell, be_busy)
            ringer.send(b"!")
            assert (await received(client)) == b"yes"
            asyncio.get_running_loop().remove_reader(bell)

    with_a_connection(send_while_busy)


def test_many_connections_are_admitted_a_few_at_a_time_and_in_order() -> None:
    async def connect_many() -> list[int]:
        admitted: list[int] = []
        gate, seen = ConnectionGate(), list[int]()
        for number in range(2 * connections.ADMITTED_A_TURN + 1):
            gate.wait(lambda number=number: admitted.append(number))  # type: ignore[misc]
        while len(admitted) < 2 * connections.ADMITTED_A_TURN + 1:
            seen.append(len(admitted))
            await asyncio.sleep(0)
        assert admitted == sorted(admitted)
        return seen

    assert set(uvloop.run(connect_many())) == {0, connections.ADMITTED_A_TURN, 2 * connections.ADMITTED_A_TURN}


def test_the_more_wait_the_more_are_admitted_in_a_turn_up_to_a_limit() -> None:
    async def admitted_first(waiting: int) -> int:
        admitted: list[None] = []
        gate = ConnectionGate()
        for _ in range(waiting):
            gate.wait(lambda: admitted.append(None))
        await asyncio.sleep(0)
        return len(admitted)

    async def admitted_of(*waiting: int) -> list[int]:
        return [await admitted_first(number) for number in waiting]

    one_more = connections.WAITING_FOR_ONE_MORE
    few, many, thousands = uvloop.run(admitted_of(one_more - 1, 3 * one_more, 10_000))
    assert (few, many, thousands) == (1, 4, connections.MOST_ADMITTED_A_TURN)


def test_a_connection_that_sends_too_much_before_it_is_admitted_is_closed() -> None:
    async def send_too_much(client: socket.socket) -> None:
        await asyncio.get_running_loop().sock_sendall(client, b"x" * 10 * connections.MOST_UNREAD_BYTES)
        with pytest.raises(ConnectionResetError):
            await received(client)

    with_a_connection(send_too_much)


def test_a_connection_over_which_nothing_comes_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "IDLE_SECONDS", SHORT_SECONDS)

    async def fall_silent(client: socket.socket) -> None:
        client.sendall(REQUEST)
        assert await received(client) == b"yes"
        assert await received(client) == b""

    with_a_connection(fall_silent)
