"""Limits on every route, on half requests and unread downloads; a family behind one address is not refused."""

from __future__ import annotations

import io
import json
import os
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from doublelucky7.server.http import connections
from doublelucky7.server.http.connections import OpenConnections
from doublelucky7.server.monitoring.logs import REFUSAL_BURST, RefusalLog, log_to
from doublelucky7.server.settings import Limits
from testkit.server.clients import Browser
from testkit.server.servers import ServerProcess, free_port, server_in_thread

PHONES = 20
TABLE = ({"kind": "you"}, {"kind": "open"})


def test_every_route_is_limited(tmp_path: Path) -> None:
    limits = Limits(requests_a_second=0.001, request_burst=4)
    for path in ("/healthz", "/", "/api/v1/server", "/no-such-file.js"):
        with server_in_thread(tmp_path / str(len(path)), limits=limits) as server:
            anna = Browser(server.port)
            statuses = [anna.ask("GET", path).status for _ in range(8)]
            assert 429 not in statuses[:4]
            assert statuses[4:] == [429] * 4


def test_no_request_of_a_family_of_twenty_phones_is_refused(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=Limits()) as server:
        host = Browser(server.port)
        host.become("Anna")
        opened = host.open(*TABLE)

        def come_in(phone: int) -> list[int]:
            browser = Browser(server.port)
            statuses = [browser.ask("GET", path).status for path in ("/", "/sw.js", "/manifest.webmanifest")]
            statuses += [browser.ask("GET", f"/assets/{name}.js").status for name in range(20)]
            browser.become(f"Phone {phone}")
            for path in ("/server", "/session", "/tables", f"/codes/{opened['code']}", f"/tables/{opened['link']}"):
                statuses.append(browser.get(path).status)
            device = browser.sit_at(opened["link"])
            device.receive()
            device.close()
            return statuses

        with ThreadPoolExecutor(PHONES) as phones:
            statuses = [status for each in phones.map(come_in, range(PHONES)) for status in each]
        assert 429 not in statuses


def test_one_person_asking_without_end_is_refused_and_the_others_behind_the_address_are_not(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=Limits(person_requests_a_second=0.001)) as server:
        mallory, anna = Browser(server.port), Browser(server.port)
        mallory.become("Mallory")
        anna.become("Anna")
        statuses = [mallory.get("/server").status for _ in range(200)]
        assert 429 in statuses
        assert [anna.get("/server").status for _ in range(20)] == [200] * 20


def test_the_right_code_works_for_who_holds_the_link_after_others_have_guessed(tmp_path: Path) -> None:
    limits = Limits(code_guesses_a_minute=0.001, code_guess_burst=3)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna, mallory, ben = (Browser(server.port) for _ in range(3))
        for browser, name in ((anna, "Anna"), (mallory, "Mallory"), (ben, "Ben")):
            browser.become(name)
        opened = anna.open(*TABLE)
        device = ben.sit_at(opened["link"])
        device.receive()
        for _ in range(5):
            mallory.get("/codes/dadadada")
        assert mallory.get(f"/codes/{opened['code']}").status == 429
        assert ben.get(f"/codes/{opened['code']}").json["link"] == opened["link"]
        assert anna.get(f"/codes/{opened['code']}").status == 200
        assert ben.get("/codes/dadadada").status == 429
        device.close()


def test_half_requests_from_one_address_are_few_and_others_come_in(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=Limits(connections_an_address=50)) as server:
        halves = []
        for _ in range(200):
            half = socket.create_connection(("127.0.0.1", server.port))
            with suppress(OSError):
                half.sendall(b"GET / HTTP/1.1\r\n")
            half.settimeout(0.01)
            halves.append(half)
        time.sleep(0.3)
        assert sum(is_open(half) for half in halves) <= 50
        for half in halves:
            half.close()
        time.sleep(0.2)
        assert Browser(server.port).ask("GET", "/healthz").status == 200


def is_open(half: socket.socket) -> bool:
    try:
        return half.recv(1) != b""
    except TimeoutError:
        return True
    except OSError:
        return False


def test_a_download_nobody_reads_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "IDLE_SECONDS", 0.3)
    monkeypatch.setattr(connections, "READING_SECONDS", 0.3)
    with server_in_thread(tmp_path) as server:
        ask = f"GET /pad.html HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode()
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            lazy.connect(("127.0.0.1", server.port))
            # More answers than all buffers take, so that some wait in the server.
            lazy.sendall(ask * 400)
            time.sleep(1.5)
            lazy.settimeout(5)
            received = 0
            with suppress(ConnectionError):
                while part := lazy.recv(65_536):
                    received += len(part)
        whole = len(Browser(server.port).ask("GET", "/pad.html").body)
        assert received < 400 * whole / 2


@pytest.mark.skipif(os.name != "posix" or not Path("/usr/bin/prlimit").exists(), reason="needs prlimit")
def test_running_out_of_descriptors_is_logged_and_survived(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    process = ServerProcess(tmp_path / "data", port, log, most_files=200)
    crowd = []
    for _ in range(300):
        one = socket.socket()
        one.settimeout(1)
        with suppress(OSError):
            one.connect(("127.0.0.1", port))
        crowd.append(one)
    time.sleep(0.5)
    for one in crowd:
        one.close()
    time.sleep(0.5)
    anna = Browser(port)
    anna.become("Anna")
    assert anna.open(*TABLE)["code"]
    assert process.terminate() == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line["event"] == "refused" and line["code"] == "too_many_connections" for line in lines)
    assert not any(line["event"] == "storage_failed" for line in lines)


def test_the_bounds_of_open_connections_count_websockets_too() -> None:
    refused: list[None] = []
    websockets = 0
    connections = OpenConnections(3, 2, lambda: websockets, lambda: refused.append(None))
    assert [connections.opened(address) for address in "aaab"] == [True, True, False, True]
    connections.closed("b")
    websockets = 1
    assert not connections.opened("b")
    connections.closed("a")
    assert connections.opened("b")
    assert len(refused) == 2


def test_refusals_are_logged_at_a_bounded_rate_and_none_is_forgotten() -> None:
    stream, now = io.StringIO(), [0.0]
    refusals = RefusalLog(log_to(stream), lambda: now[0])
    for _ in range(10_000):
        refusals.note("too_fast", "192.0.2.1")
    now[0] = 10.0
    refusals.note("too_fast", "192.0.2.1")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["refused"] * REFUSAL_BURST + ["refusals_left_out", "refused"]
    assert lines[-2]["refusals"] == 10_000 - REFUSAL_BURST
