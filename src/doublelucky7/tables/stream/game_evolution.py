"""How an event of the game itself changes a table: the rules' state, what may be taken back, and the instants."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from doublelucky7.protocol.sitting import PersonSeat, Phase
from doublelucky7.rules.engine import evolve
from doublelucky7.rules.events import (
    BidPlaced,
    CardPlayed,
    DealerFound,
    DeckSet,
    DieRolled,
    DieShowed,
    DrewForDealer,
    Event,
    GameEnded,
    HandDealt,
    HandReceived,
    OptionUsed,
    PawnKept,
    PawnPlaced,
    PawnsReturned,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpNamed,
    TrumpTurned,
    VisibleEvent,
)
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import with_round
from doublelucky7.rules.state import State
from doublelucky7.storage.entry import ByBot, ByChance, ByClock, ByPerson
from doublelucky7.tables.state import TableState, Undo
from doublelucky7.tables.stream.events import ImpossibleHistory, TableEntry

SeatDid: TypeAlias = TrumpNamed | BidPlaced | PawnKept | DieRolled | PawnPlaced | OptionUsed | CardPlayed
"""The events that say what a seat did, all of them for everyone."""

_CanBeTakenBack: TypeAlias = BidPlaced | CardPlayed


def evolve_game(table: TableState, entry: TableEntry, event: Event) -> TableState:
    """The table after an event of the rules."""
    if table.state is None:
        raise ImpossibleHistory(f"entry {entry.version} plays before the dealing is fixed")
    before, state = table, evolve(table.state, event)
    since_deal = (event,) if isinstance(event, RoundStarted) else (*table.since_deal, event)
    table = replace(
        table,
        version=entry.version,
        state=state,
        since_deal=since_deal,
        game_version=entry.version,
        undo=_undo_of(table, table.state, entry, event),
        last_event_at=entry.at,
        awaited_since=entry.at,
    )
    match event:
        case CardPlayed() | BidPlaced():
            # Most events are these: each case that does not fit takes time.
            return _after_a_seat(table, entry, event)
        case TrickWon():
            return replace(table, trick_full_at=entry.at)
        case RoundScored():
            return replace(table, round_scored_at=entry.at)
        case RoundStarted():
            earlier = with_round(table.earlier_rounds, before.since_deal)
            return replace(table, trick_full_at=None, round_forfeits=(), earlier_rounds=earlier)
        case GameEnded():
            return replace(table, phase=Phase.FINISHED, finished_at=entry.at, earlier_rounds=())
        case DrewForDealer() | DealerFound() | PawnsReturned() | DeckSet() | HandDealt() | TrumpTurned():
            return table
        case DieShowed() | HandReceived():
            return table
        case _:
            return _after_a_seat(table, entry, event)


def _after_a_seat(table: TableState, entry: TableEntry, event: SeatDid) -> TableState:
    """Keeps what a bot did for a person until that person acts again."""
    seat = event.seat
    match entry.by:
        case ByPerson():
            done_for = _with_done(table.done_for, seat, ()) if table.done_for[seat] else table.done_for
            return replace(table, last_person_at=entry.at, done_for=done_for, overdue=None)
        case ByBot() if isinstance(table.seats[seat], PersonSeat):
            done = (*table.done_for[seat], event)
            stood_in = tuple(was or place == seat for place, was in enumerate(table.bot_stood_in))
            return replace(table, done_for=_with_done(table.done_for, seat, done), bot_stood_in=stood_in, overdue=None)
        case ByBot() | ByClock() | ByChance():
            return table
        case _ as unreachable:
            assert_never(unreachable)


def _undo_of(table: TableState, before: State, entry: TableEntry, event: Event) -> Undo | None:
    """A person's own bid or card can be taken back until anything else happens in the game."""
    if isinstance(event, _CanBeTakenBack) and isinstance(entry.by, ByPerson):
        return Undo(event.seat, entry.version - 1, before, table.since_deal, table.awaited_since)
    return None


def _with_done(
    done_for: tuple[tuple[VisibleEvent, ...], ...], seat: Seat, done: tuple[VisibleEvent, ...]
) -> tuple[tuple[VisibleEvent, ...], ...]:
    return (*done_for[:seat], done, *done_for[seat + 1 :])
