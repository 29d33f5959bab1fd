"""What all projections of finished games promise: history and club, rebuilt from the events at any time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from typing import Final, Protocol, TypeAlias

import msgspec

from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.event_store import StorageFailed

MOST_ROWS: Final = 100
GAME_ENDED: Final = "game_ended"
TABLE_CLOSED: Final = "table_closed"


class FinishedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat came out of a game; the person is None where a bot held the seat."""

    name: str
    person: str | None
    bot_stood_in: bool
    points: int
    penalty: int
    total: int
    won: bool
    high_roller: bool
    asked_coach: bool = False
    """Whether the coach was asked during the game: it counts neither for the club nor for the person's figures."""


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, in one line; where its table was closed before the end, nobody has won it."""

    game: str
    finished_at: int
    ruleset: RuleSet
    seats: tuple[FinishedSeat, ...]
    is_finished: bool = True
    rounds_played: int | None = None
    """How many rounds were scored, where the game is not finished."""


class ClubEntry(msgspec.Struct, frozen=True):
    """A line of the High Rollers Club (R6.4): people only; where a bot stood in, the entry says so."""

    game: str
    finished_at: int
    name: str
    total: int
    bot_stood_in: bool


Summarise: TypeAlias = Callable[[str, Sequence[Entry]], FinishedGame | None]
"""Reads a stream; None where the game is not over. It comes from above, storage knows no table events."""


class Projections(Protocol):
    """The projections of all finished games; whatever is asked of them is done in the order of asking."""

    def project(self, game: str) -> Future[None]:
        """Brings the projections up to date with one stream."""

    def add(self, finished: FinishedGame) -> Future[None]:
        """Adds a game whose outcome is known, so that its stream need not be read; its end is stored already."""

    def catch_up(self) -> Future[int]:
        """Projects what ended but is not projected yet, as after a crash; answers how many games that were."""

    def rebuild(self) -> Future[int]:
        """Deletes all projections and makes them anew from the events; answers how many games there are."""

    def finished(self, most: int = MOST_ROWS) -> Future[list[FinishedGame]]:
        """The latest finished games, newest first."""

    def find(self, game: str) -> Future[FinishedGame | None]:
        """One finished game."""

    def history(self, person: str, most: int = MOST_ROWS, after: str | None = None) -> Future[list[FinishedGame]]:
        """The latest games a person finished, newest first; those that come after a game, where one is named."""

    def club(self, most: int = MOST_ROWS, skip: int = 0) -> Future[list[ClubEntry]]:
        """The High Rollers Club, highest total first, without the first so many."""

    def members(self, people: Collection[str]) -> Future[frozenset[str]]:
        """Which of these people are in the High Rollers Club."""

    def close(self) -> None:
        """Ends the projections; what has not been projected by now is found by `catch_up`."""


def club_entry(finished: FinishedGame, place: Seat) -> ClubEntry:
    """A seat's line in the club."""
    seat = finished.seats[place]
    return ClubEntry(finished.game, finished.finished_at, seat.name, seat.total, seat.bot_stood_in)


def club_places(finished: FinishedGame) -> list[Seat]:
    """The seats that belong to the club."""
    return [
        place
        for place, seat in enumerate(finished.seats)
        if seat.high_roller and seat.person is not None and not seat.asked_coach
    ]


def is_member(finished: FinishedGame, person: str) -> bool:
    """Whether this game made the person a member of the club."""
    return any(finished.seats[place].person == person for place in club_places(finished))


def project_each(games: Sequence[str], project: Callable[[str], None]) -> int:
    """Projects games; where one cannot be read the others are still projected, and its error is raised at the end."""
    failure: Exception | None = None
    for game in games:
        try:
            project(game)
        except StorageFailed:
            raise
        except Exception as problem:
            failure = failure or problem
    if failure is not None:
        raise failure
    return len(games)
