"""What sessions need while the server runs: notes of who was here, and an end for those nobody can come back with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from doublelucky7.server.access.sessions import DAY_MS, Identities
from doublelucky7.server.logs import Log
from doublelucky7.storage.event_store import StorageFailed

LOOK_SECONDS: Final = 10.0
"""How long notes of use are collected; a crash loses no more than these, and they are made again the next time."""


class SessionUpkeep:
    """Writes notes at every look, and sweeps at the first one and then once a day."""

    def __init__(self, identities: Identities, now: Callable[[], int], log: Log) -> None:
        self._identities, self._now, self._log = identities, now, log
        self._sweep_at = now()

    async def look(self) -> None:
        """Does what is due."""
        await self._identities.write_notes()
        if self._now() >= self._sweep_at:
            self._sweep_at = self._now() + DAY_MS
            self._log("sessions_swept", sessions=await self._identities.sweep())

    def end(self) -> None:
        """Leaves the last notes to the store."""
        self._identities.hand_over_notes()


@asynccontextmanager
async def sessions_kept_up(upkeep: SessionUpkeep) -> AsyncIterator[None]:
    """Looks after sessions meanwhile."""
    looking = asyncio.create_task(_keep_looking(upkeep))
    try:
        yield
    finally:
        looking.cancel()
        upkeep.end()


async def _keep_looking(upkeep: SessionUpkeep) -> None:
    while True:
        try:
            await upkeep.look()
        except StorageFailed:
            # The whole server stops over this, and says so.
            return
        await asyncio.sleep(LOOK_SECONDS)
