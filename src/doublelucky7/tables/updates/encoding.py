"""Encoding what the people at a table are sent: only what changed for each of them, and once what several share."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, TypeAlias, TypeVar, cast

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import astuple

from doublelucky7.protocol.messages import SentEntry, ServerMessage, UpdateMessage
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.protocol.table_view import SeatFacts, TableFacts, Yours
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import own_view, seats_waiting_alike, spectators_view_after, view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.views import OwnView, SeatView, View
from doublelucky7.tables.attendance.people import Attendance
from doublelucky7.tables.state import TableState, seats_by_person
from doublelucky7.tables.stream.events import TableEntry
from doublelucky7.tables.updates.facts import (
    TRANSIENT_FACTS,
    Company,
    company_of,
    facts_of,
    facts_with_same_lasting,
    sent_events,
    with_undo,
    yours_of,
)

T = TypeVar("T")
_Part: TypeAlias = dict[str, Any]
"""The fields of an object, all or only the changed ones."""

_encode: Final = msgspec.json.Encoder().encode

_TRANSIENT: Final = (
    *(
        "version",
        "state",
        "since_deal",
        "earlier_rounds",
        "game_version",
        "undo",
        "overdue",
        "done_for",
        "bot_stood_in",
    ),
    *("last_event_at", "last_person_at", "trick_full_at", "round_scored_at", "awaited_since", "finished_at"),
)
"""The fields of a table that change with almost every action, and on which no lasting fact depends."""

_lasting_basis: Final = attrgetter(*(name for name in TableState.__struct_fields__ if name not in _TRANSIENT))


class _Fields:
    """Some fields of a struct, to be compared between two of its kind."""

    def __init__(self, kind: type[Struct], names: Sequence[str] | None = None) -> None:
        self.names = tuple(kind.__struct_fields__ if names is None else names)
        # Taking all fields of a struct is several times as fast as taking one after the other.
        self._values = astuple if names is None else attrgetter(*names)

    def all(self, one: Struct) -> _Part:
        return dict(zip(self.names, self._values(one), strict=True))

    def changed(self, before: Struct, now: Struct) -> _Part:
        both = zip(self.names, self._values(before), self._values(now))  # noqa: B905
        return {name: new for name, old, new in both if old is not new and old != new}


_TABLE: Final = _Fields(TableFacts, [name for name in TableFacts.__struct_fields__ if name not in ("version", "at")])
_TRANSIENT_TABLE: Final = _Fields(TableFacts, [name for name in TRANSIENT_FACTS if name not in ("version", "at")])
_YOURS: Final = _Fields(Yours)
_OWN: Final = _Fields(OwnView)
_GAME: Final = _Fields(View, [name for name in View.__struct_fields__ if name not in _OWN.names])
"""What everybody sees of a game; the other fields of a view are its viewer's own."""
_VIEW: Final = _Fields(View)
"""For comparing the views of spectators, who have nothing of their own: whole structs are compared faster."""

_seats_of: Final = attrgetter("seats")
_for_one_person: Final = attrgetter("prepared", "offers", "mutings")
"""What of the attendance is shown only to those it concerns."""

_SEATS: Final = {SeatFacts: _Fields(SeatFacts), SeatView: _Fields(SeatView)}


def encoded(message: ServerMessage) -> bytes:
    """A message as it is sent."""
    return _encode(message)


class Shared(Struct, frozen=True):
    """What everybody at a table sees of it, and what that was made from."""

    basis: tuple[object, ...]
    seats: dict[PersonId, tuple[Seat, ...]]
    company: Company
    facts: TableFacts
    table: TableState
    game: View | None
    own: dict[Seat, OwnView]
    """What each seat sees of this state beyond that, as far as it was asked for."""


class Seen(Struct, frozen=True):
    """What one connection was sent last; of a seat that has waited since then, the seat to act may be another."""

    shared: Shared
    yours: Yours
    own: tuple[OwnView, ...]


