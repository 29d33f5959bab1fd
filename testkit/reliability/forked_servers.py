"""Servers that start at once and can be killed: a process that has imported everything forks one for each order.

The forked servers are real, `RunningServer` over sockets and SQLite; only the tables' clock may run faster, and a
preloaded library may watch or disturb what they write.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

import msgspec
import uvicorn
from starlette.types import Receive, Scope, Send

from doublelucky7.platforms import allow_many_open_files
from doublelucky7.protocol.http import Reach
from doublelucky7.server.http.listening import BACKLOG, listen
from doublelucky7.server.monitoring.logs import log_to
from doublelucky7.server.running import RunningServer
from doublelucky7.server.settings import Limits, NodeSettings, Proxy, Settings
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.sqlite import checkpoints
from doublelucky7.tables.services import Alarm
from testkit.reliability.preloaded import Watch
from testkit.server.servers import GENEROUS, free_port

ADDRESS: Final = "127.0.0.1"
CANNOT_START: Final = 1
BROKE: Final = 70
"""As sysexits.h calls an internal error: an exception that nobody caught."""

_STARTING_SECONDS: Final = 60.0
_MS_IN_A_SECOND: Final = 1_000


WATCHED_JOBS_A_CHECKPOINT: Final = 60


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What one server is to be."""

    data: str
    log: str
    port: int
    metrics_port: int
    speed: int = 1
    epoch: int = 0
    """When the tables' clock showed the same as the system's, so that it never goes back between two starts."""
    limits: Limits = GENEROUS
    watch: Watch | None = None
    node: NodeSettings | None = None
    """What makes it one node of several, if it is one."""
    origins: tuple[str, ...] = ()
    is_of_next_version: bool = False
    """Whether the node is of a version that brings the shared database forward, as the one before must bear."""
    is_bare: bool = False
    """Whether it is the web server alone, without the game: it accepts every websocket and greets it."""


class Started(msgspec.Struct, frozen=True):
    """A server that is ready, or has ended before it was."""

    pid: int
    is_ready: bool


class FastWallClock:
    """The system's clock, running so many times faster since an epoch."""

    def __init__(self, epoch: int, speed: int) -> None:
        self._epoch, self._speed = epoch, speed

    def now(self) -> int:
        return self._epoch + (now_ms() - self._epoch) * self._speed

    def wake_at(self, instant: int, wake: Callable[[], None]) -> Alarm:
        delay = max(0, instant - self.now()) / _MS_IN_A_SECOND / self._speed
        return asyncio.get_running_loop().call_later(delay, wake)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def cpu_seconds_of(pid: int) -> float:
    """How long processors have worked for a process with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class ForkedServer:
    """The process of a server, forked when it is started; it can be started again after its end."""

    def __init__(self, forker: Forker, order: Order) -> None:
        self._forker, self.order = forker, order
        self.pid = 0

    @property
    def log(self) -> str:
        path = Path(self.order.log)
        return path.read_text() if path.exists() else ""

    @property
    def database(self) -> Path:
        return Path(self.order.data) / "doublelucky7.sqlite"

    def start(self, watch: Watch | None = None) -> bool:
        """Starts the server; answers whether it became ready."""
        started = self._forker.fork(msgspec.structs.replace(self.order, watch=watch))
        self.pid = started.pid
        return started.is_ready

    def start_bare(self) -> bool:
        """Starts the web server alone; answers whether it became ready."""
        started = self._forker.fork(msgspec.structs.replace(self.order, is_bare=True))
        self.pid = started.pid
        return started.is_ready

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.wait()

    def terminate(self) -> int:
        os.kill(self.pid, signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """The exit status, negative for a signal."""
        return self._forker.exit_status_of(self.pid)

    def runs(self) -> bool:
        """Whether the process still lives; one that has ended waits to be asked for its status."""
        about = Path(f"/proc/{self.pid}/stat").read_text()
        return about.rpartition(")")[2].split()[0] != "Z"

    def cpu_seconds(self) -> float:
        """How long processors have worked for the server: unlike time on the wall, a figure for busy machines too."""
        return cpu_seconds_of(self.pid)

    def memory(self) -> int:
        """How many bytes of memory the server has in use."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
        return int(kilobytes) * 1024


