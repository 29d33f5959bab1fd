"""Twin games over real sockets that differ only in cards hidden from a seat: it must be sent equal bytes.

Two whole servers play the same tables in the same order; decks are stacked, bots follow the script, randomness is
predictable and the clock is moved by hand, so that the hidden cards are all in which the two differ.
"""

from __future__ import annotations

import asyncio
import io
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from doublelucky7.dealing.supply import chance_for
from doublelucky7.protocol.commands import CloseTable, Command, Contribute, GoOn, StartGame, TakeBack, TakeSeat
from doublelucky7.protocol.http import Reach
from doublelucky7.protocol.messages import Do, Ping
from doublelucky7.protocol.sitting import PersonSeat, Phase
from doublelucky7.rules.actions import ChanceAction, PlayerAction
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.views import Heard
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.server import running
from doublelucky7.server.http.listening import listen
from doublelucky7.server.monitoring.logs import log_to
from doublelucky7.server.settings import Settings
from doublelucky7.storage.memory.store import MemoryStore
from doublelucky7.tables.services import BotChoice, TableServices
from doublelucky7.tables.state import TableState
from testkit.games.interference import Course, Watching, hands_at_the_cut
from testkit.games.random_play import Table
from testkit.reliability.crowd import HttpConnection, Received, read
from testkit.server.servers import GENEROUS
from testkit.tables.manual_clock import ManualClock
from testkit.tables.scene import predictable_bytes
from testkit.tables.twins import CHANCE_TO_TAKE_BACK, trials, twins

SECONDS: Final = 30.0
ADDRESS: Final = "127.0.0.1"
MOST_PLAYERS: Final = 7
_TURNS_OF_THE_LOOP: Final = 40
_STEP_MS: Final = 500

_encode = msgspec.json.Encoder().encode


class Twins(msgspec.Struct, frozen=True):
    """What so many pairs of games have shown."""

    games: int
    with_other_hands: int
    messages: int
    different: tuple[str, ...]
    seconds: float

    @property
    def is_proved(self) -> bool:
        return not self.different

    def __str__(self) -> str:
        return (
            f"non-interference at the socket: {self.games} twin games ({self.with_other_hands} with other hands at the "
            f"cut), {self.messages} messages compared byte for byte: {len(self.different)} games differ; "
            f"{self.seconds:.0f} s"
        )


class RunningInThread(msgspec.Struct, frozen=True):
    """A server in a thread of its own."""

    server: running.RunningServer
    loop: asyncio.AbstractEventLoop
    port: int


