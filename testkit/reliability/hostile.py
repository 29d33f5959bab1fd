"""Hostile clients beside good ones: who never reads, floods, sends huge frames or half a request costs others little.

Raw sockets, not `doublelucky7.client`, which would do none of this.
The hostile clients are a process of its own: `python -m testkit.reliability.hostile PORT LINK CLIENTS`.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from doublelucky7.platforms import allow_many_open_files
from doublelucky7.server.settings import Limits
from testkit.reliability.crowd import (
    SEATS,
    HttpConnection,
    Socket,
    connected,
    framed,
    gathered,
    handshake,
    latencies_of,
    percentile,
    run_fast,
    source_of,
)
from testkit.reliability.forked_servers import ForkedServer, Forker
from testkit.reliability.kills import faults_in

MOST_RATIO: Final = 2.0
MOST_BYTES_A_HOSTILE_CLIENT: Final = 2_000_000
"""What may wait to be sent to one, and as much again for its frames."""

P99: Final = 0.99
CLIENTS_AN_ADDRESS: Final = 10
FIRST_HOSTILE_ADDRESS: Final = 50_000
MESSAGES_AT_ONCE: Final = 60
PAUSE_SECONDS: Final = 0.2
HUGE_BYTES: Final = 1_000_000
LOOK: Final = framed(b'{"kind":"look"}')
NONSENSE: Final = framed(b'{"kind":')


class Hostile(msgspec.Struct, frozen=True):
    """What hostile clients have cost the good ones."""

    good: int
    hostile: int
    missing: int
    p99_alone: float
    p99_beside: float
    growth_bytes: int
    drops: dict[str, int]
    faults_in_log: tuple[str, ...]

    @property
    def is_complete(self) -> bool:
        """Whether nobody missed anything and the memory is bounded: true however busy the machine is."""
        is_bounded = self.growth_bytes < MOST_BYTES_A_HOSTILE_CLIENT * self.hostile
        return self.missing == 0 and is_bounded and not self.faults_in_log

    @property
    def is_proved(self) -> bool:
        return self.is_complete and self.p99_beside <= MOST_RATIO * self.p99_alone

    def __str__(self) -> str:
        drops = ", ".join(f"{count} {reason}" for reason, count in sorted(self.drops.items()))
        return (
            f"hostile: {self.hostile} beside {self.good} good clients: missing {self.missing}; good clients' p99 "
            f"{self.p99_alone * 1e3:.1f} ms alone, {self.p99_beside * 1e3:.1f} ms beside them; memory grew by "
            f"{self.growth_bytes / 1e6:.1f} MB; ended connections: {drops}"
        )


def with_hostile_clients(folder: Path, tables: int, hostile: int, seconds: float) -> Hostile:
    """Lets good tables play alone for a while, then beside hostile clients."""
    allow_many_open_files()
    with Forker() as forker:
        server = forker.server(folder, limits=Limits())
        assert server.start(), server.log
        found = run_fast(_measure(server, tables, hostile, seconds))
        server.terminate()
    return msgspec.structs.replace(found, faults_in_log=faults_in(server.log))


async def _measure(server: ForkedServer, tables: int, hostile: int, seconds: float) -> Hostile:
    port = server.order.port
    groups = await gathered(port, range(tables))
    alone = await latencies_of(groups, seconds)
    memory = server.memory()
    command = [sys.executable, "-m", "testkit.reliability.hostile", str(port), groups[0].link, str(hostile)]
    crowd = subprocess.Popen(command, cwd=Path(__file__).parents[2])
    try:
        await _until_first_disconnection(server.order.metrics_port)
        beside = await latencies_of(groups, seconds)
        growth = server.memory() - memory
    finally:
        crowd.kill()
        crowd.wait()
    drops = await _drops(server.order.metrics_port)
    await asyncio.gather(*(group.rest() for group in groups))
    missing = sum(group.missing for group in groups)
    for group in groups:
        group.drop()
    return Hostile(
        good=tables * SEATS,
        hostile=hostile,
        missing=missing,
        p99_alone=percentile(alone, P99),
        p99_beside=percentile(beside, P99),
        growth_bytes=growth,
        drops=drops,
        faults_in_log=(),
    )


async def _until_first_disconnection(port: int) -> None:
    """Waits until the hostile clients are at work: the server has ended the first of their connections."""
    until = time.monotonic() + 60.0
    while not await _drops(port) and time.monotonic() < until:
        await asyncio.sleep(PAUSE_SECONDS)


async def _drops(port: int) -> dict[str, int]:
    """How many connections the server has ended, by reason, as its metrics say."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    lines = (await reader.read()).decode().splitlines()
    writer.close()
    mark = 'dl7_drops_total{reason="'
    found = [line.removeprefix(mark).split('"} ') for line in lines if line.startswith(mark)]
    return {reason: int(number) for reason, number in found}


class HostileClient:
    """One hostile client, which reconnects whenever it is disconnected."""

    def __init__(self, port: int, link: str, number: int) -> None:
        self._port, self._link = port, link
        self._source = source_of(FIRST_HOSTILE_ADDRESS + number // CLIENTS_AN_ADDRESS)
        ways: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self._never_read,
            self._flood,
            self._send_huge_frames,
            self._stay_half_open,
        ]
        self._way = ways[number % len(ways)]
        self._token: str | None = None

    async def run(self) -> None:
        while True:
            # It is expected to be refused or disconnected.
            with suppress(OSError, AssertionError, TimeoutError, asyncio.IncompleteReadError):
                await self._way()
            await asyncio.sleep(PAUSE_SECONDS)

    async def _connection(self) -> Socket:
        if self._token is None:
            async with HttpConnection(self._port, self._source) as connection:
                self._token = (await connection.post("/session", {"name": "Mallory"}))["token"]
        return await connected(self._port, handshake(self._port, self._link, self._token), self._source)

    async def _never_read(self) -> None:
        connection = await self._connection()
        connection.pause()
        for _ in range(100):
            connection.write(LOOK * 2)
            await asyncio.sleep(PAUSE_SECONDS)
        connection.abort()

    async def _flood(self) -> None:
        connection = await self._connection()
        while not connection.is_lost:
            connection.write((LOOK + NONSENSE) * MESSAGES_AT_ONCE)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _send_huge_frames(self) -> None:
        connection = await self._connection()
        while not connection.is_lost:
            connection.write(framed(b" " * HUGE_BYTES))
            await asyncio.sleep(PAUSE_SECONDS)

    async def _stay_half_open(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._source, 0))
        writer.write(f"GET /ws/{self._link} HTTP/1.1\r\nHost: ".encode())
        await reader.read()
        writer.close()


async def _run_hostile_clients(port: int, link: str, clients: int) -> None:
    await asyncio.gather(*(HostileClient(port, link, number).run() for number in range(clients)))


if __name__ == "__main__":
    # With lower priority, so that the good clients' measurements do not wait for this process.
    os.nice(5)
    asyncio.run(_run_hostile_clients(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
