"""After the last round: who plays again, and how the next game of the same crew is opened."""

from __future__ import annotations

from doublelucky7.protocol.commands import AnswerRematch
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import BotSeat, GameId, Holder, OpenSeat, PersonId, PersonSeat, Phase
from doublelucky7.protocol.table_events import RematchAnswered
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.commands.opening import Opening
from doublelucky7.tables.commands.requirements import require_open_table, require_seated
from doublelucky7.tables.state import TableState, who_plays_again
from doublelucky7.tables.stream.events import StoredEvent


def answer_rematch(table: TableState, person: PersonId, command: AnswerRematch) -> tuple[StoredEvent, ...]:
    """A seated person says whether they play again."""
    require_open_table(table)
    require_seated(table, person)
    if table.phase is not Phase.FINISHED:
        raise refused(TableRefusalCode.GAME_IS_NOT_OVER)
    if table.next_game is not None:
        raise refused(TableRefusalCode.REMATCH_IS_SETTLED)
    return (RematchAnswered(person, command.answer),)


def opening_of_rematch(table: TableState, game: GameId) -> Opening:
    """The next game: same link, code, rules and bots; whoever has not said yes leaves an open seat."""
    crew = who_plays_again(table)
    host = table.host if table.host in crew else crew[0]
    return Opening(
        game=game,
        link=table.link,
        code=table.code,
        host=NamedPerson(host, ""),
        ruleset=table.ruleset,
        settings=table.settings,
        forfeits=table.forfeits,
        holders=tuple(_again(holder, crew) for holder in table.seats),
        number=table.number + 1,
        previous=table.game,
    )


def _again(holder: Holder, crew: tuple[PersonId, ...]) -> Holder:
    match holder:
        case PersonSeat(person=person) if person not in crew:
            return OpenSeat()
        case PersonSeat() | BotSeat() | OpenSeat():
            return holder
