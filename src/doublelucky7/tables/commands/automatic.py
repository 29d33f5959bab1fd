"""What an automatic action brings about; when it is due, `tables/automatic` says."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.dealing.commitment import (
    BotContribution,
    ClientContribution,
    Contribution,
    MissingContribution,
    commitment_to,
)
from doublelucky7.protocol.sitting import BotSeat, PersonId
from doublelucky7.protocol.table_events import (
    ClockRanOut,
    DealingFixed,
    DealingRenewed,
    DealingVoided,
    HostPassed,
    PersonReturned,
    PromisesSettled,
)
from doublelucky7.records.record import WhyReplaced
from doublelucky7.rules.actions import KeepPawn
from doublelucky7.rules.ruleset import Seat
from doublelucky7.storage.entry import ByClock, ByPerson
from doublelucky7.tables.automatic import (
    EndMoveTime,
    FixDealing,
    PassHost,
    PassInAdvance,
    ReturnPerson,
    SettlePromises,
    StoredAutomaticAction,
    TakeOver,
    withheld_by,
)
from doublelucky7.tables.commands.absence import take_over
from doublelucky7.tables.commands.playing import act
from doublelucky7.tables.commands.removing import replacement
from doublelucky7.tables.durations import MOST_WITHHELD
from doublelucky7.tables.state import TableState, person_on
from doublelucky7.tables.stream.events import CausedEvent, SecretChosen, StoredEvent


def carry_out(table: TableState, action: StoredAutomaticAction) -> tuple[CausedEvent, ...]:
    """The events of an automatic action, and who caused them."""
    match action:
        case FixDealing():
            return (CausedEvent(ByClock(), DealingFixed(_contributions(table))),)
        case SettlePromises():
            return (CausedEvent(ByClock(), PromisesSettled()),)
        case PassInAdvance(seat=seat):
            return act(table, _person(table, seat), KeepPawn(seat))
        case TakeOver(seat=seat):
            return tuple(CausedEvent(ByClock(), event) for event in take_over(table, seat))
        case ReturnPerson(seat=seat):
            return (CausedEvent(ByPerson(_person(table, seat)), PersonReturned(seat)),)
        case EndMoveTime(seat=seat):
            return (CausedEvent(ByClock(), ClockRanOut(seat, table.settings.stand_in)),)
        case PassHost(person=person):
            return (CausedEvent(ByClock(), HostPassed(person)),)
        case _ as unreachable:
            assert_never(unreachable)


def void_dealing(table: TableState, secret: bytes) -> tuple[CausedEvent, ...]:
    """A dealing begins again, because contributions were withheld; whoever did so too often gives the seat to a bot."""
    withheld = withheld_by(table)
    voided = DealingVoided(
        withheld=withheld,
        secret=table.secret,
        contributions=_contributions(table),
        commitment=commitment_to(secret, table.algorithm).hex(),
    )
    before = [one.seat for void in table.voided for one in void.withheld]
    too_often = [seat for seat in withheld if before.count(seat) + 1 >= MOST_WITHHELD]
    replaced = [replacement(table, seat, WhyReplaced.WITHHELD) for seat in too_often]
    events: tuple[StoredEvent, ...] = (SecretChosen(secret.hex()), voided, *replaced)
    return tuple(CausedEvent(ByClock(), event) for event in events)


def renew_dealing(table: TableState, secret: bytes, epoch: int) -> tuple[CausedEvent, ...]:
    """Later rounds are dealt from another secret."""
    commitment = commitment_to(secret, table.algorithm).hex()
    renewed = DealingRenewed(epoch=epoch, commitment=commitment)
    return (CausedEvent(ByClock(), SecretChosen(secret.hex())), CausedEvent(ByClock(), renewed))


def _contributions(table: TableState) -> tuple[Contribution, ...]:
    """What every seat added, in seat order; bots and the silent add nothing, and it is said which they are."""
    contributions: list[Contribution] = []
    for holder, digits in zip(table.seats, table.contributed, strict=True):
        if digits is not None:
            contributions.append(ClientContribution(digits))
        else:
            contributions.append(BotContribution() if isinstance(holder, BotSeat) else MissingContribution())
    return tuple(contributions)


def _person(table: TableState, seat: Seat) -> PersonId:
    person = person_on(table, seat)
    assert person is not None, "bots stand in for people only"
    return person
