"""Signing out ends all connections of the session; the person keeps the seat."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from doublelucky7.protocol.messages import CloseReason, Ping, Pong
from doublelucky7.server.access.sessions import Sessions
from doublelucky7.server.websocket.session_connections import SessionConnections
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.attendance.connections import TableConnection
from doublelucky7.tables.attendance.people import NamedPerson
from testkit.server.clients import Browser, Device
from testkit.server.servers import LiveServer


def anna_at_a_table(server: LiveServer) -> tuple[Browser, Device, str]:
    anna = Browser(server.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, {"kind": "open"})["link"]
    return anna, sat_down(anna, link), link


def sat_down(browser: Browser, link: str) -> Device:
    device = browser.sit_at(link)
    device.receive()
    return device


def test_an_ended_session_ends_all_its_lines_with_a_reason(server: LiveServer) -> None:
    anna, device, link = anna_at_a_table(server)
    second_tab = sat_down(anna, link)
    assert anna.ask("DELETE", "/api/v1/session").status == 200
    for connection in (device, second_tab):
        assert connection.receive_goodbye().code is CloseReason.SESSION_ENDED
        with pytest.raises(ConnectionClosed) as closed:
            connection.socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


def test_the_same_persons_other_device_stays_and_finds_the_seat_kept(server: LiveServer) -> None:
    anna, device, link = anna_at_a_table(server)
    tablet = Browser(server.port)
    tablet.keep(tablet.post("/session/resume", {"code": anna.post("/session/resume-code").json["code"]}))
    other = sat_down(tablet, link)
    anna.ask("DELETE", "/api/v1/session")
    device.receive_goodbye()
    other.send(Ping())
    other.receive_until(lambda message: isinstance(message, Pong))
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
    device.receive_goodbye()
    bens.send(Ping())
    bens.receive_until(lambda message: isinstance(message, Pong))
    bens.close()


def test_a_session_ended_during_a_handshake_gets_no_connection(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, device, link = anna_at_a_table(server)
    device.close()
    find, asked = Sessions.find, []

    async def found_only_once(sessions: Sessions, token: str) -> Session | None:
        asked.append(token)
        return await find(sessions, token) if len(asked) == 1 else None

    monkeypatch.setattr(Sessions, "find", found_only_once)
    assert anna.sit_at(link).receive_goodbye().code is CloseReason.SESSION_ENDED


def test_a_line_that_is_gone_is_not_ended_again() -> None:
    connections, ended = SessionConnections(), list[CloseReason]()
    here, gone = (
        TableConnection(NamedPerson("anna", "Anna"), lambda message: None, lambda answer: None, ended.append)
        for _ in range(2)
    )
    for connection in (here, gone):
        connections.opened("token", connection)
    connections.closed("token", gone)
    connections.end_session("token")
    assert ended == [CloseReason.SESSION_ENDED]
