"""What a table stores: public table events, rules events, and the two that hold secrets and are sent to nobody."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias, TypeGuard

import msgspec

from doublelucky7.protocol.table_events import PublicTableEvent, TableEvent
from doublelucky7.rules.events import Event, VisibleEvent, is_visible_to_any
from doublelucky7.rules.ruleset import Seat
from doublelucky7.storage.entry import By, Entry, NewEntry


class ImpossibleHistory(Exception):
    """A stored stream says something that cannot have happened."""


class SecretChosen(TableEvent, frozen=True, tag="secret_chosen"):
    """The secret of the dealing, sent to nobody until it is revealed."""

    secret: str


class Contributed(TableEvent, frozen=True, tag="contributed"):
    """What a seat's client added to the dealing; published together with all others."""

    seat: Seat
    hex: str


SecretEvent: TypeAlias = SecretChosen | Contributed
StoredEvent: TypeAlias = Event | PublicTableEvent | SecretEvent

NOT_YET_WRITTEN: Final[frozenset[str]] = frozenset()
"""Kinds of events that this version reads and the last one does not: while both run side by side nobody stores them."""

_encode: Final = msgspec.json.Encoder().encode
_stored_events: Final[msgspec.json.Decoder[StoredEvent]] = msgspec.json.Decoder(StoredEvent)


class CausedEvent(msgspec.Struct, frozen=True):
    """An event and who caused it."""

    by: By
    event: StoredEvent


class TableEntry(msgspec.Struct, frozen=True):
    """An entry of the stream, read."""

    version: int
    at: int
    by: By
    event: StoredEvent


def is_sent_to(event: StoredEvent, seats: tuple[Seat, ...]) -> TypeGuard[VisibleEvent | PublicTableEvent]:
    """Whether somebody who holds these seats, or none, is sent an event (K2: each seat's part)."""
    if isinstance(event, TableEvent):
        return not isinstance(event, SecretEvent)
    return is_visible_to_any(event, seats)


def kind_of(event: StoredEvent) -> str:
    """The tag an event is stored under."""
    return _tag_of(type(event))


@cache
def _tag_of(kind: type[StoredEvent]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def to_store(caused: CausedEvent, at: int, action_id: str | None) -> NewEntry:
    """An event as the store takes it."""
    event = caused.event
    return NewEntry(at=at, by=caused.by, kind=kind_of(event), event=_encode(event), action_id=action_id)


def from_store(entry: Entry) -> TableEntry:
    """A stored entry, read."""
    try:
        event = _stored_events.decode(entry.event)
    except msgspec.DecodeError as problem:
        raise ImpossibleHistory(f"entry {entry.version} cannot be read: {problem}") from problem
    return TableEntry(entry.version, entry.at, entry.by, event)
