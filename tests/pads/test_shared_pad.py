"""A shared pad on every storage engine: one order for all, stored before sent, nothing twice, within its limits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.pad_entries import PadEntry
from doublelucky7.protocol.pads import (
    PadOpened,
    PadRefusalCode,
    PadRefused,
    PadRole,
    PadServerMessage,
    PadUpdate,
    read_pad_server_message,
)
from doublelucky7.server.pads import shared_pad
from doublelucky7.server.pads.shared_pad import PadFollower, SharedPad
from doublelucky7.storage.entry import ByPerson, NewEntry
from doublelucky7.storage.event_store import EventStore, UnreadableEntry, VersionConflict
from doublelucky7.storage.memory.store import MemoryStore
from testkit.server.pads import bid, numbered
from tests.storage.engines import ENGINES, Engine

STREAM = "pad.abc"
OPENED = PadOpened(watch_link="w" * 32, code="lukame")


@pytest.fixture(params=ENGINES, ids=lambda make: make.__name__)
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    with request.param(tmp_path) as made:
        yield made


class Phone(PadFollower):
    """A device that keeps what it is sent."""

    def __init__(self, role: PadRole = PadRole.WRITER) -> None:
        super().__init__("somebody", role, self._receive, self._end)
        self.messages: list[PadServerMessage] = []
        self.entries: list[PadEntry] = []
        self.ended: list[CloseReason] = []

    @property
    def ids(self) -> list[str]:
        return [entry.id for entry in self.entries]

    def _receive(self, message: bytes) -> None:
        read = read_pad_server_message(message)
        self.messages.append(read)
        if isinstance(read, PadUpdate):
            self.entries[read.after :] = read.entries

    def _end(self, why: CloseReason) -> None:
        self.ended.append(why)


def now() -> int:
    return 1


async def opened(store: EventStore) -> SharedPad:
    return await SharedPad.open(STREAM, OPENED, "host", store, now)


def follow(pad: SharedPad, role: PadRole = PadRole.WRITER, after: int = 0) -> Phone:
    phone = Phone(role)
    pad.add(phone)
    pad.follow(phone, after)
    return phone


def test_two_phones_and_a_watcher_have_the_same_pad_and_so_has_the_store(engine: Engine) -> None:
    async def play() -> None:
        pad = await opened(engine.store)
        anna, bea, tv = follow(pad), follow(pad), follow(pad, PadRole.WATCHER)
        pad.write(anna, [bid("a1"), bid("a2")])
        pad.write(bea, [bid("b1"), bid("a2")])
        await pad.settled()
        pad.write(anna, [bid("a3")])
        await pad.settled()
        assert anna.ids == bea.ids == tv.ids == ["a1", "a2", "b1", "a3"]
        loaded = await SharedPad.load(STREAM, engine.store, now)
        assert loaded is not None
        assert follow(loaded).entries == anna.entries
        assert loaded.opened == OPENED

    asyncio.run(play())


def test_a_phone_that_comes_back_is_sent_what_it_missed_and_all_where_it_knows_more_than_there_is(
    engine: Engine,
) -> None:
    async def play() -> None:
        pad = await opened(engine.store)
        pad.write(follow(pad), numbered("a", 450))
        await pad.settled()
        back = follow(pad, after=440)
        assert [message.after for message in back.messages if isinstance(message, PadUpdate)] == [440]
        lost = follow(pad, after=900)
        assert [message.after for message in lost.messages if isinstance(message, PadUpdate)] == [0, 200, 400]
        assert len(lost.entries) == 450

    asyncio.run(play())


def test_a_watcher_cannot_write(engine: Engine) -> None:
    async def play() -> None:
        pad = await opened(engine.store)
        tv = follow(pad, PadRole.WATCHER)
        pad.write(tv, [bid("x")])
        await pad.settled()
        assert tv.messages[-1] == PadRefused(PadRefusalCode.ONLY_WATCHING, ("x",))
        assert len(engine.store.read(STREAM).result()) == 1

    asyncio.run(play())


class SlowStore(MemoryStore):
    """Answers an append when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Future[int]] = []

    def append(self, game: str, expected_version: int, entries: object) -> Future[int]:
        self.asked.append(Future())
        return self.asked[-1]


