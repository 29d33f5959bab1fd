"""Time as data: how long each thing lasts at a table, and from when on it may or must happen."""

from __future__ import annotations

from typing import Final

from doublelucky7.protocol.sitting import BotAfter, Pace, PersonId
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import Attendance, gone_since, is_here, who_saw_pad
from doublelucky7.tables.state import TableState, people_seated, person_on

PACE_MS: Final = {Pace.RELAXED: 1_400, Pace.NORMAL: 800, Pace.FAST: 250}
AFTER_A_PERSON_MS: Final = 1_200
"""A bot never answers a person sooner: the card must be seen, and may be taken back."""

AFTER_A_TRICK_MS: Final = 1_100
PAD_MS: Final = 6_000
CONTRIBUTIONS_MS: Final = 3_000
ABSENCE_MS: Final = 45_000
IDLE_MS: Final = 120_000
"""Somebody who is connected but decides nothing for so long may be played for too: one absentee never blocks all."""

PAUSE_MS: Final = 60_000
HOST_MS: Final = 30_000
REMATCH_MS: Final = 30_000
_SECOND_MS: Final = 1_000


def bot_acts_at(table: TableState) -> int:
    """The earliest instant at which a bot's decision may be seen."""
    at = table.last_event_at + PACE_MS[table.settings.pace]
    if table.last_person_at is not None:
        at = max(at, table.last_person_at + AFTER_A_PERSON_MS)
    if table.trick_full_at is not None and not table.running.trick:
        at = max(at, table.trick_full_at + AFTER_A_TRICK_MS)
    return at


def clock_runs_out_at(table: TableState) -> int | None:
    """When the seat to act has used up its time, None without a move clock."""
    seconds = table.settings.move_clock
    return None if seconds is None else table.awaited_since + seconds * _SECOND_MS


def bot_may_play_from(table: TableState, attendance: Attendance, seat: Seat, now: int) -> int | None:
    """From when on anybody may let a bot play for the person on a seat, None while there is no reason to."""
    person = person_on(table, seat)
    if person is None or table.stand_ins[seat] is not None:
        return None
    gone = gone_since(attendance, person)
    # A gap too short to be shown leaves no trace here either.
    if gone is not None and not is_here(attendance, person, now):
        return gone + ABSENCE_MS
    return table.awaited_since + IDLE_MS if table.running.to_act == seat else None


def bot_steps_in_at(table: TableState, attendance: Attendance, seat: Seat) -> int | None:
    """When a bot takes over by itself, where the table has agreed on that beforehand."""
    person, contract = person_on(table, seat), table.settings.absence
    if person is None or table.stand_ins[seat] is not None or not isinstance(contract, BotAfter):
        return None
    gone = gone_since(attendance, person)
    return None if gone is None else gone + contract.seconds * _SECOND_MS


def still_reading(table: TableState, attendance: Attendance, now: int) -> tuple[PersonId, ...]:
    """The seated people who are here and have not yet tapped the score pad away."""
    seen = who_saw_pad(attendance, table.running.round)
    return tuple(person for person in people_seated(table) if person not in seen and is_here(attendance, person, now))


def pad_until(table: TableState) -> int:
    """When the next round is dealt even if somebody still reads the score pad."""
    assert table.round_scored_at is not None
    return table.round_scored_at + PAD_MS


def rematch_until(table: TableState) -> int | None:
    """When whoever has not answered leaves an open seat, None while nobody has asked for a rematch."""
    return None if table.rematch_since is None else table.rematch_since + REMATCH_MS
