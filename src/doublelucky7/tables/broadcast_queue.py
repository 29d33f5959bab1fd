"""Tables speak in turn: telling everybody is most of the work, and no answer should wait for all of it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

AT_A_TIME: Final = 4


class SpeakingTurns:
    """Lets a few tables tell their guests at each turn of the event loop.

    Where many have something to tell at once, the turns stay short, and what comes in meanwhile is taken, stored and
    answered in between.
    """

    def __init__(self) -> None:
        self._speaking = 0
        self._waiting: deque[Callable[[], None]] = deque()

    def speak(self, say: Callable[[], None]) -> None:
        """Calls when it is the speaker's turn; where few want to speak that is at once."""
        if self._speaking < AT_A_TIME:
            self._note_speaker()
            say()
        else:
            self._waiting.append(say)

    async def take(self) -> None:
        """Waits for a turn."""
        if self._speaking < AT_A_TIME:
            self._note_speaker()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(partial(_begin, turn))
        await turn

    def _note_speaker(self) -> None:
        if self._speaking == 0:
            asyncio.get_running_loop().call_soon(self._go_round)
        self._speaking += 1

    def _go_round(self) -> None:
        self._speaking = 0
        for _ in range(min(AT_A_TIME, len(self._waiting))):
            self._note_speaker()
            self._waiting.popleft()()


def _begin(turn: asyncio.Future[None]) -> None:
    # A table that has been ended meanwhile has nothing more to say.
    if not turn.done():
        turn.set_result(None)
