"""Token buckets: so much at once, so much a second, and everything beyond is refused on the spot."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_REMEMBERED: Final = 50_000


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
