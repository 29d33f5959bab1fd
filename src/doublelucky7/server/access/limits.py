"""Rate limits as token buckets, and reconnect delays for addresses that were disconnected for flooding."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

MOST_REMEMBERED: Final = 50_000
FIRST_WAIT_SECONDS: Final = 1.0
LONGEST_WAIT_SECONDS: Final = 8.0
"""Everybody behind the same address waits, so it is no longer than a bad network may delay a connection."""

BETWEEN_CONNECTIONS_SECONDS: Final = 1.0
FORGOTTEN_SECONDS: Final = 60.0


class TokenBucket:
    """The rate limit of one client: a burst at first, refilled with time."""

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
        """Gives one back."""
        self._level = min(self._burst, self._level + 1)


class RateLimits:
    """A token bucket for each key, such as an address; the one unused longest is dropped when there are too many."""

    def __init__(self, rate: float, burst: int, most: int = MOST_REMEMBERED) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Takes one from the key's bucket, if there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst, now)
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


class ReconnectDelays:
    """How long an address must wait to reconnect after it was disconnected for flooding.

    The delay doubles each time, its connections are then let in one at a time, and all of it is forgotten a minute
    after the last flood.
    """

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._delays: OrderedDict[str, _Delay] = OrderedDict()

    def add(self, address: str, now: float) -> None:
        """Notes that the address was disconnected for flooding."""
        before = self._current(address, now)
        seconds = FIRST_WAIT_SECONDS if before is None else min(2 * before.seconds, LONGEST_WAIT_SECONDS)
        opens_at = now + seconds if before is None else max(now + seconds, before.opens_at)
        self._delays[address] = _Delay(now, seconds, opens_at)
        self._delays.move_to_end(address)
        if len(self._delays) > self._most:
            self._delays.popitem(last=False)

    def wait(self, address: str, now: float) -> float | None:
        """How many seconds the next connection from an address must wait, None where it is refused.

        The one after it waits longer, but none for longer than the longest wait: a waiting connection costs memory.
        """
        delay = self._current(address, now)
        if delay is None:
            return 0.0
        opens_at = max(now, delay.opens_at)
        if opens_at - now > LONGEST_WAIT_SECONDS:
            return None
        self._delays[address] = delay._replace(opens_at=opens_at + BETWEEN_CONNECTIONS_SECONDS)
        return opens_at - now

    def _current(self, address: str, now: float) -> _Delay | None:
        delay = self._delays.get(address)
        return None if delay is None or now >= delay.since + FORGOTTEN_SECONDS else delay


class _Delay(NamedTuple):
    since: float
    seconds: float
    opens_at: float
