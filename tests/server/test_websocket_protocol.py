"""The websocket protocol pings silent clients, and no others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
import uvloop
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from doublelucky7.server.http.connections import ConnectionGate, GatedHttpProtocol
from doublelucky7.server.websocket.protocol import TRANSPORT, Reading, WebSocketProtocol

INTERVAL_SECONDS = 0.4
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MESSAGE = b"\x81\x81\x00\x00\x00\x00x"
PING_FRAME = 0x89
PATIENCE_SECONDS = 30


async def listen(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    scope["state"][TRANSPORT].read_with(lambda _: Reading.CONTINUE)
    await receive()


@asynccontextmanager
async def connection_to(app: ASGIApp) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """An open websocket to an application."""
    config = uvicorn.Config(app, ws=WebSocketProtocol, ws_ping_interval=INTERVAL_SECONDS, log_config=None)
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: GatedHttpProtocol(ConnectionGate(), config, ServerState(), {}), "127.0.0.1", 0
    )
    async with server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
        writer.transport.abort()


def test_only_silent_clients_are_pinged() -> None:
    async def talk_then_fall_silent() -> None:
        async with connection_to(listen) as (reader, writer):
            for _ in range(10):
                writer.write(MESSAGE)
                await asyncio.sleep(INTERVAL_SECONDS / 4)
            silent_since = time.monotonic()
            assert (await asyncio.wait_for(reader.readexactly(1), 10 * INTERVAL_SECONDS))[0] == PING_FRAME
            # Had there been a ping before, it would have been read at once.
            assert time.monotonic() - silent_since > INTERVAL_SECONDS / 2

    uvloop.run(talk_then_fall_silent())
