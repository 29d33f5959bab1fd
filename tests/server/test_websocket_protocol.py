"""The websocket protocol: pings for silent clients, handshakes that fail, and fragments."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvloop

from doublelucky7.server.websocket.protocol import MOST_BYTES_A_TURN, Reading, Serve, WebSocketProtocol

INTERVAL_SECONDS = 0.4
HANDSHAKE = (
    b"GET /a%20path?query HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nX-Name: Zo\xeb\r\n\r\n"
)
MESSAGE = b"\x81\x81\x00\x00\x00\x00x"
PING_FRAME = 0x89
CLOSE_FRAME = b"\x88"
PATIENCE_SECONDS = 10


async def read_for_ever(websocket: WebSocketProtocol) -> None:
    websocket.accept()
    websocket.read_with(lambda _: Reading.CONTINUE)
    await websocket.wait_closed()


@asynccontextmanager
async def connection_to(
    serve: Serve, handshake: bytes = HANDSHAKE
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]]:
    """A connection to a websocket server, and the answer to its handshake."""
    server = await asyncio.get_running_loop().create_server(
        lambda: WebSocketProtocol(serve, set(), set(), INTERVAL_SECONDS), "127.0.0.1", 0
    )
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(handshake)
        yield reader, writer, await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_SECONDS)
        writer.transport.abort()


def test_only_silent_clients_are_pinged() -> None:
    async def talk_then_fall_silent() -> None:
        async with connection_to(read_for_ever) as (reader, writer, _):
            for _ in range(10):
                writer.write(MESSAGE)
                await asyncio.sleep(INTERVAL_SECONDS / 4)
            silent_since = time.monotonic()
            assert (await asyncio.wait_for(reader.readexactly(1), 10 * INTERVAL_SECONDS))[0] == PING_FRAME
            # Had there been a ping before, it would have been read at once.
            assert time.monotonic() - silent_since > INTERVAL_SECONDS / 2

    uvloop.run(talk_then_fall_silent())


def test_a_client_that_does_not_answer_a_ping_is_disconnected() -> None:
    async def say_nothing() -> None:
        async with connection_to(read_for_ever) as (reader, _, _):
            assert await asyncio.wait_for(reader.read(), PATIENCE_SECONDS) == bytes([PING_FRAME, 0])

    uvloop.run(say_nothing())


def test_the_request_is_described_as_asgi_describes_it() -> None:
    scopes = []

    async def note(websocket: WebSocketProtocol) -> None:
        scopes.append(websocket.scope)
        websocket.accept()

    async def connect() -> None:
        async with connection_to(note) as (reader, _, answer):
            assert answer.startswith(b"HTTP/1.1 101")
            # A function that returns without closing has failed.
            assert (await asyncio.wait_for(reader.readexactly(1), PATIENCE_SECONDS)) == CLOSE_FRAME

    uvloop.run(connect())
    (scope,) = scopes
    assert (scope["type"], scope["scheme"], scope["path"]) == ("websocket", "ws", "/a path")
    assert scope["client"][0] == "127.0.0.1"
    assert dict(scope["headers"])[b"x-name"] == b"Zo\xeb"


def test_a_function_that_fails_during_the_handshake_is_a_server_error() -> None:
    async def do_nothing(websocket: WebSocketProtocol) -> None:
        return

    async def connect() -> None:
        async with connection_to(do_nothing) as (_, _, answer):
            assert answer.startswith(b"HTTP/1.1 500")

    uvloop.run(connect())


def test_what_is_no_handshake_is_refused() -> None:
    async def connect() -> None:
        async with connection_to(read_for_ever, HANDSHAKE.replace(b"Version: 13", b"Version: 3")) as (_, _, answer):
            assert answer.startswith(b"HTTP/1.1 4")

    uvloop.run(connect())


def test_messages_sent_before_they_are_read_wait() -> None:
    received: list[bytes] = []

    def note(message: bytes) -> Reading:
        received.append(message)
        return Reading.CONTINUE

    async def read_late(websocket: WebSocketProtocol) -> None:
        websocket.accept()
        await asyncio.sleep(0.1)
        websocket.read_with(note)
        await websocket.wait_closed()

    async def send_early() -> None:
        async with connection_to(read_late) as (_, writer, _):
            writer.write(b"\x01\x81\x00\x00\x00\x00a" + b"\x80\x81\x00\x00\x00\x00b" + MESSAGE)
            until = time.monotonic() + PATIENCE_SECONDS
            while len(received) < 2 and time.monotonic() < until:
                await asyncio.sleep(0.01)

    uvloop.run(send_early())
    assert received == [b"ab", b"x"]


class TurnCounter:
    """Counts the turns of the event loop."""

    def __init__(self) -> None:
        self.turns = 0
        self._loop = asyncio.get_running_loop()
        self._count()

    def _count(self) -> None:
        self.turns += 1
        self._next = self._loop.call_soon(self._count)

    def stop(self) -> None:
        self._next.cancel()


def test_a_flood_is_read_a_little_in_each_turn_of_the_event_loop_and_in_order() -> None:
    messages = [f"{number:02}".encode() for number in range(100)] * 20
    turns_of: list[int] = []
    received: list[bytes] = []

    async def read_all(websocket: WebSocketProtocol) -> None:
        counter = TurnCounter()

        def note(message: bytes) -> Reading:
            received.append(message)
            turns_of.append(counter.turns)
            return Reading.CONTINUE

        websocket.accept()
        websocket.read_with(note)
        await websocket.wait_closed()
        counter.stop()

    async def flood() -> None:
        async with connection_to(read_all) as (_, writer, _):
            writer.write(b"".join(b"\x81\x82\x00\x00\x00\x00" + message for message in messages))
            until = time.monotonic() + PATIENCE_SECONDS
            while len(received) < len(messages) and time.monotonic() < until:
                await asyncio.sleep(0.01)

    uvloop.run(flood())
    assert received == messages
    assert max(Counter(turns_of).values()) <= MOST_BYTES_A_TURN / 8 + 1


def test_what_comes_after_the_message_that_ends_reading_is_not_read() -> None:
    received: list[bytes] = []

    def stop_at_once(message: bytes) -> Reading:
        received.append(message)
        return Reading.STOP

    async def read_one(websocket: WebSocketProtocol) -> None:
        websocket.accept()
        websocket.read_with(stop_at_once)
        await websocket.wait_closed()

    async def flood() -> None:
        async with connection_to(read_one) as (reader, writer, _):
            writer.write(MESSAGE * 10_000)
            writer.write_eof()
            # The rest is taken from the socket all the same, or the end would not be noticed.
            assert await asyncio.wait_for(reader.read(), PATIENCE_SECONDS) == b""

    uvloop.run(flood())
    assert received == [b"x"]
