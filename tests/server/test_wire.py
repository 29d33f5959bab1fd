"""A websocket's own habits: who speaks is not asked whether they are there, who is silent is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
import uvloop
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from doublelucky7.server.http.connections import Door, PromptHttp
from doublelucky7.server.websocket.protocol import WIRE, DirectWebsocket, Hearing

INTERVAL_SECONDS = 0.4
SHAKE_HANDS = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WORD = b"\x81\x81\x00\x00\x00\x00x"
WORDS = 5
PING_FRAME = 0x89
PATIENCE_SECONDS = 30


async def listen(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    scope["state"][WIRE].listen_with(lambda _: Hearing.WORTHWHILE)
    await receive()


@asynccontextmanager
async def line_to(app: ASGIApp) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """An open websocket to an application."""
    config = uvicorn.Config(app, ws=DirectWebsocket, ws_ping_interval=INTERVAL_SECONDS, log_config=None)
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: PromptHttp(Door(), config, ServerState(), {}), "127.0.0.1", 0
    )
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(SHAKE_HANDS)
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
        writer.transport.abort()


@pytest.mark.parametrize("in_pieces", [False, True], ids=["whole", "in two pieces"])
def test_only_what_does_not_come_as_one_whole_message_is_parsed_frame_by_frame(in_pieces: bool) -> None:
    heard: list[bytes] = []
    parsed: list[bytes] = []

    async def listen_at_the_parser(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire: DirectWebsocket = scope["state"][WIRE]
        parse = wire.conn.receive_data

        def note_and_parse(data: bytes | bytearray) -> None:
            parsed.append(bytes(data))
            parse(data)

        def hear(message: bytes) -> Hearing:
            heard.append(message)
            return Hearing.WORTHWHILE

        wire.conn.receive_data = note_and_parse  # type: ignore[method-assign]
        wire.listen_with(hear)
        await receive()

    async def speak() -> None:
        async with line_to(listen_at_the_parser) as (_, writer):
            for cut in range(1, 1 + WORDS):
                if in_pieces:
                    writer.write(WORD[:cut])
                    while not b"".join(parsed).endswith(WORD[:cut]):
                        await asyncio.sleep(0.001)
                writer.write(WORD[cut:] if in_pieces else WORD)
                while len(heard) < cut:
                    await asyncio.sleep(0.001)
            assert heard == [b"x"] * WORDS
            assert b"".join(parsed) == (WORD * WORDS if in_pieces else b"")

    uvloop.run(asyncio.wait_for(speak(), PATIENCE_SECONDS))


def test_only_the_silent_are_pinged() -> None:
    async def talk_then_fall_silent() -> None:
        async with line_to(listen) as (reader, writer):
            for _ in range(10):
                writer.write(WORD)
                await asyncio.sleep(INTERVAL_SECONDS / 4)
            silent_since = time.monotonic()
            assert (await asyncio.wait_for(reader.readexactly(1), 10 * INTERVAL_SECONDS))[0] == PING_FRAME
            # Had there been a ping before, it would have been read at once.
            assert time.monotonic() - silent_since > INTERVAL_SECONDS / 2

    uvloop.run(talk_then_fall_silent())
