"""What the metrics show, on a port of their own: codes and counts, and nothing of a game."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from doublelucky7.bots.players.master import MasterBot
from doublelucky7.cli.main import main
from doublelucky7.protocol.commands import Pause, Resume, StartGame
from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CannotRead, Do, RefusedByRules, Unreadable
from doublelucky7.protocol.refusals import TableRefusalCode
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.server.monitoring import metrics_listener
from doublelucky7.server.monitoring.metrics import ILLEGAL
from testkit.server.clients import Browser, Device, play_until
from testkit.server.servers import GENEROUS, LiveServer, server_in_thread

KNOWN = {code.value for codes in (HttpError, TableRefusalCode, CannotRead) for code in codes} | {ILLEGAL}


def refusals(server: LiveServer) -> Counter[str]:
    name, text = "dl7_refusals_total", server.metrics
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line.startswith(f"{name}{{")]
    return Counter({label.removeprefix(f'{name}{{code="').removesuffix('"}'): int(count) for label, count in lines})


def sat_down(server: LiveServer) -> tuple[Browser, Device, str]:
    anna = Browser(server.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "you", "name": "Grandma"})["link"]
    device = anna.sit_at(link)
    device.receive()
    return anna, device, link


def test_what_a_table_refuses_is_counted_by_its_own_code_over_both_ways(server: LiveServer) -> None:
    anna, device, link = sat_down(server)
    before = refusals(server)
    device.ask(Resume())
    anna.post(f"/tables/{link}/do", Do(id="1", after=device.last.table.version, command=Pause()))
    anna.post("/tables", {"seats": [{"kind": "you"}]})
    assert refusals(server) - before == {"not_playing": 2, "not_these_seats": 1}
    device.close()


def test_what_cannot_be_read_is_counted_by_its_own_code_and_never_by_the_clients_words(server: LiveServer) -> None:
    _, device, _ = sat_down(server)
    before = refusals(server)
    for sent in (
        '{"code":"my_own_label"}',
        '{"kind":"do","id":"\\"code\\":\\"mine\\"","after":0,"command":{}}',
        "hello",
    ):
        device.socket.send(sent)
        device.receive_until(lambda message: isinstance(message, Unreadable))
    assert refusals(server) - before == {"not_a_message": 2, "not_json": 1}
    assert refusals(server).keys() <= KNOWN
    device.close()


def test_what_the_rules_refuse_is_one_number_because_its_code_could_tell_of_a_hand(server: LiveServer) -> None:
    _, device, _ = sat_down(server)
    device.do(StartGame())
    device.wait_for(lambda update: bool(update.views) and any(view.legal for view in update.views))
    before = refusals(server)
    seat = next(view.viewer for view in device.last.views if view.legal)
    assert seat is not None
    assert isinstance(device.ask(PlaceBid(seat, 77)), RefusedByRules)
    assert refusals(server) - before == {ILLEGAL: 1}
    device.close()


def test_the_public_port_has_no_metrics(server: LiveServer) -> None:
    anna = Browser(server.port)
    for path in ("/metrics", "/metrics/", "//metrics", "/api/v1/metrics"):
        answer = anna.ask("GET", path)
        assert answer.status == 404
        assert b"dl7_" not in answer.body


def test_the_metrics_port_answers_nothing_else(server: LiveServer) -> None:
    for method, path, status in (("GET", "/metrics", 200), ("GET", "/api/v1/server", 404), ("POST", "/metrics", 405)):
        connection = http.client.HTTPConnection("127.0.0.1", server.metrics_port, timeout=10)
        connection.request(method, path)
        assert connection.getresponse().status == status
        connection.close()


def test_half_a_request_to_the_metrics_port_holds_nothing_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics_listener, "REQUEST_SECONDS", 0.1)
    with server_in_thread(tmp_path) as server:
        halves = [socket.create_connection(("127.0.0.1", server.metrics_port)) for _ in range(20)]
        for half in halves:
            half.sendall(b"GET /metrics HTTP/1.1\r\n")
            half.settimeout(10)
        for half in halves:
            with suppress(ConnectionError):
                assert half.recv(1) == b""
            half.close()
        assert "dl7_connections" in server.metrics


@pytest.mark.parametrize("given", ["9177", "127.0.0.1:", ":9177", "127.0.0.1:http", "127.0.0.1:0"])
def test_a_place_for_metrics_that_is_none_is_named(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--language", "en", "--metrics", given]) == 2
    assert "is not an address with a port" in capsys.readouterr().err


def test_a_bot_that_hangs_is_counted_and_logged_and_its_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_over = threading.Event()
    monkeypatch.setattr(MasterBot, "choose", lambda bot, heard, seed: is_over.wait())
    limits = msgspec.structs.replace(GENEROUS, bot_threads=1, bot_seconds=0.05)
    with server_in_thread(tmp_path, limits=limits) as server:
        try:
            anna = Browser(server.port)
            anna.become("Anna")
            device = anna.sit_at(anna.open({"kind": "you"}, {"kind": "bot", "level": "master"})["link"])
            device.receive()
            device.do(StartGame())
            play_until(device, lambda update: bool(update.views) and update.views[0].round == 2)
            text = server.metrics
            device.close()
        finally:
            is_over.set()
        lines = [json.loads(line) for line in server.log.splitlines()]
    count = int(text.partition('dl7_bots_played_for_total{reason="too_slow"} ')[2].split()[0])
    logged = [line for line in lines if line["event"] == "bot_played_for"]
    assert count >= 2
    assert len(logged) >= count
    assert {(line["level"], line["why"], line["where"]) for line in logged} == {("master", "too_slow", None)}
