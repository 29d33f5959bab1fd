"""Real servers for the tests: one in a thread, or one in a process that can be killed."""

from __future__ import annotations

import asyncio
import http.client
import io
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from doublelucky7.protocol.http import Reach
from doublelucky7.server.http.listening import listen
from doublelucky7.server.monitoring.logs import log_to
from doublelucky7.server.running import RunningServer
from doublelucky7.server.settings import Limits, NodeSettings, Proxy, Settings
from doublelucky7.tables.services import Alarm, SteadyClock, TableClock

GENEROUS = Limits(
    address_bytes_an_hour=1_000_000_000,
    person_bytes_an_hour=1_000_000_000,
    table_bytes_an_hour=1_000_000_000,
    table_bytes=1_000_000_000,
    requests_a_second=10_000,
    request_burst=10_000,
    person_requests_a_second=10_000,
    person_request_burst=10_000,
    games_read_a_second=10_000,
    games_read_burst=10_000,
    code_guesses_a_minute=600_000,
    code_guess_burst=10_000,
    tables_a_minute=600_000,
    table_burst=10_000,
    messages_a_second=10_000,
    message_burst=10_000,
)
ADDRESS = "127.0.0.1"
_PATIENCE_SECONDS = 120.0
_STARTING_SECONDS = 20.0
SPEED = 100


class FastClock:
    """A clock for tables that runs so much faster than the system's."""

    def __init__(self, speed: int) -> None:
        self._speed = speed
        self._begun = time.monotonic()
        self._wall = SteadyClock()
        self._from = self._wall.now()

    def now(self) -> int:
        return self._from + int((time.monotonic() - self._begun) * 1_000 * self._speed)

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        delay = max(0, instant - self.now()) / 1_000 / self._speed
        return asyncio.get_running_loop().call_later(delay, wake)


class LiveServer:
    """A real server that runs in a thread from now until it is stopped."""

    def __init__(self, settings: Settings, listening: socket.socket, clock: TableClock) -> None:
        self.port = settings.port
        self._log = io.StringIO()
        ready = threading.Event()

        def on_ready() -> None:
            self.loop = asyncio.get_running_loop()
            ready.set()

        self.running = RunningServer(settings, log_to(self._log), on_ready, clock)
        for_metrics = listen(ADDRESS, 0)
        self.metrics_port = int(for_metrics.getsockname()[1])
        self._thread = threading.Thread(target=self.running.run, args=(listening, for_metrics))
        self._thread.start()
        assert ready.wait(_PATIENCE_SECONDS), "the server did not start"

    @property
    def log(self) -> str:
        return self._log.getvalue()

    @property
    def metrics(self) -> str:
        """What Prometheus would read."""
        connection = http.client.HTTPConnection(ADDRESS, self.metrics_port, timeout=_STARTING_SECONDS)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        connection.close()
        return text

    def get(self, path: str) -> http.client.HTTPResponse:
        """The answer to a request that says nothing about who asks."""
        connection = http.client.HTTPConnection(ADDRESS, self.port, timeout=_STARTING_SECONDS)
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer

    def stop(self) -> None:
        self.running.stop()
        self._thread.join(_PATIENCE_SECONDS)
        assert not self._thread.is_alive(), "the server did not stop"


@contextmanager
def server_in_thread(
    data: Path,
    *,
    limits: Limits = GENEROUS,
    reach: Reach = Reach.HOUSEHOLD,
    origins: tuple[str, ...] = (),
    base_path: str = "",
    proxy: Proxy = Proxy.NONE,
    speed: int = SPEED,
    clock: TableClock | None = None,
    bots: tuple[str, ...] = (),
    node: NodeSettings | None = None,
) -> Iterator[LiveServer]:
    """A server at a free port, stopped at the end of the `with` statement."""
    listening = listen(ADDRESS, 0)
    settings = Settings(
        reach=reach,
        address=ADDRESS,
        port=listening.getsockname()[1],
        data=data,
        origins=origins,
        base_path=base_path,
        proxy=proxy,
        limits=limits,
        bots=bots,
        node=node,
    )
    server = LiveServer(settings, listening, clock or FastClock(speed))
    try:
        yield server
    finally:
        server.stop()


def wait_for_port(port: int) -> None:
    """Waits until somebody listens at a port of this machine."""
    deadline = time.monotonic() + _STARTING_SECONDS
    while not _answers(port):
        assert time.monotonic() < deadline, f"nobody listens at port {port}"
        time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`doublelucky7 serve` as a process of its own."""

    def __init__(
        self, data: Path, port: int, log: Path, most_file_bytes: int | None = None, most_files: int | None = None
    ) -> None:
        limits = [f"--limit={name}={getattr(GENEROUS, name)}" for name in ("person_request_burst", "table_burst")]
        # Python ignores the signal that comes with the limit, so that writing fails instead.
        before = [] if most_file_bytes is None else ["prlimit", f"--fsize={most_file_bytes}"]
        before += [] if most_files is None else ["prlimit", f"--nofile={most_files}"]
        command = [sys.executable, "-m", "doublelucky7.cli.main", "serve", "--address", "127.0.0.1"]
        with log.open("ab") as stream:
            self._process = subprocess.Popen(
                [*before, *command, "--port", str(port), "--data", str(data), *limits],
                stderr=stream,
                stdout=stream,
                env={**os.environ, "LC_ALL": "C.UTF-8"},
            )
        deadline = time.monotonic() + _STARTING_SECONDS
        while '"started"' not in log.read_text().rpartition('"stopped"')[2] or not _answers(port):
            assert self._process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def wait(self) -> int:
        return self._process.wait(_STARTING_SECONDS)

    def terminate(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(_STARTING_SECONDS)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
