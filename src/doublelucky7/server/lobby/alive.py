"""A node while it runs: it renews its lease, hears of ended sessions, and leaves without a break when asked to."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from doublelucky7.server.context import ServerContext
from doublelucky7.server.lobby.node import Node
from doublelucky7.server.settings import NodeSettings
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.postgres.notices import Notices
from doublelucky7.storage.postgres.sessions import SESSION_ENDED

SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)


class NodeLife:
    """What happens to the tables and connections of a node beside play."""

    def __init__(self, context: ServerContext, node: Node, settings: NodeSettings, stop: Callable[[], None]) -> None:
        self._context, self._node, self._settings, self._stop = context, node, settings, stop
        self._leaving: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None

    async def drop_all(self) -> None:
        """The lease has lapsed: nobody is told anything, and everybody goes elsewhere."""
        await self._context.pads.drop_all()
        await self._context.lobby.drop_all()

    def leave(self) -> None:
        """Leaves; whoever asks twice does not want to wait."""
        if self._leaving is None:
            self._leaving = asyncio.get_running_loop().create_task(self._leave())
        else:
            self._stop()

    def end_session(self, token_hash: str) -> None:
        """Another node has ended a session."""
        with suppress(ValueError):
            self._context.session_connections.end_hashed(bytes.fromhex(token_hash))

    def check_sessions(self) -> None:
        """Something may have been missed: every session with a connection is looked up again."""
        self._checking = asyncio.get_running_loop().create_task(self._check_sessions())

    async def _leave(self) -> None:
        # The proxy must notice first: it would send whoever is disconnected here again.
        self._node.leave()
        self._context.log("leaving")
        await asyncio.sleep(self._settings.check_seconds)
        try:
            pads = await self._context.pads.release_all()
            tables = await self._context.lobby.release_all()
            self._context.log("released", tables=tables, pads=pads)
        except StorageFailed:
            # They can be taken all the same, once the lease has ended.
            self._context.log("release_incomplete")
        finally:
            self._stop()

    async def _check_sessions(self) -> None:
        connections = self._context.session_connections
        for token_hash in connections.open_sessions():
            with suppress(StorageFailed):
                if await self._context.sessions.has_ended(token_hash):
                    connections.end_hashed(token_hash)


@asynccontextmanager
async def node_alive_meanwhile(life: NodeLife, node: Node, url: str) -> AsyncIterator[None]:
    """Keeps a node alive meanwhile."""
    loop = asyncio.get_running_loop()

    def soon(call: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # The loop has been closed.
            loop.call_soon_threadsafe(call)

    node.start()
    dropping = loop.create_task(node.drop_at_lapses(life.drop_all))
    notices = Notices(
        url, SESSION_ENDED, lambda payload: soon(lambda: life.end_session(payload)), lambda: soon(life.check_sessions)
    )
    with suppress(ValueError, RuntimeError, NotImplementedError):
        # Only the main thread hears signals; a server in another one is stopped by its owner.
        for number in SIGNALS:
            loop.add_signal_handler(number, life.leave)
    try:
        yield
    finally:
        dropping.cancel()
        await asyncio.to_thread(notices.close)
