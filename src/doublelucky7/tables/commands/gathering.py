"""Before the game: who sits down, what the host arranges, and the start."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import contribution_hash
from doublelucky7.protocol.commands import (
    AcceptSeat,
    ChangeRules,
    ChangeSettings,
    CloseTable,
    Contribute,
    FillSeat,
    FreeSeat,
    HandOnHost,
    HostCommand,
    LeaveSeat,
    PromiseContribution,
    RemovePerson,
    ReorderSeats,
    ResizeTable,
    StartGame,
    TakeSeat,
    WriteForfeits,
)
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import BotSeat, OpenSeat, PersonId, PersonSeat, Phase, TableSettings
from doublelucky7.protocol.table_events import (
    BotSeated,
    ContributionPromised,
    ForfeitsWritten,
    HostPassed,
    RulesChanged,
    SeatFreed,
    SeatGiven,
    SeatsReordered,
    SeatsSettled,
    SeatTaken,
    SettingsChanged,
    TableResized,
)
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import Offer, gone_since, is_here
from doublelucky7.tables.commands.ending import closing
from doublelucky7.tables.commands.names import bot_name, clean_forfeits, clean_name
from doublelucky7.tables.commands.removing import remove_person
from doublelucky7.tables.commands.requirements import (
    DecisionContext,
    require_gathering,
    require_holder,
    require_host,
    require_not_barred,
    require_open_table,
    require_seat,
    require_undecided,
)
from doublelucky7.tables.durations import HOST_MS
from doublelucky7.tables.state import TableState, people_seated
from doublelucky7.tables.stream.events import Contributed, StoredEvent


def sit_down(table: TableState, person: PersonId, command: TakeSeat) -> tuple[StoredEvent, ...]:
    """A person takes an open seat."""
    require_gathering(table)
    require_not_barred(table, person)
    require_seat(table, command.seat)
    if not isinstance(table.seats[command.seat], OpenSeat):
        raise refused(TableRefusalCode.SEAT_IS_TAKEN, seat=command.seat)
    return (SeatTaken(command.seat, person, _named(command.name)),)


def stand_up(table: TableState, person: PersonId, command: LeaveSeat) -> tuple[StoredEvent, ...]:
    """A person leaves the own seat."""
    require_gathering(table)
    require_holder(table, person, command.seat)
    return (SeatFreed(command.seat),)


def accept_seat(
    table: TableState, person: PersonId, command: AcceptSeat, context: DecisionContext
) -> tuple[StoredEvent, ...]:
    """A seat goes to the person it was offered to, at any time until the game is over."""
    require_open_table(table)
    require_undecided(table)
    require_not_barred(table, person)
    require_seat(table, command.seat)
    if Offer(command.seat, person) not in context.attendance.offers:
        raise refused(TableRefusalCode.NOT_OFFERED, seat=command.seat)
    return (SeatGiven(command.seat, person, _named(command.name)),)


def promise_contribution(table: TableState, person: PersonId, command: PromiseContribution) -> tuple[StoredEvent, ...]:
    """A seat's client publishes the hash of what it will add to the dealing, once."""
    require_holder(table, person, command.seat)
    if table.phase is not Phase.CONTRIBUTING or table.are_promises_settled or table.algorithm == ALGORITHM:
        raise refused(TableRefusalCode.NO_CONTRIBUTION_NOW)
    if table.hashes[command.seat] is not None:
        raise refused(TableRefusalCode.CONTRIBUTED_ALREADY, seat=command.seat)
    return (ContributionPromised(command.seat, command.hash),)


def contribute(table: TableState, person: PersonId, command: Contribute) -> tuple[StoredEvent, ...]:
    """A seat's client adds to the dealing, once, and what it has promised."""
    require_holder(table, person, command.seat)
    if table.phase is not Phase.CONTRIBUTING:
        raise refused(TableRefusalCode.NO_CONTRIBUTION_NOW)
    if table.contributed[command.seat] is not None:
        raise refused(TableRefusalCode.CONTRIBUTED_ALREADY, seat=command.seat)
    contributed = Contributed(command.seat, command.hex)
    if table.algorithm == ALGORITHM:
        return (contributed,)
    promised = table.hashes[command.seat]
    hashed = contribution_hash(command.seat, bytes.fromhex(command.hex)).hex()
    if promised is None and not table.are_promises_settled:
        return (ContributionPromised(command.seat, hashed), contributed)
    # Who has not yet published a hash could choose a contribution to suit this one.
    if promised is None or not table.are_promises_settled:
        raise refused(TableRefusalCode.NO_CONTRIBUTION_NOW)
    if promised != hashed:
        raise refused(TableRefusalCode.NOT_AS_PROMISED, seat=command.seat)
    return (contributed,)


