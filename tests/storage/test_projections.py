"""Finished games, history and club are views: they can be thrown away and come back from the events."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from doublelucky7.rules.ruleset import FIRST_EDITION
from doublelucky7.storage.entry import ByChance, Entry, NewEntry
from doublelucky7.storage.projections import ClubEntry, FinishedGame, FinishedSeat
from tests.storage.engines import Engine

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


def finish(engine: Engine, game: str, at: int, *seats: FinishedSeat) -> None:
    ended = NewEntry(at=at, by=ByChance(), kind="game_ended", event=msgspec.json.encode(seats))
    engine.store.append(game, 0, [ended]).result()


def test_a_finished_game_is_in_the_history_of_its_people(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", 90, person="anna"), seat("Bot", 80))
    views = engine.projections(summarise)
    views.project("g").result()
    assert [found.game for found in views.finished().result()] == ["g"]
    assert views.history("anna").result() == views.finished().result()
    assert views.history("bert").result() == []
    assert views.find("g").result() == views.finished().result()[0]
    assert views.find("h").result() is None


def test_a_game_whose_outcome_is_known_is_added_as_if_its_stream_were_read(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", CLUB_TOTAL, person="anna"), seat("Bot", 80))
    views = engine.projections(summarise)
    known = summarise("g", engine.store.read("g").result())
    assert known is not None
    views.add(known).result()
    assert views.find("g").result() == known
    assert (views.history("anna").result(), [entry.name for entry in views.club().result()]) == ([known], ["Anna"])
    views.project("g").result()
    assert views.finished().result() == [known]


def test_who_asked_the_coach_is_not_in_the_club(engine: Engine) -> None:
    advised = msgspec.structs.replace(seat("Anna", CLUB_TOTAL, person="anna"), asked_coach=True)
    finish(engine, "g", 5, advised, seat("Bo", CLUB_TOTAL, person="bo"))
    views = engine.projections(summarise)
    views.project("g").result()
    assert [entry.name for entry in views.club().result()] == ["Bo"]


def test_a_running_game_is_in_no_view(engine: Engine) -> None:
    engine.store.append("g", 0, [NewEntry(at=1, by=ByChance(), kind="said", event=b"{}")]).result()
    views = engine.projections(summarise)
    views.project("g").result()
    assert views.finished().result() == []
    assert views.catch_up().result() == 0


def test_r6_4_the_club_takes_people_only_and_says_where_a_bot_stood_in(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", 150, person="anna"), seat("Bot", 150))
    finish(engine, "h", 6, seat("Bert", 160, person="bert", bot_stood_in=True), seat("Anna", 139, person="anna"))
    views = engine.projections(summarise)
    assert views.catch_up().result() == 2
    assert views.club().result() == [ClubEntry("h", 6, "Bert", 160, True), ClubEntry("g", 5, "Anna", 150, False)]


def test_r6_4_members_are_found_among_the_people_who_are_asked_for(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", 150, person="anna"), seat("Cem", 20, person="cem"))
    finish(engine, "h", 6, seat("Anna", 90, person="anna"), seat("Bert", 160, person="bert"))
    views = engine.projections(summarise)
    views.catch_up().result()
    assert views.members(["anna", "cem", "dina"]).result() == {"anna"}
    assert views.members([]).result() == frozenset()


def test_one_person_in_two_seats_has_the_game_once_in_the_history(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", 90, person="anna"), seat("Anna 2", 80, person="anna"))
    views = engine.projections(summarise)
    views.project("g").result()
    assert len(views.history("anna").result()) == 1


def test_after_a_crash_the_views_catch_up_with_what_is_missing(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", 90, person="anna"))
    finish(engine, "h", 6, seat("Anna", 80, person="anna"))
    views = engine.projections(summarise)
    views.project("g").result()
    assert views.catch_up().result() == 1
    assert [found.game for found in views.finished().result()] == ["h", "g"]


def test_rebuilding_gives_the_same_views(engine: Engine) -> None:
    for place in range(5):
        finish(engine, f"g{place}", place, seat("Anna", 138 + place, person="anna"))
    views = engine.projections(summarise)
    views.catch_up().result()
    before = (views.finished().result(), views.history("anna").result(), views.club().result())
    assert views.rebuild().result() == 5
    assert (views.finished().result(), views.history("anna").result(), views.club().result()) == before


def test_a_game_that_cannot_be_read_keeps_no_other_out_of_the_views(engine: Engine) -> None:
    finish(engine, "g", 5, seat("Anna", 90, person="anna"))
    broken = NewEntry(at=6, by=ByChance(), kind="game_ended", event=b"{")
    engine.store.append("a broken one", 0, [broken]).result()
    finish(engine, "h", 7, seat("Anna", 80, person="anna"))
    views = engine.projections(summarise)
    with pytest.raises(msgspec.DecodeError):
        views.catch_up().result()
    assert [found.game for found in views.finished().result()] == ["h", "g"]


def test_history_and_club_come_page_by_page(engine: Engine) -> None:
    for place in range(7):
        finish(engine, f"g{place}", 5 + place // 2, seat("Anna", 140 + place, person="anna"))
    finish(engine, "other", 6, seat("Bert", 90, person="bert"))
    views = engine.projections(summarise)
    views.catch_up().result()
    pages, after = [], None
    while page := [one.game for one in views.history("anna", 3, after).result()]:
        pages.append(page)
        after = page[-1]
    assert pages == [["g6", "g5", "g4"], ["g3", "g2", "g1"], ["g0"]]
    assert views.history("anna", 3, "nothing").result() == []
    assert [entry.total for entry in views.club(2, 3).result()] == [143, 142]
