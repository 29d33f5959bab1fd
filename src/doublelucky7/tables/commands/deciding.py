"""What a person's command brings about at a table, or why it is refused."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from doublelucky7.protocol.commands import (
    AcceptSeat,
    AnswerRematch,
    AskCoach,
    ChangeRules,
    ChangeSettings,
    CloseTable,
    ComeBack,
    Command,
    Contribute,
    FillSeat,
    FreeSeat,
    HandOnHost,
    LeaveSeat,
    LetBotPlay,
    Pause,
    PromiseContribution,
    RemovePerson,
    ReorderSeats,
    ResizeTable,
    Resume,
    StartGame,
    StepAway,
    StoredCommand,
    TableCommand,
    TakeBack,
    TakeSeat,
    WriteForfeits,
)
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.rules.actions import SeatAction
from doublelucky7.storage.entry import ByPerson
from doublelucky7.tables.commands import absence, ending, gathering, playing
from doublelucky7.tables.commands.requirements import DecisionContext, require_open_table
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import CausedEvent, StoredEvent

_OfTheGame: TypeAlias = SeatAction | TakeBack | AskCoach


def decide_table(
    table: TableState, person: PersonId, command: StoredCommand, context: DecisionContext
) -> tuple[CausedEvent, ...]:
    """What a command brings about; raises `CommandRefused`, or `IllegalAction` where the rules refuse it."""
    require_open_table(table)
    if isinstance(command, SeatAction):
        return playing.act(table, person, command)
    return tuple(CausedEvent(ByPerson(person), event) for event in _events(table, person, command, context))


def require_fresh(table: TableState, command: Command, after: int) -> None:
    """Refuses what was meant for another situation: the game has moved on since the version looked at."""
    in_the_game = isinstance(command, _OfTheGame)
    if after > table.version or (in_the_game and after < table.game_version):
        raise refused(TableRefusalCode.STALE, version=table.version)


def _events(
    table: TableState, person: PersonId, command: TableCommand, context: DecisionContext
) -> tuple[StoredEvent, ...]:
    match command:
        case TakeSeat():
            return gathering.sit_down(table, person, command)
        case LeaveSeat():
            return gathering.stand_up(table, person, command)
        case AcceptSeat():
            return gathering.accept_seat(table, person, command, context)
        case PromiseContribution():
            return gathering.promise_contribution(table, person, command)
        case Contribute():
            return gathering.contribute(table, person, command)
        case TakeBack():
            return playing.take_back(table, person, command)
        case AskCoach():
            return playing.ask_coach(table, person, command)
        case Pause():
            return absence.pause(table, person)
        case Resume():
            return absence.resume(table, person, context)
        case StepAway():
            return absence.step_away(table, person, command)
        case ComeBack():
            return absence.come_back(table, person)
        case LetBotPlay():
            return absence.let_bot_play(table, person, command, context)
        case AnswerRematch():
            return ending.answer_rematch(table, person, command)
        case (
            FillSeat()
            | FreeSeat()
            | ReorderSeats()
            | ResizeTable()
            | ChangeRules()
            | ChangeSettings()
            | WriteForfeits()
            | HandOnHost()
            | RemovePerson()
            | StartGame()
            | CloseTable()
        ):
            return gathering.arrange(table, person, command, context)
        case _ as unreachable:
            assert_never(unreachable)
