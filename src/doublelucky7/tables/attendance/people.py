"""Who is at a table: a value beside the table's own state, because a restart forgets all of it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.durations import GAP_NOT_SHOWN_MS


class NamedPerson(msgspec.Struct, frozen=True):
    """A person who comes to a table, under the name of their session."""

    person: PersonId
    name: str


class Attending(msgspec.Struct, frozen=True, kw_only=True):
    """A person who is or was here: with so many connections, or gone since an instant."""

    person: PersonId
    name: str
    connections: int
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
    forfeits_done: tuple[Seat, ...] = ()
    forfeits_done_of: int = 0


def attending(attendance: Attendance, person: PersonId) -> Attending | None:
    """What is known about a person."""
    for one in attendance.people:
        if one.person == person:
            return one
    return None


def gone_since(attendance: Attendance, person: PersonId) -> int | None:
    """Since when a person has had no connection to the table, None while there is one."""
    one = attending(attendance, person)
    return attendance.since if one is None else one.gone_since


def is_here(attendance: Attendance, person: PersonId, now: int) -> bool:
    """Whether a person is at the table, short gaps not counted."""
    one = attending(attendance, person)
    return one is not None and is_in_sight(one, now)


def who_is_here(attendance: Attendance, now: int) -> frozenset[PersonId]:
    """Everybody at the table, short gaps not counted."""
    return frozenset([one.person for one in attendance.people if is_in_sight(one, now)])


def is_in_sight(one: Attending, now: int) -> bool:
    """Whether somebody is connected, or was so recently that the gap is not shown."""
    return one.gone_since is None or now < one.gone_since + GAP_NOT_SHOWN_MS


def is_connected(attendance: Attendance, person: PersonId) -> bool:
    """Whether a person has a connection now, however short the gap before."""
    return gone_since(attendance, person) is None


def expected(attendance: Attendance, person: PersonId, name: str, now: int) -> Attendance:
    """A person who belongs here and has no connection yet counts as gone from now on."""
    if attending(attendance, person) is not None:
        return attendance
    return with_person(attendance, Attending(person=person, name=name, connections=0, gone_since=now))


def arrived(attendance: Attendance, person: PersonId, name: str) -> Attendance:
    """One more connection of a person."""
    one = attending(attendance, person)
    if one is None:
        return with_person(attendance, Attending(person=person, name=name, connections=1))
    again = replace(one, name=name, connections=one.connections + 1, gone_since=None, is_shown_gone=False)
    return with_person(attendance, again)


def departed(attendance: Attendance, person: PersonId, now: int) -> Attendance:
    """One connection of a person fewer."""
    one = attending(attendance, person)
    assert one is not None
    assert one.connections > 0
    if one.connections > 1:
        return with_person(attendance, replace(one, connections=one.connections - 1))
    return with_person(attendance, replace(one, connections=0, gone_since=now, is_table_screen=False))


def became_table_screen(attendance: Attendance, person: PersonId) -> Attendance:
    """A person's device shows the table to everybody in the room, as long as it is connected."""
    one = attending(attendance, person)
    return attendance if one is None else with_person(attendance, replace(one, is_table_screen=True))


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
    first = None
    for one in attendance.people:
        if one.gone_since is not None and not one.is_shown_gone and (first is None or one.gone_since < first):
            first = one.gone_since
    return None if first is None else first + GAP_NOT_SHOWN_MS


def with_person(attendance: Attendance, one: Attending) -> Attendance:
    """The attendance with a person as described here, in place of what was known before."""
    if attending(attendance, one.person) is None:
        return replace(attendance, people=(*attendance.people, one))
    people = tuple(one if other.person == one.person else other for other in attendance.people)
    return replace(attendance, people=people)
