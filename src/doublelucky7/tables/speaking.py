"""Tables speak in turn: telling everybody is most of the work, and no answer should wait for all of it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

AT_A_TIME: Final = 4


class SpeakingTurns:
    """Lets a few tables tell their guests at each turn of the event loop.

    Where many have something to tell at once, the turns stay short, and what comes in meanwhile is taken, stored and
    answered in between.
    """

    def __init__(self) -> None:
        self._speaking = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def take(self) -> None:
        """Waits for a turn; where few want to speak there is nothing to wait for."""
        if self._speaking < AT_A_TIME:
            self._note_speaker()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _note_speaker(self) -> None:
        if self._speaking == 0:
            asyncio.get_running_loop().call_soon(self._begin_turn)
        self._speaking += 1

    def _begin_turn(self) -> None:
        self._speaking = 0
        while self._waiting and self._speaking < AT_A_TIME:
            turn = self._waiting.popleft()
            # A table that has been ended meanwhile has nothing more to say.
            if not turn.done():
                self._note_speaker()
                turn.set_result(None)
