"""Whoever signs out is not heard any more, over no line that was open; the seat stays the person's."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from doublelucky7.protocol.messages import Farewell, Ping, Pong
from doublelucky7.server.access.sessions import Identities
from doublelucky7.server.websocket.session_connections import OpenLines
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.attendance.connections import Connection
from doublelucky7.tables.services import Guest
from testkit.server.clients import Browser, Device
from testkit.server.servers import LiveServer


def anna_at_a_table(server: LiveServer) -> tuple[Browser, Device, str]:
    anna = Browser(server.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
    return anna, sat_down(anna, link), link


def sat_down(browser: Browser, link: str) -> Device:
    device = browser.sit_at(link)
    device.hear()
    return device


def test_an_ended_session_ends_all_its_lines_with_a_reason(server: LiveServer) -> None:
    anna, device, link = anna_at_a_table(server)
    second_tab = sat_down(anna, link)
    assert anna.ask("DELETE", "/api/v1/session").status == 200
    for line in (device, second_tab):
        assert line.hear_goodbye().code is Farewell.SESSION_ENDED
        with pytest.raises(ConnectionClosed) as closed:
            line.socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


def test_the_same_persons_other_device_stays_and_finds_the_seat_kept(server: LiveServer) -> None:
    anna, device, link = anna_at_a_table(server)
    tablet = Browser(server.port)
    tablet.keep(tablet.post("/session/resume", {"code": anna.post("/session/resume-code").json["code"]}))
    other = sat_down(tablet, link)
    anna.ask("DELETE", "/api/v1/session")
    device.hear_goodbye()
    other.say(Ping())
    other.hear_until(lambda message: isinstance(message, Pong))
    again = sat_down(tablet, link)
    assert again.last.yours.seats == (0,)
    again.close()
    other.close()


def test_nobody_elses_line_ends(server: LiveServer) -> None:
    anna, device, link = anna_at_a_table(server)
    ben = Browser(server.port)
    ben.become("Ben")
    bens = sat_down(ben, link)
    anna.ask("DELETE", "/api/v1/session")
    device.hear_goodbye()
    bens.say(Ping())
    bens.hear_until(lambda message: isinstance(message, Pong))
    bens.close()


def test_a_session_ended_during_a_handshake_gets_no_line(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, device, link = anna_at_a_table(server)
    device.close()
    find, asked = Identities.find, []

    def found_only_once(identities: Identities, token: str) -> Session | None:
        asked.append(token)
        return find(identities, token) if len(asked) == 1 else None

    monkeypatch.setattr(Identities, "find", found_only_once)
    assert anna.sit_at(link).hear_goodbye().code is Farewell.SESSION_ENDED


def test_a_line_that_is_gone_is_not_ended_again() -> None:
    lines, ended = OpenLines(), list[Farewell]()
    here, gone = (Connection(Guest("anna", "Anna"), lambda message: None, ended.append) for _ in range(2))
    for connection in (here, gone):
        lines.opened("token", connection)
    lines.closed("token", gone)
    lines.end_session("token")
    assert ended == [Farewell.SESSION_ENDED]
