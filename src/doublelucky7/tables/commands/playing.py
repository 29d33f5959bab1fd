"""While the game is played: a person's, a bot's or chance's action, and taking back."""

from __future__ import annotations

from doublelucky7.protocol.commands import AskCoach, TakeBack
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId, Phase
from doublelucky7.protocol.table_events import CoachAsked, PersonReturned, TakenBack
from doublelucky7.rules.actions import ChanceAction, PlayerAction
from doublelucky7.rules.engine import decide
from doublelucky7.rules.ruleset import Seat
from doublelucky7.storage.entry import ByBot, ByChance, ByPerson
from doublelucky7.tables.commands.ending import following
from doublelucky7.tables.commands.requirements import require_holder, require_playing
from doublelucky7.tables.state import TableState, person_on, plays_alone
from doublelucky7.tables.stream.events import CausedEvent, StoredEvent


def act(table: TableState, person: PersonId, action: PlayerAction) -> tuple[CausedEvent, ...]:
    """A person's action; whoever acts is back, if a bot was playing the seat."""
    require_holder(table, person, action.seat)
    require_playing(table)
    _require_going_on(table)
    by = ByPerson(person)
    events = decide(table.running, action)
    back = (PersonReturned(action.seat),) if _is_played_for(table, action.seat) else ()
    return (
        *[CausedEvent(by, event) for event in (*back, *events)],
        *following(table, events, bots_seat=None),
    )


def act_as_bot(table: TableState, action: PlayerAction, by: ByBot) -> tuple[CausedEvent, ...]:
    """A bot's action, marked as its own."""
    events = decide(table.running, action)
    return (*(CausedEvent(by, event) for event in events), *following(table, events, bots_seat=action.seat))


def act_by_chance(table: TableState, action: ChanceAction) -> tuple[CausedEvent, ...]:
    """A draw, a deal or the die."""
    return tuple(CausedEvent(ByChance(), event) for event in decide(table.running, action))


def take_back(table: TableState, person: PersonId, command: TakeBack) -> tuple[StoredEvent, ...]:
    """Undo of the own bid or card, until the next action by any seat."""
    require_holder(table, person, command.seat)
    require_playing(table)
    _require_going_on(table)
    undo = table.undo
    if undo is None or undo.seat != command.seat:
        raise refused(TableRefusalCode.NOTHING_TO_TAKE_BACK, seat=command.seat)
    return (TakenBack(undo.seat, undo.to),)


def ask_coach(table: TableState, person: PersonId, command: AskCoach) -> tuple[StoredEvent, ...]:
    """The coach is asked about the decision that is due; it is noted, so that the record can say so."""
    require_holder(table, person, command.seat)
    require_playing(table)
    _require_going_on(table)
    if not plays_alone(table, person):
        raise refused(TableRefusalCode.SOMEBODY_ELSE_PLAYS)
    if table.running.to_act != command.seat:
        raise refused(TableRefusalCode.NOTHING_TO_DECIDE, seat=command.seat)
    return (CoachAsked(command.seat),)


def may_be_advised(table: TableState, person: PersonId) -> bool:
    """Whether a person has asked the coach about the very decision that is due, and still plays alone."""
    return (
        table.phase is Phase.PLAYING
        and table.coach_asked_at == table.game_version
        and table.running.to_act is not None
        and person_on(table, table.running.to_act) == person
        and plays_alone(table, person)
    )


def _is_played_for(table: TableState, seat: Seat) -> bool:
    return table.stand_ins[seat] is not None or table.overdue == seat


def _require_going_on(table: TableState) -> None:
    if table.pausing is not None:
        raise refused(TableRefusalCode.TABLE_IS_PAUSED, person=table.pausing.person)
