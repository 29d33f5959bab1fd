"""When garbage is collected, and that acting leaves none."""

from __future__ import annotations

import asyncio
import gc
from concurrent.futures import Future

from doublelucky7.server.upkeep.garbage_collection import (
    MOST_CHECKS,
    QUIET_MESSAGES,
    GarbageCollection,
    garbage_collected_when_quiet,
)
from doublelucky7.tables.stream.completions import Completions


class Receiver:
    """Something that receives messages."""

    def __init__(self) -> None:
        self.received = 0
        self.collection = GarbageCollection(lambda: self.received)

    def is_due_after(self, messages: int) -> bool:
        self.received += messages
        return self.collection.is_due()


def test_garbage_is_collected_when_a_server_that_was_busy_is_quiet() -> None:
    receiver = Receiver()
    assert receiver.is_due_after(QUIET_MESSAGES)
    assert not receiver.is_due_after(0)
    assert not receiver.is_due_after(QUIET_MESSAGES + 1)
    assert receiver.is_due_after(0)


def test_garbage_of_a_server_that_is_never_quiet_is_collected_rarely() -> None:
    receiver = Receiver()
    checks = [receiver.is_due_after(QUIET_MESSAGES + 1) for _ in range(2 * MOST_CHECKS)]
    assert checks.count(True) == 2
    assert checks[MOST_CHECKS - 1]


def test_meanwhile_automatic_collection_is_off() -> None:
    async def look() -> bool:
        async with garbage_collected_when_quiet(lambda: 0):
            return gc.isenabled()

    assert not asyncio.run(look())
    assert gc.isenabled()


def test_an_append_leaves_no_cycle_behind() -> None:
    completions = Completions()

    async def append() -> int:
        stored: Future[int] = Future()
        waiting = completions.future_of(stored, lambda: None)
        stored.set_result(7)
        return await waiting

    async def garbage_of_appends() -> int:
        await append()
        gc.collect()
        for _ in range(100):
            await append()
        return gc.collect()

    assert asyncio.run(garbage_of_appends()) < 100
