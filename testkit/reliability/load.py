"""Load on one process, and the storm when all sockets are dropped at once."""

from __future__ import annotations

import asyncio
import time
from math import inf
from pathlib import Path
from typing import Final

import msgspec

from doublelucky7.platforms import allow_many_open_files
from doublelucky7.server.settings import Limits
from testkit.reliability.crowd import (
    SEATS,
    Group,
    connected,
    gathered,
    handshake,
    latencies_of,
    percentile,
    run_fast,
    source_of,
)
from testkit.reliability.disk import DiskTimes, disk_alone
from testkit.reliability.forked_servers import ForkedServer, Forker
from testkit.reliability.kills import faults_in
from testkit.reliability.pauses import MachinePauses

FEW_TABLES: Final = 100
MOST_RATIO: Final = 4.0
ALWAYS_ENOUGH_SECONDS: Final = 0.050
MOST_BYTES_A_CONNECTION: Final = 60_000
MOST_STORM_RATIO: Final = 3.0
P99: Final = 0.99
DISK_SECONDS: Final = 2.0
RECOVERY_SECONDS: Final = 1.0
"""A pause of the machine makes everybody wait for it, and then for those who came meanwhile."""
MOST_TIMES_LONGER: Final = 6


class Window(msgspec.Struct, frozen=True):
    """The actions of so many seconds in which the machine was there, and those of all seconds that took."""

    latencies: list[float]
    all_latencies: list[float]
    seconds: int
    all_seconds: int
    cpu_an_action: float
    paused: float | None
    """For how many of all seconds the machine stood still, None where that is not known."""
    is_whole: bool
    """Whether the machine was there for as many seconds as were asked for."""

    @property
    def p99(self) -> float:
        return percentile(self.latencies, P99) if self.latencies else inf

    def __str__(self) -> str:
        paused = "an unknown time" if self.paused is None else f"{self.paused * 1e3:.0f} ms"
        p50, p99 = (percentile(self.all_latencies, share) * 1e3 for share in (0.5, P99))
        return (
            f"p99 {self.p99 * 1e3:.1f} ms in {self.seconds} s without a pause of the machine; "
            f"in all {self.all_seconds} s p50 {p50:.1f} ms, p99 {p99:.1f} ms, paused for {paused}; "
            f"{self.cpu_an_action * 1e3:.2f} ms of CPU an action"
        )


