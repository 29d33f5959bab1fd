"""What the web server expects of uvicorn without its documentation saying so, on every version that is allowed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from doublelucky7.server.http.listening import listen
from doublelucky7.server.http.web_server import WebServer
from doublelucky7.server.websocket.protocol import Disconnected, Reading, WebSocketProtocol
from testkit.server.clients import Browser

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 20
RESTART = 1012
CONTRACT = ("uvicorn", "websockets")


async def answer_yes(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        while (message := await receive())["type"] == "lifespan.startup":
            await send({"type": f"{message['type']}.complete"})
        await send({"type": "lifespan.shutdown.complete"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b'"yes"'})


async def echo(websocket: WebSocketProtocol) -> None:
    if websocket.scope["path"] == "/slow":
        await asyncio.sleep(PATIENCE_SECONDS)

    def send_back(message: bytes) -> Reading:
        websocket.write_messages([message])
        return Reading.CONTINUE

    try:
        websocket.accept()
    except Disconnected:
        return
    websocket.read_with(send_back)
    await websocket.wait_closed()


class Running:
    def __init__(self) -> None:
        listening = listen("127.0.0.1", 0)
        self.port = int(listening.getsockname()[1])
        self.url = f"ws://127.0.0.1:{self.port}"
        self.server = WebServer(answer_yes, echo)
        self.thread = threading.Thread(target=self.server.run, args=([listening],))
        self.thread.start()

    def stop(self) -> float:
        """Stops the server and answers how many seconds that took."""
        begun = time.monotonic()
        self.server.stop()
        self.thread.join(PATIENCE_SECONDS)
        assert not self.thread.is_alive()
        return time.monotonic() - begun


@contextmanager
def running() -> Iterator[Running]:
    started = Running()
    try:
        yield started
    finally:
        started.stop()


def test_requests_and_websockets_are_answered_at_one_port() -> None:
    with running() as server:
        assert Browser(server.port).get("/").json == "yes"
        with connect(server.url, compression=None, proxy=None) as client:
            client.send("whole")
            assert client.recv(PATIENCE_SECONDS) == "whole"
            client.send(["in ", "", "fragments"])
            assert client.recv(PATIENCE_SECONDS) == "in fragments"
            client.send(b"binary")
            assert client.recv(PATIENCE_SECONDS) == "binary"
            assert client.ping().wait(PATIENCE_SECONDS)
        assert Browser(server.port).get("/").json == "yes"


def test_a_server_that_stops_ends_open_connections_and_handshakes() -> None:
    with running() as server, connect(server.url, compression=None, proxy=None) as client:
        refused: list[InvalidStatus] = []

        def shake_hands() -> None:
            try:
                connect(f"{server.url}/slow", compression=None, proxy=None, open_timeout=PATIENCE_SECONDS)
            except InvalidStatus as status:
                refused.append(status)

        waiting = threading.Thread(target=shake_hands)
        waiting.start()
        time.sleep(0.3)
        assert server.stop() < PATIENCE_SECONDS / 2
        waiting.join(PATIENCE_SECONDS)
        assert [status.response.status_code for status in refused] == [503]
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(PATIENCE_SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_a_signal_stops_the_server_and_leaves_the_exit_status_to_us(number: signal.Signals) -> None:
    script = (
        "from tests.server import test_web_server as this; from doublelucky7.server.http.listening import listen\n"
        "print('listening', flush=True)\n"
        "this.WebServer(this.answer_yes, this.echo).run([listen('127.0.0.1', 0)])\n"
        "raise SystemExit(7)"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(1.0)
        process.send_signal(number)
        assert process.wait(PATIENCE_SECONDS) == 7


def bounds_of(package: str) -> str:
    """The versions of a package that are allowed, such as `>=1,<2`."""
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    (found,) = (one.removeprefix(package) for one in dependencies if one.startswith(package))
    return str(found)


def lowest(package: str) -> str:
    return "==" + bounds_of(package).split(",")[0].removeprefix(">=")


@pytest.mark.slow
@pytest.mark.parametrize("version_of", [lowest, bounds_of], ids=["lowest", "highest"])
def test_the_contract_holds_on_the_lowest_and_the_highest_version_allowed(
    version_of: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(version_of)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, "index", "versions", "uvicorn"], capture_output=True, check=False).returncode:
        pytest.skip("the package index cannot be reached")
    wanted = [f"{package}{version_of(package)}" for package in CONTRACT]
    subprocess.run([*pip, "install", "--target", str(tmp_path), "--no-deps", *wanted], check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    show = "import uvicorn, websockets; print(uvicorn.__version__, websockets.__version__, uvicorn.__file__)"
    shown = subprocess.run([sys.executable, "-c", show], env=environment, capture_output=True, text=True, check=True)
    assert str(tmp_path) in shown.stdout
    with capsys.disabled():
        sys.stdout.write(f"\ncontract checked on uvicorn, websockets {shown.stdout.rsplit(' ', 1)[0]}\n")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow"]
    files = [__file__, str(Path(__file__).with_name("test_websocket_protocol.py"))]
    subprocess.run([*tests, *files], env=environment, cwd=ROOT, check=True)
