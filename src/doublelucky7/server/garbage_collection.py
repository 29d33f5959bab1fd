"""Garbage is collected when the house is quiet: the collector stops everybody, and beside 2,500 tables for long.

Almost all memory is given back without it; what it finds are cycles, such as those of lines that have ended.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

LOOK_SECONDS: Final = 5.0
QUIET_MESSAGES: Final = 50
"""So few messages between two looks are people who think; they do not notice a short stop."""
LONGEST_LOOKS: Final = 180
"""After so many looks without a quiet one it is done all the same: a second in a quarter of an hour."""


class Tidying:
    """Decides, at each look, whether this is the time."""

    def __init__(self, messages_received: Callable[[], int]) -> None:
        self._messages_received = messages_received
        self._seen = messages_received()
        self._looks_since = 0
        self._has_been_busy = True

    def is_time(self) -> bool:
        """Whether the house is quiet and something has happened since the last time, or it has waited too long."""
        received = self._messages_received()
        is_quiet = received - self._seen <= QUIET_MESSAGES
        self._has_been_busy = self._has_been_busy or received > self._seen
        self._seen = received
        self._looks_since += 1
        if not self._has_been_busy or not (is_quiet or self._looks_since >= LONGEST_LOOKS):
            return False
        self._looks_since, self._has_been_busy = 0, False
        return True


@asynccontextmanager
async def tidied_when_quiet(messages_received: Callable[[], int]) -> AsyncIterator[None]:
    """Keeps the collector from coming by itself meanwhile, and never looks again at what was there before."""
    gc.collect()
    gc.freeze()
    gc.disable()
    tidying = asyncio.create_task(_tidy(Tidying(messages_received)))
    try:
        yield
    finally:
        tidying.cancel()
        gc.enable()
        gc.unfreeze()


async def _tidy(tidying: Tidying) -> None:
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if tidying.is_time():
            gc.collect()
