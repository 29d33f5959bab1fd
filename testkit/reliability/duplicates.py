"""Duplicate, stale and replayed actions over several connections: every action is applied exactly once."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection

from doublelucky7.protocol.commands import AnswerRematch, TransientCommand
from doublelucky7.protocol.merging import Update, UpdateMerger
from doublelucky7.protocol.messages import (
    Do,
    Done,
    Look,
    RefusedByRules,
    RefusedByTable,
    Unreadable,
)
from doublelucky7.protocol.refusals import TableRefusalCode
from doublelucky7.rules.actions import PlayerAction
from testkit.reliability.forked_servers import Forker
from testkit.reliability.people import ScriptedPerson, audit, seated, what_to_do

SPEED: Final = 200
CONNECTIONS_A_PERSON: Final = 2
ANSWER_SECONDS: Final = 30.0
MOST_REPLAYED: Final = 4

_encode = msgspec.json.Encoder().encode


class Duplicates(msgspec.Struct, frozen=True):
    """What so many needless messages have led to."""

    actions: int
    needless: int
    stale_refused: int
    wrong_answers: tuple[str, ...]
    lost: int
    twice: int
    applied_besides: int
    seconds: float

    @property
    def is_proved(self) -> bool:
        return not (self.wrong_answers or self.lost or self.twice or self.applied_besides)

    def __str__(self) -> str:
        return (
            f"duplicates: {self.actions} actions, {self.needless} duplicate, stale and replayed messages: lost "
            f"{self.lost}, applied twice {self.twice}, applied besides {self.applied_besides}, answered wrongly "
            f"{len(self.wrong_answers)}; {self.stale_refused} refused as stale; {self.seconds:.0f} s"
        )


class Sent(msgspec.Struct, frozen=True):
    """An action that was carried out, and the answer to it."""

    do: Do
    answer: Done


class OpenConnection:
    """One websocket of one person; answers are collected in the order they came.

    Not a `TableClient`, which pairs every command with one answer: here the same command is sent many times.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.update: Update | None = None
        self.answers: asyncio.Queue[Done | RefusedByTable | RefusedByRules] = asyncio.Queue()
        self.unreadable = 0
        self.changed = asyncio.Event()
        self.reading = asyncio.ensure_future(self._read())

    async def send(self, message: object) -> None:
        await self._socket.send(_encode(message).decode())

    async def answer(self) -> Done | RefusedByTable | RefusedByRules:
        return await asyncio.wait_for(self.answers.get(), ANSWER_SECONDS)

    async def _read(self) -> None:
        merger = UpdateMerger()
        async for raw in self._socket:
            match merger.read(raw):
                case Update() as update:
                    self.update = update
                    self.changed.set()
                case (Done() | RefusedByTable() | RefusedByRules()) as answer:
                    self.answers.put_nowait(answer)
                case Unreadable():
                    self.unreadable += 1
                case _:
                    pass


