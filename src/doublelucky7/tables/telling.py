"""Encoding what the guests of a table are sent; what several of them share is encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from doublelucky7.protocol.messages import ServerMessage
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance import Attendance
from doublelucky7.tables.events import Entered
from doublelucky7.tables.seeing import facts_of, told, views_of, yours_of
from doublelucky7.tables.table_state import TableState, seats_of

_encode: Final = msgspec.json.Encoder().encode


def encoded(message: ServerMessage) -> bytes:
    """A message as it crosses the wire."""
    return _encode(message)


class Telling:
    """One moment of a table, told to many: the bytes of an `Update` for each person, equal to encoding it whole."""

    def __init__(self, table: TableState, attendance: Attendance, now: int, entries: Sequence[Entered] = ()) -> None:
        self._table, self._attendance, self._entries = table, attendance, entries
        self._facts = _encode(facts_of(table, attendance, now))
        self._events_for: dict[tuple[Seat, ...], bytes] = {}
        self._views_for: dict[tuple[Seat, ...], bytes] = {}

    def to(self, person: PersonId | None) -> bytes:
        """The update for one person, or for a spectator without a name."""
        seats = () if person is None else seats_of(self._table, person)
        if seats not in self._views_for:
            self._events_for[seats] = _encode(told(self._entries, seats))
            self._views_for[seats] = _encode(views_of(self._table, seats))
        yours = _encode(yours_of(self._table, self._attendance, person))
        return b'{"kind":"update","events":%b,"table":%b,"yours":%b,"views":%b}' % (
            self._events_for[seats],
            self._facts,
            yours,
            self._views_for[seats],
        )
