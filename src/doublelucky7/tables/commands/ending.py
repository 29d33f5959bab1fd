"""What follows from a scored round and the last card: forfeits, the club, the reveal, a rematch, the closed table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from doublelucky7.dealing.shuffle import forfeit
from doublelucky7.protocol.commands import AnswerRematch
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import PersonId, PersonSeat, Phase
from doublelucky7.protocol.table_events import ClubEntered, ForfeitDrawn, RematchAnswered, SecretRevealed, TableClosed
from doublelucky7.records.fair_dealing import key_for
from doublelucky7.rules.events import Event, GameEnded, RoundScored
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import GameResult, RoundScore, who_missed
from doublelucky7.storage.entry import ByChance, ByClock
from doublelucky7.tables.commands.requirements import require_open_table, require_seated
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import CausedEvent, StoredEvent


def following(table: TableState, events: Iterable[Event], bots_seat: Seat | None) -> Iterator[CausedEvent]:
    """What the table adds to events of the game; the seat is that of a bot whose move brought them about."""
    for event in events:
        if isinstance(event, RoundScored):
            yield from _forfeits(table, event.row)
        elif isinstance(event, GameEnded):
            yield from _club(table, event.result, bots_seat)
            yield CausedEvent(ByChance(), SecretRevealed(table.secret))


def closing(table: TableState) -> tuple[StoredEvent, ...]:
    """The table ends; its secret is laid open if it is not yet."""
    require_open_table(table)
    if table.is_secret_out:
        return (TableClosed(),)
    return (TableClosed(), SecretRevealed(table.secret))


def answer_rematch(table: TableState, person: PersonId, command: AnswerRematch) -> tuple[StoredEvent, ...]:
    """A seated person says whether they play again."""
    require_open_table(table)
    require_seated(table, person)
    if table.phase is not Phase.FINISHED:
        raise refused(TableRefusalCode.GAME_IS_NOT_OVER)
    if table.next_game is not None:
        raise refused(TableRefusalCode.REMATCH_IS_SETTLED)
    return (RematchAnswered(person, command.answer),)


def _forfeits(table: TableState, row: RoundScore) -> Iterator[CausedEvent]:
    """R6.5: everybody who missed is given one of the table's forfeits."""
    among = len(table.forfeits)
    if among == 0:
        return
    key = key_for(table.keys, row.round)
    assert key is not None
    for seat in who_missed(row):
        yield CausedEvent(ByChance(), ForfeitDrawn(row.round, seat, forfeit(key, row.round, seat, among), among))


def _club(table: TableState, result: GameResult, bots_seat: Seat | None) -> Iterator[CausedEvent]:
    """R6.4: winners of 140 points or more, if they did not ask the coach; it says where a bot stood in."""
    for seat in result.high_rollers:
        holder = table.seats[seat]
        if isinstance(holder, PersonSeat) and seat not in table.asked_coach:
            stood_in = table.bot_stood_in[seat] or seat == bots_seat
            total = result.scores[seat].total
            yield CausedEvent(ByClock(), ClubEntered(seat, holder.person, holder.name, total, stood_in))
