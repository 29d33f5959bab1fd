"""Token buckets: so much at once, so much a second, and everything beyond is refused on the spot.

Whoever goes on beyond that is shown the door, and waits before it opens again.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

MOST_REMEMBERED: Final = 50_000
FIRST_WAIT_SECONDS: Final = 1.0
LONGEST_WAIT_SECONDS: Final = 8.0
"""Somebody else behind the same address may have to wait as well, so it is no longer than a bad network takes."""

BETWEEN_LINES_SECONDS: Final = 1.0
FORGIVEN_SECONDS: Final = 60.0


class Bucket:
    """The allowance of one client: full at first, refilled with time."""

    __slots__ = ("_burst", "_level", "_rate", "_since")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._level = float(burst)
        self._since = now

    def take(self, now: float) -> bool:
        """Takes one, if there is one."""
        self._level = min(self._burst, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def give_back(self) -> None:
        """Gives one back that was taken for nothing."""
        self._level = min(self._burst, self._level + 1)


class Allowances:
    """A bucket for each key, such as an address; the one unused longest is forgotten when there are too many."""

    def __init__(self, rate: float, burst: int, most: int = MOST_REMEMBERED) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Takes one from the key's bucket, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def give_back(self, key: str) -> None:
        """Gives one back to the key's bucket."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back()


class Grudges:
    """How long an address waits that had to be shown the door: twice as long each time, and then its lines one by one.

    It is forgiven when it has behaved for a while.
    """

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._held: OrderedDict[str, _Grudge] = OrderedDict()

    def hold(self, address: str, now: float) -> None:
        """The address has been shown the door."""
        before = self._against(address, now)
        seconds = FIRST_WAIT_SECONDS if before is None else min(2 * before.seconds, LONGEST_WAIT_SECONDS)
        opens_at = now + seconds if before is None else max(now + seconds, before.opens_at)
        self._held[address] = _Grudge(now, seconds, opens_at)
        self._held.move_to_end(address)
        if len(self._held) > self._most:
            self._held.popitem(last=False)

    def wait(self, address: str, now: float) -> float:
        """How many seconds the next line from an address has to wait; the one after it waits longer."""
        grudge = self._against(address, now)
        if grudge is None:
            return 0.0
        opens_at = max(now, grudge.opens_at)
        self._held[address] = grudge._replace(opens_at=opens_at + BETWEEN_LINES_SECONDS)
        return opens_at - now

    def _against(self, address: str, now: float) -> _Grudge | None:
        grudge = self._held.get(address)
        return None if grudge is None or now >= grudge.since + FORGIVEN_SECONDS else grudge


class _Grudge(NamedTuple):
    since: float
    seconds: float
    opens_at: float
