"""A clock that stands still until a test moves it."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count

from doublelucky7.tables.services import Alarm

NOON = 1_800_000_000_000


class ManualAlarm:
    def __init__(self) -> None:
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ManualClock:
    def __init__(self) -> None:
        self.instant = NOON
        self._order = count()
        self._alarms: list[tuple[int, int, ManualAlarm, Callable[[], None]]] = []

    def now(self) -> int:
        return self.instant

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        alarm = ManualAlarm()
        heapq.heappush(self._alarms, (instant, next(self._order), alarm, wake))
        return alarm

    def next_alarm(self) -> int | None:
        while self._alarms and self._alarms[0][2].is_cancelled:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def move_to(self, instant: int) -> None:
        """Moves the clock forward and makes the calls that are due by then."""
        self.instant = max(self.instant, instant)
        while (at := self.next_alarm()) is not None and at <= self.instant:
            heapq.heappop(self._alarms)[3]()
