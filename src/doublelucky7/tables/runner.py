"""The one task of a table: from its inbox to a decision, to the store, and only then to everybody who may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, assert_never

import msgspec

from doublelucky7.protocol.commands import (
    AnswerWheelInAdvance,
    BeTheTable,
    GoOn,
    Mute,
    OfferSeat,
    PassingCommand,
    Say,
    Unmute,
)
from doublelucky7.protocol.messages import (
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
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import GameId, PersonId
from doublelucky7.protocol.table_events import RematchOpened
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.rules.waiting import WaitingForChance
from doublelucky7.storage.entry import BotHand, Clock
from doublelucky7.storage.event_store import ActionRepeated, VersionConflict
from doublelucky7.tables.attendance.connections import Connection, Guests
from doublelucky7.tables.automatic import Due, Duty, LetBotAct, OpenRematch, ShowGone, SupplyChance, carry_out, dues
from doublelucky7.tables.bot_turns import BotTurns
from doublelucky7.tables.commands.deciding import decide_table, require_fresh
from doublelucky7.tables.commands.opening import Opening
from doublelucky7.tables.commands.playing import act_as_bot, act_by_chance, draws_made
from doublelucky7.tables.commands.rematch import opening_of_rematch
from doublelucky7.tables.commands.requirements import Moment
from doublelucky7.tables.commands.transient import let_pass
from doublelucky7.tables.services import Alarm, Guest, House
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import Entered, Happening
from doublelucky7.tables.stream.game_stream import GameStream
from doublelucky7.tables.updates.encoding import Telling, encoded

Answer: TypeAlias = Done | RefusedByTable | RefusedByRules


class _Wish(msgspec.Struct, frozen=True):
    """Somebody wants something done and waits for the answer."""

    person: PersonId
    do: Do
    answer: Callable[[Answer], None]

    def acknowledge(self, version: int) -> None:
        """It is done, at this version of the table."""
        self.answer(Done(self.do.id, version))


class _Wake(msgspec.Struct, frozen=True):
    """Something may be due."""


class TableRunner:
    """Runs one game from its first entry to its last."""

    def __init__(self, house: House, stream: GameStream) -> None:
        self._house = house
        self._stream = stream
        self._guests = Guests(stream.table, house.clock.now())
        self._inbox: asyncio.Queue[_Wish | _Wake] = asyncio.Queue()
        self._bots = BotTurns(house.ask_bot, self._wake)
        self._looking: set[Connection] = set()
        self._alarm: Alarm | None = None
        self._is_stopped = False
        self.on_rematch: Callable[[TableRunner, TableRunner], None] = _nobody_listens
        """Called with the old and the new table once a rematch is stored: the lobby runs it and moves the devices."""

    @classmethod
    async def open(cls, house: House, opening: Opening) -> TableRunner:
        """A new table, stored before anybody hears of it; raises `CommandRefused` where it cannot be."""
        return cls(house, await GameStream.open(house, opening, earlier={}))

    @classmethod
    def resume(cls, house: House, game: GameId) -> TableRunner:
        """The table as its stream says; raises `ImpossibleHistory` where that cannot be."""
        return cls(house, GameStream.resume(house, game))

    @property
    def table(self) -> TableState:
        """The table as it is stored."""
        return self._stream.table

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The devices at the table."""
        return self._guests.connections

    def join(self, connection: Connection) -> None:
        """A device comes to the table and is told how it looks; raises `CommandRefused` where it may not watch."""
        self._guests.admit(connection, self.table, self._now())
        self._wake()

    def leave(self, connection: Connection) -> None:
        """A device is gone; the seat is kept."""
        self._guests.dismiss(connection, self._now())
        self._wake()

    def receive(self, connection: Connection, message: ClientMessage) -> None:
        """A message from a device; the answer goes to that device alone."""
        match message:
            case Do():
                self._inbox.put_nowait(_Wish(connection.guest.person, message, _by(connection)))
            case Look():
                # However often somebody asks before it is our turn to speak, one answer is fresh enough for all.
                if connection not in self._looking:
                    self._looking.add(connection)
                    self._house.turns.speak(partial(self._show, connection))
            case Ping():
                connection.tell(encoded(Pong(self._now())))
            case _ as unreachable:
                assert_never(unreachable)

    def _show(self, connection: Connection) -> None:
        self._looking.discard(connection)
        if connection in self.connections:
            connection.tell(self.view_for(connection.guest.person))

    async def do(self, guest: Guest, do: Do) -> Answer:
        """The same without a connection."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(_Wish(guest.person, do, _into(answer)))
        return await answer

    def view_for(self, person: PersonId | None) -> bytes:
        """An encoded `Update` without events, for a person or a nameless spectator."""
        return Telling(self.table, self._guests.attendance, self._now()).to(person)

    def stop(self) -> None:
        """Lets `run` end after what it is doing."""
        self._is_stopped = True
        self._wake()

    async def run(self) -> None:
        """Works until stopped; a failing store ends it with its error, and whatever waited stays unanswered."""
        try:
            while not self._is_stopped:
                # By turns, so that neither a flood of messages nor a row of bots keeps the other waiting.
                if await self._do_what_is_due() and self._inbox.empty():
                    continue
                await self._attend_to(await self._inbox.get())
            # Whoever asked before the end is still answered: after a rematch their lines stay open.
            while not self._inbox.empty():
                await self._attend_to(self._inbox.get_nowait())
        finally:
            self._bots.stop()
            self._set_alarm(None)

    async def _attend_to(self, asked: _Wish | _Wake) -> None:
        match asked:
            case _Wish() as wish:
                await self._fulfil(wish)
            case _Wake():
                pass
            case _ as unreachable:
                assert_never(unreachable)

    async def _fulfil(self, wish: _Wish) -> None:
        action_id = f"{wish.person}/{wish.do.id}"
        done_at = self._stream.version_of(action_id)
        if done_at is not None:
            wish.acknowledge(done_at)
            return
        try:
            await self._carry_out(wish, action_id)
        except CommandRefused as refusal:
            wish.answer(RefusedByTable(wish.do.id, refusal.refusal))
        except IllegalAction as illegal:
            wish.answer(RefusedByRules(wish.do.id, illegal.refusal))
        except ActionRepeated as repeated:
            wish.acknowledge(repeated.version)

    async def _carry_out(self, wish: _Wish, action_id: str) -> None:
        command, now = wish.do.command, self._now()
        moment = Moment(now, self._guests.attendance, self._house.levels)
        require_fresh(self.table, command, wish.do.after)
        if isinstance(command, PassingCommand):
            self._guests.attendance = let_pass(self.table, wish.person, command, moment)
            wish.acknowledge(self.table.version)
            await self._pass_on(wish.person, command, now)
            return
        happenings = decide_table(self.table, wish.person, command, moment)
        entered = await self._stream.append(happenings, now, action_id, wish.acknowledge)
        await self._tell(now, entered)

    async def _pass_on(self, person: PersonId, command: PassingCommand, now: int) -> None:
        match command:
            case Say(seat=seat, talk=talk):
                self._guests.say(Said(seat, person, talk))
            case GoOn() | OfferSeat() | BeTheTable():
                await self._tell(now)
            case AnswerWheelInAdvance() | Mute() | Unmute():
                # Even that something was said would say something: nobody else hears of it.
                self._guests.tell_person(person, self.table, now)
            case _ as unreachable:
                assert_never(unreachable)

    async def _do_what_is_due(self) -> bool:
        """Does the first thing that is due; False where nothing is, and then an alarm is set for the next."""
        self._bots.think_ahead(self.table)
        now = self._now()
        due = self._first_due(now)
        if due is None or due.at > now:
            self._set_alarm(due)
            return False
        await self._perform(due.duty, now)
        return True

    def _first_due(self, now: int) -> Due | None:
        """The first of all duties; a bot's turn counts only once the bot has decided."""
        is_decided = self._bots.choice_for(self.table) is not None
        pending = (
            due
            for due in dues(self.table, self._guests.attendance, now)
            if is_decided or not isinstance(due.duty, LetBotAct)
        )
        return min(pending, key=lambda due: due.at, default=None)

    async def _perform(self, duty: Duty, now: int) -> None:
        match duty:
            case ShowGone():
                self._guests.show_gone(self.table, now)
            case SupplyChance():
                await self._supply_chance()
            case LetBotAct():
                choice = self._bots.choice_for(self.table)
                assert choice is not None
                hand = BotHand(choice.name, choice.version)
                await self._store_and_tell(act_as_bot(self.table, choice.action, hand))
            case OpenRematch():
                await self._open_rematch()
            case _:
                await self._store_and_tell(carry_out(self.table, duty))

    async def _supply_chance(self) -> None:
        state, key = self.table.running, self.table.key
        assert isinstance(state.waiting, WaitingForChance)
        assert key is not None
        draws = draws_made(self.table.since_deal) if state.dealer is None else 0
        chance = self._house.supply(key, state.waiting, state.round, draws)
        await self._store_and_tell(act_by_chance(self.table, chance))

    async def _open_rematch(self) -> None:
        game = self._house.game_of(self.table.link, self.table.number + 1)
        # The new stream is there first: a crash in between leaves two games of one link, of which the newer counts.
        try:
            opening = opening_of_rematch(self.table, game)
            again = TableRunner(self._house, await GameStream.open(self._house, opening, self._stream.actions))
        except VersionConflict:
            again = TableRunner.resume(self._house, game)
        await self._store_and_tell([Happening(Clock(), RematchOpened(game))])
        again._guests.keep_mutes(self._guests)
        self.on_rematch(self, again)

    async def _store_and_tell(self, happenings: Sequence[Happening]) -> None:
        now = self._now()
        await self._tell(now, await self._stream.append(happenings, now))

    async def _tell(self, now: int, entered: Sequence[Entered] = ()) -> None:
        """Tells everybody, when it is this table's turn to speak."""
        await self._house.turns.take()
        self._guests.tell(self.table, now, entered)

    def _set_alarm(self, due: Due | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if due is None else self._house.clock.wake_at(due.at, self._wake)

    def _wake(self) -> None:
        self._inbox.put_nowait(_Wake())

    def _now(self) -> int:
        return self._house.clock.now()


def _by(connection: Connection) -> Callable[[Answer], None]:
    return lambda answer: connection.tell(encoded(answer))


def _into(future: asyncio.Future[Answer]) -> Callable[[Answer], None]:
    def answer(value: Answer) -> None:
        if not future.done():
            future.set_result(value)

    return answer


def _nobody_listens(old: TableRunner, new: TableRunner) -> None:
    """Nobody wants to know of rematches."""
