"""What the coach says at once: hints and exercises, computed one after the other in a thread of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final, TypeVar

from doublelucky7.coach.company import Company
from doublelucky7.coach.valuing import MoveValuer
from doublelucky7.exercises.drills import PosedExercise, exercise
from doublelucky7.exercises.prospects import Outlook, outlook_of
from doublelucky7.protocol.exercises import Drill
from doublelucky7.rules.views import Heard

MOST_WAITING: Final = 50
"""Each takes a fifth of a second at most; whoever comes after so many is asked to come again."""
T = TypeVar("T")


class AdviserIsBusy(Exception):
    """Raised where too many wait already."""


class Adviser:
    """One thread that looks at positions for the people of this server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "adviser")
        self._waiting = 0

    async def outlook(self, heard: Heard, company: Company) -> Outlook:
        """What a seat's legal actions should bring, from what it has heard and who else sits at the table."""
        return await self._done(lambda: outlook_of(self._valuer, heard, company))

    async def exercise(self, drill: Drill, number: int) -> PosedExercise:
        """The exercise of a number."""
        return await self._done(lambda: exercise(drill, number, self._valuer))

    def close(self) -> None:
        """Waits for nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    @cached_property
    def _valuer(self) -> MoveValuer:
        # Used by the one thread alone; the network is read when somebody first asks.
        return MoveValuer()

    async def _done(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise AdviserIsBusy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
