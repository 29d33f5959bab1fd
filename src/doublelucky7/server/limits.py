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
    """How long an address waits that had to be shown the door: twice as long each time, until it is forgiven."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._held: OrderedDict[str, _Grudge] = OrderedDict()

    def hold(self, address: str, now: float) -> None:
        """The address has been shown the door."""
        before = self._held.pop(address, None)
        is_new = before is None or now >= before.since + FORGIVEN_SECONDS
        seconds = FIRST_WAIT_SECONDS if before is None or is_new else min(2 * before.seconds, LONGEST_WAIT_SECONDS)
        self._held[address] = _Grudge(now, seconds)
        if len(self._held) > self._most:
            self._held.popitem(last=False)

    def wait(self, address: str, now: float) -> float:
        """How many seconds the address has to wait before it is let in."""
        grudge = self._held.get(address)
        return 0.0 if grudge is None else max(0.0, grudge.since + grudge.seconds - now)


class _Grudge(NamedTuple):
    since: float
    seconds: float
