"""Commands whose effect is not stored: offers, answers to the wheel in advance, taps, talk and muting."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from doublelucky7.protocol.commands import (
    AnswerWheelInAdvance,
    BeTheTable,
    ForfeitDone,
    GoOn,
    GoOnForAll,
    Mute,
    OfferSeat,
    Say,
    TransientCommand,
    Unmute,
)
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.waiting import WaitingForDeal
from doublelucky7.tables.attendance.people import Attendance, Offer, attending, became_table_screen, is_here
from doublelucky7.tables.attendance.transient import forfeit_done, mute, prepare, seen_pad, spoken, unmute
from doublelucky7.tables.automatic import anybody_may_go_on_from
from doublelucky7.tables.commands.requirements import (
    DecisionContext,
    require_holder,
    require_open_table,
    require_playing,
    require_seated,
    require_undecided,
    require_voice,
)
from doublelucky7.tables.durations import BETWEEN_WORDS_MS
from doublelucky7.tables.state import TableState, people_seated


def apply_transient(
    table: TableState, person: PersonId, command: TransientCommand, context: DecisionContext
) -> Attendance:
    """Who is here and what they prepared, after such a command; raises `CommandRefused`."""
    require_open_table(table)
    attendance = context.attendance
    match command:
        case OfferSeat():
            return _offer(table, person, command, context)
        case AnswerWheelInAdvance():
            return _answer_in_advance(table, person, command, attendance)
        case GoOn():
            return _go_on(table, person, attendance)
        case GoOnForAll():
            return _go_on_for_all(table, person, context)
        case ForfeitDone(seat=seat):
            return _forfeit_done(table, person, seat, attendance)
        case Say():
            return _say(table, person, command, context)
        case Mute(person=speaker):
            if speaker not in people_seated(table):
                raise refused(TableRefusalCode.NO_SUCH_PERSON, person=speaker)
            return mute(attendance, person, speaker)
        case Unmute(person=speaker):
            return unmute(attendance, person, speaker)
        case BeTheTable():
            return became_table_screen(attendance, person)
        case _ as unreachable:
            assert_never(unreachable)


def _offer(table: TableState, person: PersonId, command: OfferSeat, context: DecisionContext) -> Attendance:
    require_holder(table, person, command.seat)
    require_undecided(table)
    attendance = context.attendance
    is_there = is_here(attendance, command.person, context.now) and command.person not in table.barred
    if command.person == person or not is_there:
        raise refused(TableRefusalCode.NO_SUCH_PERSON, person=command.person)
    others = tuple(offer for offer in attendance.offers if offer.seat != command.seat)
    return replace(attendance, offers=(*others, Offer(command.seat, command.person)))


def _answer_in_advance(
    table: TableState, person: PersonId, command: AnswerWheelInAdvance, attendance: Attendance
) -> Attendance:
    require_holder(table, person, command.seat)
    require_playing(table)
    if not table.ruleset.has_wheel:
        raise refused(TableRefusalCode.NO_WHEEL_HERE)
    # Between two rounds "this round" is the one about to be dealt.
    is_between = isinstance(table.running.waiting, WaitingForDeal)
    return prepare(attendance, command.seat, command.answer, table.running.round + is_between)


def _go_on(table: TableState, person: PersonId, attendance: Attendance) -> Attendance:
    require_seated(table, person)
    _require_between_rounds(table)
    return seen_pad(attendance, person, table.running.round)


def _go_on_for_all(table: TableState, person: PersonId, context: DecisionContext) -> Attendance:
    require_voice(table, person)
    _require_between_rounds(table)
    from_when = anybody_may_go_on_from(table)
    if person != table.host and context.now < from_when:
        raise refused(TableRefusalCode.STILL_READING, at=from_when)
    attendance = context.attendance
    for reader in people_seated(table):
        attendance = seen_pad(attendance, reader, table.running.round)
    return attendance


def _forfeit_done(table: TableState, person: PersonId, seat: Seat, attendance: Attendance) -> Attendance:
    _require_between_rounds(table)
    if person != table.host:
        require_holder(table, person, seat)
    if all(drawn.seat != seat for drawn in table.round_forfeits):
        raise refused(TableRefusalCode.NO_FORFEIT, seat=seat)
    return forfeit_done(attendance, seat, table.running.round)


def _require_between_rounds(table: TableState) -> None:
    require_playing(table)
    if table.round_scored_at is None or not isinstance(table.running.waiting, WaitingForDeal):
        raise refused(TableRefusalCode.NOT_BETWEEN_ROUNDS)


def _say(table: TableState, person: PersonId, command: Say, context: DecisionContext) -> Attendance:
    require_holder(table, person, command.seat)
    one = attending(context.attendance, person)
    said_at = None if one is None else one.said_at
    if said_at is not None and context.now < said_at + BETWEEN_WORDS_MS:
        raise refused(TableRefusalCode.TOO_FAST, at=said_at + BETWEEN_WORDS_MS)
    return spoken(context.attendance, person, context.now)
