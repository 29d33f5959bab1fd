"""Projections of finished games in memory."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future

from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.memory.store import done_at_once
from doublelucky7.storage.projections import (
    GAME_ENDED,
    MOST_ROWS,
    TABLE_CLOSED,
    ClubEntry,
    FinishedGame,
    Summarise,
    club_entry,
    club_places,
    is_member,
    project_each,
)


class MemoryProjections:
    """The projections of a store's finished games, in a dictionary."""

    def __init__(self, store: EventStore, summarise: Summarise) -> None:
        self._store, self._summarise = store, summarise
        self._finished: dict[str, FinishedGame] = {}

    def project(self, game: str) -> Future[None]:
        return done_at_once(lambda: self._project(game))

    def add(self, finished: FinishedGame) -> Future[None]:
        return done_at_once(lambda: self._finished.update({finished.game: finished}))

    def catch_up(self) -> Future[int]:
        return done_at_once(self._catch_up)

    def rebuild(self) -> Future[int]:
        self._finished.clear()
        return self.catch_up()

    def finished(self, most: int = MOST_ROWS) -> Future[list[FinishedGame]]:
        return done_at_once(lambda: self._newest()[:most])

    def find(self, game: str) -> Future[FinishedGame | None]:
        return done_at_once(lambda: self._finished.get(game))

    def history(self, person: str, most: int = MOST_ROWS, after: str | None = None) -> Future[list[FinishedGame]]:
        def theirs() -> list[FinishedGame]:
            games = [one for one in self._newest() if any(seat.person == person for seat in one.seats)]
            names = [one.game for one in games]
            first = 0 if after is None else names.index(after) + 1 if after in names else len(names)
            return games[first : first + most]

        return done_at_once(theirs)

    def club(self, most: int = MOST_ROWS, skip: int = 0) -> Future[list[ClubEntry]]:
        def members() -> list[ClubEntry]:
            ordered = sorted(self._finished.values(), key=lambda one: (one.finished_at, one.game))
            entries = [club_entry(one, place) for one in ordered for place in club_places(one)]
            return sorted(entries, key=lambda entry: -entry.total)[skip : skip + most]

        return done_at_once(members)

    def members(self, people: Collection[str]) -> Future[frozenset[str]]:
        def found() -> frozenset[str]:
            games = self._finished.values()
            return frozenset(person for person in people if any(is_member(game, person) for game in games))

        return done_at_once(found)

    def close(self) -> None:
        """There is nothing to end."""

    def _newest(self) -> list[FinishedGame]:
        return sorted(self._finished.values(), key=lambda one: (one.finished_at, one.game), reverse=True)

    def _project(self, game: str) -> None:
        finished = self._summarise(game, self._store.read(game).result())
        if finished is None:
            self._finished.pop(game, None)
        else:
            self._finished[game] = finished

    def _catch_up(self) -> int:
        missing = [game for game in self._store.games().result() if game not in self._finished and self._is_over(game)]
        return project_each(missing, self._project)

    def _is_over(self, game: str) -> bool:
        kinds = {entry.kind for entry in self._store.read(game).result()}
        return GAME_ENDED in kinds or kinds >= {"seats_settled", TABLE_CLOSED}