class ScriptedServer:
    """One server in a thread; a script decides everything that could be random."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._clock = ManualClock()
        self._course: Course | None = None
        self._place = 0
        self._at: RunningInThread
        self._tokens: dict[str, str] = {}

    @contextmanager
    def set_up(self) -> Iterator[None]:
        """Runs the server meanwhile."""
        with self._running(self._settings) as self._at:
            yield

    @contextmanager
    def _running(self, settings: Callable[[int], Settings]) -> Iterator[RunningInThread]:
        """Runs a server with the settings for its port."""
        ready = threading.Event()
        loops: list[asyncio.AbstractEventLoop] = []

        def on_ready() -> None:
            loops.append(asyncio.get_running_loop())
            ready.set()

        listening = listen(ADDRESS, 0)
        port = listening.getsockname()[1]
        chance = SimpleNamespace(token_bytes=_predictable_bytes_of_each_length())
        with patch.object(running, "TableServices", self._with_own_services), patch.object(running, "secrets", chance):
            server = running.RunningServer(settings(port), log_to(io.StringIO()), on_ready, self._clock)
        thread = threading.Thread(target=server.run, args=(listening,))
        thread.start()
        try:
            assert ready.wait(SECONDS)
            yield RunningInThread(server, loops[0], port)
        finally:
            server.stop()
            thread.join(SECONDS)

    def _settings(self, port: int) -> Settings:
        return Settings(reach=Reach.HOUSEHOLD, address=ADDRESS, port=port, data=self._data, limits=GENEROUS)

    def messages(self, table: Table, course: Course, watching: Watching) -> list[list[bytes]]:
        """All that the watching person and a spectator are sent over their sockets until the course is cut."""
        self._course, self._place = course, 0
        # In the server's own loop: two threads that take turns at every message do little but wake each other.
        playing = asyncio.run_coroutine_threadsafe(self._played(table, watching), self._at.loop)
        return playing.result(SECONDS)

    def _with_own_services(self, **parts: Any) -> TableServices:
        return TableServices(**{**parts, "store": MemoryStore(), "supply": self._supply, "ask_bot": self._ask_bot})

    def _supply(self, key: bytes, waiting: WaitingForChance, rounds: int, draws: int) -> ChanceAction:
        action = self._next()
        if action is None:
            return chance_for(key, waiting, rounds, draws)
        assert isinstance(action, ChanceAction)
        return action

    async def _ask_bot(self, level: str, heard: Heard, seed: int) -> BotChoice:
        action = self._next() or heard.view.legal[0]
        assert isinstance(action, PlayerAction)
        return BotChoice(action, level, "1")

    def _next(self) -> PlayerAction | ChanceAction | None:
        assert self._course is not None
        if self._place >= len(self._course.actions):
            return None
        self._place += 1
        return self._course.actions[self._place - 1]

    async def _played(self, table: Table, watching: Watching) -> list[list[bytes]]:
        random = Random(str(table))
        bots = {seat for seat in range(table.players) if seat not in watching and random.random() < 0.5}
        holders = ["bot" if seat in bots else _holder(seat, watching) for seat in range(table.players)]
        names = ["watcher", "spectator", *sorted(set(holders) - {"bot", "watcher"})]
        link = await self._opened(table, holders, names)
        async with AsyncExitStack() as stack:
            connections: dict[str, RecordedConnection] = {}
            for name in names:
                connections[name] = RecordedConnection(await stack.enter_async_context(self._connect(name, link)), name)
                await connections[name].ping()
            seats = {seat: holder for seat, holder in enumerate(holders) if holder != "bot"}
            for seat, holder in seats.items():
                await self._do(connections[holder], link, TakeSeat(seat, f"{holder} {seat}"))
            await self._do(connections["spectator"], link, StartGame())
            for seat, holder in seats.items():
                await self._do(connections[holder], link, Contribute(seat, bytes([seat] * 32).hex()))
            while self._course is not None and self._place < len(self._course.actions):
                await self._before_step(connections, link, seats, random, stack)
                await self._step(connections, link, seats, random)
            for name in ("watcher", "spectator"):
                await connections[name].ping()
            sent = [list(connections[name].raw) for name in ("watcher", "spectator")]
            await self._do(connections["spectator"], link, CloseTable())
        return sent

    async def _before_step(
        self,
        connections: dict[str, RecordedConnection],
        link: str,
        seats: dict[Seat, str],
        random: Random,
        stack: AsyncExitStack,
    ) -> None:
        """Nothing happens beside the game."""

    async def _settle(self) -> None:
        """Waits until whatever was begun is done."""
        await _settle()

    async def _step(
        self, connections: dict[str, RecordedConnection], link: str, seats: dict[Seat, str], random: Random
    ) -> None:
        assert self._course is not None
        state = self._table(link)
        seat = state.running.to_act
        if seat is None and state.round_scored_at is not None:
            # The score pad waits for everybody who is present.
            for holder in random.sample(sorted(set(seats.values())), len(set(seats.values()))):
                await self._do(connections[holder], link, GoOn(), refusable=True)
        if seat is None or seat not in seats:
            await self._pass_time(_STEP_MS)
            return
        action = self._course.actions[self._place]
        assert isinstance(action, PlayerAction)
        self._place += 1
        await self._do(connections[seats[seat]], link, action)
        state = self._table(link)
        then = state.running.to_act
        if then in seats and state.undo and random.random() < CHANCE_TO_TAKE_BACK:
            await self._do(connections[seats[seat]], link, TakeBack(action.seat))
            await self._do(connections[seats[seat]], link, action)

    def _table(self, link: str) -> TableState:
        runner = self._at.server.context.lobby.loaded(link)
        assert runner is not None
        assert runner.table.phase in (Phase.PLAYING, Phase.CONTRIBUTING), runner.table.phase
        assert any(isinstance(holder, PersonSeat) for holder in runner.table.seats)
        return runner.table

    async def _do(
        self, connection: RecordedConnection, link: str, command: Command, *, refusable: bool = False
    ) -> None:
        runner = self._at.server.context.lobby.loaded(link)
        assert runner is not None
        await connection.do(command, runner.table.version, refusable=refusable)
        await self._settle()

    async def _pass_time(self, milliseconds: int) -> None:
        until = self._clock.instant + milliseconds
        await self._settle()
        while (at := self._clock.next_alarm()) is not None and at <= until:
            self._clock.move_to(at)
            await self._settle()
        self._clock.move_to(until)
        await self._settle()

    async def _opened(self, table: Table, holders: list[str], names: list[str]) -> str:
        """The link of a new table with these seats, for these people."""
        seats = [{"kind": "bot", "level": "random"} if holder == "bot" else {"kind": "open"} for holder in holders]
        async with HttpConnection(self._at.port, ADDRESS) as connection:
            for name in names:
                if name not in self._tokens:
                    self._tokens[name] = (await connection.post("/session", {"name": name}))["token"]
            opening = {"seats": seats, "ruleset": table.ruleset, "forfeits": ["Sing", "Hop", "Bow"]}
            return str((await connection.post("/tables", opening, self._tokens["spectator"]))["link"])

    def _connect(self, name: str, link: str) -> connect:
        headers = {"Authorization": f"Bearer {self._tokens[name]}"}
        url = f"ws://{ADDRESS}:{self._at.port}/ws/{link}"
        return connect(
            url,
            additional_headers=headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            # With a limit of unread messages a connection would stop reading, and never finish closing.
            max_queue=None,
        )


class RecordedConnection:
    """One websocket and every byte that came over it, which a `TableClient` does not keep."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self._socket, self._name = socket, name
        self.raw: list[bytes] = []
        self._asked = 0

    async def do(self, command: Command, after: int, *, refusable: bool) -> None:
        """Has a command done and waits for the answer."""
        self._asked += 1
        action_id = f"{self._name}-{self._asked}"
        await self._socket.send(_encode(Do(id=action_id, after=after, command=command)).decode())
        answer = await self._until(lambda received: received.id == action_id)
        assert refusable or answer.kind == "done", answer

    async def receive_rest(self) -> None:
        """Receives whatever still comes until the server has closed the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.raw.append(await self._socket.recv(decode=False))

    async def go_on_over(self, socket: ClientConnection) -> None:
        """Goes on over another connection."""
        self._socket = socket
        await self.ping()

    async def ping(self) -> None:
        """Waits until everything that was sent before has come."""
        await self._socket.send(_encode(Ping()).decode())
        await self._until(lambda received: received.kind == "pong")

    async def _until(self, is_awaited: Callable[[Received], bool]) -> Received:
        while True:
            raw = await self._socket.recv(decode=False)
            self.raw.append(raw)
            received = read(raw)
            if is_awaited(received):
                return received


def _predictable_bytes_of_each_length() -> Callable[[int], bytes]:
    """A sequence for each length: what the server's upkeep draws, whenever it does, changes no table."""
    sequences: defaultdict[int, Callable[[int], bytes]] = defaultdict(predictable_bytes)
    return lambda length: sequences[length](length)


