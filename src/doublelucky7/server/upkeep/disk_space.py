"""Watches the free space of the disk: first a warning in the log, then no new tables, long before an append fails."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import Enum
from pathlib import Path
from typing import Final

from doublelucky7.server.monitoring.logs import Log
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.server.settings import Limits

CHECK_SECONDS: Final = 10.0


class FreeSpace(Enum):
    """How much of the disk is free."""

    ENOUGH = "enough"
    LITTLE = "little"
    TOO_LITTLE = "too_little"


def free_bytes(folder: Path) -> int:
    """The free bytes of the disk that a folder lies on."""
    return shutil.disk_usage(folder).free


class DiskSpace:
    """Says, at each check, whether there is space for new tables; a change is logged."""

    def __init__(
        self, folder: Path, limits: Limits, metrics: Metrics, log: Log, on_change: Callable[[FreeSpace], None]
    ) -> None:
        self._folder, self._limits, self._metrics, self._log = folder, limits, metrics, log
        self._on_change = on_change
        self._free_space = FreeSpace.ENOUGH

    async def check(self) -> None:
        """Looks at the disk once."""
        try:
            free = await asyncio.to_thread(free_bytes, self._folder)
        except OSError:
            # Where even this fails, the next append fails too, and that stops the server.
            return
        self._metrics.disk_free_bytes = free
        free_space = FreeSpace.TOO_LITTLE if free < self._limits.disk_reserve_bytes else FreeSpace.LITTLE
        free_space = FreeSpace.ENOUGH if free >= self._limits.disk_warning_bytes else free_space
        if free_space is not self._free_space:
            self._free_space = free_space
            self._log("disk_space", room=free_space.value, free=free)
            self._on_change(free_space)


@asynccontextmanager
async def disk_watched_meanwhile(disk: DiskSpace) -> AsyncIterator[None]:
    """Looks at the disk now, and regularly meanwhile."""
    await disk.check()
    watching = asyncio.create_task(_watch(disk))
    try:
        yield
    finally:
        watching.cancel()


async def _watch(disk: DiskSpace) -> None:
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        await disk.check()
