"""Garbage collection when the server is quiet: it stops everything, and beside 2,500 tables for long.

Reference counts free almost all memory; what is left are cycles, such as those of closed connections.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

CHECK_SECONDS: Final = 5.0
QUIET_MESSAGES: Final = 50
"""With so few messages between two checks nobody notices a short stop."""
MOST_CHECKS: Final = 180
"""After so many checks on a busy server garbage is collected all the same: a second in a quarter of an hour."""


class GarbageCollection:
    """Decides, at each check, whether to collect now."""

    def __init__(self, messages_received: Callable[[], int]) -> None:
        self._messages_received = messages_received
        self._seen = messages_received()
        self._checks_since = 0
        self._has_been_busy = True

    def is_due(self) -> bool:
        """Whether the server is quiet and has been busy since the last collection, or has been busy for too long."""
        received = self._messages_received()
        is_quiet = received - self._seen <= QUIET_MESSAGES
        self._has_been_busy = self._has_been_busy or received > self._seen
        self._seen = received
        self._checks_since += 1
        if not self._has_been_busy or not (is_quiet or self._checks_since >= MOST_CHECKS):
            return False
        self._checks_since, self._has_been_busy = 0, False
        return True


@asynccontextmanager
async def garbage_collected_when_quiet(messages_received: Callable[[], int]) -> AsyncIterator[None]:
    """Turns automatic collection off meanwhile; objects that exist already are never examined again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    collecting = asyncio.create_task(_collect(GarbageCollection(messages_received)))
    try:
        yield
    finally:
        collecting.cancel()
        gc.enable()
        gc.unfreeze()


async def _collect(collection: GarbageCollection) -> None:
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        if collection.is_due():
            gc.collect()
