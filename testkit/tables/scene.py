"""A table for tests: people with devices, a manual clock, a store in memory, bots that answer at once."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from itertools import count

from doublelucky7.dealing.supply import chance_for
from doublelucky7.protocol.commands import Command, Contribute, StartGame
from doublelucky7.protocol.merging import ReceivedMessage, Update, UpdateMerger
from doublelucky7.protocol.messages import (
    Answer,
    CloseReason,
    Do,
    Done,
    RefusedByRules,
    RefusedByTable,
    Said,
)
from doublelucky7.protocol.sitting import BotSeat, Holder, OpenSeat, PersonSeat, TableSettings
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.state import State
from doublelucky7.rules.views import Heard
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.memory.store import MemoryStore
from doublelucky7.tables.attendance.connections import TableConnection
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.bot_turns import fallback_choice
from doublelucky7.tables.commands.opening import Opening
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.services import AskBot, BotChoice, SupplyChance, TableServices
from doublelucky7.tables.state import TableState, seats_of
from doublelucky7.tables.updates.encoding import encoded
from testkit.tables.manual_clock import ManualClock

LEVELS = ("random", "novice", "club")
_TURNS_OF_THE_LOOP = 40


class Device:
    """What one person's device was sent, decoded."""

    def __init__(self, person: str) -> None:
        self.bytes: list[bytes] = []
        self._merger = UpdateMerger()
        self._read: list[ReceivedMessage] = []
        self.close_reason: CloseReason | None = None
        self.connection = TableConnection(
            NamedPerson(person, person.title()), self.bytes.append, self._answer, self._close
        )

    @property
    def messages(self) -> list[ReceivedMessage]:
        self._read.extend([self._merger.read(message) for message in self.bytes[len(self._read) :]])
        return self._read

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.messages if isinstance(message, Update)]

    @property
    def last(self) -> Update:
        return self.updates[-1]

    @property
    def heard(self) -> list[Said]:
        return [message for message in self.messages if isinstance(message, Said)]

    def _answer(self, answer: Answer) -> None:
        self.bytes.append(encoded(answer))

    def _close(self, close_reason: CloseReason) -> None:
        self.close_reason = close_reason


def predictable_bytes() -> Callable[[int], bytes]:
    number = count()
    return lambda length: hashlib.sha256(str(next(number)).encode()).digest()[:length]


async def ask_at_once(level: str, heard: Heard, seed: int) -> BotChoice:
    choice = fallback_choice(heard, seed)
    return BotChoice(choice.action, level, "1")


def person(name: str) -> PersonSeat:
    return PersonSeat(name, name.title())


def bot(level: str = "club") -> BotSeat:
    return BotSeat("", level)


OPEN = OpenSeat()
SEVEN_ROUNDS = RuleSet()
# The score pad goes by itself, so that time alone moves a table on.
AS_USUAL = TableSettings(pad_clock=6)


