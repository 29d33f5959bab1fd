"""The one task of a table: from a request to a decision, to the store, and only then to everybody who may know."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, assert_never

import msgspec

from doublelucky7.protocol.commands import (
    AnswerRematch,
    AnswerWheelInAdvance,
    BeTheTable,
    BoundedCommand,
    Command,
    ForfeitDone,
    GoOn,
    GoOnForAll,
    Mute,
    NotStored,
    OfferSeat,
    Say,
    TransientCommand,
    Unmute,
)
from doublelucky7.protocol.messages import (
    Answer,
    ClientMessage,
    Do,
    Done,
    Look,
    Ping,
    Pong,
    RefusedByRules,
    RefusedByTable,
    Said,
)
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode, refused
from doublelucky7.protocol.sitting import GameId, PersonId
from doublelucky7.protocol.table_events import RematchOpened
from doublelucky7.records.fair_dealing import key_for, round_of_chance
from doublelucky7.rules.actions import SeatAction
from doublelucky7.rules.first_dealer import draws_made
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.storage.entry import ByBot, ByClock
from doublelucky7.storage.event_store import ActionRepeated, VersionConflict
from doublelucky7.tables.attendance.connections import Connections, TableConnection
from doublelucky7.tables.attendance.handover import handed_over, taken_over
from doublelucky7.tables.attendance.transient import standing_answers, with_standing_answers
from doublelucky7.tables.automatic import (
    AutomaticAction,
    DueAction,
    LetBotAct,
    OpenRematch,
    RenewDealing,
    ShowGone,
    SupplyChance,
    VoidDealing,
    due_actions,
)
from doublelucky7.tables.bot_turns import BotTurns
from doublelucky7.tables.commands.automatic import carry_out, renew_dealing, void_dealing
from doublelucky7.tables.commands.deciding import decide_table, require_fresh
from doublelucky7.tables.commands.opening import Opening, opening_of_rematch
from doublelucky7.tables.commands.playing import act_as_bot, act_by_chance
from doublelucky7.tables.commands.requirements import DecisionContext
from doublelucky7.tables.commands.transient import apply_transient
from doublelucky7.tables.services import Alarm, TableServices
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import CausedEvent, TableEntry
from doublelucky7.tables.stream.game_stream import SECRET_BYTES, GameStream
from doublelucky7.tables.updates.encoding import UpdateEncoder, encoded

_FreeCommand: TypeAlias = SeatAction | NotStored | BoundedCommand
"""What stores nothing, or no more than the rules allow."""


class _Request(msgspec.Struct, frozen=True):
    """Somebody's command, and where its answer goes."""

    person: PersonId
    do: Do
    answer: Callable[[Answer], None]

    def acknowledge(self, version: int) -> None:
        """It is done, at this version of the table."""
        self.answer(Done(self.do.id, version))


