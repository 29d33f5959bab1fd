"""Encoding what the people at a table are sent; what several of them share is encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

import msgspec

from doublelucky7.protocol.messages import ServerMessage
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.protocol.table_view import TransientFacts
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import NOTHING_OWN, own_view, view_of
from doublelucky7.rules.state import State
from doublelucky7.tables.attendance.people import Attendance
from doublelucky7.tables.state import TableState, seats_by_person
from doublelucky7.tables.stream.events import TableEntry
from doublelucky7.tables.updates.facts import lasting_facts, sent_events, transient_facts, yours_of

_encode: Final = msgspec.json.Encoder().encode
_SPECTATORS_OWN: Final = _encode(NOTHING_OWN)[1:]
"""With what a spectator's view ends; a seat's ends with what is its own instead."""

_TRANSIENT: Final = (
    *("version", "state", "since_deal", "game_version", "undo", "overdue", "done_for", "bot_stood_in"),
    *("last_event_at", "last_person_at", "trick_full_at", "round_scored_at", "awaited_since", "finished_at"),
)
"""The fields of a table that change with almost every action, and on which no lasting fact depends."""

_basis_of: Final = attrgetter(*(name for name in TableState.__struct_fields__ if name not in _TRANSIENT))


def encoded(message: ServerMessage) -> bytes:
    """A message as it is sent."""
    return _encode(message)


class UpdateEncoder:
    """The bytes of an `Update` for each person at a table, equal to encoding it whole."""

    def __init__(
        self,
        table: TableState,
        attendance: Attendance,
        now: int,
        entries: Sequence[TableEntry] = (),
        known: Encoded | None = None,
    ) -> None:
        self._table, self._attendance, self._entries = table, attendance, entries
        self._seats = seats_by_person(table)
        self.encoded = encoded_of(table, known)
        """For the next encoder: what the next update has in common with this one is not encoded again."""
        self._facts = self.encoded.lasting.followed_by(transient_facts(table, attendance, now))
        public = sent_events(entries, ())
        self._spectators_events = _encode(public)
        self._has_private_events = len(public) < len(entries)

    def update_for(self, person: PersonId | None) -> bytes:
        """The update for one person, or for a spectator without a name."""
        seats = () if person is None else self._seats.get(person, ())
        events = _encode(sent_events(self._entries, seats)) if self._has_private_events else self._spectators_events
        views = b"[]" if self.encoded.views is None else self.encoded.views.of(seats)
        yours = _encode(yours_of(self._table, self._attendance, person, seats))
        return b'{"kind":"update","events":%b,"table":%b,"yours":%b,"views":%b}' % (events, self._facts, yours, views)


class Encoded(msgspec.Struct, frozen=True):
    """What has been encoded of a table."""

    lasting: Lasting
    views: Views | None


def encoded_of(table: TableState, known: Encoded | None) -> Encoded:
    """The parts of an update that do not depend on the receiver; those that did not change are taken from before."""
    lasting, views = (None, None) if known is None else (known.lasting, known.views)
    if lasting is None or not lasting.is_of(table):
        lasting = Lasting(table)
    if table.state is None:
        views = None
    elif views is None or views.state is not table.state:
        views = Views(table.state)
    return Encoded(lasting, views)


class Lasting:
    """The lasting facts of a table, encoded once for as long as they last."""

    def __init__(self, table: TableState) -> None:
        self._basis = _basis_of(table)
        self._begun = _encode(lasting_facts(table)).removesuffix(b"}") + b","

    def is_of(self, table: TableState) -> bool:
        """Whether these are still a table's facts."""
        return self._basis == _basis_of(table)

    def followed_by(self, transient: TransientFacts) -> bytes:
        """All facts."""
        return self._begun + _encode(transient)[1:]


class Views:
    """The views of one state: what all viewers share is encoded once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._spectators = _encode(view_of(state, None))
        self._shared = self._spectators.removesuffix(_SPECTATORS_OWN)

    def of(self, seats: tuple[Seat, ...]) -> bytes:
        """A view for each held seat, the spectator's for whoever holds none."""
        if not seats:
            return b"[" + self._spectators + b"]"
        each = [self._shared + _encode(own_view(self.state, seat))[1:] for seat in seats]
        return b"[" + b",".join(each) + b"]"
