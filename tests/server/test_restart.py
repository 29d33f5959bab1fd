"""After a server is stopped or killed, games go on where they were."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from doublelucky7.protocol.commands import StartGame
from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.sitting import Phase
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from testkit.server.clients import Answer, Browser, play_until
from testkit.server.servers import ServerProcess, free_port, server_in_thread

BOT = {"kind": "bot", "level": "random"}
FAST = {"pace": "fast", "stand_in": "random"}


def test_a_killed_server_comes_back_with_seats_versions_and_codes(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    process = ServerProcess(tmp_path / "data", port, log)
    anna = Browser(port)
    person = anna.become("Anna")
    playing = anna.open({"kind": "you"}, BOT, settings=FAST)
    gathering = anna.open({"kind": "you"}, {"kind": "open"})
    device = anna.sit_at(playing["link"])
    device.receive()
    device.do(StartGame())
    play_until(device, lambda update: update.table.phase is Phase.PLAYING and bool(update.views[0].hand))
    before = device.last
    process.kill()
    process = ServerProcess(tmp_path / "data", port, log)
    assert anna.get("/session").json["person"] == person
    assert anna.get(f"/codes/{gathering['code']}").json["link"] == gathering["link"]
    assert {line["link"] for line in anna.get("/tables").json["yours"]} == {playing["link"], gathering["link"]}
    again = anna.sit_at(playing["link"])
    again.receive()
    assert again.last.yours.seats == (0,)
    assert again.last.table.version >= before.table.version
    assert again.last.views[0].hand == before.views[0].hand
    play_until(again, lambda update: update.table.version > before.table.version + 2)
    again.close()
    assert process.terminate() == 0


def test_a_server_told_to_stop_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    process = ServerProcess(tmp_path / "data", port, log)
    anna = Browser(port)
    anna.become("Anna")
    device = anna.sit_at(anna.open({"kind": "you"}, {"kind": "open"})["link"])
    device.receive()
    assert process.terminate() == 0
    assert device.receive_goodbye().code is CloseReason.SERVER_STOPS
    with pytest.raises(ConnectionClosed):
        device.receive()
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert [line["event"] for line in lines][-1] == "stopped"


def write_much(anna: Browser, link: str) -> Answer:
    number = anna.get(f"/tables/{link}").json["version"]
    command = {"kind": "write_forfeits", "forfeits": [f"{number} {line} " + "x" * 90 for line in range(40)]}
    return anna.post(f"/tables/{link}/do", {"kind": "do", "id": str(number), "after": number, "command": command})


def test_a_store_that_cannot_write_stops_the_server_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    process = ServerProcess(tmp_path / "data", port, log, most_file_bytes=300_000)
    anna = Browser(port)
    anna.become("Anna")
    opened = anna.open({"kind": "you"}, {"kind": "open"})
    acknowledged = 0
    with suppress(OSError):  # In the end there is nobody to answer.
        while (answer := write_much(anna, opened["link"])).status == 200:
            acknowledged = answer.json["version"]
    assert process.wait() == 74
    assert acknowledged > 0
    database = SqliteDatabase(tmp_path / "data" / "doublelucky7.sqlite")
    assert SqliteStore(database).read(opened["game"]).result()[-1].version >= acknowledged
    database.close()
    assert "Traceback" not in log.read_text()
    # Once there is room again, it starts and goes on.
    again = ServerProcess(tmp_path / "data", port, log)
    assert write_much(anna, opened["link"]).status == 200
    assert again.terminate() == 0


def test_tables_nobody_is_at_are_unloaded_and_found_again(tmp_path: Path) -> None:
    with server_in_thread(tmp_path) as server:
        anna = Browser(server.port)
        anna.become("Anna")
        opened = anna.open({"kind": "you"}, {"kind": "open"})
    with server_in_thread(tmp_path) as server:
        assert server.running.context.metrics.tables == 1
        anna.port = server.port
        anna.headers |= {"Host": f"localhost:{server.port}", "Origin": f"http://localhost:{server.port}"}
        assert [line["link"] for line in anna.get("/tables").json["gathering"]] == [opened["link"]]
