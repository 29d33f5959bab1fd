"""How many files and functions of the server one tap passes: `python -m benchmarks.tap`, `--list` names them.

From the frame on the socket to the update of everybody at the table: two people, one card, everything warm.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import doublelucky7
from doublelucky7.protocol.commands import StartGame, TakeSeat
from doublelucky7.protocol.merging import Update
from doublelucky7.rules.actions import PlayCard
from doublelucky7.rules.waiting import WaitingForCard
from testkit.server.clients import Browser, Device, play_until, what_is_due
from testkit.server.servers import server_in_thread

PACKAGE: Final = str(Path(doublelucky7.__file__).parent)
OPEN: Final = {"kind": "open"}
YOU: Final = {"kind": "you"}
SETTLED_SECONDS: Final = 0.3


class Passed:
    """Counts the calls of our own functions in every thread that was started after it."""

    def __init__(self) -> None:
        self.calls: Counter[CodeType] = Counter()
        self.is_counting = False
        threading.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        # A comprehension is a function of its own up to Python 3.11, and none to a reader.
        if self.is_counting and event == "call" and code.co_filename.startswith(PACKAGE) and code.co_name[0] != "<":
            self.calls[code] += 1

    @property
    def files(self) -> set[str]:
        return {code.co_filename.removeprefix(f"{PACKAGE}/") for code in self.calls}


def two_at_a_table(port: int) -> tuple[Device, Device]:
    """Two people in their second round, where one of them is to lead a card."""
    host, guest = Browser(port), Browser(port)
    host.become("Anna")
    guest.become("Bo")
    link = host.open(YOU, OPEN)["link"]
    first, second = host.sit_at(link), guest.sit_at(link)
    for device in (first, second):
        device.receive_until(lambda message: isinstance(message, Update))
    second.do(TakeSeat(1, "Bo"))
    first.wait_for(lambda update: update.table.version >= second.last.table.version)
    first.do(StartGame())
    devices = [first, second]
    players = [threading.Thread(target=play_until, args=(device, _a_card_is_led)) for device in devices]
    for player in players:
        player.start()
    for player in players:
        player.join()
    leader = next(device for device in devices if isinstance(what_is_due(device.last), PlayCard))
    return leader, second if leader is first else first


def _a_card_is_led(update: Update) -> bool:
    return any(
        isinstance(view.waiting, WaitingForCard) and view.round > 1 and not view.trick.plays for view in update.views
    )


def tap() -> Passed:
    """What one card passes on the server until both devices have seen it."""
    passed = Passed()
    with tempfile.TemporaryDirectory() as folder, server_in_thread(Path(folder)) as server:
        threading.setprofile(None)
        leader, other = two_at_a_table(server.port)
        command = what_is_due(leader.last)
        assert command is not None
        time.sleep(SETTLED_SECONDS)
        passed.is_counting = True
        done = leader.do(command)
        other.wait_for(lambda update: update.table.version >= done.version)
        passed.is_counting = False
        for device in (leader, other):
            device.close()
    return passed


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--list", action="store_true", help="name the functions")
    passed = tap()
    if reader.parse_args().list:
        for code, calls in sorted(passed.calls.items(), key=lambda called: called[0].co_filename):
            print(f"{calls:4} {code.co_filename.removeprefix(PACKAGE)[1:]} {code.co_qualname}")
    print(f"a tap passes {len(passed.files)} files and {len(passed.calls)} functions")


if __name__ == "__main__":
    main()