class Forker:
    """The process that forks; use it in a `with` statement, and nothing it started is left behind."""

    def __init__(self, preload: Path | None = None) -> None:
        self._preload = preload
        self._living: set[int] = set()

    def __enter__(self) -> Forker:
        preload = {} if self._preload is None else {"LD_PRELOAD": str(self._preload)}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "testkit.reliability.forked_servers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **preload},
            cwd=Path(__file__).parents[2],
        )
        return self

    def __exit__(self, *_: object) -> None:
        for pid in tuple(self._living):
            os.kill(pid, signal.SIGKILL)
            self.exit_status_of(pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(_STARTING_SECONDS)

    def server(self, folder: Path, *, speed: int = 1, limits: Limits = GENEROUS) -> ForkedServer:
        """A server with its data and log in a folder, not started yet."""
        folder.mkdir(parents=True, exist_ok=True)
        order = Order(
            data=str(folder / "data"),
            log=str(folder / "log"),
            port=free_port(),
            metrics_port=free_port(),
            speed=speed,
            epoch=now_ms(),
            limits=limits,
        )
        return ForkedServer(self, order)

    def fork(self, order: Order) -> Started:
        started = msgspec.json.decode(self._ask(msgspec.json.encode(order)), type=Started)
        self._living.add(started.pid)
        return started

    def exit_status_of(self, pid: int) -> int:
        self._living.discard(pid)
        return int(self._ask(str(pid).encode()))

    def _ask(self, line: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()


async def _greet(scope: Scope, receive: Receive, send: Send) -> None:
    while (await receive())["type"] == "websocket.connect":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "{}"})


def _serve_bare(order: Order, on_ready: Callable[[], None]) -> int:
    allow_many_open_files()
    config = uvicorn.Config(
        _greet, ws="websockets-sansio", ws_per_message_deflate=False, backlog=BACKLOG, log_config=None, lifespan="off"
    )
    listening = listen(ADDRESS, order.port)
    on_ready()
    uvicorn.Server(config).run([listening])
    return 0


def _serve(order: Order, on_ready: Callable[[], None]) -> int:
    if order.is_bare:
        return _serve_bare(order, on_ready)
    if order.is_of_next_version:
        from doublelucky7.storage.postgres import database, schema

        later = schema.Migration(
            ("ALTER TABLE link ADD COLUMN IF NOT EXISTS later TEXT",), usable_from=schema.CURRENT_VERSION
        )
        migrate = partial(schema.bring_forward, migrations=(*schema.MIGRATIONS, later))
        patch.object(database, "bring_forward", migrate).start()
    if order.watch is not None:
        # So that the little which is played under watch empties the log several times.
        patch.object(checkpoints, "JOBS_A_CHECKPOINT", WATCHED_JOBS_A_CHECKPOINT).start()
        watch = order.watch
        trace = None if watch.trace is None else watch.trace.encode()
        ctypes.CDLL(None).dl7_watch(
            order.data.encode(), trace, ctypes.c_uint64(watch.failing_call), watch.error, int(watch.goes_on)
        )
    clock = None if order.speed == 1 else FastWallClock(order.epoch, order.speed)
    settings = Settings(
        reach=Reach.HOUSEHOLD if order.node is None else Reach.PUBLIC,
        address=ADDRESS,
        port=order.port,
        data=Path(order.data),
        limits=order.limits,
        node=order.node,
        origins=order.origins,
        proxy=Proxy.NONE if order.node is None else Proxy.TRUSTED,
    )
    with Path(order.log).open("a") as stream:
        os.dup2(stream.fileno(), sys.stderr.fileno())
        listening = listen(ADDRESS, order.port)
        try:
            server = RunningServer(settings, log_to(stream), on_ready, clock)
        except (StorageFailed, OSError) as failure:
            log_to(stream)("cannot_start", why=str(failure))
            return CANNOT_START
        return server.run(listening, listen(ADDRESS, order.metrics_port))


def _say_ready(writing: int) -> None:
    os.write(writing, b"!")


def _fork(order: Order) -> Started:
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        status = BROKE
        try:
            os.close(reading)
            # Orders come over these; a server has no business with them.
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(0, 1)
            status = _serve(order, partial(_say_ready, writing))
        except Exception as failure:
            # What nobody caught is for the log, where the programmes look for it.
            os.write(2, f"Traceback: {type(failure).__name__}: {failure}\n".encode())
        finally:
            os._exit(status)
    os.close(writing)
    is_ready = os.read(reading, 1) == b"!"
    os.close(reading)
    return Started(pid, is_ready)


def _work() -> None:
    for line in sys.stdin.buffer:
        if line.startswith(b"{"):
            answer = msgspec.json.encode(_fork(msgspec.json.decode(line, type=Order)))
        else:
            answer = str(os.waitstatus_to_exitcode(os.waitpid(int(line), 0)[1])).encode()
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    _work()
