"""CPU time from starting Python to the first choice in the terminal: `python -m benchmarks.terminal_start`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.terminal.app import Pace, TerminalApp
from doublelucky7.terminal.choosing import ChoiceRow
from doublelucky7.terminal.snapshot import PlayedTable
from doublelucky7.terminal.tables.local import LocalTable
from doublelucky7.wording.speech import Language, Wording

RUNS = 5
BOUND = 1.0
ONCE = "once"


async def first_choice() -> None:
    """Opens a table of four and waits until something can be chosen."""

    async def open_table(_: bool) -> PlayedTable:  # noqa: FBT001  as the screen asks for it
        return LocalTable.begin("Kim", 4, RuleSet(), "club", 7, None)

    app = TerminalApp(open_table, Wording(Language.ENGLISH), pace=Pace.INSTANT)
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.query_one(ChoiceRow).offered:
            await pilot.pause(0.01)
        sys.stdout.write(f"{time.process_time():.3f}\n")


def main() -> None:
    """Prints the median of a few runs, each in a process of its own."""
    if ONCE in sys.argv:
        asyncio.run(first_choice())
        return
    command = [sys.executable, "-m", "benchmarks.terminal_start", ONCE]
    seconds = sorted(
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(RUNS)
    )
    median = seconds[RUNS // 2]
    sys.stdout.write(f"start to first choice: {median:.2f} s of CPU, at most {BOUND:.0f} s asked\n")
    sys.exit(median > BOUND)


if __name__ == "__main__":
    main()
