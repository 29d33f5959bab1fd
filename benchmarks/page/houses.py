"""The real server for the page to be measured at, on a clock whose speed can change in mid-game."""

from __future__ import annotations

import asyncio
import io
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from doublelucky7.protocol.http import Reach
from doublelucky7.server.logs import log_to
from doublelucky7.server.running import RunningHouse, listen
from doublelucky7.server.settings import Settings
from doublelucky7.tables.services import Alarm, WallClock
from testkit.server.servers import GENEROUS

AS_IT_IS = 1.0
HASTY = 12.0
_ADDRESS = "127.0.0.1"
_PATIENCE_SECONDS = 30.0


class ChangingClock:
    """A clock for tables that hurries through what is not measured and keeps time while it is."""

    def __init__(self) -> None:
        self._speed, self._since, self._reading = AS_IT_IS, time.monotonic(), float(WallClock().now())

    def now(self) -> int:
        return int(self._reading + (time.monotonic() - self._since) * 1_000 * self._speed)

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, instant - self.now()) / 1_000 / self._speed, wake)

    def run_at(self, speed: float) -> None:
        self._reading, self._since = float(self.now()), time.monotonic()
        self._speed = speed


class MeasuredHouse:
    """A server that listens on a port of its own, and its clock."""

    def __init__(self, port: int, clock: ChangingClock) -> None:
        self.origin, self.clock = f"http://{_ADDRESS}:{port}", clock


@contextmanager
def measured_house() -> Iterator[MeasuredHouse]:
    """A house with empty shelves that is closed and forgotten afterwards."""
    with tempfile.TemporaryDirectory() as data:
        listening = listen(_ADDRESS, 0)
        port, clock, ready = listening.getsockname()[1], ChangingClock(), threading.Event()
        settings = Settings(
            reach=Reach.HOUSEHOLD, address=_ADDRESS, port=port, data=Path(data), origins=(), limits=GENEROUS
        )
        running = RunningHouse(settings, log_to(io.StringIO()), ready.set, clock)
        thread = threading.Thread(target=running.run, args=(listening,))
        thread.start()
        try:
            if not ready.wait(_PATIENCE_SECONDS):
                raise TimeoutError("the server did not start")
            yield MeasuredHouse(port, clock)
        finally:
            running.stop()
            thread.join(_PATIENCE_SECONDS)
