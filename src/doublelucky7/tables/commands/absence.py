"""When people are not here: pausing, stepping away, coming back, and letting a bot play."""

from __future__ import annotations

from doublelucky7.protocol.commands import LetBotPlay, StepAway
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import AwayChoice, PersonId, WhyStandIn
from doublelucky7.protocol.table_events import BotTookOver, Paused, PersonReturned, Resumed
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.attendance.people import is_connected
from doublelucky7.tables.automatic import bot_may_play_from
from doublelucky7.tables.commands.requirements import (
    DecisionContext,
    require_playing,
    require_seat,
    require_seated,
    require_voice,
)
from doublelucky7.tables.durations import MOST_PAUSES, PAUSE_MS, PAUSED_MS
from doublelucky7.tables.state import TableState, pauses_of, person_on, seats_of
from doublelucky7.tables.stream.events import StoredEvent


def pause(table: TableState, person: PersonId) -> tuple[StoredEvent, ...]:
    """Any seated person stops the game."""
    require_seated(table, person)
    require_playing(table)
    if table.pausing is not None:
        raise refused(TableRefusalCode.TABLE_IS_PAUSED, person=table.pausing.person)
    if pauses_left(table, person) == 0:
        raise refused(TableRefusalCode.PAUSED_OFTEN)
    return (Paused(person),)


def pauses_left(table: TableState, person: PersonId) -> int:
    """How often a person may still pause this game."""
    if not table.pauses:
        return MOST_PAUSES
    paused = pauses_of(table, person)
    return 0 if paused.total_ms >= PAUSED_MS else max(0, MOST_PAUSES - paused.times)


def resume(table: TableState, person: PersonId, context: DecisionContext) -> tuple[StoredEvent, ...]:
    """Who paused resumes at once, anybody else with a say after a while."""
    require_voice(table, person)
    require_playing(table)
    if table.pausing is None:
        raise refused(TableRefusalCode.NOT_PAUSED)
    anybody_from = table.pausing.since + PAUSE_MS
    if table.pausing.person != person and context.now < anybody_from:
        raise refused(TableRefusalCode.RESUME_LATER, person=table.pausing.person, at=anybody_from)
    return (Resumed(person),)


def step_away(table: TableState, person: PersonId, command: StepAway) -> tuple[StoredEvent, ...]:
    """A person leaves for a while and chooses what that means for the others."""
    seats = require_seated(table, person)
    require_playing(table)
    match command.choice:
        case AwayChoice.PAUSE:
            return pause(table, person)
        case AwayChoice.BOT:
            own = tuple(seat for seat in seats if table.stand_ins[seat] is None)
            if not own:
                raise refused(TableRefusalCode.BOT_PLAYS_ALREADY)
            return tuple(_taking_over(table, seat, WhyStandIn.STEPPED_AWAY) for seat in own)


def come_back(table: TableState, person: PersonId) -> tuple[StoredEvent, ...]:
    """A person plays the own seats again."""
    require_seated(table, person)
    require_playing(table)
    played_for = tuple(seat for seat in seats_of(table, person) if table.stand_ins[seat] is not None)
    if not played_for:
        raise refused(TableRefusalCode.NOT_AWAY)
    return tuple(PersonReturned(seat) for seat in played_for)


def let_bot_play(
    table: TableState, person: PersonId, command: LetBotPlay, context: DecisionContext
) -> tuple[StoredEvent, ...]:
    """Anybody with a say lets a bot play for somebody the table has waited for long enough."""
    require_voice(table, person)
    require_playing(table)
    require_seat(table, command.seat)
    absentee = person_on(table, command.seat)
    if absentee is None or table.stand_ins[command.seat] is not None:
        raise refused(TableRefusalCode.BOT_PLAYS_ALREADY, seat=command.seat)
    allowed_from = bot_may_play_from(table, context.attendance, command.seat, context.now)
    if allowed_from is None:
        raise refused(TableRefusalCode.PERSON_IS_HERE, seat=command.seat, person=absentee)
    if context.now < allowed_from:
        raise refused(TableRefusalCode.BOT_PLAYS_LATER, seat=command.seat, at=allowed_from)
    # Somebody connected but idle comes back by acting, not by the connection that was there all the time.
    why = WhyStandIn.STEPPED_AWAY if is_connected(context.attendance, absentee) else WhyStandIn.ABSENT
    return (_taking_over(table, command.seat, why),)


def take_over(table: TableState, seat: Seat) -> tuple[StoredEvent, ...]:
    """A bot takes over as agreed beforehand."""
    return (_taking_over(table, seat, WhyStandIn.ABSENT),)


def _taking_over(table: TableState, seat: Seat, why: WhyStandIn) -> BotTookOver:
    return BotTookOver(seat, table.settings.stand_in, why)
