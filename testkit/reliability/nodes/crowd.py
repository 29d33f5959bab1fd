"""People at a cluster, and what a disturbance of it has led to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Final

import msgspec

from testkit.reliability.nodes.cluster import Cluster
from testkit.reliability.people import Audit, ScriptedPerson, compared, seated

SPEED: Final = 20
TABLES: Final = 4
P99: Final = 0.99
MOST_SECONDS_AWAY: Final = 3.0
GOING_ON_SECONDS: Final = 60.0
STEPS_TO_GO_ON: Final = 5
_LOOK_SECONDS: Final = 0.02
_FAULTS: Final = ("Traceback", "impossible_history", "table_failed", "loop_failed", "Exception", "Error:")
"""Marks of lines that no log may have; a database that is away makes requests fail, which is no fault of a node."""

Table = list[ScriptedPerson]


class Disturbed(msgspec.Struct, frozen=True, kw_only=True):
    """What so many disturbances of one kind have led to."""

    what: str
    times: int
    audit: Audit
    sent_again: int
    tables: int
    tables_that_went_on: int
    seconds_away: tuple[float, ...]
    """How long people were without their table while it could be reached."""
    most_p99_away: float | None
    """The bound of how long people may be without their table, at the 99th percentile, where there is one."""
    most_away: float | None = None
    """The bound for everybody."""
    problems: tuple[str, ...] = ()
    seconds: float

    @property
    def p99_away(self) -> float:
        ordered = sorted(self.seconds_away)
        return ordered[min(len(ordered) - 1, int(len(ordered) * P99))] if ordered else 0.0

    @property
    def longest_away(self) -> float:
        return max(self.seconds_away, default=0.0)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is lost and everything went on: what every run must show, however busy the machine is."""
        return self.audit.is_clean and self.tables_that_went_on == self.tables and not self.problems

    @property
    def is_proved(self) -> bool:
        is_back = self.most_p99_away is None or self.p99_away < self.most_p99_away
        return self.is_complete and is_back and (self.most_away is None or self.longest_away < self.most_away)

    def __str__(self) -> str:
        found = self.audit
        return (
            f"{self.what}: {self.times} times, {found.acknowledged} acknowledged actions in {found.games} games "
            f"({self.sent_again} sent again): lost {len(found.lost)}, twice {len(found.twice)}, sent but not stored "
            f"{len(found.sent_but_not_stored)}; {self.tables_that_went_on} of {self.tables} tables went on; "
            f"{len(self.seconds_away)} returns, p99 {self.p99_away:.2f} s, longest {self.longest_away:.2f} s; "
            f"{self.seconds:.0f} s{''.join(f'; PROBLEM {problem}' for problem in self.problems)}"
        )


class Crowd:
    """Some tables with people and bots at a cluster."""

    def __init__(self, cluster: Cluster, random: Random, tables: int = TABLES) -> None:
        opened = seated(cluster.port, tables, people=3, bots=1, random=random)
        self._cluster = cluster
        self.tables: list[Table] = [[person.through(cluster.port) for person in table] for table in opened]
        self.problems: list[str] = []
        self.reachable_at: list[float] = []
        """When what all tables need was there again: nobody can be back earlier."""

    @property
    def people(self) -> list[ScriptedPerson]:
        return [person for table in self.tables for person in table]

    def progress(self) -> list[int]:
        """How many versions of all its games each table has seen."""
        return [_progress(table) for table in self.tables]

    async def went_on(self, steps: int = STEPS_TO_GO_ON) -> int:
        """How many tables go on from where they are now."""
        before, until, gone_on = self.progress(), time.monotonic() + GOING_ON_SECONDS, 0
        while gone_on < len(before) and time.monotonic() < until:
            await asyncio.sleep(_LOOK_SECONDS)
            gone_on = sum(now >= old + steps for now, old in zip(self.progress(), before, strict=True))
        return gone_on

    async def all_back(self) -> None:
        """Waits until nobody is without their table."""
        until = time.monotonic() + GOING_ON_SECONDS
        while any(person.is_away for person in self.people):
            if time.monotonic() > until:
                self.problems.append("somebody did not come back")
                return
            await asyncio.sleep(_LOOK_SECONDS)

    def seconds_away(self) -> tuple[float, ...]:
        """How long each interruption lasted for whoever it befell, from when the table could be reached again."""
        interruptions = [one for person in self.people for one in person.ledger.interruptions]
        return tuple(
            one.back_at - max([one.lost_at, *(at for at in self.reachable_at if at <= one.back_at)])
            for one in interruptions
        )

    async def play(self, disturb: Callable[[], Awaitable[None]]) -> int:
        """Everybody plays while something is done to the cluster; answers how many tables went on afterwards."""
        enough = asyncio.Event()
        playing = [asyncio.ensure_future(person.play(enough)) for person in self.people]
        try:
            assert await self.went_on(1) == len(self.tables), self._cluster.logs
            await disturb()
            return await self.went_on()
        finally:
            enough.set()
            await asyncio.gather(*playing)


def disturbed(
    cluster: Cluster,
    what: str,
    times: int,
    disturb: Callable[[Crowd], Awaitable[None]],
    *,
    seed: int = 7,
    tables: int = TABLES,
    most_p99_away: float | None = None,
    most_away: float | None = None,
    others: Sequence[Callable[[Crowd], None]] = (),
) -> Disturbed:
    """Lets people play at a cluster while it is disturbed, and compares what they were told with what is stored."""
    begun = time.monotonic()
    crowd = Crowd(cluster, Random(seed), tables)
    for change in others:
        change(crowd)
    logged = len(cluster.logs)
    gone_on = asyncio.run(crowd.play(lambda: disturb(crowd)))
    ledgers = [person.ledger for person in crowd.people]
    return Disturbed(
        what=what,
        times=times,
        audit=compared(cluster.streams(), ledgers),
        sent_again=sum(ledger.sent_again for ledger in ledgers),
        tables=tables,
        tables_that_went_on=gone_on,
        seconds_away=crowd.seconds_away(),
        most_p99_away=most_p99_away,
        most_away=most_away,
        problems=(*crowd.problems, *faults_in(cluster.logs[logged:]), *_links_in(cluster.proxy.log, crowd)),
        seconds=time.monotonic() - begun,
    )


def faults_in(log: str) -> tuple[str, ...]:
    """The lines of the nodes' logs that should not be there."""
    return tuple(line for line in log.splitlines() if any(mark in line for mark in _FAULTS))


def _links_in(proxy_log: str, crowd: Crowd) -> tuple[str, ...]:
    """Links are secrets: whoever reads one in a log may join the table."""
    assert " nodes/" in proxy_log, "the proxy has logged nothing"
    links = {person.link for person in crowd.people}
    return tuple(f"the proxy's log names the link {link}" for link in links if link in proxy_log)


def _progress(table: Table) -> int:
    seen: dict[str, int] = {}
    for person in table:
        for game, version in person.ledger.seen.items():
            seen[game] = max(version, seen.get(game, 0))
    return sum(seen.values())