async def _settle() -> None:
    for _ in range(_TURNS_OF_THE_LOOP):
        await asyncio.sleep(0)


def _holder(seat: Seat, watching: Watching) -> str:
    return "watcher" if seat in watching else f"player {seat}"


def some_trials(games: int) -> list[tuple[Table, Watching]]:
    """So many tables of every mode and size, each with the seats one person watches from."""
    found: list[tuple[Table, Watching]] = []
    seed = 0
    while len(found) < games:
        found += trials(seed)
        seed += 1
    Random(games).shuffle(found)
    return found[:games]


def compared(folder: Path, games: int) -> Twins:
    """Plays so many pairs of games and compares every message."""
    return compared_on((ScriptedServer(folder / "one"), ScriptedServer(folder / "other")), games)


def compared_on(servers: tuple[ScriptedServer, ScriptedServer], games: int) -> Twins:
    """The same on two servers of some kind."""
    begun = time.monotonic()
    other_hands, messages, different = 0, 0, list[str]()
    with servers[0].set_up(), servers[1].set_up():
        for table, watching in some_trials(games):
            courses = twins(table, watching)
            one, other = (
                server.messages(table, course, watching) for server, course in zip(servers, courses, strict=True)
            )
            other_hands += hands_at_the_cut(courses[0]) != hands_at_the_cut(courses[1])
            messages += sum(map(len, one))
            if one != other:
                different.append(f"{table} {watching}")
    return Twins(games, other_hands, messages, tuple(different), time.monotonic() - begun)
