"""Connections: reloads, several devices, spectators, floods, frames of every size, and readers who do not read."""

import socket
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from doublelucky7.protocol.commands import ChangeSettings, CloseTable, Pause, Say, StartGame, TakeSeat
from doublelucky7.protocol.messages import (
    CannotRead,
    CloseReason,
    Do,
    Done,
    Look,
    Ping,
    Pong,
    RefusedByTable,
    Said,
    Unreadable,
)
from doublelucky7.protocol.sitting import Spectators, Talk
from doublelucky7.protocol.table_view import Presence
from doublelucky7.server.settings import Limits
from testkit.server.clients import Browser, Device, Program, play_until
from testkit.server.servers import LiveServer, server_in_thread

BOT = {"kind": "bot", "level": "random"}
PATIENCE_SECONDS = 10.0
FAST = {"pace": "fast", "stand_in": "random"}


def table_of(server: LiveServer, *seats: object) -> tuple[Browser, Device, str]:
    anna = Browser(server.port)
    anna.become("Anna")
    link = anna.open({"kind": "you"}, *seats, settings=FAST)["link"]
    device = anna.sit_at(link)
    device.receive()
    return anna, device, link


def stranger_at(server: LiveServer, link: str) -> Device:
    ben = Browser(server.port)
    ben.become("Ben")
    device = ben.sit_at(link)
    device.receive()
    return device


def await_reconnect_delay(server: LiveServer) -> None:
    """Waits until the server delays connections from the address of the tests."""
    until = time.monotonic() + PATIENCE_SECONDS
    while server.running.context.reconnect_delays.wait("127.0.0.1", time.monotonic()) == 0:
        assert time.monotonic() < until, "a flooding address could reconnect at once"
        time.sleep(0.01)


def test_a_seat_survives_a_lost_connection(server: LiveServer) -> None:
    anna, device, link = table_of(server, BOT)
    device.do(StartGame())
    play_until(device, lambda update: bool(update.views) and update.views[0].round == 2)
    before = device.last
    device.socket.socket.shutdown(socket.SHUT_RDWR)
    again = anna.sit_at(link)
    again.receive()
    assert again.last.yours.seats == (0,)
    assert again.last.table.version >= before.table.version
    assert again.last.views[0].viewer == 0
    again.close()


def test_two_devices_of_one_person_see_the_same(server: LiveServer) -> None:
    anna, device, link = table_of(server, {"kind": "open"})
    other = anna.sit_at(link)
    other.receive()
    done = other.do(TakeSeat(1, "Grandma"))
    device.wait_for(lambda update: update.table.version >= done.version)
    assert device.last.yours == other.last.yours
    device.close()
    assert other.last.table.seats[0].presence is Presence.HERE
    other.close()


def test_a_spectator_sees_no_hand_and_cannot_act(server: LiveServer) -> None:
    _, device, link = table_of(server, BOT)
    watching = stranger_at(server, link)
    device.do(StartGame())
    watching.wait_for(lambda update: bool(update.views) and update.views[0].round == 1)
    for update in watching.messages:
        for view in getattr(update, "views", ()):
            assert (view.viewer, view.hand, view.legal) == (None, None, ())
    assert b"hand_dealt" not in b"".join(watching.raw)
    assert isinstance(watching.ask(Say(0, Talk.HELLO)), RefusedByTable)
    watching.close()
    device.close()


def test_the_host_can_close_the_table_to_spectators(server: LiveServer) -> None:
    anna, device, link = table_of(server, BOT)
    watching = stranger_at(server, link)
    device.do(StartGame())
    settings = device.last.table.settings
    device.do(ChangeSettings(type(settings)(pace=settings.pace, stand_in="random", spectators=Spectators.CLOSED_OUT)))
    assert watching.receive_goodbye().code is CloseReason.CLOSED_TO_SPECTATORS
    late = Browser(server.port)
    late.become("Late")
    assert late.get(f"/tables/{link}").json == {"error": "closed_to_spectators"}
    assert late.sit_at(link).receive_goodbye().code is CloseReason.CLOSED_TO_SPECTATORS
    assert anna.get(f"/tables/{link}").status == 200
    device.close()


def test_a_closed_table_says_goodbye(server: LiveServer) -> None:
    anna, device, link = table_of(server, BOT)
    device.ask(CloseTable())
    assert device.receive_goodbye().code is CloseReason.TABLE_IS_CLOSED
    again = anna.sit_at(link)
    assert again.receive_goodbye().code is CloseReason.TABLE_IS_CLOSED


def test_talk_reaches_the_others_as_a_code(server: LiveServer) -> None:
    _, device, link = table_of(server, BOT)
    other = stranger_at(server, link)
    device.ask(Say(0, Talk.GOOD_LUCK))
    received = other.receive_until(lambda message: isinstance(message, Said))
    assert isinstance(received, Said)
    assert received.talk is Talk.GOOD_LUCK
    device.close()
    other.close()


