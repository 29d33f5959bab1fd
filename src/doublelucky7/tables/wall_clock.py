"""The clock on the wall, for tables that people play at; tests move theirs by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from doublelucky7.tables.house import Alarm

_NS_IN_A_MS: Final = 1_000_000
_MS_IN_A_SECOND: Final = 1_000


class WallClock:
    """The system's time, and alarms of the running event loop."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // _NS_IN_A_MS

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        """Calls back at an instant, or at once where it has passed."""
        delay = max(0, instant - self.now()) / _MS_IN_A_SECOND
        return asyncio.get_running_loop().call_later(delay, wake)
