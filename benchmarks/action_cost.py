"""CPU an action with all it tells, beside that of an earlier commit: `python -m benchmarks.action_cost`.

Both servers are started from their own source by the command `serve` and run side by side, each with a crowd of its
own at the same rate; the crowds play in turn, two seconds each, so that an hour in which the machine is slow is slow
for both. What is measured is the whole server process: reading, deciding, writing, views, encoding, sending, with the
libraries of this environment. Needs Linux and the repository's history.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from doublelucky7.platforms import allow_many_open_files
from testkit.reliability.crowd import Group, gathered, run_fast
from testkit.reliability.forked_servers import ADDRESS, cpu_seconds_of
from testkit.server.servers import free_port

ROOT: Final = Path(__file__).parents[1]
BEFORE: Final = "8a8cee8"
"""The last commit before the websockets, the updates and the storage went over to documented interfaces."""

MOST_RATIO: Final = 0.75
SECONDS_AN_ACTION: Final = 0.1
"""Quicker than people, so that most of a game is played in the time that is measured: its end costs most."""

SECONDS_A_TURN: Final = 2.0
_SENDING_SECONDS: Final = 0.2
"""How long after the last acknowledgement everybody has surely been sent what it changed."""

_STARTING_SECONDS: Final = 60.0


def main(words: list[str]) -> int:
    """Measures both in alternation; the exit status says whether an action costs little enough."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.action_cost", description=__doc__)
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="what it is compared with")
    parser.add_argument("--tables", type=int, default=40, help="tables of four, ten actions a second each")
    parser.add_argument("--seconds", type=float, default=18.0, help="how long each plays in all")
    parser.add_argument("--runs", type=int, default=3, help="how often each is measured")
    said = parser.parse_args(words)
    allow_many_open_files()
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        sources = {said.before: _exported(said.before, Path(folder)), "now": ROOT / "src"}
        for _ in range(said.runs):
            before, now = _costs_of(tuple(sources.values()), said.tables, said.seconds)
            ratios.append(now / before)
            print(
                f"  {said.before} {before * 1e3:.3f} ms of CPU an action, now {now * 1e3:.3f} ms: "
                f"{ratios[-1]:.3f} times",
                flush=True,
            )
    ratio = median(ratios)
    print(
        f"action_cost: {said.tables} tables: an action with all it tells takes {ratio:.2f} times as much CPU as with "
        f"{said.before} (median of {said.runs}; at most {MOST_RATIO})"
    )
    return 0 if ratio <= MOST_RATIO else 1


def _exported(commit: str, folder: Path) -> Path:
    """The source of a commit; its kernel stays uncompiled, for no bot plays here."""
    archive = folder / "source.tar"
    subprocess.run(["git", "archive", "--output", archive, commit, "src"], cwd=ROOT, check=True)
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", folder], check=True)
    return folder / "src"


def _costs_of(sources: Sequence[Path], tables: int, seconds: float) -> list[float]:
    """The CPU seconds of one action at a server of each source."""
    with ExitStack() as running:
        servers = []
        for source in sources:
            data = running.enter_context(tempfile.TemporaryDirectory())
            servers.append(running.enter_context(_server_of(source, Path(data))))
        return run_fast(_measured(servers, tables, seconds))


async def _measured(servers: Sequence[tuple[int, int]], tables: int, seconds: float) -> list[float]:
    crowds = [_Crowd(pid, await _at_rest(port, tables)) for pid, port in servers]
    for turn in range(round(seconds / SECONDS_A_TURN)):
        # Each begins every other time, so that neither always plays right after the other.
        for crowd in crowds if turn % 2 == 0 else reversed(crowds):
            await crowd.play()
    return [crowd.cost() for crowd in crowds]


async def _at_rest(port: int, tables: int) -> list[Group]:
    groups = await gathered(port, range(tables), SECONDS_AN_ACTION)
    await asyncio.gather(*(group.rest() for group in groups))
    return groups


class _Crowd:
    """The tables of one server, which play every now and then."""

    def __init__(self, pid: int, groups: list[Group]) -> None:
        self._pid, self._groups = pid, groups
        self._seconds, self._actions = 0.0, 0

    async def play(self) -> None:
        """Plays for a while, and counts what that takes."""
        begun = cpu_seconds_of(self._pid)
        for group in self._groups:
            group.latencies.clear()
            group.begin()
        await asyncio.sleep(SECONDS_A_TURN)
        await asyncio.gather(*(group.rest() for group in self._groups))
        await asyncio.sleep(_SENDING_SECONDS)
        self._seconds += cpu_seconds_of(self._pid) - begun
        self._actions += sum(len(group.latencies) for group in self._groups)

    def cost(self) -> float:
        """The CPU seconds of one action."""
        missing = sum(group.missing for group in self._groups)
        assert missing == 0, f"{missing} actions were not acknowledged"
        for group in self._groups:
            group.drop()
        return self._seconds / self._actions


@contextmanager
def _server_of(source: Path, data: Path) -> Iterator[tuple[int, int]]:
    """A server of this source: its process and its port."""
    port = free_port()
    command = ["-m", "doublelucky7.cli.main", "serve", "--address", ADDRESS, "--port", str(port), "--data", str(data)]
    with (data / "log").open("wb") as log:
        # In another folder, so that the interpreter imports the package from the path it is given.
        process = subprocess.Popen(
            [sys.executable, *command], cwd=data, env={**os.environ, "PYTHONPATH": str(source)}, stdout=log, stderr=log
        )
    try:
        _wait_for(port, process, data / "log")
        yield process.pid, port
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(_STARTING_SECONDS)


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + _STARTING_SECONDS
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as trying:
            if trying.connect_ex((ADDRESS, port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"the server did not start: {log.read_text()}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