class RepeatingPerson:
    """A person whose devices send everything several times."""

    def __init__(self, person: ScriptedPerson, connections: list[OpenConnection], random: Random) -> None:
        self.person, self.connections, self._random = person, connections, random
        self.done: list[Sent] = []
        self.needless = self.stale_refused = 0
        self.wrong: list[str] = []
        self._ids = count(1)
        self._rematches: set[str] = set()

    async def act(self) -> bool:
        """Does what is due, with everything needless beside it; answers whether an action in the game was done."""
        update = self.connections[0].update
        assert update is not None
        command = what_to_do(update, self._rematches, self._random)
        if command is None:
            return False
        before = [sent for sent in self.done if sent.do.id.startswith(f"{update.table.number}.")]
        action_id = f"{update.table.number}.{next(self._ids)}.{self.person.person}"
        do = Do(id=action_id, after=update.table.version, command=command)
        connection = self._random.choice(self.connections)
        await connection.send(do)
        # At once again, over the same connection and the other: whichever comes first is the one that counts.
        repeating = [self._random.choice(self.connections) for _ in range(self._random.randint(1, 3))]
        for other in repeating:
            await other.send(do)
        answers = [await one.answer() for one in (connection, *repeating)]
        self.needless += len(repeating)
        first = answers[0]
        # What is not stored, or opens another game under the link, may be answered otherwise the second time.
        if not isinstance(command, TransientCommand | AnswerRematch) and any(answer != first for answer in answers):
            self.wrong.append(f"{do.id}: {answers}")
        if isinstance(first, Done):
            if not isinstance(command, TransientCommand):
                self.done.append(Sent(do, first))
            if not isinstance(command, AnswerRematch):
                await self._replay(before)
        return isinstance(first, Done) and isinstance(command, PlayerAction)

    async def _replay(self, before: list[Sent]) -> None:
        """Sends old actions again, as they were and as new ones with an old version."""
        for sent in self._random.sample(before, min(MOST_REPLAYED, len(before))):
            connection = self._random.choice(self.connections)
            await connection.send(sent.do)
            answer = await connection.answer()
            if answer != sent.answer:
                self.wrong.append(f"replayed {sent.do.id}: {answer}")
            stale = Do(id=f"stale-{next(self._ids)}", after=sent.do.after, command=sent.do.command)
            await connection.send(stale)
            refusal = await connection.answer()
            if isinstance(refusal, Done):
                self.wrong.append(f"stale {stale.id}: {refusal}")
            elif isinstance(refusal, RefusedByTable) and refusal.refusal.code is TableRefusalCode.STALE:
                self.stale_refused += 1
            self.needless += 2

    async def steal(self, sent: Sent) -> None:
        """Sends another person's action as one's own, under the same id."""
        await self.connections[0].send(sent.do)
        answer = await self.connections[0].answer()
        self.needless += 1
        if isinstance(answer, Done):
            self.wrong.append(f"stolen {sent.do.id}: {answer}")

    async def look(self) -> None:
        """Asks for a fresh view and waits for it."""
        self.connections[0].changed.clear()
        await self.connections[0].send(Look())
        await asyncio.wait_for(self.connections[0].changed.wait(), ANSWER_SECONDS)


def duplicated(folder: Path, messages: int, seed: int = 7) -> Duplicates:
    """Plays at one table until so many needless messages were sent."""
    begun = time.monotonic()
    random = Random(seed)
    with Forker() as forker:
        server = forker.server(folder, speed=SPEED)
        assert server.start(), server.log
        (table,) = seated(server.order.port, 1, people=2, bots=1, random=random)
        people = asyncio.run(_play(table, messages, random))
        server.terminate()
    ledgers = [person.person.ledger for person in people]
    for person, ledger in zip(people, ledgers, strict=True):
        ledger.acknowledged = {f"{person.person.person}/{sent.do.id}": sent.answer.version for sent in person.done}
    found = audit(server.database, ledgers)
    return Duplicates(
        actions=found.acknowledged,
        needless=sum(person.needless for person in people),
        stale_refused=sum(person.stale_refused for person in people),
        wrong_answers=tuple(wrong for person in people for wrong in person.wrong),
        lost=len(found.lost),
        twice=len(found.twice),
        applied_besides=_stored_actions(server.database, people) - found.acknowledged,
        seconds=time.monotonic() - begun,
    )


def _stored_actions(database: Path, people: list[RepeatingPerson]) -> int:
    """How many stored actions these people have, those of sitting down left out."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT action_id FROM entry WHERE action_id IS NOT NULL").fetchall()
    names = {person.person.person for person in people}
    ids = [action.partition("/") for (action,) in rows]
    return sum(name in names and number[0].isdigit() for name, _, number in ids)


async def _play(table: list[ScriptedPerson], messages: int, random: Random) -> list[RepeatingPerson]:
    async with AsyncExitStack() as stack:
        people = []
        for person in table:
            connections = [
                OpenConnection(await stack.enter_async_context(person.connection()))
                for _ in range(CONNECTIONS_A_PERSON)
            ]
            people.append(RepeatingPerson(person, connections, random))
        while sum(person.needless for person in people) < messages:
            for one, other in zip(people, people[::-1], strict=True):
                await one.look()
                if await one.act():
                    await other.steal(one.done[-1])
        for repeating_person in people:
            for connection in repeating_person.connections:
                connection.reading.cancel()
    return people
