"""Write and sync errors injected into a real server: nothing is acknowledged falsely, it stops, and starts again."""

from __future__ import annotations

import asyncio
import errno
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from doublelucky7.server.running import STOPPED, STORAGE_FAILED
from testkit.reliability.forked_servers import CANNOT_START, ForkedServer, Forker
from testkit.reliability.kills import faults_in
from testkit.reliability.people import Ledger, ScriptedPerson, audit, seated
from testkit.reliability.preloaded import Operation, Watch, built_in, records_in

SPEED: Final = 50
TABLES: Final = 2
ACTIONS: Final = 40
"""How many actions are acknowledged in the undisturbed run in which the points are counted."""

STOP_SECONDS: Final = 20.0
STORE_FAILURES: Final = ('"storage_failed"', '"StorageFailed"', '"OperationalError: ')
COUNTED: Final = frozenset({Operation.WRITTEN, Operation.TRUNCATED, Operation.SYNC_BEGUN})


class Point(msgspec.Struct, frozen=True):
    """One disturbance: which call fails, how, and whether all later ones do too."""

    call: int
    error: int
    goes_on: bool

    def __str__(self) -> str:
        return f"call {self.call} fails with {errno.errorcode[self.error]}{' and all after it' if self.goes_on else ''}"


class Disturbances(msgspec.Struct, frozen=True):
    """What so many disturbances have led to."""

    points: int
    outcomes: dict[str, int]
    acknowledged: int
    wrong: tuple[str, ...]
    seconds: float

    @property
    def is_proved(self) -> bool:
        return not self.wrong

    def __str__(self) -> str:
        outcomes = ", ".join(f"{count} {outcome}" for outcome, count in sorted(self.outcomes.items()))
        return (
            f"injected errors: {self.points} points ({outcomes}), {self.acknowledged} acknowledged actions: "
            f"{len(self.wrong)} false acknowledgements or unclean ends; {self.seconds:.0f} s"
            + "".join(f"\n    {problem}" for problem in self.wrong)
        )


def disturbed(folder: Path, points: int, seed: int = 7) -> Disturbances:
    """Lets writes and syncs fail at so many points, each in a new server that people play at."""
    begun = time.monotonic()
    random = Random(seed)
    outcomes: Counter[str] = Counter()
    acknowledged, wrong = 0, list[str]()
    with Forker(built_in(folder)) as forker:
        calls = _calls_undisturbed(forker, folder / "undisturbed", random)
        for number in range(points):
            point = _point(number, points, calls, random)
            server = forker.server(folder / str(number), speed=SPEED)
            outcome, ledgers = _one(server, point, random)
            outcomes[outcome] += 1
            acknowledged += sum(len(ledger.acknowledged) for ledger in ledgers)
            wrong += [f"{point}: {problem}" for problem in _problems(server, outcome, ledgers)]
    return Disturbances(points, dict(outcomes), acknowledged, tuple(wrong), time.monotonic() - begun)


def _point(number: int, points: int, calls: int, random: Random) -> Point:
    """Points all over a server's life, each kind of error in turn."""
    call = 1 + int((number + random.random()) * calls / points)
    if number % 2:
        return Point(call, errno.ENOSPC, goes_on=True)
    return Point(call, errno.EIO, goes_on=False)


def _calls_undisturbed(forker: Forker, folder: Path, random: Random) -> int:
    server = forker.server(folder, speed=SPEED)
    trace = folder / "trace"
    assert server.start(Watch(trace=str(trace))), server.log
    crowd = seated(server.order.port, TABLES, people=2, bots=1, random=random)
    asyncio.run(_play(server, crowd))
    server.terminate()
    return sum(record.operation in COUNTED for record in records_in(trace))


def _one(server: ForkedServer, point: Point, random: Random) -> tuple[str, list[Ledger]]:
    """What became of a server that was disturbed, and what people were told until then."""
    watch = Watch(failing_call=point.call, error=point.error, goes_on=point.goes_on)
    if not server.start(watch):
        return ("would not start" if server.wait() == CANNOT_START else "broke at the start"), []
    people: list[ScriptedPerson] = []
    try:
        people += [person for table in seated(server.order.port, TABLES, 2, 1, random) for person in table]
        is_running = asyncio.run(_play(server, [people]))
    except (AssertionError, OSError, ValueError):
        # It failed while people sat down: those requests were answered with an error or not at all.
        is_running = asyncio.run(_still_runs_after_a_while(server))
    status = server.terminate() if is_running else server.wait()
    outcome = {STORAGE_FAILED: "stopped", STOPPED: "went on unharmed"}.get(status, f"ended with {status}")
    return outcome, [person.ledger for person in people]


async def _play(server: ForkedServer, crowd: list[list[ScriptedPerson]]) -> bool:
    """Plays until enough is acknowledged or the server has ended; answers whether it still runs."""
    enough = asyncio.Event()
    people = [person for table in crowd for person in table]
    playing = [asyncio.ensure_future(person.play(enough)) for person in people]
    until = time.monotonic() + STOP_SECONDS
    while server.runs() and time.monotonic() < until:
        if sum(len(person.ledger.acknowledged) for person in people) >= ACTIONS:
            break
        await asyncio.sleep(0.02)
    enough.set()
    await asyncio.gather(*playing)
    return server.runs()


async def _still_runs_after_a_while(server: ForkedServer) -> bool:
    until = time.monotonic() + STOP_SECONDS
    while server.runs() and time.monotonic() < until:
        await asyncio.sleep(0.02)
    return server.runs()


def _problems(server: ForkedServer, outcome: str, ledgers: list[Ledger]) -> list[str]:
    """What is wrong after a disturbance: the end, the promises, or starting again."""
    problems = [] if outcome in ("stopped", "went on unharmed", "would not start") else [outcome]
    # That the store has failed is what the log should say, in its own line and for each request it cost.
    problems += [line for line in faults_in(server.log) if not any(word in line for word in STORE_FAILURES)]
    if not server.start():
        server.wait()
        return [*problems, "does not start again"]
    status = server.terminate()
    found = audit(server.database, ledgers)
    problems += [] if found.is_clean else [str(found)]
    return problems if status == STOPPED else [*problems, f"then ends with {status}"]
