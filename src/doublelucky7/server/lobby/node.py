"""One node among several: its lease, the tables it takes over, and how it leaves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from doublelucky7.platforms import clock_that_counts_sleep
from doublelucky7.server.lobby.lease import Lease
from doublelucky7.server.lobby.ownership import Moved
from doublelucky7.server.lobby.presence import Readiness, T
from doublelucky7.server.monitoring.logs import Log
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.postgres.ownership import (
    Claimed,
    LastNumber,
    LeaseLapsed,
    NodeRegister,
    NoSuchLink,
    OwnedBy,
    Ownership,
)

CHECKS_A_LEASE: Final = 10
CHECK_SECONDS: Final = 0.1
"""How often a table is asked for whose owner may be gone."""


class Node:
    """The node's part in who has which table."""

    is_shared = True

    def __init__(
        self,
        database: PostgresDatabase,
        name: str,
        lease_seconds: float,
        last_number: LastNumber,
        metrics: Metrics,
        log: Log,
    ) -> None:
        self.name = name
        self._lease_seconds, self._metrics, self._log = lease_seconds, metrics, log
        self._ownership = Ownership(database)
        self._is_leaving = False
        register = NodeRegister(database.url, name, lease_seconds, last_number)
        self._lease = Lease(register, lease_seconds, clock_that_counts_sleep, self._lapsed)

    @property
    def number(self) -> int:
        """The number that this node appends under."""
        return self._lease.number

    @property
    def readiness(self) -> Readiness:
        """Whether this node takes tables."""
        if self._is_leaving:
            return Readiness.LEAVING
        return Readiness.READY if self._lease.is_live() else Readiness.LAPSED

    def start(self) -> None:
        """Renews the lease from now on."""
        self._lease.start()

    async def drop_at_lapses(self, drop_all: Callable[[], Awaitable[None]]) -> None:
        """Lets go of everything whenever the lease has lapsed, also while its thread waits for the database."""
        number = self.number
        while True:
            await asyncio.sleep(self._lease_seconds / CHECKS_A_LEASE)
            if not self._lease.is_live() or number != self.number:
                number = self.number
                await drop_all()

    def leave(self) -> None:
        """Takes no more tables from now on."""
        self._is_leaving = True

    def close(self) -> None:
        """Ends the lease."""
        self._lease.close()

    def only_while_live(self, send: Callable[[T], None]) -> Callable[[T], None]:
        """A way to send that tells nobody anything once the lease has lapsed, also when there is another one."""
        number = self.number

        def send_if_live(message: T) -> None:
            if self._lease.is_live() and number == self.number:
                send(message)

        return send_if_live

    def require_live(self) -> None:
        """Raises `Moved` where this node has been silent for too long to speak for its tables."""
        if not self._lease.is_live():
            raise Moved(None)

    async def claim(self, game: str, asked_for: str | None) -> bytes | None:
        """Takes the link of a game over, unless a node with a live lease has it."""
        until = time.monotonic() + 2 * self._lease_seconds
        while not self._is_leaving:
            claim = await self._claimed(game)
            match claim:
                case Claimed(handover=handover):
                    return handover
                case NoSuchLink():
                    return None
                case OwnedBy(node=node) if node not in (asked_for, self.name) or time.monotonic() > until:
                    raise Moved(node)
                case _:
                    # Its owner was asked for and not reached, or is what this very node was before it was started
                    # again: its lease is about to end.
                    await asyncio.sleep(CHECK_SECONDS)
        raise Moved(None)

    async def release(self, handovers: dict[str, bytes]) -> None:
        """Gives links back."""
        if handovers:
            await asyncio.wrap_future(self._ownership.release(handovers, self.number))

    async def _claimed(self, game: str) -> Claimed | NoSuchLink | OwnedBy | None:
        try:
            return await asyncio.wrap_future(self._ownership.claim(game, self.number))
        except LeaseLapsed:
            return None

    def _lapsed(self) -> None:
        self._metrics.lease_lapses += 1
        self._log("lease_lapsed")
