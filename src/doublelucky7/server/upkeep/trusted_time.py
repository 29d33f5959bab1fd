"""Time for deleting what is old: a clock that was set wrong must not be able to delete everything at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

RATE: Final = 24
"""An hour for which the server runs vouches for a day of the calendar at most."""

JUMP_MS: Final = 2 * 24 * 3600 * 1000
"""A start that finds the calendar further on than this says so in the log."""

_MS_IN_A_SECOND: Final = 1_000


class TrustedTime:
    """Follows the calendar, never backwards, and no faster than the server's own running can vouch for.

    After a month in which the server was off it has caught up in a bit more than a day; a clock that was set 500 days
    ahead must run for three weeks before anything is deleted for it.
    """

    def __init__(self, stored: int | None, now: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._now, self._monotonic = now, monotonic
        self._reading = float(now() if stored is None else stored)
        self._read_at = monotonic()

    def now(self) -> int:
        """Milliseconds since 1970, as far as they are vouched for."""
        return self._vouched(self._now())

    def stamp(self) -> int:
        """The instant to store: the calendar's, but never before what has been vouched for already."""
        now = self._now()
        return max(now, self._vouched(now))

    def _vouched(self, now: int) -> int:
        read_at = self._monotonic()
        vouched = (read_at - self._read_at) * _MS_IN_A_SECOND * RATE
        self._reading = max(self._reading, min(now, self._reading + vouched))
        self._read_at = read_at
        return int(self._reading)

    def behind(self) -> int:
        """By how much the calendar is ahead of what is vouched for."""
        return self._now() - self.now()
