"""Brings what the store has made durable back to the event loop: all that one commit held in one call."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeAlias

_Completion: TypeAlias = tuple[Future[int], "asyncio.Future[int]", Callable[[], None]]
"""An append that has ended, who waits for it in the loop, and how to acknowledge it."""


class Completions:
    """The appends that have ended since the event loop last looked; the store's thread adds, the loop takes."""

    def __init__(self) -> None:
        self._ended: deque[_Completion] = deque()
        self._is_loop_called = False

    def future_of(self, stored: Future[int], acknowledge: Callable[[], None]) -> asyncio.Future[int]:
        """A future of this loop for one of the store's; unlike `asyncio.wrap_future` it passes no cancellation on.

        Where the append was made durable `acknowledge` is called before whoever waits goes on.
        """
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[int] = loop.create_future()

        # It does not refer to `stored`: a reference cycle for each append would keep the garbage collector busy.
        def add(ended: Future[int]) -> None:
            self._add(loop, (ended, waiting, acknowledge))

        stored.add_done_callback(add)
        return waiting

    def _add(self, loop: asyncio.AbstractEventLoop, completion: _Completion) -> None:
        # Added before the flag is read, and the loop resets the flag before it takes what was added: none is missed.
        self._ended.append(completion)
        if self._is_loop_called:
            return
        self._is_loop_called = True
        try:
            loop.call_soon_threadsafe(self._resolve_all)
        except RuntimeError:  # Nobody waits in a loop that has been closed.
            self._is_loop_called = False
            self._ended.clear()

    def _resolve_all(self) -> None:
        self._is_loop_called = False
        ended = [self._ended.popleft() for _ in range(len(self._ended))]
        # First all of them, then the acknowledgements: those are written to the sockets after the tables that were
        # waiting have gone on, together with the updates they send.
        durable = [acknowledge for stored, waiting, acknowledge in ended if _resolve(stored, waiting)]
        try:
            while durable:
                durable.pop(0)()
        finally:
            # Where one has failed the others are acknowledged in the next turn.
            for acknowledge in durable:
                asyncio.get_running_loop().call_soon(acknowledge)


def _resolve(stored: Future[int], waiting: asyncio.Future[int]) -> bool:
    """Passes the outcome on to whoever waits; answers whether the append was made durable and somebody waits for it."""
    if waiting.cancelled():
        return False
    try:
        version = stored.result()
    except Exception as failure:
        waiting.set_exception(failure)
        return False
    waiting.set_result(version)
    return True