class Load(msgspec.Struct, frozen=True):
    """What so many tables at once have cost."""

    tables: int
    seconds: float
    missing: int
    bytes_a_connection: float
    storm_cpu: float
    bare_cpu: float
    storm_seconds: float
    bare_seconds: float
    seats_back: int
    missing_after_storm: int
    of_few: Window
    of_all: Window
    disk_before: DiskTimes
    disk_after: DiskTimes
    faults_in_log: tuple[str, ...]

    @property
    def actions(self) -> int:
        return len(self.of_all.all_latencies)

    @property
    def connections(self) -> int:
        return self.tables * SEATS

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing: what every run must show, however busy the machine is."""
        lost = self.missing + self.missing_after_storm
        return lost == 0 and self.seats_back == self.connections and not self.faults_in_log

    @property
    def most_p99(self) -> float:
        """The p99 that so many tables may have."""
        return max(MOST_RATIO * self.of_few.p99, ALWAYS_ENOUGH_SECONDS)

    @property
    def is_fast(self) -> bool:
        """Whether the times are as they should be on a quiet machine."""
        return (
            self.of_all.is_whole
            and self.of_few.is_whole
            and self.of_all.p99 <= self.most_p99
            and self.storm_seconds <= MOST_STORM_RATIO * self.bare_seconds
            and self.bytes_a_connection < MOST_BYTES_A_CONNECTION
        )

    @property
    def is_proved(self) -> bool:
        return self.is_complete and self.is_fast

    def __str__(self) -> str:
        return (
            f"load: {self.tables} tables, {self.connections} sockets, {self.seconds:.0f} s, {self.actions} actions: "
            f"missing {self.missing}; p99 of durable acknowledgements {self.of_all.p99 * 1e3:.1f} ms "
            f"(bound {self.most_p99 * 1e3:.0f} ms); {self.bytes_a_connection / 1e3:.0f} kB of memory a connection\n"
            f"storm: {self.seats_back} of {self.connections} seats back in {self.storm_seconds:.2f} s "
            f"(bare accepting: {self.bare_seconds:.2f} s), {self.storm_cpu:.2f} s of CPU "
            f"(bare: {self.bare_cpu:.2f} s)\n"
            f"the disk alone before: {self.disk_before}; after: {self.disk_after}\n"
            f"{FEW_TABLES} tables: {self.of_few}\n"
            f"{self.tables} tables: {self.of_all}"
        )


def loaded(folder: Path, tables: int, seconds: float) -> Load:
    """Lets few tables play, then all of them, then drops every socket at once."""
    allow_many_open_files()
    folder.mkdir(parents=True, exist_ok=True)
    disk_before = disk_alone(folder, DISK_SECONDS)
    with Forker() as forker, MachinePauses(folder) as pauses:
        server = forker.server(folder, limits=Limits())
        bare = forker.server(folder / "bare", limits=Limits())
        assert server.start(), server.log
        assert bare.start_bare()
        found = run_fast(_measure(server, bare, tables, seconds, disk_before, pauses))
        bare.kill()
        server.terminate()
    return msgspec.structs.replace(
        found, faults_in_log=faults_in(server.log), disk_after=disk_alone(folder, DISK_SECONDS)
    )


async def _measure(
    server: ForkedServer,
    bare: ForkedServer,
    tables: int,
    seconds: float,
    disk_before: DiskTimes,
    pauses: MachinePauses,
) -> Load:
    # First of all, because both crowds of sockets together would be more files than a process may have open.
    bare_seconds = await _accepted(bare, tables)
    bare_cpu = bare.cpu_seconds()
    port, memory = server.order.port, server.memory()
    groups = await gathered(port, range(min(FEW_TABLES, tables)))
    of_few = await _window(server, groups, seconds, pauses)
    if tables > len(groups):
        groups += await gathered(port, range(len(groups), tables))
    of_all = await _window(server, groups, seconds, pauses)
    growth = server.memory() - memory
    await asyncio.gather(*(group.rest() for group in groups))
    missing = sum(group.missing for group in groups)
    cpu = server.cpu_seconds()
    storm_seconds = await _all_reconnect(groups)
    storm_cpu = server.cpu_seconds() - cpu
    for group in groups:
        group.latencies.clear()
    await asyncio.gather(*(group.act() for group in groups))
    found = Load(
        tables=tables,
        seconds=seconds,
        missing=missing,
        of_few=of_few,
        of_all=of_all,
        storm_cpu=storm_cpu,
        bare_cpu=bare_cpu,
        bytes_a_connection=growth / (tables * SEATS),
        storm_seconds=storm_seconds,
        bare_seconds=bare_seconds,
        seats_back=sum(group.is_seated() * SEATS for group in groups),
        missing_after_storm=sum(group.missing for group in groups) - missing,
        disk_before=disk_before,
        disk_after=disk_before,
        faults_in_log=(),
    )
    for group in groups:
        group.drop()
    return found


async def _window(server: ForkedServer, groups: list[Group], seconds: float, pauses: MachinePauses) -> Window:
    """Measures second by second, until the machine was there for so many of them, or it has taken much longer."""
    kept: list[float] = []
    everything: list[float] = []
    kept_seconds = all_seconds = 0
    begun, cpu = time.monotonic(), server.cpu_seconds()
    while kept_seconds < seconds and all_seconds < MOST_TIMES_LONGER * seconds:
        since = time.monotonic() - RECOVERY_SECONDS
        latencies = await latencies_of(groups, 1.0)
        everything += latencies
        all_seconds += 1
        if not pauses.seconds_between(since, time.monotonic()):
            kept += latencies
            kept_seconds += 1
    cpu = server.cpu_seconds() - cpu
    return Window(
        latencies=kept,
        all_latencies=everything,
        seconds=kept_seconds,
        all_seconds=all_seconds,
        cpu_an_action=cpu / len(everything),
        paused=pauses.seconds_between(begun, time.monotonic()),
        is_whole=kept_seconds >= seconds,
    )


async def _all_reconnect(groups: list[Group]) -> float:
    """How long it takes until everybody is back after all sockets were dropped at once."""
    for group in groups:
        group.drop()
    begun = time.monotonic()
    await asyncio.gather(*(group.connect() for group in groups))
    return time.monotonic() - begun


async def _accepted(bare: ForkedServer, tables: int) -> float:
    """How long a server takes to accept as many sockets that does nothing else."""
    port, request = bare.order.port, handshake(bare.order.port, "x" * 32, "x" * 43)
    begun = time.monotonic()
    sockets = await asyncio.gather(
        *(connected(port, request, source_of(table)) for table in range(tables) for _ in range(SEATS))
    )
    taken = time.monotonic() - begun
    for socket in sockets:
        socket.abort()
    await asyncio.sleep(0)
    return taken
