"""Scripted people over real sockets: they play on whatever happens to the server, and keep account of its promises."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from random import Random

import msgspec
from websockets.asyncio.client import connect

from doublelucky7.client.table import Interruption, TableClient, retry_seconds
from doublelucky7.protocol.commands import AnswerRematch, Command, Contribute, StartGame, TransientCommand
from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.messages import Do, Done, Look
from doublelucky7.protocol.sitting import Phase, RematchAnswer
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from testkit.server.clients import Program, what_is_due

FAST = {"pace": "fast", "stand_in": "random"}
BOT = {"kind": "bot", "level": "random"}
RETRY_SECONDS = 0.01
MOST_KEPT = 40
"""How many of their actions people remember, to send them again."""


class Ledger:
    """What the server has sent one person: acknowledged and refused actions, and how far each game had got."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.seen: dict[str, int] = {}
        self.sent_again = 0
        self.interruptions: list[Interruption] = []


class Carried(msgspec.Struct, frozen=True):
    """An action that was carried out in a game, and the answer to it."""

    game: str
    do: Do
    answer: Done


class ScriptedPerson:
    """Somebody at a table, known to the server by a token."""

    def __init__(
        self,
        port: int,
        person: str,
        headers: dict[str, str],
        link: str,
        random: Random,
        retry: Callable[[int], float] = lambda failures: RETRY_SECONDS,
    ) -> None:
        self._retry = retry
        self._port, self._headers, self.link, self._random = port, headers, link, random
        self.person = person
        self.ledger = Ledger()
        self._rematches: set[str] = set()
        self._ids = count(1)
        self._table: TableClient | None = None
        self.done: list[Carried] = []
        """The latest actions that were carried out."""

    @property
    def is_away(self) -> bool:
        """Whether the table has not been seen since the connection was lost."""
        return self._table is not None and self._table.is_away

    async def drop(self) -> None:
        """Loses the connection, which is then opened again."""
        if self._table is not None:
            await self._table.drop()

    async def play(self, enough: asyncio.Event) -> None:
        """Plays until it is enough; reconnects after a lost connection, and sends again what was not answered."""
        playing = asyncio.ensure_future(self._play_for_ever())
        waiting = asyncio.ensure_future(enough.wait())
        await asyncio.wait({playing, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if playing.done():
            playing.result()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    async def _play_for_ever(self) -> None:
        async with self.at_the_table() as table:
            self._table = table
            async for update in table.updates():
                facts = update.table
                self.ledger.seen[facts.game] = max(facts.version, self.ledger.seen.get(facts.game, 0))
                command = what_to_do(update, self._rematches, self._random) if table.latest is update else None
                if command is not None:
                    await self._ask(table, command, update)
                self.ledger.sent_again = table.times_sent_again
                self.ledger.interruptions = table.interruptions

    def at_the_table(self) -> TableClient:
        """The table over a connection that comes back at once."""
        url = f"ws://127.0.0.1:{self._port}/ws/{self.link}"
        return TableClient(url, {"Authorization": self._headers["Authorization"]}, self._retry)

    def through(self, port: int) -> ScriptedPerson:
        """The same person over another proxy or straight at a node, as patient as a real client."""
        return ScriptedPerson(port, self.person, self._headers, self.link, self._random, retry_seconds)

    def connection(self) -> connect:
        """A bare websocket to the table, for what no proper client would send."""
        headers = {"Authorization": self._headers["Authorization"]}
        url = f"ws://127.0.0.1:{self._port}/ws/{self.link}"
        return connect(
            url, additional_headers=headers, compression=None, proxy=None, ping_interval=None, close_timeout=0.2
        )

    async def _ask(self, table: TableClient, command: Command, update: Update) -> None:
        action_id = f"{next(self._ids)}-{self._random.randrange(10**6)}"
        answer = await table.ask(command, update.table.version, action_id)
        if not isinstance(answer, Done):
            self.ledger.refused.add(f"{self.person}/{action_id}")
            await asyncio.sleep(RETRY_SECONDS)
            await table.send(Look())
        elif not isinstance(command, TransientCommand):
            do = Do(id=action_id, after=update.table.version, command=command)
            self.done = [*self.done[1 - MOST_KEPT :], Carried(update.table.game, do, answer)]
            self.ledger.acknowledged[f"{self.person}/{action_id}"] = answer.version


def what_to_do(update: Update, rematches: set[str], random: Random) -> Command | None:
    """Something that is waited for, None where nothing is; games end and are played again."""
    table = update.table
    if table.phase is Phase.FINISHED and table.game not in rematches:
        rematches.add(table.game)
        return AnswerRematch(RematchAnswer.YES)
    if table.phase is Phase.GATHERING and table.host == update.yours.person:
        return StartGame()
    due = what_is_due(update)
    if due is None or isinstance(due, Contribute | TransientCommand):
        return due
    return random.choice(next(view.legal for view in update.views if view.legal))


def seated(port: int, tables: int, people: int, bots: int, random: Random) -> list[list[ScriptedPerson]]:
    """Tables with people and bots, opened, everybody seated, the games begun."""
    return [_table(port, people, bots, random) for _ in range(tables)]


def _table(port: int, people: int, bots: int, random: Random) -> list[ScriptedPerson]:
    programs = [Program(port) for _ in range(people)]
    names = [program.become(f"Person {place}") for place, program in enumerate(programs)]
    link = programs[0].open({"kind": "you"}, *[{"kind": "open"}] * (people - 1), *[BOT] * bots, settings=FAST)["link"]
    for seat, program in enumerate(programs[1:], start=1):
        _do(program, link, f"sit {seat}", {"kind": "take_seat", "seat": seat, "name": f"Person {seat}"})
    _do(programs[0], link, "start", StartGame())
    return [
        ScriptedPerson(port, name, program.headers, link, Random(random.random()))
        for name, program in zip(names, programs, strict=True)
    ]


def _do(program: Program, link: str, action_id: str, command: object) -> None:
    version = program.get(f"/tables/{link}").json["version"]
    answer = program.post(f"/tables/{link}/do", {"kind": "do", "id": action_id, "after": version, "command": command})
    assert answer.status == 200, answer.body


class Audit(msgspec.Struct, frozen=True):
    """What comparing promises with the store has found; all but the first two must be nought."""

    acknowledged: int
    games: int
    lost: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()
    stored_though_refused: tuple[str, ...] = ()
    sent_but_not_stored: tuple[str, ...] = ()
    gaps: tuple[str, ...] = ()

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.twice or self.stored_though_refused or self.sent_but_not_stored or self.gaps)


def audit(database: Path, ledgers: Sequence[Ledger]) -> Audit:
    """Compares what people were sent with what is stored."""
    opened = SqliteDatabase(database)
    try:
        store = SqliteStore(opened)
        streams = {game: store.read(game).result() for game in store.games().result()}
    finally:
        opened.close()
    return compared(streams, ledgers)


def compared(streams: dict[str, list[Entry]], ledgers: Sequence[Ledger]) -> Audit:
    """The same, with the streams already read."""
    places: dict[str, list[int]] = {}
    for stream in streams.values():
        for entry in stream:
            if entry.action_id is not None:
                places.setdefault(entry.action_id, []).append(entry.version)
    promised = {action: version for ledger in ledgers for action, version in ledger.acknowledged.items()}
    refused = {action for ledger in ledgers for action in ledger.refused} - set(promised)
    seen = [(game, version) for ledger in ledgers for game, version in ledger.seen.items()]
    return Audit(
        acknowledged=len(promised),
        games=len(streams),
        lost=tuple(action for action, version in promised.items() if version not in places.get(action, ())),
        twice=tuple(action for action, versions in places.items() if len(versions) > 1),
        stored_though_refused=tuple(action for action in refused if action in places),
        sent_but_not_stored=tuple(game for game, version in seen if len(streams.get(game, ())) < version),
        gaps=tuple(game for game, stream in streams.items() if not _is_without_gaps(stream)),
    )


def _is_without_gaps(stream: Sequence[Entry]) -> bool:
    return [entry.version for entry in stream] == list(range(1, len(stream) + 1))