def arrange(
    table: TableState, person: PersonId, command: HostCommand, context: DecisionContext
) -> tuple[StoredEvent, ...]:
    """What only the host may do; where the host is gone, anybody present who sits here may close the table."""
    if not (isinstance(command, CloseTable) and _may_close(table, person, context)):
        require_host(table, person)
    match command:
        case ChangeSettings(settings=settings):
            return _change_settings(table, settings, context)
        case HandOnHost(person=successor):
            return _hand_on(table, successor, context)
        case CloseTable():
            return closing(table)
        case RemovePerson(person=removed):
            return remove_person(table, removed, context)
        case _:
            require_gathering(table)
    match command:
        case FillSeat(seat=seat, level=level):
            return _fill(table, seat, level, context)
        case FreeSeat(seat=seat):
            require_seat(table, seat)
            if isinstance(table.seats[seat], OpenSeat):
                raise refused(TableRefusalCode.SEAT_IS_OPEN, seat=seat)
            return (SeatFreed(seat),)
        case ReorderSeats(order=order):
            if sorted(order) != list(range(len(table.seats))):
                raise refused(TableRefusalCode.NOT_THESE_SEATS)
            return (SeatsReordered(order),)
        case ResizeTable(seats=seats):
            taken = sum(not isinstance(holder, OpenSeat) for holder in table.seats)
            if seats < taken:
                raise refused(TableRefusalCode.SEAT_IS_TAKEN)
            return (TableResized(seats),)
        case ChangeRules(ruleset=ruleset):
            return (RulesChanged(ruleset),)
        case WriteForfeits(forfeits=forfeits):
            return (ForfeitsWritten(clean_forfeits(forfeits)),)
        case StartGame():
            return _start(table)
        case _ as unreachable:
            assert_never(unreachable)


def _may_close(table: TableState, person: PersonId, context: DecisionContext) -> bool:
    gone = gone_since(context.attendance, table.host)
    return person in people_seated(table) and gone is not None and context.now >= gone + HOST_MS


def _fill(table: TableState, seat: Seat, level: str, context: DecisionContext) -> tuple[StoredEvent, ...]:
    require_seat(table, seat)
    _require_level(level, context)
    holder = table.seats[seat]
    match holder:
        case OpenSeat():
            return (BotSeated(seat, _bot_name(table, seat), level),)
        case BotSeat(name=name):
            return (BotSeated(seat, name, level),)
        case PersonSeat():
            raise refused(TableRefusalCode.SEAT_IS_TAKEN, seat=seat)
        case _ as unreachable:
            assert_never(unreachable)


def _bot_name(table: TableState, seat: Seat) -> str:
    taken = [holder.name for holder in table.seats if not isinstance(holder, OpenSeat)]
    return bot_name(table.commitment, seat, taken)


def _change_settings(table: TableState, settings: TableSettings, context: DecisionContext) -> tuple[StoredEvent, ...]:
    require_open_table(table)
    _require_level(settings.stand_in, context)
    before = table.settings
    # What happens to the absent and the slow is agreed on beforehand; the rest is the host's at any time.
    agreed = (before.absence, before.move_clock, before.stand_in)
    if (settings.absence, settings.move_clock, settings.stand_in) != agreed:
        require_gathering(table)
    return (SettingsChanged(settings),)


def _hand_on(table: TableState, successor: PersonId, context: DecisionContext) -> tuple[StoredEvent, ...]:
    require_open_table(table)
    if successor not in people_seated(table) and not is_here(context.attendance, successor, context.now):
        raise refused(TableRefusalCode.NO_SUCH_PERSON, person=successor)
    return (HostPassed(successor),)


def _start(table: TableState) -> tuple[StoredEvent, ...]:
    for seat, holder in enumerate(table.seats):
        if isinstance(holder, OpenSeat):
            raise refused(TableRefusalCode.SEAT_IS_OPEN, seat=seat)
    return (SeatsSettled(),)


def _named(raw: str) -> str:
    name = clean_name(raw)
    if name is None:
        raise refused(TableRefusalCode.NAME_IS_EMPTY)
    return name


def _require_level(level: str, context: DecisionContext) -> None:
    if level not in context.levels:
        raise refused(TableRefusalCode.NO_SUCH_LEVEL, level=level)
