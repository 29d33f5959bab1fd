"""A real server in a thread that can be stopped and started again, and that phones know by a made-up name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from doublelucky7.protocol.http import Reach
from doublelucky7.server.http.listening import listen
from doublelucky7.server.settings import Proxy, Settings
from testkit.browser.clocks import StandingClock
from testkit.server.servers import ADDRESS, GENEROUS, LiveServer

# What the phones call the laptop: plain HTTP at a name that is not localhost, so what needs a secure page is missing.
PHONE_HOST = "table.example"


class BrowserServer:
    """One server at one port; a restart keeps port, data and clock."""

    def __init__(self, data: Path, base_path: str = "", proxy_port: int | None = None) -> None:
        self._data, self._base_path, self._proxy_port = data, base_path, proxy_port
        self.clock = StandingClock()
        self.port = 0
        self.start()

    @property
    def here(self) -> str:
        return f"{self._origin_at(ADDRESS)}{self._base_path}"

    @property
    def for_phones(self) -> str:
        return f"{self._origin_at(PHONE_HOST)}{self._base_path}"

    def _origin_at(self, host: str) -> str:
        return f"http://{host}:{self._proxy_port or self.port}"

    def start(self) -> None:
        listening = listen(ADDRESS, self.port)
        self.port = listening.getsockname()[1]
        settings = Settings(
            reach=Reach.HOUSEHOLD,
            address=ADDRESS,
            port=self.port,
            data=self._data,
            origins=(self._origin_at(PHONE_HOST), self._origin_at(ADDRESS)),
            base_path=self._base_path,
            proxy=Proxy.NONE if self._proxy_port is None else Proxy.TRUSTED,
            limits=GENEROUS,
        )
        self._server = LiveServer(settings, listening, self.clock)

    def stop(self) -> None:
        self._server.stop()
        self.clock.forget_all()


@contextmanager
def browser_server(data: Path, base_path: str = "", proxy_port: int | None = None) -> Iterator[BrowserServer]:
    """A server, with a base path and the port of a proxy in front of it where a test is about these."""
    server = BrowserServer(data, base_path, proxy_port)
    try:
        yield server
    finally:
        server.stop()
