"""What people at a table prepare or say without its being stored: answers in advance, offers, the score pad, mutes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from doublelucky7.protocol.sitting import AdvanceAnswer, PersonId, PersonSeat
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import Attendance, Muting, Prepared, attending, with_person
from doublelucky7.tables.state import TableState


def prepare(attendance: Attendance, seat: Seat, answer: AdvanceAnswer, round_number: int) -> Attendance:
    """The wheel's answer for a seat, given in advance or revoked."""
    others = tuple(one for one in attendance.prepared if one.seat != seat)
    match answer:
        case AdvanceAnswer.PASS_THIS_ROUND:
            return replace(attendance, prepared=(*others, Prepared(seat, round_number)))
        case AdvanceAnswer.PASS_UNTIL_I_SAY:
            return replace(attendance, prepared=(*others, Prepared(seat, None)))
        case AdvanceAnswer.ASK_ME:
            return replace(attendance, prepared=others)


def prepared_answer(attendance: Attendance, seat: Seat, round_number: int) -> AdvanceAnswer:
    """What a seat has said in advance about this round."""
    for one in attendance.prepared:
        if one.seat == seat and one.round is None:
            return AdvanceAnswer.PASS_UNTIL_I_SAY
        if one.seat == seat and one.round == round_number:
            return AdvanceAnswer.PASS_THIS_ROUND
    return AdvanceAnswer.ASK_ME


def passes_in_advance(attendance: Attendance, seat: Seat, round_number: int) -> bool:
    """Whether a seat has said that it keeps its pawn in this round."""
    return prepared_answer(attendance, seat, round_number) is not AdvanceAnswer.ASK_ME


def standing_answers(attendance: Attendance, table: TableState) -> dict[Seat, PersonId]:
    """Who passes until they say otherwise, for which seats."""
    if not attendance.prepared:
        return {}
    seats = sorted(one.seat for one in attendance.prepared if one.round is None)
    return {seat: holder.person for seat in seats if isinstance(holder := table.seats[seat], PersonSeat)}


def with_standing_answers(attendance: Attendance, table: TableState, standing: Mapping[Seat, PersonId]) -> Attendance:
    """The attendance in which those who still hold the seats they passed for go on passing."""
    for seat, holder in enumerate(table.seats):
        if isinstance(holder, PersonSeat) and standing.get(seat) == holder.person:
            attendance = prepare(attendance, seat, AdvanceAnswer.PASS_UNTIL_I_SAY, round_number=0)
    return attendance


def seats_changed_hands(attendance: Attendance, seat: Seat) -> Attendance:
    """What was offered or prepared for a seat ends when another person sits on it."""
    return replace(
        attendance,
        offers=tuple(offer for offer in attendance.offers if offer.seat != seat),
        prepared=tuple(one for one in attendance.prepared if one.seat != seat),
    )


def seen_pad(attendance: Attendance, person: PersonId, round_number: int) -> Attendance:
    """A person has seen the score pad after this round."""
    others = who_saw_pad(attendance, round_number)
    seen = others if person in others else (*others, person)
    return replace(attendance, seen_pad=seen, seen_pad_of=round_number)


def who_saw_pad(attendance: Attendance, round_number: int) -> tuple[PersonId, ...]:
    """Who has seen the score pad after this round."""
    return attendance.seen_pad if attendance.seen_pad_of == round_number else ()


def forfeit_done(attendance: Attendance, seat: Seat, round_number: int) -> Attendance:
    """The forfeit that a seat was given after this round is done."""
    others = done_forfeits(attendance, round_number)
    done = others if seat in others else (*others, seat)
    return replace(attendance, forfeits_done=done, forfeits_done_of=round_number)


def done_forfeits(attendance: Attendance, round_number: int) -> tuple[Seat, ...]:
    """The seats whose forfeit after this round is done."""
    return attendance.forfeits_done if attendance.forfeits_done_of == round_number else ()


def mute(attendance: Attendance, listener: PersonId, speaker: PersonId) -> Attendance:
    """The listener no longer hears the speaker."""
    return replace(unmute(attendance, listener, speaker), mutings=(*attendance.mutings, Muting(listener, speaker)))


def unmute(attendance: Attendance, listener: PersonId, speaker: PersonId) -> Attendance:
    """The listener hears the speaker again."""
    muting = Muting(listener, speaker)
    return replace(attendance, mutings=tuple(one for one in attendance.mutings if one != muting))


def spoken(attendance: Attendance, person: PersonId, now: int) -> Attendance:
    """A person has just said something."""
    one = attending(attendance, person)
    return attendance if one is None else with_person(attendance, replace(one, said_at=now))


def has_not_muted(attendance: Attendance, listener: PersonId, speaker: PersonId) -> bool:
    """Whether somebody has not muted somebody."""
    return Muting(listener, speaker) not in attendance.mutings
