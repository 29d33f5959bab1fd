"""The High Rollers Club (R6.4)."""

import datetime as dt

import pytest
from msgspec.structs import replace

from doublelucky7.records.club import ClubEntry, club_entries
from doublelucky7.records.record import FORMAT_VERSION, BotPlayer, Person, Player, Record, RecordedResult, StandIn
from testkit.games.recorded import finished

TODAY = dt.date(2026, 11, 15)
MIRA = BotPlayer("Mira", "club", "1")


def ended(totals: tuple[int, ...], winners: tuple[int, ...], first: Player | None = None) -> Record:
    """A finished game, given another end."""
    record = finished(players=len(totals))
    seats = record.seats if first is None else (first, *record.seats[1:])
    return replace(record, date=TODAY, seats=seats, result=RecordedResult((0,) * len(totals), totals, winners))


def test_r6_4_a_winner_with_140_or_more_is_entered_with_date_name_and_score() -> None:
    assert club_entries(ended((140, 20), (0,))) == (ClubEntry(TODAY, "A", 140, False),)


def test_r6_4_less_than_140_or_no_win_is_not_entered() -> None:
    assert club_entries(ended((139, 20), (0,))) == ()
    assert club_entries(ended((150, 145), (0,))) == (ClubEntry(TODAY, "A", 150, False),)


def test_r6_4_winners_who_share_are_all_entered() -> None:
    assert [entry.name for entry in club_entries(ended((150, 150, 3), (0, 1)))] == ["A", "B"]


def test_r6_4_people_only() -> None:
    assert club_entries(ended((150, 150), (0, 1), first=MIRA)) == (ClubEntry(TODAY, "B", 150, False),)


@pytest.mark.parametrize(("stand_in", "said"), [(MIRA, True), (Person("Uncle Bob"), False)])
def test_r6_4_where_a_bot_stood_in_the_entry_says_so(stand_in: Player, said: bool) -> None:
    record = ended((150, 150), (0, 1))
    # The dealer bids first, so the round's first decision is the dealer's.
    dealer = record.rounds[2].dealer
    helped = replace(record.rounds[2], stand_ins=(StandIn(stand_in, (1,)),))
    record = replace(record, rounds=(*record.rounds[:2], helped, *record.rounds[3:]))
    assert [entry.bot_stood_in for entry in club_entries(record)] == [said and seat == dealer for seat in (0, 1)]


def test_who_asked_the_coach_is_left_out() -> None:
    record = ended((150, 150), (0, 1))
    dealer = record.rounds[2].dealer
    advised = replace(record.rounds[2], assisted=(1,))
    record = replace(record, version=FORMAT_VERSION, rounds=(*record.rounds[:2], advised, *record.rounds[3:]))
    assert [entry.name for entry in club_entries(record)] == [record.seats[1 - dealer].name]


def test_a_game_that_runs_enters_nobody() -> None:
    assert club_entries(replace(finished(), result=None)) == ()
