"""What one commit made durable reaches the event loop in one call: acknowledged first, then the tables go on."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from functools import partial

import pytest

from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.tables.stream.completions import Completions

MANY = 5


def test_all_of_a_commit_are_acknowledged_before_the_first_table_goes_on() -> None:
    happened: list[str] = []

    async def table(number: int, waiting: asyncio.Future[int]) -> None:
        happened.append(f"{number} goes on at {await waiting}")

    async def commit() -> None:
        completions, stored = Completions(), [Future[int]() for _ in range(MANY)]
        tables = []
        for number, one in enumerate(stored):
            waiting = completions.future_of(one, partial(happened.append, f"{number} acknowledged"))
            tables.append(asyncio.create_task(table(number, waiting)))
        await asyncio.sleep(0)
        for number, one in enumerate(stored):
            one.set_result(number + 7)
        await asyncio.gather(*tables)

    asyncio.run(commit())
    assert happened == [
        *(f"{number} acknowledged" for number in range(MANY)),
        *(f"{number} goes on at {number + 7}" for number in range(MANY)),
    ]


def test_what_was_not_stored_is_not_acknowledged() -> None:
    acknowledged: list[int] = []

    async def commit() -> None:
        completions, failing, cancelled = Completions(), Future[int](), Future[int]()
        waiting = completions.future_of(failing, partial(acknowledged.append, 1))
        given_up = completions.future_of(cancelled, partial(acknowledged.append, 2))
        given_up.cancel()
        failing.set_exception(StorageFailed("the disk is full"))
        cancelled.set_result(2)
        with pytest.raises(StorageFailed, match="the disk is full"):
            await waiting

    asyncio.run(commit())
    assert acknowledged == []


def test_an_acknowledgement_that_fails_keeps_none_of_the_others_waiting() -> None:
    acknowledged: list[int] = []

    def fail() -> None:
        raise OSError("the connection is gone")

    async def commit() -> list[int]:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        completions, stored = Completions(), [Future[int]() for _ in range(MANY)]
        waiting = [
            completions.future_of(one, fail if number == 0 else partial(acknowledged.append, number))
            for number, one in enumerate(stored)
        ]
        for number, one in enumerate(stored):
            one.set_result(number)
        return await asyncio.gather(*waiting)

    assert asyncio.run(commit()) == list(range(MANY))
    assert acknowledged == list(range(1, MANY))


def test_an_append_that_ends_after_its_loop_does_not_stop_those_of_the_next_loop() -> None:
    completions, late = Completions(), Future[int]()

    async def leave() -> None:
        completions.future_of(late, lambda: None)

    async def append() -> int:
        stored: Future[int] = Future()
        waiting = completions.future_of(stored, lambda: None)
        stored.set_result(7)
        return await waiting

    asyncio.run(leave())
    late.set_result(3)
    assert asyncio.run(append()) == 7
