"""The real server for the page to be measured at, on a clock whose speed can change in mid-game."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from doublelucky7.tables.services import Alarm, SteadyClock
from testkit.server.servers import ADDRESS, server_in_thread

AS_IT_IS = 1.0
HASTY = 12.0


class ChangingClock:
    """A clock for tables that hurries through what is not measured and keeps time while it is."""

    def __init__(self) -> None:
        self._speed, self._since, self._reading = AS_IT_IS, time.monotonic(), float(SteadyClock().now())

    def now(self) -> int:
        return int(self._reading + (time.monotonic() - self._since) * 1_000 * self._speed)

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, instant - self.now()) / 1_000 / self._speed, wake)

    def run_at(self, speed: float) -> None:
        self._reading, self._since = float(self.now()), time.monotonic()
        self._speed = speed


class MeasuredServer:
    """A server that listens on a port of its own, and its clock."""

    def __init__(self, port: int, clock: ChangingClock) -> None:
        self.origin, self.clock = f"http://{ADDRESS}:{port}", clock


@contextmanager
def measured_server() -> Iterator[MeasuredServer]:
    """A server without any data, which is stopped and deleted afterwards."""
    clock = ChangingClock()
    with tempfile.TemporaryDirectory() as data, server_in_thread(Path(data), clock=clock) as server:
        yield MeasuredServer(server.port, clock)