class Scene:
    def __init__(
        self, store: EventStore | None = None, supply: SupplyChance = chance_for, ask_bot: AskBot = ask_at_once
    ) -> None:
        self.clock = ManualClock()
        self.services = TableServices(
            store=store or MemoryStore(),
            clock=self.clock,
            random_bytes=predictable_bytes(),
            ask_bot=ask_bot,
            levels=LEVELS,
            game_of=lambda link, number: f"game-{number}",
            supply=supply,
        )
        self.devices: list[Device] = []
        self.runners: list[TableRunner] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._ids = count(1)

    @property
    def runner(self) -> TableRunner:
        return self.runners[-1]

    @property
    def table(self) -> TableState:
        return self.runner.table

    @property
    def state(self) -> State:
        return self.table.running

    @property
    def is_running(self) -> bool:
        return not any(task.done() for task in self._tasks)

    async def open(
        self,
        *holders: Holder,
        ruleset: RuleSet = SEVEN_ROUNDS,
        settings: TableSettings = AS_USUAL,
        forfeits: tuple[str, ...] = (),
        host: str = "anna",
    ) -> None:
        opening = Opening(
            game="game-1",
            link="link-1",
            code="KIWI7",
            host=NamedPerson(host, host.title()),
            ruleset=ruleset,
            holders=holders,
            settings=settings,
            forfeits=forfeits,
        )
        self.run(await TableRunner.open(self.services, opening))
        await self.settle()

    def run(self, runner: TableRunner) -> None:
        runner.on_rematch = lambda old, new: self.run(new)
        self.runners.append(runner)
        self._tasks.append(asyncio.get_running_loop().create_task(runner.run()))

    async def restart(self) -> None:
        """The server is stopped and started again: only what is stored is left."""
        game = self.table.game
        await self.end()
        self.run(TableRunner.resume(self.services, game))
        await self.settle()

    async def end(self) -> None:
        for runner in self.runners:
            runner.stop()
        await asyncio.gather(*self._tasks)
        self._tasks.clear()

    async def settle(self) -> None:
        for _ in range(_TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)

    async def come(self, name: str) -> Device:
        device = Device(name)
        self.devices.append(device)
        self.runner.join(device.connection)
        await self.settle()
        return device

    async def go(self, device: Device) -> None:
        self.runner.leave(device.connection)
        await self.settle()

    async def ask(
        self, name: str, command: Command, *, after: int | None = None, action_id: str | None = None
    ) -> Done | RefusedByTable | RefusedByRules:
        message = Do(
            id=action_id or str(next(self._ids)), after=self.table.version if after is None else after, command=command
        )
        answer = await self.runner.do(name, message)
        await self.settle()
        return answer

    async def do(self, name: str, command: Command) -> Done:
        answer = await self.ask(name, command)
        assert isinstance(answer, Done), answer
        return answer

    async def refusal(self, name: str, command: Command, *, after: int | None = None) -> str:
        """The code a command is refused with; a refused command changes nothing and nobody is sent anything."""
        before, sent = self.table, [len(device.bytes) for device in self.devices]
        answer = await self.ask(name, command, after=after)
        assert not isinstance(answer, Done), answer
        assert self.table is before
        assert [len(device.bytes) for device in self.devices] == sent
        return str(answer.refusal.code.value)

    async def pass_time(self, milliseconds: int) -> None:
        """Moves the clock forward from alarm to alarm, so that everything happens at its own instant."""
        until = self.clock.instant + milliseconds
        await self.settle()
        while (at := self.clock.next_alarm()) is not None and at <= until:
            self.clock.move_to(at)
            await self.settle()
        self.clock.move_to(until)
        await self.settle()

    async def play_until(self, reached: Callable[[TableState], bool], most_ms: int = 3_600_000) -> None:
        """Lets time pass until something holds; whoever is a person must be played for by somebody else."""
        until = self.clock.instant + most_ms
        await self.settle()
        while not reached(self.table):
            at = self.clock.next_alarm()
            assert at is not None, "nothing more will happen"
            assert at <= until, "it takes too long"
            self.clock.move_to(at)
            await self.settle()

    def legal(self) -> tuple[PlayerAction, ...]:
        return legal_actions(self.state)

    async def start(self, *people: str) -> None:
        """The host starts, everybody's device contributes, and the first round is dealt."""
        await self.do(self.table.host, StartGame())
        for name in people:
            for seat in seats_of(self.table, name):
                await self.do(name, Contribute(seat, name.encode().hex().ljust(64, "0")))
        await self.settle()

    async def act_for(self, name: str) -> None:
        """A person does the first legal thing on whichever own seat is to act."""
        await self.do(name, self.legal()[0])


def at_a_table(test: Callable[[Scene], Awaitable[None]]) -> Callable[[], None]:
    """Runs a test at a table of its own, and ends the table's task whatever happens."""

    async def with_scene() -> None:
        scene = Scene()
        try:
            await test(scene)
        finally:
            await scene.end()

    def run() -> None:
        asyncio.run(with_scene())

    return run
