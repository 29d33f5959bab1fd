"""Who is at the table and what passes without being stored: lines, answers in advance, offers, mutes, taps."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from doublelucky7.protocol.sitting import AdvanceAnswer, PersonId
from doublelucky7.rules.ruleset import Seat

GAP_NOT_SHOWN_MS: Final = 3_000
"""Shorter gaps, as of a reload or a change of network, are nobody's business."""


class Attending(msgspec.Struct, frozen=True, kw_only=True):
    """A person who is or was here: with so many lines, or gone since an instant."""

    person: PersonId
    name: str
    lines: int
    gone_since: int | None = None
    is_shown_gone: bool = False
    said_at: int | None = None
    is_table_screen: bool = False


class Prepared(msgspec.Struct, frozen=True):
    """What the wheel will be answered for a seat; the round is None where it holds until revoked."""

    seat: Seat
    round: int | None


class Offer(msgspec.Struct, frozen=True):
    """A seat offered to a person."""

    seat: Seat
    person: PersonId


class Muting(msgspec.Struct, frozen=True):
    """Who does not want to hear whom."""

    listener: PersonId
    speaker: PersonId


class Attendance(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table that a restart forgets; whoever has not come since `since` is gone since then."""

    since: int
    people: tuple[Attending, ...] = ()
    prepared: tuple[Prepared, ...] = ()
    offers: tuple[Offer, ...] = ()
    mutings: tuple[Muting, ...] = ()
    seen_pad: tuple[PersonId, ...] = ()
    seen_pad_of: int = 0


def attending(attendance: Attendance, person: PersonId) -> Attending | None:
    """What is known about a person's lines."""
    for one in attendance.people:
        if one.person == person:
            return one
    return None


def gone_since(attendance: Attendance, person: PersonId) -> int | None:
    """Since when a person has had no line to the table, None while there is one."""
    one = attending(attendance, person)
    return attendance.since if one is None else one.gone_since


def is_here(attendance: Attendance, person: PersonId, now: int) -> bool:
    """Whether a person is at the table, short gaps not counted."""
    one = attending(attendance, person)
    return one is not None and is_in_sight(one, now)


def is_in_sight(one: Attending, now: int) -> bool:
    """Whether somebody has a line, or had one a moment ago."""
    return one.gone_since is None or now < one.gone_since + GAP_NOT_SHOWN_MS


def has_line(attendance: Attendance, person: PersonId) -> bool:
    """Whether a person is connected at this very moment."""
    return gone_since(attendance, person) is None


def expected(attendance: Attendance, person: PersonId, name: str, now: int) -> Attendance:
    """A person who belongs here and has no line yet counts as gone from now on."""
    if attending(attendance, person) is not None:
        return attendance
    return _noted(attendance, Attending(person=person, name=name, lines=0, gone_since=now))


def arrived(attendance: Attendance, person: PersonId, name: str) -> Attendance:
    """One more line of a person."""
    one = attending(attendance, person)
    if one is None:
        return _noted(attendance, Attending(person=person, name=name, lines=1))
    return _noted(attendance, replace(one, name=name, lines=one.lines + 1, gone_since=None, is_shown_gone=False))


def departed(attendance: Attendance, person: PersonId, now: int) -> Attendance:
    """One line of a person less."""
    one = attending(attendance, person)
    assert one is not None
    assert one.lines > 0
    if one.lines > 1:
        return _noted(attendance, replace(one, lines=one.lines - 1))
    return _noted(attendance, replace(one, lines=0, gone_since=now, is_table_screen=False))


def became_the_table(attendance: Attendance, person: PersonId) -> Attendance:
    """A person's device shows the table to everybody in the room, as long as it is connected."""
    one = attending(attendance, person)
    return attendance if one is None else _noted(attendance, replace(one, is_table_screen=True))


def has_table_screen(attendance: Attendance) -> bool:
    """Whether some device shows the table to everybody in the room."""
    return any(one.is_table_screen for one in attendance.people)


def shown(attendance: Attendance, now: int, keep: tuple[PersonId, ...]) -> Attendance:
    """Everybody gone long enough is shown so; visitors gone that long are forgotten, those to keep are not."""
    people = []
    for one in attendance.people:
        if one.gone_since is None or now < one.gone_since + GAP_NOT_SHOWN_MS:
            people.append(one)
        elif one.person in keep:
            people.append(replace(one, is_shown_gone=True))
    known = {one.person for one in people}
    mutings = tuple(muting for muting in attendance.mutings if muting.listener in known)
    return replace(attendance, people=tuple(people), mutings=mutings)


def show_gone_at(attendance: Attendance) -> int | None:
    """When somebody's gap gets long enough to be shown."""
    instants = [
        one.gone_since + GAP_NOT_SHOWN_MS
        for one in attendance.people
        if one.gone_since is not None and not one.is_shown_gone
    ]
    return min(instants, default=None)


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
    return attendance if one is None else _noted(attendance, replace(one, said_at=now))


def hears(attendance: Attendance, listener: PersonId, speaker: PersonId) -> bool:
    """Whether somebody has not muted somebody."""
    return Muting(listener, speaker) not in attendance.mutings


def _noted(attendance: Attendance, one: Attending) -> Attendance:
    if attending(attendance, one.person) is None:
        return replace(attendance, people=(*attendance.people, one))
    people = tuple(one if other.person == one.person else other for other in attendance.people)
    return replace(attendance, people=people)
