"""Load on one process, and the storm when all sockets are dropped at once."""

from __future__ import annotations

import asyncio
import time
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
MOST_PAUSED: Final = 0.0025
"""The share of a window in which the machine itself may stand still. A pause makes everybody wait for it, and then for
those who came meanwhile, so that more of them decide alone what the p99 is; the window is then measured once more."""
MOST_WINDOWS: Final = 6


class Window(msgspec.Struct, frozen=True):
    """The actions of one stretch of time."""

    latencies: list[float]
    cpu_an_action: float
    paused: float | None
    """For how many seconds the machine stood still, None where that is not known."""
    is_quiet: bool
    """Whether it is not known to have stood still for too long."""

    @property
    def p99(self) -> float:
        return percentile(self.latencies, P99)

    def __str__(self) -> str:
        paused = "an unknown time" if self.paused is None else f"{self.paused * 1e3:.0f} ms"
        return (
            f"p50 {percentile(self.latencies, 0.5) * 1e3:.1f} ms, p99 {self.p99 * 1e3:.1f} ms, "
            f"the machine alone stood still for {paused}"
        )


class Load(msgspec.Struct, frozen=True):
    """What so many tables at once have cost."""

    tables: int
    seconds: float
    actions: int
    missing: int
    p99_of_few: float
    p50: float
    p99: float
    cpu_an_action_of_few: float
    cpu_an_action: float
    bytes_a_connection: float
    storm_cpu: float
    bare_cpu: float
    storm_seconds: float
    bare_seconds: float
    seats_back: int
    missing_after_storm: int
    windows_of_few: tuple[Window, ...]
    windows: tuple[Window, ...]
    """All that were measured; the last counts."""
    disk_before: DiskTimes
    disk_after: DiskTimes
    faults_in_log: tuple[str, ...]

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
        return max(MOST_RATIO * self.p99_of_few, ALWAYS_ENOUGH_SECONDS)

    @property
    def is_fast(self) -> bool:
        """Whether the times are as they should be on a quiet machine."""
        return (
            self.windows[-1].is_quiet
            and self.windows_of_few[-1].is_quiet
            and self.p99 <= self.most_p99
            and self.storm_seconds <= MOST_STORM_RATIO * self.bare_seconds
            and self.bytes_a_connection < MOST_BYTES_A_CONNECTION
        )

    @property
    def is_proved(self) -> bool:
        return self.is_complete and self.is_fast

    def __str__(self) -> str:
        return (
            f"load: {self.tables} tables, {self.connections} sockets, {self.seconds:.0f} s, {self.actions} actions: "
            f"missing {self.missing}; durable acknowledgement p50 {self.p50 * 1e3:.1f} ms, p99 {self.p99 * 1e3:.1f} ms "
            f"({FEW_TABLES} tables: p99 {self.p99_of_few * 1e3:.1f} ms; bound {self.most_p99 * 1e3:.0f} ms); "
            f"{self.bytes_a_connection / 1e3:.0f} kB of memory a connection; "
            f"{self.cpu_an_action * 1e3:.2f} ms of CPU an action with all it tells "
            f"({FEW_TABLES} tables: {self.cpu_an_action_of_few * 1e3:.2f} ms)\n"
            f"storm: {self.seats_back} of {self.connections} seats back in {self.storm_seconds:.2f} s "
            f"(bare accepting: {self.bare_seconds:.2f} s), {self.storm_cpu:.2f} s of CPU "
            f"(bare: {self.bare_cpu:.2f} s)\n"
            f"the disk alone before: {self.disk_before}; after: {self.disk_after}\n"
            f"windows of {FEW_TABLES} tables: {'; '.join(map(str, self.windows_of_few))}\n"
            f"windows of {self.tables} tables: {'; '.join(map(str, self.windows))}"
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
    windows_of_few = await _windows(server, groups, seconds, pauses)
    if tables > len(groups):
        groups += await gathered(port, range(len(groups), tables))
    windows = await _windows(server, groups, seconds, pauses)
    growth = server.memory() - memory
    await asyncio.gather(*(group.rest() for group in groups))
    missing = sum(group.missing for group in groups)
    cpu = server.cpu_seconds()
    storm_seconds = await _all_reconnect(groups)
    storm_cpu = server.cpu_seconds() - cpu
    for group in groups:
        group.latencies.clear()
    await asyncio.gather(*(group.act() for group in groups))
    latencies = windows[-1].latencies
    found = Load(
        tables=tables,
        seconds=seconds,
        actions=len(latencies),
        missing=missing,
        p99_of_few=windows_of_few[-1].p99,
        p50=percentile(latencies, 0.5),
        p99=windows[-1].p99,
        cpu_an_action_of_few=windows_of_few[-1].cpu_an_action,
        cpu_an_action=windows[-1].cpu_an_action,
        windows_of_few=windows_of_few,
        windows=windows,
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


async def _windows(
    server: ForkedServer, groups: list[Group], seconds: float, pauses: MachinePauses
) -> tuple[Window, ...]:
    """Windows of so many seconds, until the machine was there in one of them."""
    windows: list[Window] = []
    while len(windows) < MOST_WINDOWS and not (windows and windows[-1].is_quiet):
        begun, cpu = time.monotonic(), server.cpu_seconds()
        latencies = await latencies_of(groups, seconds)
        cpu = server.cpu_seconds() - cpu
        paused = pauses.seconds_between(begun, time.monotonic())
        is_quiet = paused is None or paused <= MOST_PAUSED * seconds
        windows.append(Window(latencies, cpu / len(latencies), paused, is_quiet))
    return tuple(windows)


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
