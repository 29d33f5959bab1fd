"""Encoding what the guests of a table are sent; what several of them share is encoded once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from doublelucky7.protocol.messages import ServerMessage
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import seated_view, view_of
from doublelucky7.rules.state import State
from doublelucky7.tables.attendance import Attendance
from doublelucky7.tables.events import Entered
from doublelucky7.tables.seeing import facts_of, told, yours_of
from doublelucky7.tables.table_state import TableState, seats_by_person

_encode: Final = msgspec.json.Encoder().encode
_OWN_FIELDS: Final = ("viewer", "hand", "given_away", "legal", "refused")
"""What a seat's view has beyond the spectator's, in order; a field missing here is sent as spectators see it."""

_SPECTATORS_HAVE: Final = (b'"viewer":null', b'"hand":null', b'"given_away":null', b'"legal":[]', b'"refused":[]')
"""How the same fields stand in the spectator's encoded view: quotes within words are escaped, so nothing else does."""


def encoded(message: ServerMessage) -> bytes:
    """A message as it crosses the wire."""
    return _encode(message)


class Telling:
    """One moment of a table, told to many: the bytes of an `Update` for each person, equal to encoding it whole."""

    def __init__(
        self,
        table: TableState,
        attendance: Attendance,
        now: int,
        entries: Sequence[Entered] = (),
        views: Views | None = None,
    ) -> None:
        self._table, self._attendance, self._entries = table, attendance, entries
        self._seats = seats_by_person(table)
        self._facts = _encode(facts_of(table, attendance, now))
        self.views = views_in(table, views)
        """To be handed on: as long as the game stands still, the next telling needs no new ones."""
        public = told(entries, ())
        self._told_to_spectators = _encode(public)
        self._has_private_events = len(public) < len(entries)

    def to(self, person: PersonId | None) -> bytes:
        """The update for one person, or for a spectator without a name."""
        seats = () if person is None else self._seats.get(person, ())
        events = _encode(told(self._entries, seats)) if self._has_private_events else self._told_to_spectators
        views = b"[]" if self.views is None else self.views.of(seats)
        yours = _encode(yours_of(self._table, self._attendance, person, seats))
        return b'{"kind":"update","events":%b,"table":%b,"yours":%b,"views":%b}' % (events, self._facts, yours, views)


class Views:
    """The views of one state: what all viewers share is encoded once, in the pieces between what is a seat's own."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._public = view_of(state, None)
        self._encoded = _encode(self._public)
        self._pieces = tuple(_shared_pieces(self._encoded))

    def of(self, seats: tuple[Seat, ...]) -> bytes:
        """A view for each held seat, the spectator's for whoever holds none."""
        if not seats:
            return b"[%b]" % self._encoded
        return b"[%b]" % b",".join([self._seated(seat) for seat in seats])

    def _seated(self, seat: Seat) -> bytes:
        view = seated_view(self._public, self.state, seat)
        parts: list[bytes] = []
        for piece, name in zip(self._pieces, _OWN_FIELDS, strict=True):
            parts += (piece, _encode(getattr(view, name)))
        return b"".join(parts) + b"}"


def views_in(table: TableState, known: Views | None) -> Views | None:
    """The views of a table's game, those already known where they are of this very moment; None before the game."""
    if table.state is None:
        return None
    return known if known is not None and known.state is table.state else Views(table.state)


def _shared_pieces(spectators: bytes) -> Iterator[bytes]:
    """The bytes up to the value of each of a seat's own fields; only a brace comes after the last of them."""
    rest = spectators
    for field in _SPECTATORS_HAVE:
        piece, _, rest = rest.partition(field)
        yield piece + field[: field.index(b":") + 1]
