"""Finished games, history and club are views: they can be thrown away and come back from the events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from doublelucky7.rules.ruleset import FIRST_EDITION
from doublelucky7.storage.entry import Chance, Entry, NewEntry
from doublelucky7.storage.projections import ClubEntry, FinishedGame, FinishedSeat, Projections
from doublelucky7.storage.sqlite import SqliteDatabase, SqliteStore

CLUB_TOTAL = 140


def summarise(game: str, entries: Sequence[Entry]) -> FinishedGame | None:
    """Reads a stream whose last entry says who came out how; a stand-in for what the tables know."""
    if not entries or entries[-1].kind != "game_ended":
        return None
    seats = msgspec.json.decode(entries[-1].event, type=tuple[FinishedSeat, ...])
    return FinishedGame(game=game, finished_at=entries[-1].at, ruleset=FIRST_EDITION, seats=seats)


def seat(name: str, total: int, *, person: str | None = None, bot_stood_in: bool = False) -> FinishedSeat:
    return FinishedSeat(
        name=name,
        person=person,
        bot_stood_in=bot_stood_in,
        points=total,
        penalty=0,
        total=total,
        won=total >= CLUB_TOTAL,
        high_roller=total >= CLUB_TOTAL,
    )


@pytest.fixture
def database(tmp_path: Path) -> Iterator[SqliteDatabase]:
    opened = SqliteDatabase(tmp_path / "games.sqlite")
    yield opened
    opened.close()


def finish(database: SqliteDatabase, game: str, at: int, *seats: FinishedSeat) -> None:
    ended = NewEntry(at=at, by=Chance(), kind="game_ended", event=msgspec.json.encode(seats))
    SqliteStore(database).append(game, 0, [ended]).result()


def test_a_finished_game_is_in_the_history_of_its_people(database: SqliteDatabase) -> None:
    finish(database, "g", 5, seat("Anna", 90, person="anna"), seat("Bot", 80))
    views = Projections(database, summarise)
    views.project("g")
    assert [found.game for found in views.finished()] == ["g"]
    assert views.history("anna") == views.finished()
    assert views.history("bert") == []
    assert views.find("g") == views.finished()[0]
    assert views.find("h") is None


def test_a_running_game_is_in_no_view(database: SqliteDatabase) -> None:
    SqliteStore(database).append("g", 0, [NewEntry(at=1, by=Chance(), kind="said", event=b"{}")]).result()
    views = Projections(database, summarise)
    views.project("g")
    assert views.finished() == []
    assert views.catch_up() == 0


def test_r6_4_the_club_takes_people_only_and_says_where_a_bot_stood_in(database: SqliteDatabase) -> None:
    finish(database, "g", 5, seat("Anna", 150, person="anna"), seat("Bot", 150))
    finish(database, "h", 6, seat("Bert", 160, person="bert", bot_stood_in=True), seat("Anna", 139, person="anna"))
    views = Projections(database, summarise)
    assert views.catch_up() == 2
    assert views.club() == [ClubEntry("h", 6, "Bert", 160, True), ClubEntry("g", 5, "Anna", 150, False)]


def test_one_person_in_two_seats_has_the_game_once_in_the_history(database: SqliteDatabase) -> None:
    finish(database, "g", 5, seat("Anna", 90, person="anna"), seat("Anna 2", 80, person="anna"))
    views = Projections(database, summarise)
    views.project("g")
    assert len(views.history("anna")) == 1


def test_after_a_crash_the_views_catch_up_with_what_is_missing(database: SqliteDatabase) -> None:
    finish(database, "g", 5, seat("Anna", 90, person="anna"))
    finish(database, "h", 6, seat("Anna", 80, person="anna"))
    views = Projections(database, summarise)
    views.project("g")
    assert views.catch_up() == 1
    assert [found.game for found in views.finished()] == ["h", "g"]


def test_rebuilding_gives_the_same_views(database: SqliteDatabase) -> None:
    for place in range(5):
        finish(database, f"g{place}", place, seat("Anna", 138 + place, person="anna"))
    views = Projections(database, summarise)
    views.catch_up()
    before = (views.finished(), views.history("anna"), views.club())
    assert views.rebuild() == 5
    assert (views.finished(), views.history("anna"), views.club()) == before


def test_a_game_that_cannot_be_read_keeps_no_other_out_of_the_views(database: SqliteDatabase) -> None:
    finish(database, "g", 5, seat("Anna", 90, person="anna"))
    broken = NewEntry(at=6, by=Chance(), kind="game_ended", event=b"{")
    SqliteStore(database).append("a broken one", 0, [broken]).result()
    finish(database, "h", 7, seat("Anna", 80, person="anna"))
    views = Projections(database, summarise)
    with pytest.raises(msgspec.DecodeError):
        views.catch_up()
    assert [found.game for found in views.finished()] == ["h", "g"]
