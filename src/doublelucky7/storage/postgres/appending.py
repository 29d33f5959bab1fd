"""Adding entries to streams: one statement for many, which compares and moves the row of each link as it inserts.

The row of a link is the only fence. It names the current game, its version and the owner's number, and it is changed in
the same statement that inserts, so a node that was asleep or cut off while another took the link over stores nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
import psycopg

from doublelucky7.storage.entry import NewEntry, action_ids_of, size_of
from doublelucky7.storage.event_store import ActionRepeated, StreamMoved, VersionConflict
from doublelucky7.storage.postgres.connecting import Connection

_NUMBERED: Final = re.compile(r"[.][0-9]+$")
_encode: Final = msgspec.json.Encoder().encode

# `held` takes the rows in the order of their links, so that two statements never wait for each other. An append to a
# game that is not the link's current one, as the last entry of a game whose rematch is open, compares with the stream.
_APPEND: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(%b::text[], %b::text[], %b::int[], %b::int[], %b::bigint[], %b::bigint[])
            AS t (link, game, expected, following, at, size)
    ), held AS (
        SELECT link.link FROM link WHERE link.link = ANY (%b::text[]) ORDER BY link.link FOR UPDATE
    ), moved AS (
        UPDATE link SET
            game = CASE WHEN expected = 0 THEN wanted.game ELSE link.game END,
            version = CASE WHEN expected = 0 OR link.game = wanted.game THEN following ELSE version END,
            touched_at = greatest(touched_at, at),
            bytes = bytes + size
        FROM wanted JOIN held ON held.link = wanted.link
        WHERE link.link = wanted.link AND owner = %b::bigint AND CASE
            WHEN link.game = wanted.game THEN version = expected
            ELSE expected = (SELECT coalesce(max(version), 0) FROM entry WHERE entry.game = wanted.game) END
        RETURNING wanted.game
    ), opened AS (
        INSERT INTO link (link, game, version, owner, touched_at, bytes)
        SELECT link, game, following, %b::bigint, at, size FROM wanted
        WHERE expected = 0 AND following > 0 ON CONFLICT DO NOTHING RETURNING game
    ), stored AS (
        SELECT game FROM moved UNION ALL SELECT game FROM opened
    ), added AS (
        INSERT INTO entry (game, version, at, by, kind, event, action_id)
        SELECT * FROM unnest(%b::text[], %b::int[], %b::bigint[], %b::bytea[], %b::text[], %b::bytea[], %b::text[])
            AS new (game, version, at, by, kind, event, action_id)
        WHERE game IN (SELECT game FROM stored)
    )
    SELECT game FROM stored
"""


def link_of(stream: str) -> str:
    """What the games of one link have in common in their names; a stream of another kind has its link to itself."""
    return _NUMBERED.sub("", stream)


class Append(msgspec.Struct, frozen=True):
    """Entries for one stream, which must stand at the expected version and belong to this owner."""

    game: str
    expected_version: int
    entries: Sequence[NewEntry]
    owner: int

    @property
    def link(self) -> str:
        return link_of(self.game)

    @property
    def new_version(self) -> int:
        return self.expected_version + len(self.entries)


def append_together(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """Makes those of these appends durable that nothing stands against, and answers their games; one of each link."""
    owner = appends[0].owner
    links = [append.link for append in appends]
    entries = [
        (append.game, version, entry)
        for append in appends
        for version, entry in enumerate(append.entries, start=append.expected_version + 1)
    ]
    stored = connection.execute(
        _APPEND,
        (
            links,
            [append.game for append in appends],
            [append.expected_version for append in appends],
            [append.new_version for append in appends],
            [append.entries[-1].at for append in appends],
            [size_of(append.entries) for append in appends],
            links,
            owner,
            owner,
            [game for game, _, _ in entries],
            [version for _, version, _ in entries],
            [entry.at for _, _, entry in entries],
            [_encode(entry.by) for _, _, entry in entries],
            [entry.kind for _, _, entry in entries],
            [entry.event for _, _, entry in entries],
            [entry.action_id for _, _, entry in entries],
        ),
    )
    return {game for (game,) in stored}


def append_alone(connection: Connection, append: Append) -> int:
    """Makes one append durable and answers the new version, or raises what stands in its way."""
    if not append.entries:
        _refuse_conflict(connection, append)
        return append.new_version
    try:
        if append_together(connection, [append]):
            return append.new_version
    except psycopg.errors.UniqueViolation:
        pass
    _refuse_repetition(connection, append)
    _refuse_conflict(connection, append)
    row = connection.execute("SELECT owner FROM link WHERE link = %s", (append.link,)).fetchone()
    if row is not None and row[0] == append.owner:
        # What stood in the way is gone again: two appends of this owner were under way at once.
        raise VersionConflict(append.game, append.expected_version, append.expected_version)
    raise StreamMoved(append.game)


def settle(connection: Connection, append: Append) -> int:
    """Makes an append durable whose first attempt got no answer, or finds it stored.

    The first attempt may still be under way: it and this one take turns at the row of the link, so only one of them
    inserts, and the other finds, entry for entry, what the first has stored.
    """
    try:
        return append_alone(connection, append)
    except (ActionRepeated, VersionConflict, StreamMoved):
        if append.entries and _is_stored(connection, append):
            return append.new_version
        raise


def _is_stored(connection: Connection, append: Append) -> bool:
    """Whether exactly these entries stand where they were to go, and the link is still this owner's."""
    rows = connection.execute(
        """
        SELECT at, by, kind, event, action_id FROM entry
        WHERE game = %s AND version > %s AND version <= %s
          AND EXISTS (SELECT 1 FROM link WHERE link = %s AND owner = %s) ORDER BY version
        """,
        (append.game, append.expected_version, append.new_version, append.link, append.owner),
    )
    wanted = [(entry.at, _encode(entry.by), entry.kind, entry.event, entry.action_id) for entry in append.entries]
    return [tuple(row) for row in rows] == wanted


def _refuse_repetition(connection: Connection, append: Append) -> None:
    row = connection.execute(
        "SELECT action_id, version FROM entry WHERE game = %s AND action_id = ANY (%s) ORDER BY version LIMIT 1",
        (append.game, action_ids_of(append.entries)),
    ).fetchone()
    if row is not None:
        raise ActionRepeated(append.game, row[0], row[1])


def _refuse_conflict(connection: Connection, append: Append) -> None:
    row: Any = connection.execute("SELECT max(version) FROM entry WHERE game = %s", (append.game,)).fetchone()
    found = row[0] or 0
    if found != append.expected_version:
        raise VersionConflict(append.game, append.expected_version, found)


def in_waves(appends: Iterable[Append]) -> list[list[Append]]:
    """The appends in as few statements as can be, none with two of one link or of two owners; in their order."""
    waves: list[list[Append]] = []
    place: dict[str, int] = {}
    for append in appends:
        wave = place.get(append.link, -1) + 1
        while wave < len(waves) and waves[wave][0].owner != append.owner:
            wave += 1
        if wave == len(waves):
            waves.append([])
        waves[wave].append(append)
        place[append.link] = wave
    return waves