class UpdateEncoder:
    """Encodes one update of a table for each person: all of it for newcomers, what changed for the others."""

    def __init__(
        self,
        table: TableState,
        attendance: Attendance,
        now: int,
        entries: Sequence[TableEntry] = (),
        before: Shared | None = None,
    ) -> None:
        self._table, self._attendance, self._entries = table, attendance, entries
        self.shared = _shared(table, attendance, now, before)
        """For the next encoder: what has not changed until then is not made again."""
        public = sent_events(entries, ())
        self._has_private_events = len(public) < len(entries)
        self._public_events = _encoded_once(public) if public else ()
        self._changes: dict[int, _SharedChanges] = {}
        self._all_shared: tuple[Raw | UnsetType, Raw | UnsetType] | None = None

    def encodes(self, table: TableState, attendance: Attendance, now: int) -> bool:
        """Whether it encodes this table at this instant."""
        return self._table is table and self._attendance is attendance and self.shared.facts.at == now

    def update_for(self, person: PersonId | None, seen: Seen | None = None) -> tuple[bytes, Seen]:
        """The update for one person, or for a spectator without a name, and what they have seen with it."""
        shared = self.shared
        if seen is not None and seen.shared.basis is shared.basis:
            return self._changes_between_moves(person, seen)
        seats = () if person is None else shared.seats.get(person, ())
        yours = yours_of(self._table, self._attendance, person, seats)
        if seen is None or not _can_be_changed(seen, shared, seats):
            return self._everything(yours)
        your_changes = _changes_of(seen.yours, yours, _YOURS)
        return self._changes_for(yours, your_changes, seen, self._changes_since(seen.shared))

    def _changes_between_moves(self, person: PersonId | None, seen: Seen) -> tuple[bytes, Seen]:
        """The update of almost every move: nothing that lasts has changed, so everybody holds the same seats."""
        changes = self._changes_since(seen.shared)
        if changes.are_all_for(seen.yours.seats) and not self._has_private_events:
            return changes.message(), Seen(self.shared, seen.yours, seen.own)
        if not changes.is_yours_alike:
            yours = yours_of(self._table, self._attendance, person, seen.yours.seats)
            return self._changes_for(yours, _changes_of(seen.yours, yours, _YOURS), seen, changes)
        yours = with_undo(seen.yours, self._table.undo)
        your_changes = {} if yours is seen.yours else {"may_take_back": yours.may_take_back}
        return self._changes_for(yours, your_changes, seen, changes)

    def _everything(self, yours: Yours) -> tuple[bytes, Seen]:
        shared, own = self.shared, self._own_views(yours.seats)
        if self._all_shared is None:
            game = UNSET if shared.game is None else _encoded_part(_GAME.all(shared.game))
            self._all_shared = _encoded_part(_TABLE.all(shared.facts)), game
        table, game = self._all_shared
        message = UpdateMessage(
            version=shared.facts.version,
            at=shared.facts.at,
            events=self._events_for(yours.seats),
            table=table,
            yours=_own_part(_YOURS.all(yours)),
            game=game,
            own=_own_parts([_OWN.all(one) for one in own]),
        )
        return _encode(message), Seen(shared, yours, own)

    def _changes_for(
        self, yours: Yours, your_changes: _Part, seen: Seen, changes: _SharedChanges
    ) -> tuple[bytes, Seen]:
        shared = self.shared
        own, own_changes = self._own_since(seen, changes.waiting)
        if not own_changes and not your_changes and not self._has_private_events:
            return changes.message(), Seen(shared, seen.yours, own)
        message = UpdateMessage(
            version=shared.facts.version,
            at=shared.facts.at,
            after=seen.shared.facts.version,
            events=self._events_for(yours.seats),
            table=changes.table,
            yours=_own_part(your_changes),
            game=changes.game,
            own=_own_parts(own_changes),
        )
        return _encode(message), Seen(shared, yours, own)

    def _events_for(self, seats: tuple[Seat, ...]) -> tuple[SentEntry, ...]:
        return sent_events(self._entries, seats) if self._has_private_events else self._public_events

    def _own_views(self, seats: tuple[Seat, ...]) -> tuple[OwnView, ...]:
        state = self._table.state
        return () if state is None else tuple([self._own_view(state, seat) for seat in seats])

    def _own_view(self, state: State, seat: Seat) -> OwnView:
        known = self.shared.own.get(seat)
        if known is None:
            known = self.shared.own[seat] = own_view(state, seat)
        return known

    def _own_since(self, seen: Seen, waiting: frozenset[Seat]) -> tuple[tuple[OwnView, ...], list[_Part]]:
        """What somebody sees of their own seats now, and the changes to what was seen before."""
        before, state, seats = seen.shared.table.state, self._table.state, seen.yours.seats
        if state is None or before is state:
            return seen.own, []
        if before is None:
            own = self._own_views(seats)
            return own, [_OWN.all(one) for one in own]
        # Whoever goes on waiting knows from the shared part whose turn it is.
        if waiting.issuperset(seats):
            return seen.own, []
        views, changes = [], []
        for seat, old in zip(seats, seen.own, strict=True):
            new = old if seat in waiting else self._own_view(state, seat)
            views.append(new)
            if new is not old and (changed := _OWN.changed(old, new)):
                changes.append({"viewer": seat, **changed})
        return tuple(views), changes

    def _changes_since(self, before: Shared) -> _SharedChanges:
        """Mostly everybody has seen the same before, and what changed since then is encoded once for all of them."""
        known = self._changes.get(id(before))
        if known is None:
            known = self._changes[id(before)] = _SharedChanges(before, self.shared, self._public_events)
        return known


