"""A real server in a thread that can be stopped and started again, and that phones know by a made-up name."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from doublelucky7.protocol.http import Reach
from doublelucky7.server.logs import log_to
from doublelucky7.server.running import RunningHouse, listen
from doublelucky7.server.settings import Settings
from testkit.browser.clocks import StandingClock
from testkit.server.servers import GENEROUS

# What the phones call the laptop: plain HTTP at a name that is not localhost, so what needs a secure page is missing.
PHONE_HOST = "table.example"
_ANSWER_SECONDS = 120.0


class BrowserHouse:
    """One server at one port; a restart keeps port, data and clock."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.clock = StandingClock()
        self._thread: threading.Thread | None = None
        self._house: RunningHouse | None = None
        self.port = 0
        self.start()

    @property
    def here(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def for_phones(self) -> str:
        return f"http://{PHONE_HOST}:{self.port}"

    def start(self) -> None:
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        settings = Settings(
            reach=Reach.HOUSEHOLD,
            address="127.0.0.1",
            port=self.port,
            data=self._data,
            origins=(self.for_phones, self.here),
            limits=GENEROUS,
        )
        ready = threading.Event()
        self._house = RunningHouse(settings, log_to(io.StringIO()), ready.set, self.clock)
        self._thread = threading.Thread(target=self._house.run, args=(listening,))
        self._thread.start()
        assert ready.wait(_ANSWER_SECONDS)

    def stop(self) -> None:
        assert self._house is not None
        assert self._thread is not None
        self._house.stop()
        self._thread.join(_ANSWER_SECONDS)
        assert not self._thread.is_alive()
        self.clock.forget_all()


@contextmanager
def browser_house(data: Path) -> Iterator[BrowserHouse]:
    house = BrowserHouse(data)
    try:
        yield house
    finally:
        house.stop()
