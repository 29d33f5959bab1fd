"""CPU an action with all it tells, beside that of an earlier commit: `python -m benchmarks.action_cost`.

Both servers are started from their own source by the command `serve`, one after the other and several times in
alternation, with the same crowd at the same rate. What is measured is the whole server process: reading, deciding,
writing, views, encoding, sending, with the libraries of this environment. Needs Linux and the repository's history.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from doublelucky7.platforms import allow_many_open_files
from testkit.reliability.crowd import gathered, latencies_of, run_fast
from testkit.reliability.forked_servers import ADDRESS, cpu_seconds_of
from testkit.server.servers import free_port

ROOT: Final = Path(__file__).parents[1]
BEFORE: Final = "8a8cee8"
"""The last commit before the websockets, the updates and the storage went over to documented interfaces."""

MOST_RATIO: Final = 0.75
SECONDS_AN_ACTION: Final = 0.1
"""Quicker than people, so that most of a game is played in the time that is measured: its end costs most."""

_STARTING_SECONDS: Final = 60.0


def main(words: list[str]) -> int:
    """Measures both in alternation; the exit status says whether an action costs little enough."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.action_cost", description=__doc__)
    parser.add_argument("--before", default=BEFORE, metavar="COMMIT", help="what it is compared with")
    parser.add_argument("--tables", type=int, default=40, help="tables of four, ten actions a second each")
    parser.add_argument("--seconds", type=float, default=24.0, help="how long each is measured")
    parser.add_argument("--runs", type=int, default=3, help="how often each is measured")
    said = parser.parse_args(words)
    allow_many_open_files()
    costs: dict[str, list[float]] = {said.before: [], "now": []}
    with tempfile.TemporaryDirectory() as folder:
        sources = {said.before: _exported(said.before, Path(folder)), "now": ROOT / "src"}
        for _ in range(said.runs):
            for name, source in sources.items():
                cost = _cost_of(source, said.tables, said.seconds)
                costs[name].append(cost)
                print(f"  {name}: {cost * 1e3:.3f} ms of CPU an action", flush=True)
    before, now = (median(found) for found in costs.values())
    print(
        f"action_cost: {said.tables} tables: {now * 1e3:.3f} ms of CPU an action with all it tells, "
        f"{said.before} {before * 1e3:.3f} ms: {now / before:.2f} times (medians of {said.runs}; at most {MOST_RATIO})"
    )
    return 0 if now <= MOST_RATIO * before else 1


def _exported(commit: str, folder: Path) -> Path:
    """The source of a commit; its kernel stays uncompiled, for no bot plays here."""
    archive = folder / "source.tar"
    subprocess.run(["git", "archive", "--output", archive, commit, "src"], cwd=ROOT, check=True)
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", folder], check=True)
    return folder / "src"


def _cost_of(source: Path, tables: int, seconds: float) -> float:
    """The CPU seconds of one action at a server of this source."""
    with tempfile.TemporaryDirectory() as data, _server_of(source, Path(data)) as (pid, port):
        return run_fast(_measured(pid, port, tables, seconds))


async def _measured(pid: int, port: int, tables: int, seconds: float) -> float:
    groups = await gathered(port, range(tables), SECONDS_AN_ACTION)
    begun = cpu_seconds_of(pid)
    actions = len(await latencies_of(groups, seconds))
    taken = cpu_seconds_of(pid) - begun
    await asyncio.gather(*(group.rest() for group in groups))
    missing = sum(group.missing for group in groups)
    assert missing == 0, f"{missing} actions were not acknowledged"
    for group in groups:
        group.drop()
    return taken / actions


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
