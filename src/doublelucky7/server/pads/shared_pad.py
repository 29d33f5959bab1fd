"""One shared pad: its entries in the order that counts, and the devices that follow it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final, assert_never

import msgspec

from doublelucky7.protocol.messages import CloseReason, Ping, Pong
from doublelucky7.protocol.pad_entries import PadEntry
from doublelucky7.protocol.pads import (
    PadClientMessage,
    PadFollow,
    PadOpened,
    PadRefusalCode,
    PadRefused,
    PadRole,
    PadServerMessage,
    PadUpdate,
    PadWrite,
)
from doublelucky7.storage.entry import ByPerson, Entry, NewEntry
from doublelucky7.storage.event_store import EventStore, StreamMoved, UnreadableEntry

MOST_ENTRIES: Final = 5_000
MOST_BYTES: Final = 500_000
"""How much one pad may hold: a game of seven players and 14 rounds has 300 entries and 35 kB."""

MOST_FOLLOWERS: Final = 60
ENTRIES_A_MESSAGE: Final = 200
ENTRIES_AN_APPEND: Final = 100
OPENED: Final = "pad_opened"
ENTRY_ADDED: Final = "pad_entry"

_encode: Final = msgspec.json.Encoder().encode
_decode_opened: Final = msgspec.json.Decoder(PadOpened).decode
_decode_entry: Final = msgspec.json.Decoder(PadEntry).decode


class PadFollower:
    """A device at a pad; `send` takes an encoded message and never waits, `close` says why and disconnects."""

    def __init__(
        self, person: str, role: PadRole, send: Callable[[bytes], None], close: Callable[[CloseReason], None]
    ) -> None:
        self.person, self.role, self.send, self.close = person, role, send, close
        self.is_following = False

    def send_message(self, message: PadServerMessage) -> None:
        """Encodes a message and sends it."""
        self.send(_encode(message))


class SharedPad:
    """A pad in memory; nobody is sent an entry before it is durable."""

    def __init__(
        self,
        stream: str,
        opened: PadOpened,
        entries: Sequence[PadEntry],
        store: EventStore,
        now: Callable[[], int],
    ) -> None:
        self.opened = opened
        self.stream, self._store, self._now = stream, store, now
        self._entries = list(entries)
        self._ids = {entry.id for entry in entries}
        self._bytes = sum(len(_encode(entry)) for entry in entries)
        self._waiting: list[tuple[PadEntry, NewEntry]] = []
        self._storing: asyncio.Task[None] | None = None
        self._followers: dict[PadFollower, None] = {}
        self.used_at = now()
        self.is_broken = False
        """Whether something could not be stored, so that what is stored is not known here."""

    @classmethod
    async def open(
        cls, stream: str, opened: PadOpened, person: str, store: EventStore, now: Callable[[], int]
    ) -> SharedPad:
        """A new pad, once its first event is durable."""
        first = NewEntry(at=now(), by=ByPerson(person), kind=OPENED, event=_encode(opened))
        await asyncio.wrap_future(store.append(stream, 0, [first]))
        return cls(stream, opened, (), store, now)

    @classmethod
    async def load(cls, stream: str, store: EventStore, now: Callable[[], int]) -> SharedPad | None:
        """The stored pad, None where there is none; raises `UnreadableEntry` for a damaged one."""
        stored = await asyncio.wrap_future(store.read(stream))
        if not stored:
            return None
        try:
            return cls(stream, opening_in(stored), [_decode_entry(entry.event) for entry in stored[1:]], store, now)
        except msgspec.DecodeError as problem:
            raise UnreadableEntry(str(problem)) from problem

    @property
    def version(self) -> int:
        """How many entries are stored."""
        return len(self._entries)

    @property
    def is_idle(self) -> bool:
        """Whether no device is connected and nothing is being stored."""
        return not self._followers and self._storing is None

    @property
    def is_crowded(self) -> bool:
        """Whether no more devices may connect."""
        return len(self._followers) >= MOST_FOLLOWERS

    def add(self, follower: PadFollower) -> None:
        """Notes that a device is connected; it is sent something once it asks to follow."""
        self._followers[follower] = None
        self._broadcast_device_count()

    def remove(self, follower: PadFollower) -> None:
        """Notes that a device has gone."""
        del self._followers[follower]
        self.used_at = self._now()
        self._broadcast_device_count()

    def receive(self, follower: PadFollower, message: PadClientMessage) -> None:
        """Does what a connected device asks for."""
        match message:
            case PadFollow(after=after):
                self.follow(follower, after)
            case PadWrite(entries=entries):
                self.write(follower, entries)
            case Ping():
                follower.send_message(Pong(self._now()))
            case _ as unreachable:
                assert_never(unreachable)

    def follow(self, follower: PadFollower, after: int) -> None:
        """Sends what came after a version, or all to a device that knows of more, and from now on what comes."""
        follower.is_following = True
        for update in self.updates(follower.role, after if after <= self.version else 0):
            follower.send_message(update)

    def write(self, follower: PadFollower, entries: Sequence[PadEntry]) -> None:
        """Stores entries of a writer and then broadcasts them; entries that the pad has already are ignored."""
        new = {entry.id: entry for entry in entries if entry.id not in self._ids}
        encoded = [_encode(entry) for entry in new.values()]
        size = sum(map(len, encoded))
        if follower.role is not PadRole.WRITER:
            follower.send_message(PadRefused(PadRefusalCode.ONLY_WATCHING, tuple(entry.id for entry in entries)))
        elif len(self._ids) + len(new) > MOST_ENTRIES or self._bytes + size > MOST_BYTES:
            follower.send_message(PadRefused(PadRefusalCode.PAD_IS_FULL, tuple(new)))
        elif new:
            self._ids.update(new)
            self._bytes += size
            by, at = ByPerson(follower.person), self._now()
            self._waiting += [
                (entry, NewEntry(at=at, by=by, kind=ENTRY_ADDED, event=event, action_id=entry.id))
                for entry, event in zip(new.values(), encoded, strict=True)
            ]
            if self._storing is None:
                self._storing = asyncio.get_running_loop().create_task(self._store_all())

    def close(self, why: CloseReason) -> None:
        """Ends all connections."""
        for follower in tuple(self._followers):
            follower.close(why)

    async def settled(self) -> None:
        """Waits until everything taken is stored."""
        if self._storing is not None:
            await asyncio.wait({self._storing})

    async def _store_all(self) -> None:
        """Stores what waits, a portion at a time, until nothing does; where that fails, devices must reconnect."""
        try:
            while self._waiting:
                portion, self._waiting = self._waiting[:ENTRIES_AN_APPEND], self._waiting[ENTRIES_AN_APPEND:]
                before = self.version
                # The opening is the stream's first entry.
                appended = self._store.append(self.stream, before + 1, [entry for _, entry in portion])
                await asyncio.wrap_future(appended)
                self._entries += [entry for entry, _ in portion]
                self._broadcast(before)
        except Exception as failure:
            self.is_broken = True
            self.close(CloseReason.MOVED if isinstance(failure, StreamMoved) else CloseReason.SERVER_STOPS)
            raise
        finally:
            self._storing = None

    def _broadcast(self, after: int) -> None:
        messages = {role: [_encode(update) for update in self.updates(role, after)] for role in PadRole}
        for follower in tuple(self._followers):
            if follower.is_following:
                for message in messages[follower.role]:
                    follower.send(message)

    def _broadcast_device_count(self) -> None:
        self._broadcast(self.version)

    def updates(self, role: PadRole, after: int) -> Iterator[PadUpdate]:
        """What a device that knows a version is sent: at least one update."""
        for start in range(after, max(self.version, after + 1), ENTRIES_A_MESSAGE):
            yield self._update(role, start, min(start + ENTRIES_A_MESSAGE, self.version))

    def _update(self, role: PadRole, after: int, version: int) -> PadUpdate:
        return PadUpdate(
            after=after,
            version=version,
            role=role,
            devices=len(self._followers),
            entries=tuple(self._entries[after:version]),
        )


def opening_in(stored: Sequence[Entry]) -> PadOpened:
    """The first event of a stored pad."""
    return _decode_opened(stored[0].event)
