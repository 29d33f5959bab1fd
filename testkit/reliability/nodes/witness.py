"""Somebody connected straight to a node, past the proxy: hears what a node says that should be silent."""

from __future__ import annotations

import asyncio

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from testkit.reliability.people import ScriptedPerson


class _Kind(msgspec.Struct):
    kind: str
    code: str | None = None


class Witness:
    """A connection to a table on one node; from `listen` on everything but a goodbye is noted."""

    def __init__(self, person: ScriptedPerson, port: int) -> None:
        self._connecting = person.through(port).connection()
        self._socket: ClientConnection | None = None
        self._is_listening = False
        self._reading: asyncio.Task[None] | None = None
        self.heard: list[str] = []

    async def __aenter__(self) -> Witness:
        self._socket = await self._connecting.__aenter__()
        self._reading = asyncio.create_task(self._read(self._socket))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._reading is not None
        assert self._socket is not None
        self._socket.transport.abort()
        await asyncio.gather(self._reading, return_exceptions=True)

    def listen(self) -> None:
        self._is_listening = True

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for received in socket:
                message = msgspec.json.decode(received, type=_Kind)
                if self._is_listening and message.kind != "goodbye":
                    self.heard.append(f"a silent node has said {message.kind}")
        except ConnectionClosed:
            return
