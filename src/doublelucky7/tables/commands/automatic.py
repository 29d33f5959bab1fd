"""What an automatic action brings about; when it is due, `tables/automatic` says."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.dealing.commitment import Contribution, FromBot, Given, Silent
from doublelucky7.protocol.sitting import BotSeat, PersonId
from doublelucky7.protocol.table_events import ClockRanOut, DealingFixed, HostPassed, PersonReturned
from doublelucky7.rules.actions import KeepPawn
from doublelucky7.rules.ruleset import Seat
from doublelucky7.storage.entry import Clock, Person
from doublelucky7.tables.automatic import (
    EndMoveTime,
    FixDealing,
    PassHost,
    PassInAdvance,
    ReturnPerson,
    StoredAutomaticAction,
    TakeOver,
)
from doublelucky7.tables.commands.absence import take_over
from doublelucky7.tables.commands.playing import act
from doublelucky7.tables.state import TableState, person_on
from doublelucky7.tables.stream.events import CausedEvent


def carry_out(table: TableState, action: StoredAutomaticAction) -> tuple[CausedEvent, ...]:
    """The events of an automatic action, and who caused them."""
    match action:
        case FixDealing():
            return (CausedEvent(Clock(), DealingFixed(_contributions(table))),)
        case PassInAdvance(seat=seat):
            return act(table, _person(table, seat), KeepPawn(seat))
        case TakeOver(seat=seat):
            return tuple(CausedEvent(Clock(), event) for event in take_over(table, seat))
        case ReturnPerson(seat=seat):
            return (CausedEvent(Person(_person(table, seat)), PersonReturned(seat)),)
        case EndMoveTime(seat=seat):
            return (CausedEvent(Clock(), ClockRanOut(seat, table.settings.stand_in)),)
        case PassHost(person=person):
            return (CausedEvent(Clock(), HostPassed(person)),)
        case _ as unreachable:
            assert_never(unreachable)


def _contributions(table: TableState) -> tuple[Contribution, ...]:
    """What every seat added, in seat order; bots and the silent add nothing, and it is said which they are."""
    contributions: list[Contribution] = []
    for holder, digits in zip(table.seats, table.contributed, strict=True):
        if digits is not None:
            contributions.append(Given(digits))
        else:
            contributions.append(FromBot() if isinstance(holder, BotSeat) else Silent())
    return tuple(contributions)


def _person(table: TableState, seat: Seat) -> PersonId:
    person = person_on(table, seat)
    assert person is not None, "bots stand in for people only"
    return person
