"""The devices connected to a table, and sending them what they may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from doublelucky7.protocol.messages import Answer, CloseReason, Said
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId, PersonSeat, Phase, Spectators
from doublelucky7.protocol.table_events import SeatFreed, SeatGiven, SeatTaken, TableEvent
from doublelucky7.tables.attendance.people import Attendance, NamedPerson, arrived, departed, expected, shown
from doublelucky7.tables.attendance.transient import has_not_muted, mute, seats_changed_hands
from doublelucky7.tables.commands.names import clean_name
from doublelucky7.tables.commands.requirements import require_not_barred, require_open_table
from doublelucky7.tables.state import TableState, people_seated, seats_of
from doublelucky7.tables.stream.events import TableEntry
from doublelucky7.tables.updates.encoding import Seen, Shared, UpdateEncoder, encoded
from doublelucky7.tables.updates.facts import who_is_seen


class TableConnection:
    """A device at the table: `send` takes an encoded message, `answer` what somebody waits for; neither ever waits.

    `close` says why and disconnects.
    """

    def __init__(
        self,
        person: NamedPerson,
        send: Callable[[bytes], None],
        answer: Callable[[Answer], None],
        close: Callable[[CloseReason], None],
    ) -> None:
        self.person = person.person
        self.name = person.name
        self.send = send
        self.answer = answer
        self.seen: Seen | None = None
        """What it was sent last, so that only changes need to be sent."""
        self.close = close


class _LastSent(msgspec.Struct, frozen=True):
    """A table as it was last sent; who was seen at it is worked out only when somebody comes or goes."""

    table: TableState
    attendance: Attendance
    now: int

    def who_is_seen(self) -> tuple[PersonId, ...]:
        return who_is_seen(self.table, self.attendance, self.now)


class Connections:
    """Every device connected to one table, and who is expected there."""

    def __init__(self, table: TableState, now: int) -> None:
        self._connections: dict[TableConnection, None] = {}
        self._shared: Shared | None = None
        self._encoder_for_lookers: UpdateEncoder | None = None
        """The last one without entries: many who look at once are sent what was made once."""
        self.attendance = expected(Attendance(since=now), table.host, "", now)
        for holder in table.seats:
            if isinstance(holder, PersonSeat):
                self.attendance = expected(self.attendance, holder.person, holder.name, now)
        self._last_sent = _LastSent(table, self.attendance, now)

    @property
    def all(self) -> tuple[TableConnection, ...]:
        """The devices at the table, in the order they came."""
        return tuple(self._connections)

    def add(self, connection: TableConnection, table: TableState, now: int) -> None:
        """A device comes and is sent the whole table; refused where it may not even watch."""
        require_open_table(table)
        require_not_barred(table, connection.person)
        if not may_look(table, connection.person):
            raise refused(TableRefusalCode.CLOSED_TO_SPECTATORS)
        self.attendance = arrived(self.attendance, connection.person, clean_name(connection.name) or "")
        self._broadcast_if_seen(table, now)
        self._connections[connection] = None
        self.send_all_of(connection, table, now)

    def remove(self, connection: TableConnection, now: int) -> None:
        """A device is gone; the others are shown that only after a while."""
        if connection in self._connections:
            del self._connections[connection]
            self.attendance = departed(self.attendance, connection.person, now)

    def broadcast(self, table: TableState, now: int, entries: Sequence[TableEntry] = ()) -> None:
        """Sends every device what it may know of new entries, and the table as it is now."""
        self._update_attendance(entries, now)
        self._last_sent = _LastSent(table, self.attendance, now)
        if self._connections:
            encoder = self._encoder(table, now, entries)
            for connection in self.all:
                _send_update(connection, encoder)
        self._close_where_not_allowed(table, now)

    def send_to(self, person: PersonId, table: TableState, now: int) -> None:
        """Sends one person's devices what has changed."""
        encoder = self._encoder(table, now)
        for connection in self.all:
            if connection.person == person:
                _send_update(connection, encoder)

    def send_all_of(self, connection: TableConnection, table: TableState, now: int) -> None:
        """Sends one device the whole table, if it is still here."""
        if connection in self._connections:
            connection.seen = None
            _send_update(connection, self._encoder(table, now))

    def send_talk(self, said: Said) -> None:
        """Sends what somebody said to everybody who has not muted them."""
        message = encoded(said)
        for connection in self.all:
            if has_not_muted(self.attendance, connection.person, said.person):
                connection.send(message)

    def keep_mutes(self, before: Connections) -> None:
        """Whoever was muted in the game before stays so."""
        for muting in before.attendance.mutings:
            self.attendance = mute(self.attendance, muting.listener, muting.speaker)

    def show_gone(self, table: TableState, now: int) -> None:
        """Shows who has been gone for longer than the gap that is not shown."""
        self.attendance = shown(self.attendance, now, (*people_seated(table), table.host))
        self._broadcast_if_seen(table, now)

    def _broadcast_if_seen(self, table: TableState, now: int) -> None:
        if table is not self._last_sent.table:
            # The entries since then are about to be broadcast, and with them who is here.
            return
        if _LastSent(table, self.attendance, now).who_is_seen() != self._last_sent.who_is_seen():
            self.broadcast(table, now)

    def _encoder(self, table: TableState, now: int, entries: Sequence[TableEntry] = ()) -> UpdateEncoder:
        last = self._encoder_for_lookers
        if last is not None and not entries and last.encodes(table, self.attendance, now):
            return last
        encoder = UpdateEncoder(table, self.attendance, now, entries, self._shared)
        self._shared = encoder.shared
        self._encoder_for_lookers = None if entries else encoder
        return encoder

    def _update_attendance(self, entries: Sequence[TableEntry], now: int) -> None:
        """Takes from new entries who is expected now, and whose offers and answers have lapsed."""
        for entry in entries:
            if not isinstance(entry.event, TableEvent):
                continue
            match entry.event:
                case SeatTaken(person=person, name=name):
                    self.attendance = expected(self.attendance, person, name, now)
                case SeatGiven(seat=seat, person=person, name=name):
                    self.attendance = seats_changed_hands(expected(self.attendance, person, name, now), seat)
                case SeatFreed(seat=seat):
                    self.attendance = seats_changed_hands(self.attendance, seat)
                case _:
                    pass

    def _close_where_not_allowed(self, table: TableState, now: int) -> None:
        if table.phase is Phase.CLOSED:
            for connection in self.all:
                self._close(connection, CloseReason.TABLE_IS_CLOSED, now)
        elif table.settings.spectators is not Spectators.WELCOME or table.barred:
            for connection in self.all:
                if connection.person in table.barred:
                    self._close(connection, CloseReason.REMOVED, now)
                elif not may_look(table, connection.person):
                    self._close(connection, CloseReason.CLOSED_TO_SPECTATORS, now)

    def _close(self, connection: TableConnection, why: CloseReason, now: int) -> None:
        self.remove(connection, now)
        connection.close(why)


def _send_update(connection: TableConnection, encoder: UpdateEncoder) -> None:
    message, connection.seen = encoder.update_for(connection.person, connection.seen)
    connection.send(message)


def may_look(table: TableState, person: PersonId) -> bool:
    """Whether a person may be at the table: who sits or hosts, everybody while it gathers, spectators if welcome."""
    if person in table.barred:
        return False
    if table.phase is Phase.GATHERING or table.settings.spectators is Spectators.WELCOME:
        return True
    return table.host == person or bool(seats_of(table, person))
