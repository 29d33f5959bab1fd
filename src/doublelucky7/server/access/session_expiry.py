"""Stores which sessions are in use, and deletes expired ones, while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from doublelucky7.server.access.sessions import DAY_MS, Sessions
from doublelucky7.server.monitoring.logs import Log
from doublelucky7.storage.event_store import StorageFailed

WRITE_SECONDS: Final = 10.0
"""How long notes of use are collected; those a crash loses are made again at the next request."""

KEEP_TIME_MS: Final = 10 * 60 * 1000
"""How often the time that the server vouches for is stored."""


class SessionExpiry:
    """Writes notes at every turn; deletes at the first one and then once a day."""

    def __init__(
        self, sessions: Sessions, now: Callable[[], int], log: Log, keep_time: Callable[[], None] = lambda: None
    ) -> None:
        self._sessions, self._now, self._log = sessions, now, log
        self._keep_time = keep_time
        self._delete_at = self._keep_time_at = now()

    async def run_once(self) -> None:
        """Does what is due."""
        await self._sessions.write_notes()
        if self._now() >= self._keep_time_at:
            self._keep_time_at = self._now() + KEEP_TIME_MS
            self._keep_time()
        if self._now() >= self._delete_at:
            self._delete_at = self._now() + DAY_MS
            self._log("sessions_swept", sessions=await self._sessions.delete_expired())

    def end(self) -> None:
        """Hands the last notes to the store."""
        self._sessions.hand_over_notes()


@asynccontextmanager
async def sessions_expired_meanwhile(expiry: SessionExpiry) -> AsyncIterator[None]:
    """Expires sessions meanwhile."""
    running = asyncio.create_task(_run(expiry))
    try:
        yield
    finally:
        running.cancel()
        expiry.end()


async def _run(expiry: SessionExpiry) -> None:
    while True:
        # A server that is alone stops for this; a node tries again.
        with suppress(StorageFailed):
            await expiry.run_once()
        await asyncio.sleep(WRITE_SECONDS)
