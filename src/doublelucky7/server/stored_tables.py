"""Stored tables, found without reading their whole streams."""

from __future__ import annotations

from typing import Final

import msgspec

from doublelucky7.protocol.sitting import PersonId
from doublelucky7.protocol.table_events import SeatGiven, SeatTaken, TableOpened
from doublelucky7.server.access.codes import game_of
from doublelucky7.storage.sqlite import SqliteDatabase, SqliteStore

_ENDINGS: Final = frozenset({"table_closed", "game_ended"})
_SUMMARISED_KINDS: Final = ("table_opened", "seats_settled", "seat_taken", "seat_given", *sorted(_ENDINGS))

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


class StoredTables:
    """The stored tables of one database."""

    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database
        self._store = SqliteStore(database)

    def latest_game(self, link: str) -> str | None:
        """The newest game of a link, None where the link leads nowhere."""
        latest, number = None, 1
        while self._database.query("SELECT 1 FROM entry WHERE game = ? AND version = 1", (game_of(link, number),)):
            latest = game_of(link, number)
            number += 1
        return latest

    def touched_since(self, instant: int) -> list[StoredTable]:
        """The newest game of each link that something happened to since an instant."""
        newest: dict[str, StoredTable] = {}
        for game in self._store.touched_since(instant):
            table = self._look_up(game)
            if table is not None and (table.link not in newest or newest[table.link].number < table.number):
                newest[table.link] = table
        return list(newest.values())

    def _look_up(self, game: str) -> StoredTable | None:
        marks = ", ".join("?" * len(_SUMMARISED_KINDS))
        rows = self._database.query(
            f"SELECT kind, event FROM entry WHERE game = ? AND kind IN ({marks}) ORDER BY version",
            (game, *_SUMMARISED_KINDS),
        )
        opened = next((_decode_opened(event) for kind, event in rows if kind == "table_opened"), None)
        if opened is None:
            return None
        kinds = {kind for kind, _ in rows}
        sittings = [_decode_sitting(event) for kind, event in rows if kind in ("seat_taken", "seat_given")]
        return StoredTable(
            game=game,
            link=opened.link,
            code=opened.code,
            number=opened.number,
            is_gathering=not kinds & {"seats_settled", *_ENDINGS},
            is_over=bool(kinds & _ENDINGS),
            people=tuple(dict.fromkeys((opened.host, *(sitting.person for sitting in sittings)))),
        )
