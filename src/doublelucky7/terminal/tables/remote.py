"""A table at a server, over the Python client: reconnecting and sending again are the client's."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable

from doublelucky7.client.session import Session
from doublelucky7.client.table import TableClient
from doublelucky7.dealing.algorithm import KEY_BYTES
from doublelucky7.dealing.commitment import contribution_hash
from doublelucky7.protocol.commands import (
    AnswerRematch,
    Command,
    Contribute,
    FillSeat,
    GoOn,
    Pause,
    PromiseContribution,
    Resume,
    Say,
    StartGame,
    TakeBack,
    TakeSeat,
)
from doublelucky7.protocol.merging import Update
from doublelucky7.protocol.messages import Said
from doublelucky7.protocol.sitting import BotSeat, OpenSeat, PersonSeat, Phase, RematchAnswer, Talk
from doublelucky7.protocol.table_view import Presence, SeatFacts
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.ruleset import Seat
from doublelucky7.terminal.snapshot import Ability, Hint, SeatedPlayer, Snapshot, TableChange, TableEnded

_BOT_LEVEL = "club"


class RemoteTable:
    """A person's seat at a server's table, or a place to watch from."""

    def __init__(self, client: TableClient, name: str, *, watches: bool) -> None:
        self._client, self._name, self._watches = client, name, watches
        self.on_talk: Callable[[str, Talk], None] = lambda name, talk: None
        self._updates: AsyncIterator[Update] = client.updates()
        self._contributions: dict[tuple[str, Seat], bytes] = {}
        """What this device adds to each dealing, by the dealing's commitment."""
        client.on_talk = self._heard

    @classmethod
    async def join(cls, session: Session, link: str, name: str, *, watches: bool = False) -> RemoteTable:
        """Comes to the table behind a link; a seat is taken as soon as the table is seen."""
        client = session.table(link)
        await client.__aenter__()
        return cls(client, name, watches=watches)

    async def next_change(self) -> TableChange:
        """The next update; what a client does by itself, sitting down and adding to the dealing, is done here."""
        async for update in self._updates:
            command = self._by_itself(update)
            if command is not None:
                await self._client.ask(command)
            events = tuple(entry.event for entry in update.events if isinstance(entry.event, VisibleEvent))
            return TableChange(self._snapshot(update), events)
        raise TableEnded

    async def act(self, action: PlayerAction) -> None:
        """Does what the person decided; raises `IllegalAction` or `CommandRefused`."""
        await self._client.do(action)

    async def use(self, ability: Ability) -> None:
        """Does one of the other things that the snapshot offers; raises `CommandRefused`."""
        for command in self._commands(ability):
            await self._client.do(command)

    async def say(self, talk: Talk) -> None:
        """Says something to everybody at the table; raises `CommandRefused`."""
        seat = self._own_seat()
        if seat is not None:
            await self._client.do(Say(seat, talk))

    async def hint(self) -> Hint | None:
        """Never at a server's table, where others may play."""
        return None

    async def close(self) -> None:
        """Closes the connection; the seat is kept."""
        await self._client.__aexit__(None, None, None)

    def _own_seat(self) -> Seat | None:
        latest = self._client.latest
        return latest.yours.seats[0] if latest is not None and latest.yours.seats else None

    def _by_itself(self, update: Update) -> Command | None:
        table, own = update.table, update.yours.seats
        if self._watches:
            return None
        if table.phase is Phase.GATHERING and not own:
            free = (seat.seat for seat in table.seats if isinstance(seat.holder, OpenSeat))
            return next((TakeSeat(seat, self._name) for seat in free), None)
        if table.phase is Phase.CONTRIBUTING:
            due = (self._contribution(update, seat) for seat in own)
            return next((command for command in due if command is not None), None)
        return None

    def _contribution(self, update: Update, seat: Seat) -> Command | None:
        """First the hash of 32 bytes of our own, then, once everybody's hash is known, the bytes themselves."""
        dealing = update.table.dealing
        chosen = self._contributions.setdefault((dealing.commitment, seat), secrets.token_bytes(KEY_BYTES))
        promise = contribution_hash(seat, chosen).hex()
        if dealing.hashes[seat] is None and not dealing.are_promises_settled:
            return PromiseContribution(seat, promise)
        if dealing.are_promises_settled and dealing.hashes[seat] == promise and seat not in dealing.contributed:
            return Contribute(seat, chosen.hex())
        return None

    def _commands(self, ability: Ability) -> list[Command]:
        update = self._client.latest
        if update is None:
            return []
        match ability:
            case Ability.TAKE_BACK if update.yours.may_take_back is not None:
                return [TakeBack(update.yours.may_take_back)]
            case Ability.PAUSE:
                return [Pause() if update.table.pause is None else Resume()]
            case Ability.GO_ON:
                return [GoOn()]
            case Ability.PLAY_AGAIN:
                return [AnswerRematch(RematchAnswer.YES)]
            case Ability.START:
                free = (seat.seat for seat in update.table.seats if isinstance(seat.holder, OpenSeat))
                return [*(FillSeat(seat, _BOT_LEVEL) for seat in free), StartGame()]
            case _:
                return []

    def _snapshot(self, update: Update) -> Snapshot:
        table = update.table
        pause = table.pause
        view = update.views[0] if update.views else None
        return Snapshot(
            players=tuple(_player(seat) for seat in table.seats),
            view=view,
            # An update that another has followed already is shown, but no longer answered.
            may_act=view is not None and bool(view.legal) and pause is None and update is self._client.latest,
            abilities=self._abilities(update),
            phase=table.phase,
            code=table.code,
            paused_by=None if pause is None else self._name_of(update, pause.person),
        )

    def _abilities(self, update: Update) -> frozenset[Ability]:
        table, yours = update.table, update.yours
        if not yours.seats:
            return frozenset()
        offered = {Ability.TALK}
        if yours.may_take_back is not None:
            offered.add(Ability.TAKE_BACK)
        if table.phase is Phase.PLAYING:
            offered.add(Ability.PAUSE)
        if table.pad is not None and yours.person in table.pad.still_reading:
            offered.add(Ability.GO_ON)
        if table.phase is Phase.FINISHED:
            offered.add(Ability.PLAY_AGAIN)
        if table.phase is Phase.GATHERING and table.host == yours.person:
            offered.add(Ability.START)
        return frozenset(offered)

    def _name_of(self, update: Update, person: str) -> str:
        holders = (seat.holder for seat in update.table.seats)
        names = (holder.name for holder in holders if isinstance(holder, PersonSeat) and holder.person == person)
        return next(names, "")

    def _heard(self, said: Said) -> None:
        latest = self._client.latest
        if latest is not None:
            self.on_talk(_player(latest.table.seats[said.seat]).name, said.talk)


def _player(seat: SeatFacts) -> SeatedPlayer:
    match seat.holder:
        case OpenSeat():
            return SeatedPlayer(name="")
        case BotSeat(name=name):
            return SeatedPlayer(name=name, is_bot=True)
        case PersonSeat(name=name):
            return SeatedPlayer(name=name, is_bot=seat.stand_in is not None, is_away=seat.presence is Presence.GONE)
