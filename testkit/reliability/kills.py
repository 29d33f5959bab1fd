"""kill -9 at random moments while bots and scripted people play: nothing acknowledged is lost or applied twice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from testkit.reliability.forked_servers import ForkedServer, Forker
from testkit.reliability.people import Audit, ScriptedPerson, audit, seated

SPEED: Final = 20
TABLES: Final = 4
LEAST_SECONDS: Final = 0.02
MOST_SECONDS: Final = 0.35
GOING_ON_SECONDS: Final = 60.0
STEPS_TO_GO_ON: Final = 5


class Kills(msgspec.Struct, frozen=True):
    """What so many kills have led to."""

    kills: int
    audit: Audit
    sent_again: int
    tables_that_went_on: int
    tables: int
    faults_in_log: tuple[str, ...]
    seconds: float

    @property
    def is_proved(self) -> bool:
        return self.audit.is_clean and self.tables_that_went_on == self.tables and not self.faults_in_log

    def __str__(self) -> str:
        found = self.audit
        return (
            f"kill -9: {self.kills} kills, {found.acknowledged} acknowledged actions in {found.games} games "
            f"({self.sent_again} sent again after a kill): lost {len(found.lost)}, applied twice {len(found.twice)}, "
            f"sent but not stored {len(found.sent_but_not_stored)}; "
            f"{self.tables_that_went_on} of {self.tables} tables went on; {self.seconds:.0f} s"
        )


def killed(folder: Path, kills: int, seed: int = 7, tables: int = TABLES) -> Kills:
    """Plays at some tables while the server is killed again and again."""
    begun = time.monotonic()
    random = Random(seed)
    with Forker() as forker:
        server = forker.server(folder, speed=SPEED)
        assert server.start(), server.log
        crowd = seated(server.order.port, tables, people=3, bots=1, random=random)
        went_on = asyncio.run(_play(server, crowd, kills, random))
        server.terminate()
    people = [person for table in crowd for person in table]
    return Kills(
        kills=kills,
        audit=audit(server.database, [person.ledger for person in people]),
        sent_again=sum(person.ledger.sent_again for person in people),
        tables_that_went_on=went_on,
        tables=tables,
        faults_in_log=faults_in(server.log),
        seconds=time.monotonic() - begun,
    )


def faults_in(log: str) -> tuple[str, ...]:
    """The lines of a server's log that should not be there."""
    marks = ("Traceback", "_failed", "impossible_history", "Exception", "Error:")
    return tuple(line for line in log.splitlines() if any(mark in line for mark in marks))


async def _play(server: ForkedServer, crowd: list[list[ScriptedPerson]], kills: int, random: Random) -> int:
    enough = asyncio.Event()
    people = [asyncio.ensure_future(person.play(enough)) for table in crowd for person in table]
    for _ in range(kills):
        await asyncio.sleep(random.uniform(LEAST_SECONDS, MOST_SECONDS))
        await asyncio.to_thread(server.kill)
        is_ready = await asyncio.to_thread(server.start)
        assert is_ready, server.log
    before = [_progress(table) for table in crowd]
    went_on = 0
    until = time.monotonic() + GOING_ON_SECONDS
    while went_on < len(crowd) and time.monotonic() < until:
        await asyncio.sleep(LEAST_SECONDS)
        went_on = sum(_progress(table) >= old + STEPS_TO_GO_ON for table, old in zip(crowd, before, strict=True))
    enough.set()
    await asyncio.gather(*people)
    return went_on


def _progress(table: list[ScriptedPerson]) -> int:
    """How many versions of all its games a table has seen."""
    seen: dict[str, int] = {}
    for person in table:
        for game, version in person.ledger.seen.items():
            seen[game] = max(version, seen.get(game, 0))
    return sum(seen.values())