async def pause() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_nobody_is_told_of_an_entry_before_it_is_stored() -> None:
    async def play() -> None:
        store = SlowStore()
        pad = SharedPad(STREAM, OPENED, (), store, now)
        anna = follow(pad)
        pad.write(anna, [bid("a1")])
        await pause()
        assert anna.ids == []
        pad.write(anna, [bid("a2")])
        assert len(store.asked) == 1
        store.asked[0].set_result(2)
        await pause()
        assert anna.ids == ["a1"]
        store.asked[1].set_result(3)
        await pad.settled()
        assert anna.ids == ["a1", "a2"]

    asyncio.run(play())


def test_what_could_not_be_stored_is_not_told_and_devices_have_to_reconnect() -> None:
    async def play() -> None:
        store = SlowStore()
        pad = SharedPad(STREAM, OPENED, (), store, now)
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        anna = follow(pad)
        pad.write(anna, [bid("a1")])
        await pause()
        store.asked[0].set_exception(VersionConflict(STREAM, 1, 2))
        await pad.settled()
        assert anna.ids == []
        assert anna.ended == [CloseReason.SERVER_STOPS]
        assert pad.is_broken

    asyncio.run(play())


def test_a_full_pad_takes_nothing_more_and_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_pad, "MOST_ENTRIES", 3)

    async def play() -> None:
        pad = await opened(MemoryStore())
        anna = follow(pad)
        pad.write(anna, numbered("a", 2))
        pad.write(anna, numbered("b", 2))
        await pad.settled()
        assert PadRefused(PadRefusalCode.PAD_IS_FULL, ("b1", "b2")) in anna.messages
        pad.write(anna, numbered("a", 2))
        pad.write(anna, [bid("c")])
        await pad.settled()
        assert anna.ids == ["a1", "a2", "c"]

    asyncio.run(play())


def test_a_stream_that_holds_something_else_is_not_taken_for_a_pad(engine: Engine) -> None:
    strange = NewEntry(at=1, by=ByPerson("x"), kind="pad_entry", event=b'{"kind":"pad_opened"}')
    engine.store.append(STREAM, 0, [strange]).result()
    with pytest.raises(UnreadableEntry):
        asyncio.run(SharedPad.load(STREAM, engine.store, now))


taps = st.tuples(st.integers(0, 1), st.integers(0, 6), st.integers(1, 14), st.integers(0, 7))


@given(st.lists(st.one_of(taps, st.just("lost"), st.just("again")), max_size=40))
def test_any_interleaving_of_two_writers_leaves_both_with_the_same_pad(steps: list[object]) -> None:
    async def play() -> None:
        pad = await opened(MemoryStore())
        phones = [follow(pad), follow(pad)]
        written: list[list[PadEntry]] = [[], []]
        for number, step in enumerate(steps):
            if isinstance(step, tuple):
                who, person, round_number, said = step
                written[who].append(bid(f"{who}-{number}", person, round_number, said))
                pad.write(phones[who], written[who][-1:])
            elif step == "lost":
                await pad.settled()
                gone = phones[0]
                pad.remove(gone)
                phones[0] = follow(pad, after=len(gone.entries))
                phones[0].entries[:0] = gone.entries
            else:
                # After a lost connection everything unacknowledged is sent again, and perhaps more than that.
                for phone, entries in zip(phones, written, strict=True):
                    if entries:
                        pad.write(phone, entries)
        await pad.settled()
        assert phones[0].entries == phones[1].entries
        assert sorted(phones[0].ids) == sorted(entry.id for entries in written for entry in entries)

    asyncio.run(play())
