"""Twin games that are handed over in the middle: what a seat is sent before and after tells nothing about hidden cards.

One node gives the table back, another takes it over and plays on, and later the first one has it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from msgspec.structs import replace

from doublelucky7.protocol.sitting import PersonSeat
from doublelucky7.rules.ruleset import Seat
from doublelucky7.server.settings import NodeSettings, Settings
from doublelucky7.storage import commit_queue
from doublelucky7.storage.entry import Entry, NewEntry
from doublelucky7.storage.event_store import EventStore
from doublelucky7.tables.services import TableServices
from testkit.postgres import postgres_running
from testkit.reliability.twins import RecordedConnection, RunningInThread, ScriptedServer, Twins, compared_on

LEASE_SECONDS: Final = 600.0
FIRST_MOVE: Final = 1 / 3
SECOND_MOVE: Final = 2 / 3
"""After which part of a game its table moves to the other node, and back."""
_WAIT_SECONDS: Final = 0.001
_QUIET_LOOKS: Final = 6
"""How often in a row nothing may be on its way to the database: a busy table pauses between two appends."""


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
    """Two nodes; in the middle of every game its table goes from the first to the second, and later back."""

    def __init__(self, data: Path, database: str) -> None:
        super().__init__(data)
        self._database = database
        self._stores: list[PendingStore] = []
        self.moved: set[str] = set()
        """The links of tables that have been on both nodes."""
        self._other: RunningInThread

    @contextmanager
    def set_up(self) -> Iterator[None]:
        """Runs both nodes meanwhile."""
        with (
            self._running(partial(self._settings_of, "a")) as self._at,
            self._running(partial(self._settings_of, "b")) as self._other,
        ):
            yield

    def _settings_of(self, name: str, port: int) -> Settings:
        node = NodeSettings(database=self._database, name=name, lease_seconds=LEASE_SECONDS)
        return replace(self._settings(port), data=self._data / name, node=node)

    def _with_own_services(self, **parts: Any) -> TableServices:
        self._stores.append(PendingStore(parts["store"]))
        own = {"store": self._stores[-1], "supply": self._supply, "ask_bot": self._ask_bot}
        return TableServices(**{**parts, **own})

    async def _settle(self) -> None:
        quiet = 0
        while quiet < _QUIET_LOOKS:
            await asyncio.sleep(_WAIT_SECONDS)
            await super()._settle()
            quiet = 0 if any(store.pending for store in self._stores) else quiet + 1

    async def _before_step(
        self,
        connections: dict[str, RecordedConnection],
        link: str,
        seats: dict[Seat, str],
        random: Random,
        stack: AsyncExitStack,
    ) -> None:
        if link in self.moved or not self._may_move(link, FIRST_MOVE):
            return
        self.moved.add(link)
        await self._leave(connections)
        # Everything about a node happens in its own loop.
        elsewhere = self._play_elsewhere(connections, link, seats, random)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(elsewhere, self._at.loop))
        await self._arrive(connections, link, stack)

    async def _play_elsewhere(
        self, connections: dict[str, RecordedConnection], link: str, seats: dict[Seat, str], random: Random
    ) -> None:
        """Plays on at the other node until the table can move back."""
        assert self._course is not None
        async with AsyncExitStack() as stack:
            await self._arrive(connections, link, stack)
            while not self._may_move(link, SECOND_MOVE) and self._place < len(self._course.actions):
                await self._step(connections, link, seats, random)
            await self._leave(connections)

    def _may_move(self, link: str, after: float) -> bool:
        """Whether so much of the game is over, and a person is to act.

        A bot that has been asked would be asked again, and the script has moved on.
        """
        assert self._course is not None
        table = self._table(link)
        seat = None if table.state is None else table.state.to_act
        is_persons_turn = seat is not None and isinstance(table.seats[seat], PersonSeat)
        return is_persons_turn and self._place >= len(self._course.actions) * after

    async def _leave(self, connections: dict[str, RecordedConnection]) -> None:
        """The present node gives its table back, and its guests hear the last of it; from now on the other is asked."""
        await self._settle()
        await self._at.server.context.lobby.release_all()
        for connection in connections.values():
            await connection.receive_rest()
        self._at, self._other = self._other, self._at

    async def _arrive(self, connections: dict[str, RecordedConnection], link: str, stack: AsyncExitStack) -> None:
        for name, connection in connections.items():
            await connection.go_on_over(await stack.enter_async_context(self._connect(name, link)))
            await self._settle()


def compared_when_handed_over(folder: Path, games: int) -> Twins:
    """Plays so many pairs of games, each handed over in the middle, and compares every message."""
    with postgres_running() as postgres, patch.object(commit_queue, "BETWEEN_COMMITS_SECONDS", 0.0):
        one, other = (HandedOverServer(folder / name, postgres.new_database()) for name in ("one", "other"))
        found = compared_on((one, other), games)
    assert len(one.moved) == len(other.moved) > games / 2, "hardly any table was handed over: nothing was tested"
    return found
