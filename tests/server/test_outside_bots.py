"""Bots of other packages at a table: whatever they do, it costs them a move and never the table."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

from doublelucky7.bots.outside.processes import BotProcess
from doublelucky7.bots.registry import installed_bots
from doublelucky7.protocol.commands import StartGame
from doublelucky7.protocol.merging import Update
from doublelucky7.server.settings import Limits
from testkit.server.clients import Browser, Device, play_until
from testkit.server.servers import GENEROUS, LiveServer, server_in_thread

NAMES = ("polite", "crashing", "leaving", "hanging", "talking", "cheating", "missing")
SOURCE = """
import sys, time

class Polite:
    name, version = "polite", "7"

    def choose(self, heard, seed):
        return heard.view.legal[0]

class Crashing(Polite):
    def choose(self, heard, seed):
        raise ValueError("no idea")

class Leaving(Polite):
    def choose(self, heard, seed):
        import os
        os._exit(3)

class Hanging(Polite):
    def choose(self, heard, seed):
        time.sleep(1_000)

class Talking(Polite):
    def choose(self, heard, seed):
        print("I think about it")
        sys.stdout.flush()
        return heard.view.legal[-1]

class Cheating(Polite):
    def choose(self, heard, seed):
        return {"kind": "win"}
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots, installed for this process and those it starts."""
    folder = tmp_path / "site"
    info = folder / "strange_bots-2.5.dist-info"
    info.mkdir(parents=True)
    (folder / "strange_bots.py").write_text(SOURCE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange_bots\nVersion: 2.5\n")
    points = "\n".join(f"{name} = strange_bots:{name.title()}" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[doublelucky7.bots]\n{points}\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))


def anna_with(server: LiveServer, bot: str) -> tuple[Browser, Device]:
    anna = Browser(server.port)
    anna.become("Anna")
    seats = ({"kind": "you"}, {"kind": "bot", "level": bot})
    opened = anna.open(*seats, settings={"pace": "fast", "stand_in": "random"})
    device = anna.sit_at(opened["link"])
    device.receive()
    return anna, device


def is_in_the_second_round(update: Update) -> bool:
    return bool(update.views) and update.views[0].round == 2


def replaced(server: LiveServer) -> set[tuple[str, str]]:
    lines = map(json.loads, server.log.splitlines())
    return {(line["level"], line["why"]) for line in lines if line["event"] == "bot_played_for"}


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("polite", None),
        ("talking", None),
        ("crashing", "failed"),
        ("leaving", "failed"),
        ("cheating", "illegal"),
        ("missing", "failed"),
    ],
)
@pytest.mark.usefixtures("installed")
def test_a_game_goes_on_whatever_a_bot_from_outside_does(tmp_path: Path, bot: str, why: str | None) -> None:
    with server_in_thread(tmp_path / "data", bots=(bot,)) as server:
        _, device = anna_with(server, bot)
        device.do(StartGame())
        play_until(device, is_in_the_second_round)
        assert replaced(server) == (set() if why is None else {(bot, why)})
        device.close()


@pytest.mark.usefixtures("installed")
def test_a_bot_that_hangs_is_killed_and_replaced(tmp_path: Path) -> None:
    limits = Limits(**{**msgspec.structs.asdict(GENEROUS), "bot_seconds": 0.2})
    with server_in_thread(tmp_path / "data", bots=("hanging",), limits=limits) as server:
        _, device = anna_with(server, "hanging")
        device.do(StartGame())
        play_until(device, is_in_the_second_round)
        assert replaced(server) == {("hanging", "too_slow")}
        device.close()


@pytest.mark.usefixtures("installed")
def test_only_bots_that_the_operator_allows_may_sit_down(tmp_path: Path) -> None:
    assert installed_bots().items() >= dict.fromkeys(NAMES, "2.5").items()
    with server_in_thread(tmp_path / "data", bots=("polite",)) as server:
        anna, device = anna_with(server, "polite")
        levels = {level["name"]: level["version"] for level in anna.get("/server").json["levels"]}
        assert levels["polite"] == "2.5"
        assert "crashing" not in levels
        refused = anna.post("/tables", {"seats": [{"kind": "you"}, {"kind": "bot", "level": "crashing"}]})
        assert refused.status == 409
        device.close()


@pytest.mark.usefixtures("installed")
def test_the_process_of_a_bot_ends_with_it() -> None:
    bot = BotProcess("polite")
    process = bot._running()
    assert (bot.name, bot.version) == ("polite", "7")
    bot.kill()
    assert process.poll() is not None
    again = bot._running()
    assert again.pid != process.pid
    bot.kill()
