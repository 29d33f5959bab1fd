"""Runs a table in the terminal: on the whole screen, or line by line."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from doublelucky7.terminal.plain import PlainTable
from doublelucky7.terminal.snapshot import PlayedTable
from doublelucky7.wording.speech import Wording

OpenTable: TypeAlias = Callable[[bool], Awaitable[PlayedTable]]
"""Opens a table; the argument says whether to go on with the game that was kept."""


def run_plain(open_table: OpenTable, wording: Wording, *, asks_to_go_on: bool) -> None:
    """Prints the table line by line on standard output and reads answers from standard input."""
    asyncio.run(_plain(open_table, wording, asks_to_go_on=asks_to_go_on))


async def _plain(open_table: OpenTable, wording: Wording, *, asks_to_go_on: bool) -> None:
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    _read_lines(asyncio.get_running_loop(), lines.put_nowait)
    goes_on = False
    if asks_to_go_on:
        _print(wording.say("terminal-go-on"))
        _print(f"  1  {wording.say('terminal-go-on-yes')}")
        _print(f"  2  {wording.say('terminal-go-on-no')}")
        goes_on = (await lines.get() or "").strip() != "2"
    table = await open_table(goes_on)
    plain = PlainTable(table, wording, _print)
    passing = asyncio.create_task(_pass_on(lines, plain))
    try:
        await plain.run()
    finally:
        passing.cancel()
        await table.close()


async def _pass_on(lines: asyncio.Queue[str | None], plain: PlainTable) -> None:
    while True:
        line = await lines.get()
        plain.typed(line)
        if line is None:
            return


def _read_lines(loop: asyncio.AbstractEventLoop, take: Callable[[str | None], None]) -> None:
    """Reads standard input beside the event loop; None comes after the last line."""

    def read() -> None:
        # The loop refuses lines that are typed after the table was left.
        with suppress(RuntimeError):
            for line in sys.stdin:
                loop.call_soon_threadsafe(take, line)
            loop.call_soon_threadsafe(take, None)

    # A daemon, because nothing can end a thread that waits for somebody to type.
    threading.Thread(target=read, daemon=True).start()


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
