"""The devices at a table and what they are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from doublelucky7.protocol.messages import Farewell, Said
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId, PersonSeat, Phase, Spectators
from doublelucky7.protocol.table_events import SeatFreed, SeatGiven, SeatTaken
from doublelucky7.tables.attendance.people import (
    Attendance,
    arrived,
    departed,
    expected,
    hears,
    mute,
    seats_changed_hands,
    shown,
)
from doublelucky7.tables.commands.names import clean_name
from doublelucky7.tables.commands.requirements import require_open_table
from doublelucky7.tables.services import Guest
from doublelucky7.tables.state import TableState, people_seated, seats_of
from doublelucky7.tables.stream.events import Entered
from doublelucky7.tables.updates.encoding import Encoded, Telling, encoded
from doublelucky7.tables.updates.facts import who_is_seen


class Connection:
    """A device at the table: `tell` takes encoded messages and never waits, `end` closes the line."""

    def __init__(self, guest: Guest, tell: Callable[[bytes], None], end: Callable[[Farewell], None]) -> None:
        self.guest = guest
        self.tell = tell
        self.end = end


class _Moment(msgspec.Struct, frozen=True):
    """A table as it was told; who was seen at it is worked out only when somebody comes or goes."""

    table: TableState
    attendance: Attendance
    now: int

    def who_is_seen(self) -> tuple[PersonId, ...]:
        return who_is_seen(self.table, self.attendance, self.now)


class Guests:
    """Everybody at one table, connected or expected."""

    def __init__(self, table: TableState, now: int) -> None:
        self._connections: dict[Connection, None] = {}
        self._encoded: Encoded | None = None
        self.attendance = expected(Attendance(since=now), table.host, "", now)
        for holder in table.seats:
            if isinstance(holder, PersonSeat):
                self.attendance = expected(self.attendance, holder.person, holder.name, now)
        self._last_told = _Moment(table, self.attendance, now)

    @property
    def connections(self) -> tuple[Connection, ...]:
        """The devices at the table, in the order they came."""
        return tuple(self._connections)

    def admit(self, connection: Connection, table: TableState, now: int) -> None:
        """A device comes and is told how the table looks; refused where it may not even watch."""
        require_open_table(table)
        person = connection.guest.person
        if not may_look(table, person):
            raise refused(TableRefusalCode.CLOSED_TO_SPECTATORS)
        self.attendance = arrived(self.attendance, person, clean_name(connection.guest.name) or "")
        self._tell_if_seen(table, now)
        self._connections[connection] = None
        connection.tell(self._telling(table, now).to(person))

    def dismiss(self, connection: Connection, now: int) -> None:
        """A device is gone; whether that is shown, time will tell."""
        if connection in self._connections:
            del self._connections[connection]
            self.attendance = departed(self.attendance, connection.guest.person, now)

    def tell(self, table: TableState, now: int, entries: Sequence[Entered] = ()) -> None:
        """Tells every device what it may know of what happened, and how the table looks now."""
        self._note(entries, now)
        self._last_told = _Moment(table, self.attendance, now)
        if self._connections:
            telling = self._telling(table, now, entries)
            for connection in self.connections:
                connection.tell(telling.to(connection.guest.person))
        self._see_off(table, now)

    def tell_person(self, person: PersonId, table: TableState, now: int) -> None:
        """Tells one person's devices how the table looks now."""
        message = self._telling(table, now).to(person)
        for connection in self.connections:
            if connection.guest.person == person:
                connection.tell(message)

    def say(self, said: Said) -> None:
        """Passes on what somebody said to everybody who wants to hear them."""
        message = encoded(said)
        for connection in self.connections:
            if hears(self.attendance, connection.guest.person, said.person):
                connection.tell(message)

    def keep_mutes(self, before: Guests) -> None:
        """Whoever was muted in the game before stays so."""
        for muting in before.attendance.mutings:
            self.attendance = mute(self.attendance, muting.listener, muting.speaker)

    def show_gone(self, table: TableState, now: int) -> None:
        """Shows who is gone for longer than a moment."""
        self.attendance = shown(self.attendance, now, (*people_seated(table), table.host))
        self._tell_if_seen(table, now)

    def _tell_if_seen(self, table: TableState, now: int) -> None:
        if table is not self._last_told.table:
            # What has happened is about to be told, and shows who is here.
            return
        if _Moment(table, self.attendance, now).who_is_seen() != self._last_told.who_is_seen():
            self.tell(table, now)

    def _telling(self, table: TableState, now: int, entries: Sequence[Entered] = ()) -> Telling:
        telling = Telling(table, self.attendance, now, entries, self._encoded)
        self._encoded = telling.encoded
        return telling

    def _note(self, entries: Sequence[Entered], now: int) -> None:
        for entered in entries:
            match entered.event:
                case SeatTaken(person=person, name=name):
                    self.attendance = expected(self.attendance, person, name, now)
                case SeatGiven(seat=seat, person=person, name=name):
                    self.attendance = seats_changed_hands(expected(self.attendance, person, name, now), seat)
                case SeatFreed(seat=seat):
                    self.attendance = seats_changed_hands(self.attendance, seat)
                case _:
                    pass

    def _see_off(self, table: TableState, now: int) -> None:
        if table.phase is Phase.CLOSED:
            for connection in self.connections:
                self._end(connection, Farewell.TABLE_IS_CLOSED, now)
        elif table.settings.spectators is not Spectators.WELCOME:
            for connection in self.connections:
                if not may_look(table, connection.guest.person):
                    self._end(connection, Farewell.CLOSED_TO_SPECTATORS, now)

    def _end(self, connection: Connection, why: Farewell, now: int) -> None:
        self.dismiss(connection, now)
        connection.end(why)


def may_look(table: TableState, person: PersonId) -> bool:
    """Whether a person may be at the table: who sits or hosts, everybody while it gathers, spectators if welcome."""
    if table.phase is Phase.GATHERING or table.settings.spectators is Spectators.WELCOME:
        return True
    return table.host == person or bool(seats_of(table, person))
