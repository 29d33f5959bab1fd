"""When garbage is collected, and that acting leaves none."""

from __future__ import annotations

import asyncio
import gc
from concurrent.futures import Future

from doublelucky7.server.garbage_collection import LONGEST_LOOKS, QUIET_MESSAGES, Tidying, tidied_when_quiet
from doublelucky7.tables.stream.game_stream import _durable


class Receiver:
    """Something that receives messages."""

    def __init__(self) -> None:
        self.received = 0
        self.tidying = Tidying(lambda: self.received)

    def is_time_after(self, messages: int) -> bool:
        self.received += messages
        return self.tidying.is_time()


def test_a_server_is_tidied_in_a_quiet_moment_after_something_has_happened() -> None:
    receiver = Receiver()
    assert receiver.is_time_after(QUIET_MESSAGES)
    assert not receiver.is_time_after(0)
    assert not receiver.is_time_after(QUIET_MESSAGES + 1)
    assert receiver.is_time_after(0)


def test_a_server_that_is_never_quiet_is_tidied_seldom() -> None:
    receiver = Receiver()
    looks = [receiver.is_time_after(QUIET_MESSAGES + 1) for _ in range(2 * LONGEST_LOOKS)]
    assert looks.count(True) == 2
    assert looks[LONGEST_LOOKS - 1]


def test_meanwhile_the_collector_does_not_come_by_itself() -> None:
    async def look() -> bool:
        async with tidied_when_quiet(lambda: 0):
            return gc.isenabled()

    assert not asyncio.run(look())
    assert gc.isenabled()


def test_an_append_leaves_no_circle_behind() -> None:
    async def append() -> int:
        stored: Future[int] = Future()
        waiting = _durable(stored, lambda: None)
        stored.set_result(7)
        return await waiting

    async def garbage_of_appends() -> int:
        await append()
        gc.collect()
        for _ in range(100):
            await append()
        return gc.collect()

    assert asyncio.run(garbage_of_appends()) < 100
