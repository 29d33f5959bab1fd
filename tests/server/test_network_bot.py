"""The example bot of 40 lines plays over the network with a token."""

import subprocess
import sys
from pathlib import Path

from doublelucky7.protocol.commands import StartGame
from doublelucky7.protocol.sitting import PersonSeat
from testkit.server.clients import Browser, is_finished, play_to_the_end
from testkit.server.servers import LiveServer

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"
MOST_LINES = 40


def test_the_example_has_at_most_40_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


def test_the_example_plays_a_whole_game(server: LiveServer) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    opened = anna.open({"kind": "you"}, {"kind": "open"}, settings={"pace": "fast", "stand_in": "random"})
    host = anna.sit_at(opened["link"])
    host.receive()
    url = f"http://localhost:{server.port}"
    bot = subprocess.Popen([sys.executable, str(EXAMPLE), url, opened["code"], "Marvin"])
    host.wait_for(lambda update: isinstance(update.table.seats[1].holder, PersonSeat))
    host.do(StartGame())
    play_to_the_end(host)
    assert is_finished(host.last)
    assert bot.wait(20) == 0
    host.close()
