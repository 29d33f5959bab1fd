"""A websocket's own habits: who speaks is not asked whether they are there, who is silent is."""

from __future__ import annotations

import asyncio
import time

import uvicorn
import uvloop
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from doublelucky7.server.door import Door, PromptHttp
from doublelucky7.server.wire import WIRE, DirectWebsocket, Hearing

INTERVAL_SECONDS = 0.4
SHAKE_HANDS = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
WORD = b"\x81\x81\x00\x00\x00\x00x"
PING_FRAME = 0x89


async def listen(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    scope["state"][WIRE].listen_with(lambda _: Hearing.WORTHWHILE)
    await receive()


def test_only_the_silent_are_pinged() -> None:
    async def talk_then_fall_silent() -> None:
        config = uvicorn.Config(listen, ws=DirectWebsocket, ws_ping_interval=INTERVAL_SECONDS, log_config=None)
        config.load()
        server = await asyncio.get_running_loop().create_server(
            lambda: PromptHttp(Door(), config, ServerState(), {}), "127.0.0.1", 0
        )
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(SHAKE_HANDS)
            await reader.readuntil(b"\r\n\r\n")
            for _ in range(10):
                writer.write(WORD)
                await asyncio.sleep(INTERVAL_SECONDS / 4)
            silent_since = time.monotonic()
            assert (await asyncio.wait_for(reader.readexactly(1), 10 * INTERVAL_SECONDS))[0] == PING_FRAME
            # Had there been a ping before, it would have been read at once.
            assert time.monotonic() - silent_since > INTERVAL_SECONDS / 2
            writer.transport.abort()

    uvloop.run(talk_then_fall_silent())