def test_a_ping_is_answered(server: LiveServer) -> None:
    _, device, _ = table_of(server, BOT)
    device.send(Ping())
    assert isinstance(device.receive_until(lambda message: isinstance(message, Pong)), Pong)
    device.close()


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        ("hello", Unreadable(CannotRead.NOT_JSON)),
        (b"\xff\x00", Unreadable(CannotRead.NOT_JSON)),
        ("", Unreadable(CannotRead.NOT_JSON)),
        ("[" * 10_000, Unreadable(CannotRead.NOT_A_MESSAGE)),
        ("{}", Unreadable(CannotRead.NOT_A_MESSAGE, "kind")),
        ('{"kind":"look","more":1}', Unreadable(CannotRead.NOT_A_MESSAGE, "more")),
        (
            '{"kind":"do","id":"1","after":0,"command":{"kind":"deal","deck":[]}}',
            Unreadable(CannotRead.NOT_A_MESSAGE, "command.kind", "1"),
        ),
        (" " * 20_000, Unreadable(CannotRead.TOO_LARGE)),
    ],
)
def test_what_cannot_be_read_is_answered_to_its_sender_alone(
    server: LiveServer, sent: str | bytes, expected: Unreadable
) -> None:
    _, device, link = table_of(server, BOT)
    other = stranger_at(server, link)
    received = len(other.messages)
    device.socket.send(sent)
    answer = device.receive_until(lambda message: isinstance(message, Unreadable))
    assert answer == expected
    other.send(Ping())
    assert isinstance(other.receive(), Pong)
    assert len(other.messages) == received + 1
    device.close()
    other.close()


def test_a_frame_that_is_far_too_large_ends_the_connection(server: LiveServer) -> None:
    anna, device, link = table_of(server, BOT)
    device.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        device.receive_until(lambda message: False)
    again = anna.sit_at(link)
    again.receive()
    assert again.last.yours.seats == (0,)
    again.close()


def test_a_message_that_came_too_fast_is_dropped_and_named(tmp_path: Path) -> None:
    slow = Limits(messages_a_second=0.001, message_burst=1)
    with server_in_thread(tmp_path, limits=slow) as server:
        _, device, _ = table_of(server, BOT)
        for number in range(2):
            device.send(Do(id=f"pause-{number}", after=device.last.table.version, command=Pause()))
        dropped = device.receive_until(lambda message: isinstance(message, Unreadable))
        assert dropped == Unreadable(CannotRead.TOO_FAST, id="pause-1")


def test_a_client_that_floods_is_disconnected_and_keeps_the_seat(tmp_path: Path) -> None:
    slow = Limits(messages_a_second=0.001, message_burst=5, outgoing_bytes=10_000_000)
    with server_in_thread(tmp_path, limits=slow) as server:
        anna, device, link = table_of(server, BOT)
        for _ in range(100):
            device.send(Look())
        assert device.receive_goodbye().code is CloseReason.TOO_MANY_MESSAGES
        assert Unreadable(CannotRead.TOO_FAST) in device.messages
        with pytest.raises(ConnectionClosed):
            device.receive()
        await_reconnect_delay(server)
        again = anna.sit_at(link)
        again.receive()
        assert again.last.yours.seats == (0,)
        again.close()


def test_a_client_that_does_not_read_is_disconnected_and_keeps_the_seat(tmp_path: Path) -> None:
    limits = Limits(messages_a_second=100_000, message_burst=100_000, outgoing_bytes=50_000)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna, device, link = table_of(server, BOT)
        other = stranger_at(server, link)
        drops = server.running.context.metrics.drops
        device.socket.recv_messages.pause()  # Nothing more is taken from the socket.
        while not drops["too_slow"]:
            device.send(Look())
        other.send(Ping())
        assert isinstance(other.receive_until(lambda message: isinstance(message, Pong)), Pong)
        again = anna.sit_at(link)
        again.receive()
        assert again.last.yours.seats == (0,)
        again.close()
        other.close()


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = Limits(connections_an_address=2)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna, device, link = table_of(server, BOT)
        second = anna.sit_at(link)
        with pytest.raises(InvalidStatus) as refusal:
            anna.sit_at(link)
        assert refusal.value.response.status_code == 503
        second.close()
        device.close()


def test_so_many_tables_fit_and_no_more(tmp_path: Path) -> None:
    limits = Limits(tables=1)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna, device, link = table_of(server, BOT)
        answer = anna.post("/tables", {"seats": [{"kind": "you"}, {"kind": "open"}]})
        assert (answer.status, answer.json) == (503, {"error": "too_many_tables"})
        device.close()
        device = stranger_at(server, link)
        device.close()


def test_an_empty_table_makes_room_for_another_and_is_found_again(tmp_path: Path) -> None:
    limits = Limits(tables=1)
    with server_in_thread(tmp_path, limits=limits) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        first = anna.open({"kind": "you"}, {"kind": "open"})
        second = anna.open({"kind": "you"}, {"kind": "open"})
        assert anna.get(f"/tables/{first['link']}").json["table"]["game"] == first["game"]
        assert anna.get(f"/codes/{second['code']}").json["link"] == second["link"]


