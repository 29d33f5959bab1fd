"""Stored tables, found without reading their whole streams."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from doublelucky7.protocol.pads import PAD_STREAM
from doublelucky7.protocol.sitting import GameId, PersonId
from doublelucky7.protocol.table_events import SeatGiven, SeatTaken, TableOpened
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.event_store import StreamLookup

_ENDINGS: Final = frozenset({"table_closed", "game_ended"})
_SITTING_KINDS: Final = ("seat_taken", "seat_given")
_SUMMARISED_KINDS: Final = ("table_opened", "seats_settled", *_SITTING_KINDS, *sorted(_ENDINGS))

_decode_opened: Final = msgspec.json.Decoder(TableOpened).decode
_decode_sitting: Final = msgspec.json.Decoder(SeatTaken | SeatGiven).decode


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A summary of a stored table; the people are all who ever sat there."""

    game: str
    link: str
    code: str
    number: int
    is_gathering: bool
    is_over: bool
    people: tuple[PersonId, ...]


class RecentTables(msgspec.Struct, frozen=True):
    """Stored tables that something happened to lately, and the games among them that cannot be read."""

    tables: tuple[StoredTable, ...]
    unreadable: tuple[GameId, ...]


class StoredTables:
    """The stored tables of an event store."""

    def __init__(self, lookup: StreamLookup, game_of: Callable[[str, int], GameId]) -> None:
        self._lookup, self._game_of = lookup, game_of

    async def latest_game(self, link: str) -> GameId | None:
        """The newest game of a link, None where the link leads nowhere."""
        return await asyncio.wrap_future(self._lookup.last_numbered(partial(self._game_of, link)))

    async def touched_since(self, instant: int) -> RecentTables:
        """The newest game of each link that something happened to since an instant."""
        newest: dict[str, StoredTable] = {}
        unreadable: list[GameId] = []
        streams = await asyncio.wrap_future(self._lookup.kinds_since(instant, _SUMMARISED_KINDS))
        for game, entries in streams.items():
            if game.startswith(PAD_STREAM):
                continue
            table = _summary_of(game, entries)
            if table is None:
                unreadable.append(game)
            elif table.link not in newest or newest[table.link].number < table.number:
                newest[table.link] = table
        return RecentTables(tuple(newest.values()), tuple(unreadable))


def _summary_of(game: GameId, entries: Sequence[Entry]) -> StoredTable | None:
    """A table in short, None where its entries cannot be read."""
    try:
        opened = next((_decode_opened(entry.event) for entry in entries if entry.kind == "table_opened"), None)
        sittings = [_decode_sitting(entry.event) for entry in entries if entry.kind in _SITTING_KINDS]
    except (msgspec.DecodeError, TypeError, RecursionError):
        return None
    if opened is None:
        return None
    kinds = {entry.kind for entry in entries}
    return StoredTable(
        game=game,
        link=opened.link,
        code=opened.code,
        number=opened.number,
        is_gathering=not kinds & {"seats_settled", *_ENDINGS},
        is_over=bool(kinds & _ENDINGS),
        people=tuple(dict.fromkeys((opened.host, *(sitting.person for sitting in sittings)))),
    )
