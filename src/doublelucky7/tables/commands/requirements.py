"""What every decision depends on beside the table, and the conditions under which a command is refused."""

from __future__ import annotations

import msgspec

from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId, Phase
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import Attendance
from doublelucky7.tables.state import TableState, person_on, seats_of


class DecisionContext(msgspec.Struct, frozen=True):
    """What a decision depends on beside the table: the instant, who is here, and which bots there are."""

    now: int
    attendance: Attendance
    levels: tuple[str, ...]


def require_host(table: TableState, person: PersonId) -> None:
    """Refuses whoever is not host."""
    if table.host != person:
        raise refused(TableRefusalCode.ONLY_THE_HOST, person=table.host)


def require_seat(table: TableState, seat: Seat) -> None:
    """Refuses a seat this table has not."""
    if not 0 <= seat < len(table.seats):
        raise refused(TableRefusalCode.NO_SUCH_SEAT, seat=seat)


def require_holder(table: TableState, person: PersonId, seat: Seat) -> None:
    """Refuses whoever does not hold the seat they act for."""
    require_seat(table, seat)
    if person_on(table, seat) != person:
        raise refused(TableRefusalCode.NOT_YOUR_SEAT, seat=seat)


def require_seated(table: TableState, person: PersonId) -> tuple[Seat, ...]:
    """The seats of a person; refuses whoever holds none."""
    seats = seats_of(table, person)
    if not seats:
        raise refused(TableRefusalCode.NOT_SEATED)
    return seats


def require_voice(table: TableState, person: PersonId) -> None:
    """Refuses spectators: only who sits here, or is host, has a say in how the table goes on."""
    if table.host != person:
        require_seated(table, person)


def require_not_barred(table: TableState, person: PersonId) -> None:
    """Refuses whoever the host has removed."""
    if person in table.barred:
        raise refused(TableRefusalCode.REMOVED)


def require_gathering(table: TableState) -> None:
    """Refuses what is settled once the game has started."""
    if table.phase is not Phase.GATHERING:
        raise refused(TableRefusalCode.GAME_HAS_STARTED)


def require_playing(table: TableState) -> None:
    """Refuses what makes sense only while a game is played."""
    if table.phase is not Phase.PLAYING:
        raise refused(TableRefusalCode.NOT_PLAYING)


def require_undecided(table: TableState) -> None:
    """Refuses what would change who has played a game that is over: results and records are history."""
    if table.phase is Phase.FINISHED:
        raise refused(TableRefusalCode.NOT_PLAYING)


def require_open_table(table: TableState) -> None:
    """Refuses everything at a table that was closed."""
    if table.phase is Phase.CLOSED:
        raise refused(TableRefusalCode.TABLE_IS_CLOSED)