class TableRunner:
    """Runs one game from its first entry to its last."""

    def __init__(self, services: TableServices, stream: GameStream) -> None:
        self._services = services
        self._stream = stream
        self._connections = Connections(stream.table, services.clock.now())
        self._standing: dict[Seat, PersonId] = {}
        self._requests: deque[_Request] = deque()
        self._woken = asyncio.Event()
        self._bots = BotTurns(services.ask_bot, self._wake)
        self._looking: set[TableConnection] = set()
        self._alarm: Alarm | None = None
        self._is_stopped = False
        self.on_rematch: Callable[[TableRunner, TableRunner], None] = _ignore_rematch
        """Called with the old and the new table once a rematch is stored: the lobby runs it and moves the devices."""

    @classmethod
    async def open(cls, services: TableServices, opening: Opening) -> TableRunner:
        """A new table, stored before anybody is sent it; raises `CommandRefused` where it cannot be."""
        return cls(services, await GameStream.open(services, opening, earlier={}))

    @classmethod
    def resume(cls, services: TableServices, game: GameId) -> TableRunner:
        """The table its stream describes, for which this waits; raises `ImpossibleHistory` where it describes none."""
        runner = cls(services, GameStream.resume(services, game))
        runner._standing = services.standing_answers.find(game).result()
        attendance = runner._connections.attendance
        runner._connections.attendance = with_standing_answers(attendance, runner.table, runner._standing)
        return runner

    def handed_over(self) -> bytes:
        """What another node should know of this table that is not stored: mutes, prepared answers, offers."""
        return handed_over(self._connections.attendance)

    def take_over(self, handover: bytes) -> None:
        """Goes on with what another node has handed over."""
        self._connections.attendance = taken_over(self._connections.attendance, handover)
        self._standing = standing_answers(self._connections.attendance, self.table)

    @property
    def table(self) -> TableState:
        """The table as it is stored."""
        return self._stream.table

    @property
    def connections(self) -> tuple[TableConnection, ...]:
        """The devices at the table."""
        return self._connections.all

    def join(self, connection: TableConnection) -> None:
        """A device comes and is sent the whole table; raises `CommandRefused` where it may not watch."""
        self._connections.add(connection, self.table, self._now())
        self._wake()

    def leave(self, connection: TableConnection) -> None:
        """A device is gone; the seat is kept."""
        self._connections.remove(connection, self._now())
        self._wake()

    def receive(self, connection: TableConnection, message: ClientMessage) -> None:
        """A message from a device; the answer goes to that device alone."""
        match message:
            case Do():
                self._ask(_Request(connection.person, message, connection.answer))
            case Look():
                # However often somebody asks before this table may broadcast, one answer is fresh enough for all.
                if connection not in self._looking:
                    self._looking.add(connection)
                    self._services.broadcasts.call(partial(self._show, connection))
            case Ping():
                connection.send(encoded(Pong(self._now())))
            case _ as unreachable:
                assert_never(unreachable)

    def _show(self, connection: TableConnection) -> None:
        self._looking.discard(connection)
        self._connections.send_all_of(connection, self.table, self._now())

    async def do(self, person: PersonId, do: Do) -> Answer:
        """A command that came without a connection."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._ask(_Request(person, do, _answer_into(answer)))
        return await answer

    def view_for(self, person: PersonId | None) -> bytes:
        """An encoded update of the whole table without events, for a person or a nameless spectator."""
        message, _ = UpdateEncoder(self.table, self._connections.attendance, self._now()).update_for(person)
        return message

    def stop(self) -> None:
        """Lets `run` end after what it is doing."""
        self._is_stopped = True
        self._wake()

    async def run(self) -> None:
        """Works until stopped; a failing store ends it with its error, and whatever waited stays unanswered."""
        try:
            while not self._is_stopped:
                # One of each in alternation, so that neither a flood of messages nor a row of bots delays the other.
                self._woken.clear()
                if not await self._do_first_due_action() and not self._requests:
                    await self._woken.wait()
                if self._requests:
                    await self._answer(self._requests.popleft())
            # Whoever asked before the end is still answered: after a rematch their connections stay open.
            while self._requests:
                await self._answer(self._requests.popleft())
        finally:
            self._bots.stop()
            self._set_alarm(None)

    async def _answer(self, request: _Request) -> None:
        action_id = f"{request.person}/{request.do.id}"
        done_at = self._stream.version_of(action_id)
        if done_at is not None:
            request.acknowledge(done_at)
            return
        try:
            await self._carry_out(request, action_id)
        except CommandRefused as refusal:
            request.answer(RefusedByTable(request.do.id, refusal.refusal))
        except IllegalAction as illegal:
            request.answer(RefusedByRules(request.do.id, illegal.refusal))
        except ActionRepeated as repeated:
            request.acknowledge(repeated.version)

    async def _carry_out(self, request: _Request, action_id: str) -> None:
        table, command, now = self.table, request.do.command, self._now()
        context = DecisionContext(now, self._connections.attendance, self._services.levels)
        require_fresh(table, command, request.do.after)
        self._require_budget(request.person, command)
        if isinstance(command, NotStored):
            self._connections.attendance = apply_transient(table, request.person, command, context)
            await self._keep_standing_answers()
            request.acknowledge(table.version)
            await self._send_transient(request.person, command, now)
            return
        caused = decide_table(table, request.person, command, context)
        entries = await self._stream.append(caused, now, action_id, request.acknowledge)
        await self._broadcast(now, entries)

    def _require_budget(self, person: PersonId, command: Command) -> None:
        """Refuses whoever has stored too much; moves are bounded by the rules, so that the game itself can go on."""
        if isinstance(command, _FreeCommand):
            return
        budget = self._services.budget
        is_refused = budget.is_spent(self.table.game, person, self._stream.stored_bytes)
        if is_refused or (isinstance(command, AnswerRematch) and not budget.may_begin(person)):
            raise refused(TableRefusalCode.STORED_TOO_MUCH)

    async def _send_transient(self, person: PersonId, command: TransientCommand, now: int) -> None:
        match command:
            case Say(seat=seat, talk=talk):
                self._connections.send_talk(Said(seat, person, talk))
            case GoOn() | GoOnForAll() | ForfeitDone() | OfferSeat() | BeTheTable():
                await self._broadcast(now)
            case AnswerWheelInAdvance() | Mute() | Unmute():
                # Nobody else may notice even that something was prepared, so only this person is sent an update.
                self._connections.send_to(person, self.table, now)
            case _ as unreachable:
                assert_never(unreachable)

    async def _do_first_due_action(self) -> bool:
        """Does the first automatic action if it is due; otherwise sets an alarm for it and returns False."""
        table, now = self.table, self._now()
        self._bots.think_ahead(table)
        due = self._first_due_action(table, now)
        if due is None or due.at > now:
            self._set_alarm(due)
            return False
        await self._do_automatically(due.action, now)
        return True

    def _first_due_action(self, table: TableState, now: int) -> DueAction | None:
        """The first of all automatic actions; a bot's turn counts only once the bot has decided."""
        first = None
        for due in due_actions(table, self._connections.attendance, now, self._services.epoch):
            if isinstance(due.action, LetBotAct) and self._bots.choice_for(table) is None:
                continue
            if first is None or due.at < first.at:
                first = due
        return first

    async def _do_automatically(self, action: AutomaticAction, now: int) -> None:
        match action:
            case ShowGone():
                self._connections.show_gone(self.table, now)
            case SupplyChance():
                await self._supply_chance()
            case LetBotAct():
                choice = self._bots.choice_for(self.table)
                assert choice is not None
                by = ByBot(choice.name, choice.version)
                await self._store_and_broadcast(act_as_bot(self.table, choice.action, by))
            case OpenRematch():
                await self._open_rematch()
            case VoidDealing():
                secret = self._services.random_bytes(SECRET_BYTES)
                await self._store_and_broadcast(void_dealing(self.table, secret))
            case RenewDealing():
                secret = self._services.random_bytes(SECRET_BYTES)
                await self._store_and_broadcast(renew_dealing(self.table, secret, self._services.epoch))
            case _:
                await self._store_and_broadcast(carry_out(self.table, action))

    async def _supply_chance(self) -> None:
        state = self.table.running
        assert isinstance(state.waiting, WaitingForChance)
        key = key_for(self.table.keys, round_of_chance(state.waiting, state.round))
        assert key is not None
        chance = self._services.supply(key, state.waiting, state.round, draws_made(self.table.since_deal))
        await self._store_and_broadcast(act_by_chance(self.table, chance))

    async def _open_rematch(self) -> None:
        game = self._services.game_of(self.table.link, self.table.number + 1)
        # The new stream is there first: a crash in between leaves two games of one link, of which the newer counts.
        try:
            opening = opening_of_rematch(self.table, game)
            again = TableRunner(self._services, await GameStream.open(self._services, opening, self._stream.actions))
        except VersionConflict:
            again = await asyncio.to_thread(TableRunner.resume, self._services, game)
        await self._store_and_broadcast([CausedEvent(ByClock(), RematchOpened(game))])
        again._connections.keep_mutes(self._connections)
        self.on_rematch(self, again)

    async def _store_and_broadcast(self, caused: Sequence[CausedEvent]) -> None:
        now = self._now()
        await self._broadcast(now, await self._stream.append(caused, now))

    async def _broadcast(self, now: int, entries: Sequence[TableEntry] = ()) -> None:
        """Sends everybody an update, once this turn of the event loop has room for it."""
        await self._services.broadcasts.wait()
        self._connections.broadcast(self.table, now, entries)
        if self._standing or self._connections.attendance.prepared:
            await self._keep_standing_answers()

    async def _keep_standing_answers(self) -> None:
        """Stores who passes until they say, where that has changed: beside the stream, so that no version tells."""
        standing = standing_answers(self._connections.attendance, self.table)
        if standing != self._standing:
            self._standing = standing
            await asyncio.wrap_future(self._services.standing_answers.keep(self.table.game, standing))

    def _set_alarm(self, due: DueAction | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if due is None else self._services.clock.wake_at(due.at, self._wake)

    def _ask(self, request: _Request) -> None:
        self._requests.append(request)
        self._woken.set()

    def _wake(self) -> None:
        """An automatic action may be due."""
        self._woken.set()

    def _now(self) -> int:
        return self._services.clock.now()


def _answer_into(future: asyncio.Future[Answer]) -> Callable[[Answer], None]:
    def answer(value: Answer) -> None:
        if not future.done():
            future.set_result(value)

    return answer


def _ignore_rematch(old: TableRunner, new: TableRunner) -> None:
    """Nothing to do for a rematch."""
