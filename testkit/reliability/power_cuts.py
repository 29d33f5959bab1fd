"""Power cuts: what a disk may hold after one, rebuilt from what a real server wrote, and what its promises are worth.

The model is the strict one: only what a finished fsync covers is certain. Of everything written later each sector may
be there or not, in any order; a file created or deleted since the folder was last synchronised may be there or not; the
index SQLite keeps in shared memory holds rubbish.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from testkit.reliability.forked_servers import Forker
from testkit.reliability.people import ScriptedPerson, seated
from testkit.reliability.preloaded import Operation, Record, Watch, built_in, records_in

SPEED: Final = 50
TABLES: Final = 4
ACTIONS: Final = 500
PLAY_SECONDS: Final = 90.0
SECTOR_BYTES: Final = 512
RUBBISH_BYTES: Final = 32_768
FOLDER_NAME: Final = ""
DATABASE: Final = "doublelucky7.sqlite"

_DONE: Final = re.compile(rb'"kind":"done","id":"([^"]+)","version":(\d+)')


class Promise(msgspec.Struct, frozen=True):
    """An acknowledgement, and the record with which it was handed to the network."""

    place: int
    action: str
    version: int


class Trace(msgspec.Struct, frozen=True):
    """Everything a server wrote, in order, with the acknowledgements between."""

    records: tuple[Record, ...]
    promises: tuple[Promise, ...]
    names: dict[int, str]

    @property
    def database_syncs(self) -> int:
        """How many syncs of the database file itself there are: one when it is made, then one a checkpoint."""
        return sum(
            record.operation is Operation.SYNCED and self.names[record.file] == DATABASE for record in self.records
        )


class PowerCuts(msgspec.Struct, frozen=True):
    """What so many power cuts would have left."""

    states: int
    writes: int
    syncs: int
    database_syncs: int
    promises_checked: int
    lost: tuple[str, ...]
    corrupt: tuple[str, ...]
    seconds: float

    @property
    def is_proved(self) -> bool:
        return not self.lost and not self.corrupt

    def __str__(self) -> str:
        return (
            f"power cuts: {self.states} disk states out of {self.writes} writes, {self.syncs} syncs "
            f"({self.database_syncs} of the database file itself); {self.promises_checked} promises checked: "
            f"lost {len(self.lost)}, corrupt {len(self.corrupt)}; {self.seconds:.0f} s"
        )


def powers_cut(folder: Path, states: int, seed: int = 7) -> PowerCuts:
    """Traces a server that people play at, then cuts the power so many times."""
    begun = time.monotonic()
    trace = traced(folder, seed)
    checked, lost, corrupt = judged(trace, folder / "state", states, Random(seed))
    return PowerCuts(
        states=states,
        writes=sum(record.operation is Operation.WRITTEN for record in trace.records),
        syncs=sum(record.operation is Operation.SYNCED for record in trace.records),
        database_syncs=trace.database_syncs,
        promises_checked=checked,
        lost=tuple(lost),
        corrupt=tuple(corrupt),
        seconds=time.monotonic() - begun,
    )


def traced(folder: Path, seed: int, actions: int = ACTIONS) -> Trace:
    """The trace of a server from its first start, until so many actions were acknowledged."""
    random, path = Random(seed), folder / "trace"
    with Forker(built_in(folder)) as forker:
        server = forker.server(folder, speed=SPEED)
        assert server.start(Watch(trace=str(path))), server.log
        crowd = seated(server.order.port, TABLES, people=3, bots=0, random=random)
        people = [person for table in crowd for person in table]
        asyncio.run(_play(people, actions))
        server.kill()
    records = records_in(path)
    names = {record.file: record.data.decode() for record in records if record.operation is Operation.NAMED}
    return Trace(tuple(records), tuple(_promises(records)), names)


async def _play(people: list[ScriptedPerson], actions: int) -> None:
    enough = asyncio.Event()
    playing = [asyncio.ensure_future(person.play(enough)) for person in people]
    until = time.monotonic() + PLAY_SECONDS
    while sum(len(person.ledger.acknowledged) for person in people) < actions and time.monotonic() < until:
        await asyncio.sleep(0.02)
    enough.set()
    await asyncio.gather(*playing)


def _promises(records: Sequence[Record]) -> Iterator[Promise]:
    for place, record in enumerate(records):
        if record.operation is Operation.ACKNOWLEDGED:
            for action, version in _DONE.findall(record.data):
                yield Promise(place, action.decode(), int(version))


def judged(trace: Trace, folder: Path, states: int, random: Random) -> tuple[int, list[str], list[str]]:
    """How many promises were checked, which of them a state does not hold, and which states are damaged."""
    checked, lost, corrupt = 0, list[str](), list[str]()
    kept = _lasting(trace)
    for number in range(states):
        # Every second cut comes right after a promise, the worst moment to forget it.
        cut = random.choice(kept).place + 1 if number % 2 else random.randrange(len(trace.records) + 1)
        state = folder / str(number)
        _write_out(_disk_after(trace, cut, random), state, random)
        promised = [promise for promise in kept if promise.place < cut]
        checked += len(promised)
        try:
            actions = _actions_in(state / DATABASE)
        except (StorageFailed, sqlite3.Error, AssertionError) as damage:
            corrupt.append(f"cut at {cut}: {damage}")
            continue
        lost += [
            f"cut at {cut}: {promise.action}"
            for promise in promised
            if (promise.action, promise.version) not in actions
        ]
        for file in state.iterdir():
            file.unlink()
    return checked, lost, corrupt


def _lasting(trace: Trace) -> list[Promise]:
    """Promises about what is stored; a tap on the score pad is acknowledged and forgotten."""
    written = b"".join(record.data for record in trace.records if record.operation is Operation.WRITTEN)
    return [promise for promise in trace.promises if promise.action.encode() in written]


def _disk_after(trace: Trace, cut: int, random: Random) -> dict[str, bytes]:
    """What the disk may hold when the power goes after so many records."""
    records = trace.records[:cut]
    synced: dict[int, int] = {}
    for record in records:
        if record.operation is Operation.SYNCED:
            synced[record.file] = max(record.offset, synced.get(record.file, 0))
    folder = next((file for file, name in trace.names.items() if name == FOLDER_NAME), None)
    folder_synced = synced.get(folder, -1) if folder is not None else -1
    contents: dict[int, bytearray] = {}
    entered: dict[int, bool] = {}
    for place, record in enumerate(records):
        is_certain = place < synced.get(record.file, -1)
        match record.operation:
            case Operation.CREATED:
                contents[record.file] = bytearray()
                entered[record.file] = place < folder_synced or random.random() < 0.5
            case Operation.UNLINKED:
                if place < folder_synced or random.random() < 0.5:
                    entered[record.file] = False
            case Operation.WRITTEN:
                _write(contents.setdefault(record.file, bytearray()), record, is_certain, random)
            case Operation.TRUNCATED:
                if is_certain or random.random() < 0.5:
                    _resize(contents.setdefault(record.file, bytearray()), record.offset)
            case _:
                pass
    return {trace.names[file]: bytes(content) for file, content in contents.items() if entered.get(file, True)}


def _write(content: bytearray, record: Record, is_certain: bool, random: Random) -> None:
    fate = 1.0 if is_certain else random.choice((0.0, 0.5, 1.0))
    for start in range(0, len(record.data), SECTOR_BYTES):
        if fate == 1.0 or random.random() < fate:
            sector = record.data[start : start + SECTOR_BYTES]
            place = record.offset + start
            if len(content) < place:
                _resize(content, place)
            content[place : place + len(sector)] = sector


def _resize(content: bytearray, length: int) -> None:
    del content[length:]
    content.extend(bytes(length - len(content)))


def _write_out(disk: dict[str, bytes], folder: Path, random: Random) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in disk.items():
        if name != FOLDER_NAME:
            (folder / name).write_bytes(content)
    if DATABASE in disk:
        (folder / f"{DATABASE}-shm").write_bytes(random.randbytes(RUBBISH_BYTES))


def _actions_in(path: Path) -> set[tuple[str, int]]:
    """The actions, without their person, and versions a database holds after the store has opened it."""
    database = SqliteDatabase(path)
    try:
        store = SqliteStore(database)
        entries = [entry for game in store.games().result() for entry in store.read(game).result()]
    finally:
        database.close()
    with closing(sqlite3.connect(path)) as connection:
        verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
    assert verdict == "ok", verdict
    found = ((entry.action_id, entry.version) for entry in entries)
    return {(action.partition("/")[2], version) for action, version in found if action is not None}


def without_syncs(trace: Trace) -> Trace:
    """The same trace from a server that never synchronises: the programme must find its losses."""
    kept = tuple(
        msgspec.structs.replace(record, operation=Operation.SYNC_BEGUN)
        if record.operation is Operation.SYNCED
        else record
        for record in trace.records
    )
    return Trace(kept, trace.promises, trace.names)
