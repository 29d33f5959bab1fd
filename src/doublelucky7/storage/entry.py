"""A stored entry: what happened, when, who caused it, and the client's id of the action that caused it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

ROW_BYTES: Final = 130
"""What an entry takes beside its event: the stream's name, by whom, its kind and the action's id with its index."""


class _By(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    pass


class ByPerson(_By, frozen=True, tag="person"):
    """A person, known by the id of a session's owner, never by a token."""

    id: str


class ByBot(_By, frozen=True, tag="bot"):
    """A bot that holds a seat or stands in for its owner."""

    name: str
    version: str


class ByClock(_By, frozen=True, tag="clock"):
    """A deadline that ran out."""


class ByChance(_By, frozen=True, tag="chance"):
    """The verifiable dealing: decks, die and forfeits."""


By: TypeAlias = ByPerson | ByBot | ByClock | ByChance


class NewEntry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An entry before it has its place in the stream; the event is JSON whose meaning is not storage's business."""

    at: int
    by: By
    kind: str
    event: bytes
    action_id: str | None = None


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An entry in its place: versions count from 1 without a gap; `at` is in milliseconds since 1970."""

    version: int
    at: int
    by: By
    kind: str
    event: bytes
    action_id: str | None


def placed(entry: NewEntry, version: int) -> Entry:
    """The entry at its place in the stream."""
    return Entry(
        version=version, at=entry.at, by=entry.by, kind=entry.kind, event=entry.event, action_id=entry.action_id
    )


def action_ids_of(entries: Sequence[NewEntry]) -> list[str]:
    """The action ids among entries that are appended together, each of which may stand there once."""
    action_ids = [entry.action_id for entry in entries if entry.action_id is not None]
    if len(action_ids) > 1 and len(set(action_ids)) < len(action_ids):
        raise ValueError("an action id stands twice in one append")
    return action_ids


def size_of(entries: Sequence[NewEntry]) -> int:
    """About how many bytes entries take in the file: events, and what every row has beside its event."""
    return sum([len(entry.event) for entry in entries]) + ROW_BYTES * len(entries)
