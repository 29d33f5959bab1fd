"""Shared pads of a real server: links, codes, roles, refusals, and nothing acknowledged is lost when it is killed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from doublelucky7.protocol.messages import CannotRead, Goodbye, Ping, Pong, Unreadable
from doublelucky7.protocol.pads import PadRefusalCode, PadRefused, PadRole
from doublelucky7.server.access.codes import game_of
from doublelucky7.server.pads import shared_pad
from doublelucky7.server.pads.links import stream_of, watch_link_of
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from doublelucky7.tables.stream.stored_tables import StoredTables
from testkit.server.clients import Browser
from testkit.server.pads import PadDevice, bid, ids_of
from testkit.server.servers import LiveServer, ServerProcess, free_port, server_in_thread


def somebody(port: int, name: str = "Anna") -> Browser:
    browser = Browser(port)
    browser.become(name)
    return browser


def shared(browser: Browser) -> Any:
    answer = browser.post("/pads")
    assert answer.status == 201, answer.body
    return answer.json


def test_one_phone_shares_and_others_follow_live(server: LiveServer) -> None:
    anna, bea, tv = (somebody(server.port, name) for name in ("Anna", "Bea", "TV"))
    invited = shared(anna)
    first = PadDevice(anna, invited["link"])
    first.write(bid("a1"))
    first.know("a1")
    second, screen = PadDevice(bea, invited["link"]), PadDevice(tv, invited["watch_link"])
    assert second.updates[-1].role is PadRole.WRITER
    assert screen.updates[-1].role is PadRole.WATCHER
    second.write(bid("b1"), bid("a1"))
    for device in (first, second, screen):
        device.know("b1")
        assert ids_of(device) == ["a1", "b1"]
    assert first.updates[-1].devices == 3
    screen.close()
    first.wait_for(lambda update: update.devices == 2)
    second.send(Ping())
    while not isinstance(second.receive(), Pong):
        pass
    looked = anna.get(f"/pads/{invited['watch_link']}").json
    assert [entry["id"] for update in looked for entry in update["entries"]] == ["a1", "b1"]


def test_a_code_and_a_watching_link_lead_to_watching_only(server: LiveServer) -> None:
    anna, tv = somebody(server.port), somebody(server.port, "TV")
    invited = shared(anna)
    assert watch_link_of(invited["link"]) == invited["watch_link"]
    assert invited["urls"][0].endswith(f"/pad#live/{invited['link']}")
    found = tv.get(f"/pad-codes/{invited['code'].upper()}").json
    assert found["link"] is None
    assert found["urls"] == []
    assert found["watch_link"] == invited["watch_link"]
    assert tv.get(f"/pads/{found['watch_link']}/invitation").json == found
    assert anna.get(f"/pads/{invited['link']}/invitation").json == invited
    screen = PadDevice(tv, found["watch_link"])
    screen.write(bid("x"))
    refused = screen.receive()
    while not isinstance(refused, PadRefused):
        refused = screen.receive()
    assert refused == PadRefused(PadRefusalCode.ONLY_WATCHING, ("x",))
    assert server.running.context.metrics.pads >= 1


@pytest.mark.parametrize("path", ["/pads/nothing", f"/pads/{'a' * 32}", f"/pads/{'a' * 32}/invitation"])
def test_a_link_that_leads_nowhere_is_refused(server: LiveServer, path: str) -> None:
    answer = somebody(server.port).get(path)
    assert (answer.status, answer.json) == (404, {"error": "no_such_pad"})


def test_a_pad_needs_a_session_and_a_known_link_and_a_code_some_luck(server: LiveServer) -> None:
    assert Browser(server.port).post("/pads").json == {"error": "no_session"}
    assert somebody(server.port).get("/pad-codes/zzz").json == {"error": "no_such_code"}
    invited = shared(somebody(server.port))
    with pytest.raises(InvalidStatus):
        PadDevice(Browser(server.port), invited["link"])
    with pytest.raises(InvalidStatus):
        PadDevice(somebody(server.port), "b" * 32)


def test_what_is_no_message_is_said_and_shapes_are_checked(server: LiveServer) -> None:
    anna = somebody(server.port)
    device = PadDevice(anna, shared(anna)["link"])
    entry = json.loads('{"id": "x", "at": 1, "fact": {"kind": "bid", "round": 1, "person": 0, "bid": 1}}')
    wrong: list[Any] = [
        {"kind": "write", "entries": []},
        {"kind": "write", "entries": [{**entry, "id": "new\nline"}]},
        {"kind": "write", "entries": [{**entry, "undo": "y"}]},
        {"kind": "write", "entries": [{"id": "x", "at": 1}]},
        {"kind": "write", "entries": [{**entry, "fact": {**entry["fact"], "round": 15}}]},
        {"kind": "write", "entries": [{**entry, "fact": {**entry["fact"], "extra": 1}}]},
    ]
    for message in wrong:
        device.send(message)
        assert device.receive() == Unreadable(CannotRead.NOT_A_MESSAGE, "entries")
    device.send({"kind": "do", "id": "x", "after": 0, "command": {"kind": "go_on"}})
    assert device.receive() == Unreadable(CannotRead.NOT_A_MESSAGE, "kind", "x")
    device.write(bid("good"))
    device.know("good")
    assert ids_of(device) == ["good"]


def test_a_crowded_pad_takes_no_more_devices(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_pad, "MOST_FOLLOWERS", 1)
    anna = somebody(server.port)
    link = shared(anna)["link"]
    PadDevice(anna, link)
    with pytest.raises(InvalidStatus):
        PadDevice(anna, link)


def test_signing_out_ends_the_connection(server: LiveServer) -> None:
    anna = somebody(server.port)
    device = PadDevice(anna, shared(anna)["link"])
    anna.ask("DELETE", "/api/v1/session")
    assert isinstance(device.receive(), Goodbye)


def test_an_unused_pad_is_unloaded_and_found_again(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, speed=1) as server:
        anna = somebody(server.port)
        invited = shared(anna)
        device = PadDevice(anna, invited["link"])
        device.write(bid("a1"))
        device.know("a1")
        pads = server.running.context.pads
        pads._loaded[stream_of(invited["watch_link"])].used_at = 0
        pads.unload_idle()
        assert server.running.context.metrics.pads == 1
        device.close()
        other = PadDevice(anna, shared(anna)["link"])
        pads._loaded[stream_of(invited["watch_link"])].used_at = 0
        pads.unload_idle()
        assert server.running.context.metrics.pads == 1
        assert ids_of(PadDevice(anna, invited["link"])) == ["a1"]
        other.close()


def test_a_killed_server_loses_no_acknowledged_entry_and_knows_its_codes(tmp_path: Path) -> None:
    port, log, data = free_port(), tmp_path / "log", tmp_path / "data"
    process = ServerProcess(data, port, log)
    anna = somebody(port)
    invited = shared(anna)
    acknowledged: list[str] = []
    known: list[Any] = []
    for life in range(3):
        writer, other = PadDevice(anna, invited["link"], known), PadDevice(anna, invited["link"])
        assert set(acknowledged) <= set(ids_of(other))
        assert ids_of(writer) == ids_of(other)
        for number in range(12):
            (writer, other)[number % 2].write(*(bid(f"{life}-{number}-{part}") for part in range(3)))
        # It is killed while some of them are on their way.
        writer.know(f"{life}-4-2")
        acknowledged, known = ids_of(writer), writer.entries
        process.kill()
        process = ServerProcess(data, port, log)
    assert set(acknowledged) <= set(ids_of(PadDevice(anna, invited["link"])))
    assert anna.get(f"/pad-codes/{invited['code']}").json["watch_link"] == invited["watch_link"]
    assert process.terminate() == 0


def test_the_lobby_passes_pads_over_and_the_link_for_writing_is_stored_nowhere(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        anna = somebody(server.port)
        link = shared(anna)["link"]
    database = SqliteDatabase(tmp_path / "doublelucky7.sqlite")
    recent = asyncio.run(StoredTables(SqliteStore(database), game_of).touched_since(0))
    database.close()
    assert (recent.tables, recent.unreadable) == ((), ())
    assert all(link.encode() not in file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
