"""Twin games that are handed over in the middle: what a seat is sent before and after tells nothing about hidden cards.

The node gives the table back and takes it over again. In between only the database knows it, as between two nodes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from msgspec.structs import replace

from doublelucky7.protocol.sitting import PersonSeat
from doublelucky7.server.settings import NodeSettings, Settings
from doublelucky7.storage.entry import Entry, NewEntry
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.postgres import writer
from doublelucky7.tables.services import TableServices
from testkit.postgres import postgres_running
from testkit.reliability.twins import RecordedConnection, ScriptedServer, Twins, compared_on

LEASE_SECONDS: Final = 600.0
_WAIT_SECONDS: Final = 0.001
_QUIET_LOOKS: Final = 2
"""How often in a row nothing may be on its way to the database: between two appends of a table there is a moment."""


class PendingStore:
    """Passes everything on to another store, and counts the appends that are not durable yet."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self.pending = 0

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        self.pending += 1
        loop = asyncio.get_running_loop()
        future = self._store.append(game, expected_version, entries)
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self._done))
        return future

    def read(self, game: str, after: int = 0) -> Future[list[Entry]]:
        return self._store.read(game, after)

    def games(self) -> Future[list[str]]:
        return self._store.games()

    def touched_since(self, instant: int) -> Future[list[str]]:
        return self._store.touched_since(instant)

    def close(self) -> None:
        self._store.close()

    def _done(self) -> None:
        self.pending -= 1


class HandedOverServer(ScriptedServer):
    """A node whose tables are given back and taken over once in every game."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data)
        self._database = database
        self._store: PendingStore | None = None
        self._handed_over: set[str] = set()

    def _settings(self, port: int) -> Settings:
        node = NodeSettings(database=self._database, name="a", lease_seconds=LEASE_SECONDS)
        return replace(super()._settings(port), node=node)

    def _with_own_services(self, **parts: Any) -> TableServices:
        self._store = PendingStore(parts["store"])
        return TableServices(**{**parts, "store": self._store, "supply": self._supply, "ask_bot": self._ask_bot})

    async def _settle(self) -> None:
        assert self._store is not None
        quiet = 0
        while quiet < _QUIET_LOOKS:
            await asyncio.sleep(_WAIT_SECONDS)
            await super()._settle()
            quiet = 0 if self._store.pending else quiet + 1

    async def _before_step(self, connections: dict[str, RecordedConnection], link: str, stack: AsyncExitStack) -> None:
        assert self._course is not None
        if link in self._handed_over or self._place < len(self._course.actions) // 2:
            return
        table = self._table(link)
        seat = None if table.state is None else table.state.to_act
        if seat is None or not isinstance(table.seats[seat], PersonSeat):
            # A bot that has been asked would be asked again, and the script has moved on.
            return
        self._handed_over.add(link)
        await self._settle()
        await self._server.context.lobby.release_all()
        for name, connection in connections.items():
            await connection.reconnect(await stack.enter_async_context(self._connect(name, link)))
            await self._settle()


def compared_when_handed_over(folder: Path, games: int) -> Twins:
    """Plays so many pairs of games, each handed over in the middle, and compares every message."""
    with postgres_running() as postgres, patch.object(writer, "BETWEEN_COMMITS_SECONDS", 0.0):
        one, other = (HandedOverServer(folder / name, postgres.new_database()) for name in ("one", "other"))
        return compared_on((one, other), games)