class _SharedChanges:
    """What changed for everybody who had seen the same before."""

    def __init__(self, before: Shared, now: Shared, events: tuple[SentEntry, ...]) -> None:
        # What lasts is the same where it is derived from the same values.
        facts = _TRANSIENT_TABLE if before.basis is now.basis else _TABLE
        self._before, self._now, self._events = before, now, events
        self.table = _encoded_part(_changes_of(before.facts, now.facts, facts))
        self.game = UNSET if now.game is None else _encoded_part(_game_changes(before.game, now.game))
        self.waiting = _seats_waiting_alike(before.table, now.table)
        self.is_yours_alike = _is_yours_alike(before, now)
        """Whether of what concerns one person alone at most the right to take back is another."""
        self._is_same_for = _seats_with_nothing_new(before, now, self.waiting) if self.is_yours_alike else None
        self._message: bytes | None = None

    def are_all_for(self, seats: tuple[Seat, ...]) -> bool:
        """Whether it is certain, without a look at it, that nothing else has changed for whoever holds these seats."""
        return self._is_same_for is not None and self._is_same_for.issuperset(seats)

    def message(self) -> bytes:
        """The update of all those for whom nothing else has changed, encoded once."""
        if self._message is None:
            self._message = _encode(
                UpdateMessage(
                    version=self._now.facts.version,
                    at=self._now.facts.at,
                    after=self._before.facts.version,
                    events=self._events,
                    table=self.table,
                    game=self.game,
                )
            )
        return self._message


def _shared(table: TableState, attendance: Attendance, now: int, before: Shared | None) -> Shared:
    basis = _lasting_basis(table)
    company = company_of(table, attendance, now, None if before is None else before.company)
    is_same_state = before is not None and before.table.state is table.state
    own = before.own if before is not None and is_same_state else {}
    if before is not None and before.basis == basis:
        facts = facts_with_same_lasting(before.facts, table, company, now)
        return Shared(before.basis, before.seats, company, facts, table, _game(table.state, before), own)
    facts = facts_of(table, company, now)
    return Shared(basis, seats_by_person(table), company, facts, table, _game(table.state, before), own)


def _game(state: State | None, before: Shared | None) -> View | None:
    if state is None:
        return None
    if before is None or before.table.state is None or before.game is None:
        return view_of(state, None)
    if before.table.state is state:
        return before.game
    return spectators_view_after(before.table.state, before.game, state)


def _seats_waiting_alike(before: TableState, now: TableState) -> frozenset[Seat]:
    if before.state is None or now.state is None:
        return frozenset()
    return frozenset(seats_waiting_alike(before.state, now.state))


def _is_yours_alike(before: Shared, now: Shared) -> bool:
    earlier, attendance = before.company.attendance, now.company.attendance
    is_same_attendance = earlier is attendance or _for_one_person(earlier) == _for_one_person(attendance)
    is_alike = is_same_attendance and before.table.done_for is now.table.done_for
    # An answer to the wheel given in advance may hold for one round.
    lasts = not attendance.prepared or _round_of(before.table) == _round_of(now.table)
    return is_alike and lasts and before.basis is now.basis


def _round_of(table: TableState) -> int | None:
    return None if table.state is None else table.state.round


def _seats_with_nothing_new(before: Shared, now: Shared, waiting: frozenset[Seat]) -> frozenset[Seat]:
    """Those who wait as before, and whom nothing concerns that only they are sent."""
    may_take_back = [table.undo.seat for table in (before.table, now.table) if table.undo is not None]
    return waiting.difference(may_take_back)


def _can_be_changed(seen: Seen, shared: Shared, seats: tuple[Seat, ...]) -> bool:
    """Whether changed fields are enough; where the number of seats or the own seats are others, all is sent anew."""
    return len(seen.shared.facts.seats) == len(shared.facts.seats) and seen.yours.seats == seats


def _game_changes(before: View | None, now: View) -> _Part:
    """The changed fields of what everybody sees of a game, all of them where there was none before."""
    return _GAME.all(now) if before is None else _changes_of(before, now, _VIEW)


def _changes_of(before: Struct, now: Struct, fields: _Fields) -> _Part:
    """The changed fields of an object, and of its seats only the changed ones."""
    if before is now:
        return {}
    changes = fields.changed(before, now)
    if "seats" in changes:
        changes["seats"] = _changed_seats(_seats_of(before), changes["seats"])
    return changes


def _changed_seats(before: Sequence[SeatFacts | SeatView], now: Sequence[SeatFacts | SeatView]) -> list[_Part]:
    return [
        {"seat": new.seat, **changed}
        for old, new in zip(before, now, strict=True)
        if old is not new and (changed := _SEATS[type(new)].changed(old, new))
    ]


def _encoded_part(fields: _Part) -> Raw | UnsetType:
    """A part of a message, left out where nothing of it has changed."""
    return Raw(_encode(fields)) if fields else UNSET


def _own_part(fields: _Part) -> Any:
    """A part for one person alone, which is encoded together with the message."""
    return fields or UNSET


def _own_parts(parts: list[_Part]) -> tuple[Any, ...]:
    """Parts for one person alone, which are encoded together with the message."""
    return tuple(parts)


def _encoded_once(value: T) -> T:
    """A value as its encoding, to be put into several messages."""
    return cast(T, Raw(_encode(value)))
