"""When the machine itself stood still: a virtual one is stopped by its host now and then, for up to a quarter second.

A process on each core, of the highest priority, sleeps for two milliseconds again and again and tells when that took
much longer. No other process can be the reason: none may run before it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

SLEEP_SECONDS: Final = 0.002
SHORTEST_SECONDS: Final = 0.010
"""A shorter pause is none that anybody notices."""

_PRIORITY: Final = 50


class MachinePauses:
    """Watches the machine for as long as it is entered."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running = ExitStack()
        self._watching: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> MachinePauses:
        for core in sorted(os.sched_getaffinity(0)):
            log = self._running.enter_context(self._log_of(core).open("wb"))
            command = [sys.executable, "-m", "testkit.reliability.pauses", str(core)]
            watching = subprocess.Popen(command, stdout=log, stderr=subprocess.DEVNULL)
            self._watching.append(watching)
            self._running.callback(watching.wait)
            self._running.callback(watching.kill)
        return self

    def __exit__(self, *_: object) -> None:
        self._running.close()

    def seconds_between(self, begin: float, end: float) -> float | None:
        """How long the core that stood still longest did so, in pauses that ended between two readings of the clock.

        The clock is the monotonic one; None where it is not known, because such a priority is not permitted.
        """
        if any(watching.poll() is not None for watching in self._watching):
            return None
        return max(sum(self._of_core(core, begin, end)) for core in os.sched_getaffinity(0))

    def _of_core(self, core: int, begin: float, end: float) -> list[float]:
        found = (line.split() for line in self._log_of(core).read_text().splitlines())
        return [float(seconds) for at, seconds in found if begin <= float(at) <= end]

    def _log_of(self, core: int) -> Path:
        return self._folder / f"pauses-of-core-{core}.txt"


def watch(core: int) -> None:
    """Writes the end and the length of every pause of a core, for ever; raises PermissionError where it may not."""
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(_PRIORITY))
    while True:
        begun = time.monotonic()
        time.sleep(SLEEP_SECONDS)
        now = time.monotonic()
        if now - begun - SLEEP_SECONDS >= SHORTEST_SECONDS:
            sys.stdout.write(f"{now} {now - begun - SLEEP_SECONDS}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    watch(int(sys.argv[1]))
