"""A real server in a thread that can be stopped and started again, and that phones know by a made-up name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from doublelucky7.protocol.http import Reach
from doublelucky7.server.http.listening import listen
from doublelucky7.server.settings import Settings
from testkit.browser.clocks import StandingClock
from testkit.server.servers import ADDRESS, GENEROUS, LiveServer

# What the phones call the laptop: plain HTTP at a name that is not localhost, so what needs a secure page is missing.
PHONE_HOST = "table.example"


class BrowserServer:
    """One server at one port; a restart keeps port, data and clock."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.clock = StandingClock()
        self.port = 0
        self.start()

    @property
    def here(self) -> str:
        return f"http://{ADDRESS}:{self.port}"

    @property
    def for_phones(self) -> str:
        return f"http://{PHONE_HOST}:{self.port}"

    def start(self) -> None:
        listening = listen(ADDRESS, self.port)
        self.port = listening.getsockname()[1]
        settings = Settings(
            reach=Reach.HOUSEHOLD,
            address=ADDRESS,
            port=self.port,
            data=self._data,
            origins=(self.for_phones, self.here),
            limits=GENEROUS,
        )
        self._server = LiveServer(settings, listening, self.clock)

    def stop(self) -> None:
        self._server.stop()
        self.clock.forget_all()


@contextmanager
def browser_server(data: Path) -> Iterator[BrowserServer]:
    server = BrowserServer(data)
    try:
        yield server
    finally:
        server.stop()
