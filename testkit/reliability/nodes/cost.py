"""What PostgreSQL costs: appends without sockets by some writers, and CPU an action on a node beside SQLite's."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.server.settings import Limits, NodeSettings
from doublelucky7.storage.entry import ByPerson, NewEntry
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.postgres.ownership import NodeRegister
from doublelucky7.storage.postgres.store import PostgresStore
from testkit.postgres import postgres_running
from testkit.reliability.crowd import Group, gathered, percentile, run_fast
from testkit.reliability.forked_servers import ForkedServer, Forker
from testkit.reliability.kills import faults_in

MOST_RATIO: Final = 1.5
MOST_WRITERS: Final = 3
STREAMS_A_WRITER: Final = 500
P99: Final = 0.99
TURNS: Final = 3
"""How often the two servers are measured in turn, so that the rest of the machine disturbs both alike."""
_EVENT: Final = b'{"kind":"card_played","seat":1,"card":{"colour":"red","rank":7}}'


class Appends(msgspec.Struct, frozen=True):
    """What one writer did in its time: how many appends, how long they took, and its own CPU."""

    appends: int
    p50: float
    p99: float
    cpu: float


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """What storing in PostgreSQL costs on this machine."""

    writers: tuple[tuple[Appends, ...], ...]
    seconds: float
    tables: int
    actions: int
    missing: int
    sqlite_cpu: float
    node_cpu: float
    faults_in_log: tuple[str, ...]

    @property
    def ratio(self) -> float:
        return self.node_cpu / self.sqlite_cpu

    @property
    def is_complete(self) -> bool:
        return self.missing == 0 and not self.faults_in_log and all(one.appends for run in self.writers for one in run)

    @property
    def is_proved(self) -> bool:
        return self.is_complete and self.ratio <= MOST_RATIO

    def __str__(self) -> str:
        lines = [
            f"{len(run)} writers: {sum(one.appends for one in run) / self.seconds:,.0f} appends a second, "
            f"p50 {max(one.p50 for one in run) * 1e3:.1f} ms, p99 {max(one.p99 for one in run) * 1e3:.1f} ms"
            for run in self.writers
        ]
        return (
            f"appends to one PostgreSQL without sockets: {'; '.join(lines)}\n"
            f"CPU an action, {self.tables} tables each, {self.actions} actions, missing {self.missing}: "
            f"SQLite {self.sqlite_cpu * 1e3:.2f} ms, node {self.node_cpu * 1e3:.2f} ms, {self.ratio:.2f} times as much"
        )


def costs(folder: Path, tables: int, seconds: float) -> Cost:
    """Lets one to three writers append, then lets as many tables play on a SQLite server and on a node."""
    folder.mkdir(parents=True, exist_ok=True)
    with postgres_running("fsync=on") as postgres, Forker() as forker:
        url = postgres.new_database()
        writers = tuple(_written(url, count, seconds) for count in range(1, MOST_WRITERS + 1))
        alone = forker.server(folder / "alone", limits=Limits())
        node = forker.server(folder / "node", limits=Limits())
        node.order = msgspec.structs.replace(
            node.order,
            node=NodeSettings(database=postgres.new_database(), name="a"),
            origins=(f"http://127.0.0.1:{node.order.port}",),
        )
        for server in (alone, node):
            assert server.start(), server.log
        actions, missing, sqlite_cpu, node_cpu = run_fast(_played(alone, node, tables, seconds))
        for server in (alone, node):
            server.terminate()
    return Cost(
        writers=writers,
        seconds=seconds,
        tables=tables,
        actions=actions,
        missing=missing,
        sqlite_cpu=sqlite_cpu,
        node_cpu=node_cpu,
        faults_in_log=faults_in(alone.log + node.log),
    )


async def _played(
    alone: ForkedServer, node: ForkedServer, tables: int, seconds: float
) -> tuple[int, int, float, float]:
    servers = (alone, node)
    crowds = [await gathered(server.order.port, range(tables)) for server in servers]
    for crowd in crowds:
        await asyncio.gather(*(group.rest() for group in crowd))
    cpu, actions = [0.0, 0.0], [0, 0]
    for _ in range(TURNS):
        for place, (server, crowd) in enumerate(zip(servers, crowds, strict=True)):
            spent, done = await _turn(server, crowd, seconds / TURNS)
            cpu[place] += spent
            actions[place] += done
    missing = sum(group.missing for crowd in crowds for group in crowd)
    for crowd in crowds:
        for group in crowd:
            group.drop()
    return sum(actions), missing, cpu[0] / actions[0], cpu[1] / actions[1]


async def _turn(server: ForkedServer, crowd: list[Group], seconds: float) -> tuple[float, int]:
    for group in crowd:
        group.latencies.clear()
        group.begin()
    before = server.cpu_seconds()
    await asyncio.sleep(seconds)
    await asyncio.gather(*(group.rest() for group in crowd))
    return server.cpu_seconds() - before, sum(len(group.latencies) for group in crowd)


def _written(url: str, writers: int, seconds: float) -> tuple[Appends, ...]:
    """What so many processes append at the same time."""
    command = [sys.executable, "-m", "testkit.reliability.nodes.cost", url, str(seconds)]
    processes = [
        subprocess.Popen(command, stdout=subprocess.PIPE, cwd=Path(__file__).parents[3]) for _ in range(writers)
    ]
    return tuple(msgspec.json.decode(process.communicate()[0], type=Appends) for process in processes)


def appended(url: str, seconds: float) -> Appends:
    """Appends to many streams, the next entry of each as soon as the one before is durable."""
    database = PostgresDatabase(url)
    register = NodeRegister(url, "writer", 600.0)
    number = register.register()
    store = PostgresStore(database, lambda: number)
    latencies: list[float] = []
    waiting: dict[Future[int], tuple[str, float]] = {}

    def append(stream: str, version: int) -> None:
        entry = NewEntry(at=version, by=ByPerson("anna"), kind="card_played", event=_EVENT, action_id=f"anna/{version}")
        waiting[store.append(stream, version, [entry])] = (stream, time.perf_counter())

    for place in range(STREAMS_A_WRITER):
        append(f"writer{number}-{place}.1", 0)
    cpu, until = time.process_time(), time.monotonic() + seconds
    while waiting:
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            stream, begun = waiting.pop(future)
            latencies.append(time.perf_counter() - begun)
            if time.monotonic() < until:
                append(stream, future.result())
    spent = time.process_time() - cpu
    store.close()
    register.close()
    return Appends(len(latencies), percentile(latencies, 0.5), percentile(latencies, P99), spent)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(appended(sys.argv[1], float(sys.argv[2]))))
