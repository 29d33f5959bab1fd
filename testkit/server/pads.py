"""Devices at a shared score pad of a real server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

from doublelucky7.protocol.pad_entries import BidFact, PadEntry
from doublelucky7.protocol.pads import PadFollow, PadServerMessage, PadUpdate, PadWrite, read_pad_server_message
from testkit.server.clients import Browser, Device


def bid(entry_id: str, person: int = 0, number: int = 1, bid: int = 0) -> PadEntry:
    """A tap on a bid."""
    return PadEntry(id=entry_id, at=1, fact=BidFact(number, person, bid))


class PadDevice:
    """A websocket at a pad; it keeps the entries in the order in which everybody has them."""

    def __init__(self, browser: Browser, link: str, known: Sequence[PadEntry] = ()) -> None:
        self._device = Device(browser.port, f"pad/{link}", browser.headers)
        self.entries = list(known)
        self.updates: list[PadUpdate] = []
        self.send(PadFollow(len(known)))
        self.wait_for(lambda update: True)

    def send(self, message: object) -> None:
        self._device.send(message)

    def write(self, *entries: PadEntry) -> None:
        self.send(PadWrite(entries))

    def receive(self) -> PadServerMessage:
        received = self._device.socket.recv(20)
        message = read_pad_server_message(received)
        if isinstance(message, PadUpdate):
            self.updates.append(message)
            self.entries[message.after :] = message.entries
        return message

    def wait_for(self, is_so: Callable[[PadUpdate], bool]) -> PadUpdate:
        while not (isinstance(message := self.receive(), PadUpdate) and is_so(message)):
            pass
        return message

    def know(self, *ids: str) -> None:
        """Waits until these entries are acknowledged."""
        while not {entry.id for entry in self.entries}.issuperset(ids):
            self.receive()

    def close(self) -> None:
        self._device.close()


def ids_of(device: PadDevice) -> list[str]:
    return [entry.id for entry in device.entries]


def numbered(prefix: str, how_many: int) -> list[PadEntry]:
    numbers = count(1)
    return [bid(f"{prefix}{next(numbers)}") for _ in range(how_many)]