def test_a_program_acts_without_a_websocket_exactly_once(server: LiveServer) -> None:
    bot = Program(server.port)
    bot.become("Marvin")
    link = bot.open({"kind": "open"}, {"kind": "open"})["link"]
    version = bot.get(f"/tables/{link}").json["version"]
    do = {"kind": "do", "id": "a", "after": version, "command": {"kind": "take_seat", "seat": 0, "name": "Marvin"}}
    first, again = bot.post(f"/tables/{link}/do", do), bot.post(f"/tables/{link}/do", do)
    assert first.json == again.json == {"kind": "done", "id": "a", "version": version + 1}
    refused = bot.post(f"/tables/{link}/do", {**do, "id": "b"})
    assert (refused.status, refused.json["kind"]) == (409, "refused")
    assert bot.get(f"/tables/{link}").json["version"] == version + 1


def test_a_command_sent_again_over_another_connection_is_done_once(server: LiveServer) -> None:
    anna, device, link = table_of(server, {"kind": "open"})
    version = device.last.table.version
    first = device.ask(TakeSeat(1, "Grandma"), after=version, action_id="once")
    device.close()
    again = anna.sit_at(link)
    again.receive()
    assert again.ask(TakeSeat(1, "Grandma"), after=version, action_id="once") == first
    assert isinstance(first, Done)
    assert again.last.table.version == version + 1
    again.close()


def raw_frames_to(device: Device, frames: bytes) -> None:
    device.socket.socket.sendall(frames)


def test_a_quarter_megabyte_of_tiny_messages_is_not_read_to_its_end(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, limits=Limits(messages_a_second=1, message_burst=10)) as server:
        _, device, link = table_of(server, BOT)
        other = stranger_at(server, link)
        tiny = b"\x81\x81\x00\x00\x00\x00x"
        raw_frames_to(device, tiny * 36_000)
        assert device.receive_goodbye().code is CloseReason.TOO_MANY_MESSAGES
        assert server.running.context.metrics.messages_received < 1_000
        other.send(Ping())
        assert isinstance(other.receive_until(lambda message: isinstance(message, Pong)), Pong)
        other.close()


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\x00\x00\x00\x00", b"\x8a\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"]
)
def test_a_flood_of_pings_pongs_or_empty_fragments_is_disconnected(server: LiveServer, frame: bytes) -> None:
    _, device, _ = table_of(server, BOT)
    begun = b"\x01\x80\x00\x00\x00\x00" if frame[0] == 0 else b""
    raw_frames_to(device, begun + frame * 1_000)
    with pytest.raises(ConnectionClosed):
        device.receive_until(lambda message: False)


def test_a_fragmented_message_is_joined(server: LiveServer) -> None:
    _, device, _ = table_of(server, BOT)
    device.socket.send(['{"kind":', '"pi', 'ng"}'])
    assert isinstance(device.receive_until(lambda message: isinstance(message, Pong)), Pong)
    device.close()


def whole_frame(text: bytes) -> bytes:
    return b"\x81" + bytes([0x80 + len(text)]) + bytes(4) + text


PING_FRAME = whole_frame(b'{"kind":"ping"}')
LONG_PING_FRAME = b"\x81\xfe" + (200).to_bytes(2, "big") + bytes(4) + b'{"kind":"ping"}'.ljust(200)
# What comes after its first two bytes looks like a frame of its own.
MISLEADING_FRAME = b"\x81\x87" + b"\x81\x85\x00\x00" + bytes(7)


@pytest.mark.parametrize(
    ("frame", "cuts"), [(PING_FRAME, range(len(PING_FRAME))), (LONG_PING_FRAME, range(10)), (MISLEADING_FRAME, [2])]
)
def test_a_frame_is_one_frame_wherever_the_network_cuts_it(
    server: LiveServer, frame: bytes, cuts: Sequence[int]
) -> None:
    _, device, _ = table_of(server, BOT)
    for cut in cuts:
        raw_frames_to(device, frame[:cut])
        # Long enough for the server to read what has come.
        time.sleep(0.02)
        raw_frames_to(device, frame[cut:])
        raw_frames_to(device, PING_FRAME * 2)
    pongs = 2 * len(cuts) if frame is MISLEADING_FRAME else 3 * len(cuts)
    for _ in range(pongs):
        device.receive_until(lambda message: isinstance(message, Pong))
    device.close()


def test_text_that_is_not_utf8_is_answered(server: LiveServer) -> None:
    _, device, _ = table_of(server, BOT)
    raw_frames_to(device, b"\x81\x82\x00\x00\x00\x00\xff\xfe")
    assert device.receive_until(lambda message: isinstance(message, Unreadable)) == Unreadable(CannotRead.NOT_JSON)
    device.close()
