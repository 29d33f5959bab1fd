"""A clock for tables that depends on no machine's speed: it stands still, skips the rests of bots, and is put forward.

What lasts a little longer, as a roll of the die that bots wait for, lasts as long as at a real table.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from doublelucky7.tables.services import SteadyClock

# Longer than any rest of a bot or of a full trick, shorter than anything that people are given time for.
_REST_MS = 2_000
# Longer than any moment of the wheel, shorter than anything that tests put the clock forward for.
_MOMENT_MS = 4_000
_SECOND_MS = 1_000


class _Alarm:
    """A call back at an instant of the clock, in the loop in which it was asked for."""

    def __init__(self, clock: StandingClock, instant: int, wake: Callable[[], None]) -> None:
        self._clock, self._wake = clock, wake
        self._loop = asyncio.get_running_loop()
        self.instant = instant
        self._is_scheduled = False

    def cancel(self) -> None:
        self._clock.forget(self)

    def call_after(self, seconds: float) -> None:
        """Once, however often it is looked at meanwhile."""
        if not self._is_scheduled:
            self._is_scheduled = True
            self._loop.call_soon_threadsafe(self._loop.call_later, seconds, self._call_at_its_instant)

    def _call_at_its_instant(self) -> None:
        if self._clock.forget(self):
            self._clock.move_to(self.instant)
            self._wake()

    def call_soon(self) -> None:
        self._loop.call_soon_threadsafe(self._call)

    def _call(self) -> None:
        # It may have been cancelled meanwhile.
        if self._clock.forget(self):
            self._wake()


class StandingClock:
    """Time as the test wants it: nobody loses a seat, a turn or the score pad to a slow machine."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._now = SteadyClock().now()
        self._skips_rests = True
        self._skipped_ms = _REST_MS
        self._alarms: dict[_Alarm, None] = {}

    def now(self) -> int:
        return self._now

    def wake_at(self, instant: int, wake: Callable[[], None]) -> _Alarm:
        alarm = _Alarm(self, instant, wake)
        with self._lock:
            self._alarms[alarm] = None
        self._call_what_is_due()
        return alarm

    def move_to(self, instant: int) -> None:
        with self._lock:
            self._now = max(self._now, instant)
        self._call_what_is_due()

    def forget(self, alarm: _Alarm) -> bool:
        """Forgets a call; answers whether it was still to be made."""
        with self._lock:
            return self._alarms.pop(alarm, alarm) is None

    def forget_all(self) -> None:
        with self._lock:
            self._alarms.clear()

    def put_forward(self, seconds: float) -> None:
        with self._lock:
            self._now += int(seconds * _SECOND_MS)
        self._call_what_is_due()

    @contextmanager
    def without_skipping(self) -> Iterator[None]:
        """Bots rest as long as the test likes, so that something can be done before they answer."""
        self._skips_rests = False
        try:
            yield
        finally:
            self._skips_rests = True
            self._call_what_is_due()

    @contextmanager
    def skipping_moments(self) -> Iterator[None]:
        """Bots do not wait for what a page would show of the wheel either, because no page is open."""
        self._skipped_ms = _MOMENT_MS
        self._call_what_is_due()
        try:
            yield
        finally:
            self._skipped_ms = _REST_MS

    def _call_what_is_due(self) -> None:
        with self._lock:
            soon = self._now + (self._skipped_ms if self._skips_rests else 0)
            due = [alarm for alarm in self._alarms if alarm.instant <= soon]
            later = [alarm for alarm in self._alarms if soon < alarm.instant <= self._now + _MOMENT_MS]
            waits = [(alarm.instant - self._now) / _SECOND_MS for alarm in later if self._skips_rests]
            self._now = max([self._now, *(alarm.instant for alarm in due)])
        for alarm in due:
            alarm.call_soon()
        for alarm, wait in zip(later, waits, strict=False):
            alarm.call_after(wait)
