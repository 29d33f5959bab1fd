"""Somebody leaves the table for good: the host has removed them, or their contributions were withheld too often."""

from __future__ import annotations

from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import OpenSeat, PersonId, PersonSeat, Phase
from doublelucky7.protocol.table_events import PersonBarred, PersonReplaced, SeatFreed
from doublelucky7.records.record import WhyReplaced
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import is_here
from doublelucky7.tables.commands.names import bot_name
from doublelucky7.tables.commands.requirements import DecisionContext, require_open_table, require_undecided
from doublelucky7.tables.state import TableState, seats_of
from doublelucky7.tables.stream.events import StoredEvent


def remove_person(table: TableState, person: PersonId, context: DecisionContext) -> tuple[StoredEvent, ...]:
    """A person is removed: before the game their seats are open again, in it bots take them."""
    require_open_table(table)
    require_undecided(table)
    seats = seats_of(table, person)
    if (
        person == table.host
        or person in table.barred
        or not (seats or is_here(context.attendance, person, context.now))
    ):
        raise refused(TableRefusalCode.NO_SUCH_PERSON, person=person)
    if table.phase is Phase.GATHERING:
        return (*(SeatFreed(seat) for seat in seats), PersonBarred(person))
    return (*(replacement(table, seat, WhyReplaced.REMOVED) for seat in seats), PersonBarred(person))


def replacement(table: TableState, seat: Seat, why: WhyReplaced) -> PersonReplaced:
    """A bot takes the seat of a person."""
    holder = table.seats[seat]
    assert isinstance(holder, PersonSeat), "bots take the seats of people only"
    taken = [other.name for other in table.seats if not isinstance(other, OpenSeat)]
    return PersonReplaced(
        seat=seat,
        name=bot_name(table.commitment, seat, taken),
        level=table.settings.stand_in,
        person=holder.person,
        person_name=holder.name,
        why=why,
    )
