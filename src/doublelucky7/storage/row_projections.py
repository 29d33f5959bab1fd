"""Projections of finished games in the rows of a database, kept by one thread of their own."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, Protocol

import msgspec

from doublelucky7.storage.event_store import EventStore, StorageFailed
from doublelucky7.storage.projections import (
    MOST_ROWS,
    ClubEntry,
    FinishedGame,
    Summarise,
    club_entry,
    is_member,
    project_each,
)

PROJECTED: Final = ("finished_game", "finished_seat", "club_entry")
"""The tables that are made anew from the events at any time."""

_decode = msgspec.json.Decoder(FinishedGame).decode


class ProjectionRows(Protocol):
    """The rows of one kind of database; statements have `?` where a value goes."""

    @property
    def by_game(self) -> str:
        """The name of a game in an order, so that all databases sort names alike."""

    def query(self, statement: str, *values: str | int) -> list[Any]:
        """The rows of a statement."""

    def missing(self) -> list[str]:
        """The games that have ended but are not projected."""

    def replace(self, game: str, finished: FinishedGame | None) -> None:
        """Stores what is to be known of a game, None where it is not over, in the place of what was known of it."""

    def delete_all(self) -> None:
        """Deletes all projections."""


class RowProjections:
    """Projections in the rows of a database."""

    def __init__(self, rows: ProjectionRows, store: EventStore, summarise: Summarise) -> None:
        self._rows, self._store, self._summarise = rows, store, summarise
        self._thread = ThreadPoolExecutor(1, "projections")
        self._is_closing = False

    def project(self, game: str) -> Future[None]:
        return self._thread.submit(self._project, game)

    def add(self, finished: FinishedGame) -> Future[None]:
        return self._thread.submit(self._replace, finished.game, finished)

    def catch_up(self) -> Future[int]:
        return self._thread.submit(self._catch_up)

    def rebuild(self) -> Future[int]:
        return self._thread.submit(self._rebuild)

    def finished(self, most: int = MOST_ROWS) -> Future[list[FinishedGame]]:
        return self._games(
            f"SELECT summary FROM finished_game ORDER BY finished_at DESC, {self._rows.by_game} LIMIT ?", most
        )

    def find(self, game: str) -> Future[FinishedGame | None]:
        def found() -> FinishedGame | None:
            rows = self._rows.query("SELECT summary FROM finished_game WHERE game = ?", game)
            return _decode(rows[0][0]) if rows else None

        return self._thread.submit(found)

    def history(self, person: str, most: int = MOST_ROWS, after: str | None = None) -> Future[list[FinishedGame]]:
        # Games that ended in the same millisecond come in the order of the index, whatever their names.
        last = f"SELECT finished_at, {self._rows.by_game} FROM finished_game WHERE game = ?"
        before = "" if after is None else f"AND (mine.finished_at, mine.{self._rows.by_game}) < ({last})"
        return self._games(
            f"""
            SELECT summary FROM finished_seat AS mine JOIN finished_game USING (game)
            WHERE person = ? {before} ORDER BY mine.finished_at DESC, mine.{self._rows.by_game} DESC LIMIT ?
            """,
            *((person, most) if after is None else (person, after, most)),
        )

    def club(self, most: int = MOST_ROWS, skip: int = 0) -> Future[list[ClubEntry]]:
        statement = f"""
            SELECT summary, seat FROM (
                SELECT game, seat, total, finished_at FROM club_entry
                ORDER BY total DESC, finished_at, {self._rows.by_game}, seat LIMIT ? OFFSET ?
            ) AS best JOIN finished_game USING (game)
            ORDER BY best.total DESC, best.finished_at, best.{self._rows.by_game}, best.seat
        """

        def found() -> list[ClubEntry]:
            return [club_entry(_decode(summary), seat) for summary, seat in self._rows.query(statement, most, skip)]

        return self._thread.submit(found)

    def members(self, people: Collection[str]) -> Future[frozenset[str]]:
        statement = """
            SELECT summary FROM finished_seat JOIN finished_game USING (game)
            WHERE person = ? AND game IN (SELECT game FROM club_entry)
        """

        def has_entry(person: str) -> bool:
            return any(is_member(_decode(summary), person) for (summary,) in self._rows.query(statement, person))

        return self._thread.submit(lambda: frozenset(filter(has_entry, people)))

    def close(self) -> None:
        self._is_closing = True
        self._thread.shutdown(cancel_futures=True)

    def _games(self, statement: str, *values: str | int) -> Future[list[FinishedGame]]:
        def found() -> list[FinishedGame]:
            return [_decode(summary) for (summary,) in self._rows.query(statement, *values)]

        return self._thread.submit(found)

    def _project(self, game: str) -> None:
        self._replace(game, self._summarise(game, self._store.read(game).result()))

    def _replace(self, game: str, finished: FinishedGame | None) -> None:
        if self._is_closing:
            raise StorageFailed("the projections are being closed")
        self._rows.replace(game, finished)

    def _catch_up(self) -> int:
        return project_each(self._rows.missing(), self._project)

    def _rebuild(self) -> int:
        self._rows.delete_all()
        return self._catch_up()
