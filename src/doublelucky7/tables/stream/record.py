"""The record of a game from its stream, once its secret is out: before that a record would tell every hand."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Final

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.shuffle import draw_deck
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import BotSeat, Holder, OpenSeat, PersonSeat
from doublelucky7.protocol.table_events import DealingFixed, ForfeitDrawn, TakenBack
from doublelucky7.records import record as records
from doublelucky7.records.building import Decided, record_of, with_forfeits
from doublelucky7.records.record import BotPlayer, CommittedDealing, Player, Record, RecordedForfeit
from doublelucky7.rules.actions import (
    Deal,
    DieFell,
    DrawForDealer,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerAction,
    RollDie,
)
from doublelucky7.rules.events import (
    BidPlaced,
    CardPlayed,
    DeckSet,
    DieRolled,
    DieShowed,
    DrewForDealer,
    OptionEvent,
    PawnKept,
    TrumpNamed,
)
from doublelucky7.rules.options import action_behind
from doublelucky7.storage.entry import BotHand, By, Entry, Person
from doublelucky7.tables.commands.playing import draws_made
from doublelucky7.tables.state import TableState
from doublelucky7.tables.stream.events import Entered, StoredEvent, from_store
from doublelucky7.tables.stream.evolution import evolve_table, fold, opened

_NEVER_PLAYED: Final = "unplayed"
_MS_IN_A_SECOND: Final = 1_000


def record_from(entries: Sequence[Entry]) -> Record:
    """The record of a finished or closed game; refused while its secret is one."""
    entered = [from_store(entry) for entry in entries]
    table = fold(entered)
    if not table.is_secret_out or table.contributions is None or table.key is None:
        raise refused(TableRefusalCode.GAME_IS_NOT_OVER)
    begun = next(one.at for one in entered if isinstance(one.event, DealingFixed))
    record = record_of(
        table.ruleset,
        _players(table, entered),
        CommittedDealing(
            algorithm=ALGORITHM,
            commitment=table.commitment,
            contributions=table.contributions,
            secret=table.secret,
        ),
        _decisions(entered, table.key),
        dt.datetime.fromtimestamp(begun // _MS_IN_A_SECOND, dt.UTC).date(),
    )
    return with_forfeits(record, table.forfeits, _forfeits(entered))


def _forfeits(entered: Iterable[Entered]) -> dict[int, tuple[RecordedForfeit, ...]]:
    """What everybody was given in each round, as the table has said it, so that it can be checked (R6.5)."""
    given: dict[int, tuple[RecordedForfeit, ...]] = {}
    for one in entered:
        match one.event:
            case ForfeitDrawn(round=round_number, seat=seat, forfeit=forfeit):
                given[round_number] = (*given.get(round_number, ()), RecordedForfeit(seat, forfeit))
            case _:
                pass
    return given


def _players(table: TableState, entered: Iterable[Entered]) -> tuple[Player, ...]:
    """Who sits at the end, in seat order; which version a level had is in the moves it made."""
    versions = {one.by.name: one.by.version for one in entered if isinstance(one.by, BotHand)}
    return tuple(_player(holder, versions) for holder in table.seats)


def _player(holder: Holder, versions: dict[str, str]) -> Player:
    assert not isinstance(holder, OpenSeat), "a game starts with every seat taken"
    if isinstance(holder, PersonSeat):
        return records.Person(holder.name)
    return BotPlayer(holder.name, holder.level, versions.get(holder.level, _NEVER_PLAYED))


def _decisions(entered: Sequence[Entered], key: bytes) -> list[Decided]:
    """Everything done and not taken back, in order, with whose hand it was."""
    decided: list[Decided] = []
    table = opened(entered[0], entered[1])
    for one in entered[2:]:
        match one.event:
            case TakenBack():
                decided.pop()
            case DrewForDealer():
                # A go that needed another deck is another action; a tie drawn again from the same deck is not (R2.1).
                draws = draws_made((*table.since_deal, one.event))
                if draws > draws_made(table.since_deal):
                    decided.append(Decided(DrawForDealer(draw_deck(key, draws - 1))))
            case event:
                action = _action(table, event)
                if action is not None:
                    by = None if isinstance(action, Deal | DieFell) else _who(table.seats[action.seat], one.by)
                    decided.append(Decided(action, by))
        table = evolve_table(table, one)
    return decided


def _who(holder: Holder, by: By) -> Player | None:
    """Whose hand it was, as a record names them."""
    match by:
        case BotHand(name=level, version=version) if isinstance(holder, BotSeat) and holder.level == level:
            return BotPlayer(holder.name, level, version)
        case BotHand(name=level, version=version):
            return BotPlayer(level, level, version)
        case Person() if isinstance(holder, PersonSeat):
            return records.Person(holder.name)
        case _:
            return None


def _action(table: TableState, event: StoredEvent) -> PlayerAction | Deal | DieFell | None:
    """The action behind an event, None where the event only followed from one."""
    if isinstance(event, OptionEvent):
        return action_behind(event, table.running)
    match event:
        case BidPlaced(seat=seat, bid=bid):
            return PlaceBid(seat, bid)
        case DeckSet(deck=deck):
            return Deal(deck)
        case DieShowed(face=face):
            return DieFell(face)
        case TrumpNamed(seat=seat, colour=colour):
            return NameTrump(seat, colour)
        case PawnKept(seat=seat):
            return KeepPawn(seat)
        case DieRolled(seat=seat):
            return RollDie(seat)
        case CardPlayed(seat=seat, card=card):
            return PlayCard(seat, card)
        case _:
            return None
