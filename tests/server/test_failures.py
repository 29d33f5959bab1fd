"""An unexpected exception is logged with its place and without its text."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from doublelucky7.protocol.messages import CloseReason, Ping
from doublelucky7.server.lobby.lobby import Lobby
from doublelucky7.server.websocket.outgoing import OutgoingQueue
from doublelucky7.tables.runner import TableRunner
from testkit.server.clients import Browser, Device
from testkit.server.servers import LiveServer, server_in_thread

SECRET = "Anna holds R7"


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[LiveServer]:
    with server_in_thread(tmp_path) as running:
        yield running


def anna_at(server: LiveServer) -> tuple[Browser, Device, str]:
    anna = Browser(server.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
    device = anna.sit_at(link)
    device.receive()
    return anna, device, link


def fail(*_: object) -> None:
    raise ValueError(SECRET)


def trace(server: LiveServer, event: str) -> tuple[str, str]:
    """The type and file of a logged event, as soon as it is logged."""
    deadline = time.monotonic() + 10
    while not (logged := [line for line in server.log.splitlines() if f'"{event}"' in line]):
        assert time.monotonic() < deadline, server.log
        time.sleep(0.01)
    assert SECRET not in server.log
    line = json.loads(logged[0])
    return line["why"], line["where"].partition(":")[0]


def test_a_failing_handshake_is_logged_with_its_place(
    fresh_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, device, link = anna_at(fresh_server)
    device.close()
    monkeypatch.setattr(Lobby, "find", fail)
    with pytest.raises(InvalidStatus):
        anna.sit_at(link)
    assert trace(fresh_server, "socket_failed") == ("ValueError", "test_failures.py")


def test_a_message_we_fail_at_is_logged_and_the_device_can_come_back(
    fresh_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, device, link = anna_at(fresh_server)
    with monkeypatch.context() as patched:
        patched.setattr(TableRunner, "receive", fail)
        device.send(Ping())
        assert device.receive_goodbye().code is CloseReason.SERVER_STOPS
    assert trace(fresh_server, "socket_failed") == ("ValueError", "test_failures.py")
    again = anna.sit_at(link)
    again.receive()
    assert again.last.yours.seats == (0,)
    again.close()


def test_a_failure_while_writing_is_logged_and_not_printed(
    fresh_server: LiveServer, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    _, device, _ = anna_at(fresh_server)
    monkeypatch.setattr(OutgoingQueue, "write", fail)
    device.send(Ping())
    assert trace(fresh_server, "loop_failed") == ("ValueError", "test_failures.py")
    assert SECRET not in "".join(capfd.readouterr())
    device.close()
