"""Limits how many tables broadcast in one turn of the event loop: broadcasting is most of the server's work.

Where many tables have something to send at once, each turn of the loop stays short, and messages that arrive meanwhile
are read, stored and acknowledged in between.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

BROADCASTS_A_TURN: Final = 8


class BroadcastQueue:
    """Lets a few tables broadcast in each turn of the event loop, in the order they asked."""

    def __init__(self) -> None:
        self._in_this_turn = 0
        self._waiting: deque[Callable[[], None]] = deque()

    def call(self, send: Callable[[], None]) -> None:
        """Calls at once where this turn has room, otherwise in a later turn."""
        if self._in_this_turn < BROADCASTS_A_TURN:
            self._count_one()
            send()
        else:
            self._waiting.append(send)

    async def wait(self) -> None:
        """Returns at once where this turn has room, otherwise in a later turn."""
        if self._in_this_turn < BROADCASTS_A_TURN:
            self._count_one()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(partial(_resolve, turn))
        await turn

    def _count_one(self) -> None:
        if self._in_this_turn == 0:
            asyncio.get_running_loop().call_soon(self._begin_turn)
        self._in_this_turn += 1

    def _begin_turn(self) -> None:
        self._in_this_turn = 0
        for _ in range(min(BROADCASTS_A_TURN, len(self._waiting))):
            self._count_one()
            self._waiting.popleft()()


def _resolve(turn: asyncio.Future[None]) -> None:
    # Whoever waited may have been cancelled meanwhile.
    if not turn.done():
        turn.set_result(None)
