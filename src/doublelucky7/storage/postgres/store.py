"""An event store in PostgreSQL, for one of several nodes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from itertools import count, islice
from typing import Any, Final

import msgspec

from doublelucky7.storage.entry import By, Entry, NewEntry, action_ids_of
from doublelucky7.storage.event_store import UnreadableEntry
from doublelucky7.storage.postgres.appending import Append
from doublelucky7.storage.postgres.connecting import Connection
from doublelucky7.storage.postgres.database import PostgresDatabase
from doublelucky7.storage.postgres.writer import AppendWriter

GAMES_A_QUERY: Final = 20
"""How many of a link's numbered games are looked for at once."""

_decode_by = msgspec.json.Decoder(By).decode
_COLUMNS: Final = "game, version, at, by, kind, event, action_id"
_TOUCHED: Final = """
    SELECT stream.game FROM stream JOIN link USING (link)
    WHERE touched_at >= %s
      AND (SELECT at FROM entry WHERE entry.game = stream.game ORDER BY version DESC LIMIT 1) >= %s
    ORDER BY stream.game COLLATE "C"
"""


class PostgresStore:
    """An event store that appends as the owner with the present number."""

    def __init__(self, database: PostgresDatabase, owner: Callable[[], int]) -> None:
        self._database, self._owner = database, owner
        self._writer = AppendWriter(database.url)

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        action_ids_of(entries)  # Refuses an id that stands there twice while the caller still listens.
        return self._writer.submit(Append(game, expected_version, entries, self._owner()))

    def read(self, game: str, after: int = 0) -> Future[list[Entry]]:
        def job(connection: Connection) -> list[Entry]:
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM entry WHERE game = %s AND version > %s ORDER BY version",
                (game, after),
                binary=True,
            )
            return [_entry(row) for row in rows]

        return self._database.read(job)

    def games(self) -> Future[list[str]]:
        return self._names('SELECT game FROM stream ORDER BY game COLLATE "C"')

    def touched_since(self, instant: int) -> Future[list[str]]:
        return self._names(_TOUCHED, instant, instant)

    def last_numbered(self, name: Callable[[int], str]) -> Future[str | None]:
        def job(connection: Connection) -> str | None:
            last = None
            games = map(name, count(1))
            while True:
                portion = list(islice(games, GAMES_A_QUERY))
                rows = connection.execute("SELECT game FROM stream WHERE game = ANY (%s)", (portion,))
                found = {game for (game,) in rows}
                for game in portion:
                    if game not in found:
                        return last
                    last = game

        return self._database.read(job)

    def kinds_since(self, instant: int, kinds: Collection[str]) -> Future[dict[str, list[Entry]]]:
        def job(connection: Connection) -> dict[str, list[Entry]]:
            games = [game for (game,) in connection.execute(_TOUCHED, (instant, instant))]
            found: dict[str, list[Entry]] = {game: [] for game in games}
            unreadable: set[str] = set()
            rows = connection.execute(
                f"SELECT {_COLUMNS} FROM entry WHERE game = ANY (%s) AND kind = ANY (%s) ORDER BY game, version",
                (games, list(kinds)),
                binary=True,
            )
            for row in rows:
                try:
                    found[row[0]].append(_entry(row))
                except UnreadableEntry:
                    unreadable.add(row[0])
            return {game: [] if game in unreadable else entries for game, entries in found.items()}

        return self._database.read(job)

    def close(self) -> None:
        self._writer.close()
        self._database.close()

    def _names(self, statement: str, *values: object) -> Future[list[str]]:
        return self._database.read(lambda connection: [name for (name,) in connection.execute(statement, values)])


def _entry(row: Sequence[Any]) -> Entry:
    _, version, at, by, kind, event, action_id = row
    try:
        return Entry(version=version, at=at, by=_decode_by(by), kind=kind, event=bytes(event), action_id=action_id)
    except (msgspec.DecodeError, TypeError, RecursionError) as problem:
        raise UnreadableEntry(str(problem)) from problem
