"""Playing in the terminal without anybody typing: the first choice that is allowed, again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from doublelucky7.terminal.choices import Choice
from doublelucky7.terminal.plain import PlainTable
from doublelucky7.terminal.snapshot import PlayedTable
from doublelucky7.wording.speech import Language, Wording

SECONDS = 60.0


def first_allowed(choices: tuple[Choice, ...]) -> Choice:
    """The choice a player without ideas takes."""
    return next(choice for choice in choices if choice.refusal is None)


class PlainPlayer:
    """Reads a table line by line and types."""

    def __init__(self, table: PlayedTable, language: Language = Language.ENGLISH) -> None:
        self.lines: list[str] = []
        self.plain = PlainTable(table, Wording(language), self.lines.append)
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> PlainPlayer:
        self._running = asyncio.create_task(self.plain.run())
        return self

    async def __aexit__(self, *exception: object) -> None:
        assert self._running is not None
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    async def answer(self, typed: str) -> list[str]:
        """The lines printed after something was typed."""
        known = len(self.lines)
        self.plain.typed(typed)
        await self.until(lambda: len(self.lines) > known)
        return self.lines[known:]

    async def until_more_than(self, known: int, count: Callable[[], int]) -> None:
        """Waits until there are more of something than were known."""
        await self.until(lambda: count() > known)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something is so, and nothing more is printed."""
        async with asyncio.timeout(SECONDS):
            while not is_so():
                await asyncio.sleep(0.001)
            known = -1
            while known != len(self.lines):
                known = len(self.lines)
                await asyncio.sleep(0.005)
