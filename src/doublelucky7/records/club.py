"""The High Rollers Club (R6.4): who is entered after a game, and with what."""

from __future__ import annotations

import datetime as dt

import msgspec

from doublelucky7.records.record import BotPlayer, Person, Record
from doublelucky7.records.replaying import actions_of
from doublelucky7.rules.actions import ChanceAction
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import HIGH_ROLLERS_CLUB_TOTAL


class ClubEntry(msgspec.Struct, frozen=True):
    """A line of the club's book."""

    date: dt.date | None
    name: str
    score: int
    bot_stood_in: bool


def club_entries(record: Record) -> tuple[ClubEntry, ...]:
    """The lines a record that verifies adds to the book: winners of 140 or more, people only; none while it runs.

    Whoever asked the coach during the game is left out.
    """
    if record.result is None:
        return ()
    helped, advised = _seats_with_a_bot_standing_in(record), _seats_that_asked_the_coach(record)
    return tuple(
        ClubEntry(record.date, record.seats[seat].name, record.result.totals[seat], seat in helped)
        for seat in record.result.winners
        if record.result.totals[seat] >= HIGH_ROLLERS_CLUB_TOTAL
        and isinstance(record.seats[seat], Person)
        and seat not in advised
    )


def _seats_with_a_bot_standing_in(record: Record) -> frozenset[Seat]:
    return frozenset(
        decided.action.seat
        for decided in actions_of(record)
        if not isinstance(decided.action, ChanceAction) and isinstance(decided.by, BotPlayer)
    )


def _seats_that_asked_the_coach(record: Record) -> frozenset[Seat]:
    return frozenset(
        decided.action.seat
        for decided in actions_of(record)
        if decided.is_assisted and not isinstance(decided.action, ChanceAction)
    )
