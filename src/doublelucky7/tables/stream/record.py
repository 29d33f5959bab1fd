"""The record of a game from its stream, once its secret is out: before that a record would show every hand."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from doublelucky7.dealing.shuffle import draw_deck
from doublelucky7.protocol.refusals import TableRefusalCode, refused
from doublelucky7.protocol.sitting import BotSeat, Holder, OpenSeat, PersonSeat
from doublelucky7.protocol.table_events import CoachAsked, DealingFixed, ForfeitDrawn, TableEvent, TakenBack
from doublelucky7.records import record as records
from doublelucky7.records.building import Decided, record_of, with_forfeits
from doublelucky7.records.fair_dealing import DRAW, key_for
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    Player,
    Record,
    RecordedForfeit,
    RenewedDealing,
)
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
    DealerFound,
    DeckSet,
    DieRolled,
    DieShowed,
    DrewForDealer,
    GameEnded,
    HandDealt,
    OptionEvent,
    PawnKept,
    PawnPlaced,
    PawnsReturned,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpNamed,
    TrumpTurned,
)
from doublelucky7.rules.first_dealer import draws_made
from doublelucky7.rules.options import action_behind
from doublelucky7.storage.entry import By, ByBot, ByChance, ByClock, ByPerson, Entry
from doublelucky7.tables.state import PastDealing, TableState
from doublelucky7.tables.stream.events import StoredEvent, TableEntry, from_store
from doublelucky7.tables.stream.evolution import evolve_table, fold, opened

_NEVER_PLAYED: Final = "unplayed"
_MS_IN_A_SECOND: Final = 1_000


def record_from(stored: Sequence[Entry]) -> Record:
    """The record of a finished or closed game; refused before its secret is revealed."""
    entries = [from_store(entry) for entry in stored]
    table = fold(entries)
    if not table.is_secret_out or not table.keys:
        raise refused(TableRefusalCode.GAME_IS_NOT_OVER)
    begun = next(entry.at for entry in entries if isinstance(entry.event, DealingFixed))
    record = record_of(
        table.ruleset,
        _players(table, entries),
        _dealing(table),
        _decisions(entries, table.keys),
        dt.datetime.fromtimestamp(begun // _MS_IN_A_SECOND, dt.UTC).date(),
        table.replaced,
    )
    return with_forfeits(record, table.forfeits, _forfeits(entries))


def _dealing(table: TableState) -> CommittedDealing:
    """The first dealing, and those that took its place for later rounds; one that was not fixed dealt nothing."""
    dealings = table.past_dealings
    if table.contributions is not None:
        last = PastDealing(
            from_round=table.from_round,
            commitment=table.commitment,
            contributions=table.contributions,
            secret=table.secret,
            voided=table.voided,
        )
        dealings = (*dealings, last)
    first, *others = dealings
    return CommittedDealing(
        algorithm=table.algorithm,
        commitment=first.commitment,
        contributions=first.contributions,
        secret=first.secret,
        voided=first.voided,
        renewals=tuple(
            RenewedDealing(
                from_round=one.from_round,
                commitment=one.commitment,
                contributions=one.contributions,
                secret=one.secret,
                voided=one.voided,
            )
            for one in others
        ),
    )


def _forfeits(entries: Iterable[TableEntry]) -> dict[int, tuple[RecordedForfeit, ...]]:
    """What everybody was given in each round, as the table has said it, so that it can be checked (R6.5)."""
    given: dict[int, tuple[RecordedForfeit, ...]] = {}
    for entry in entries:
        drawn = entry.event
        if isinstance(drawn, ForfeitDrawn):
            given[drawn.round] = (*given.get(drawn.round, ()), RecordedForfeit(drawn.seat, drawn.forfeit))
    return given


def _players(table: TableState, entries: Iterable[TableEntry]) -> tuple[Player, ...]:
    """Who sits at the end, in seat order; which version a level had is in the moves it made."""
    versions = {entry.by.name: entry.by.version for entry in entries if isinstance(entry.by, ByBot)}
    return tuple(_player(holder, versions) for holder in table.seats)


def _player(holder: Holder, versions: dict[str, str]) -> Player:
    assert not isinstance(holder, OpenSeat), "a game starts with every seat taken"
    if isinstance(holder, PersonSeat):
        return records.Person(holder.name)
    return BotPlayer(holder.name, holder.level, versions.get(holder.level, _NEVER_PLAYED))


def _decisions(entries: Sequence[TableEntry], keys: tuple[tuple[int, bytes], ...]) -> list[Decided]:
    """Everything done and not taken back, in order, with who did it."""
    decided: list[Decided] = []
    key = key_for(keys, DRAW)
    assert key is not None
    # What was asked about a decision stays known when the decision is taken back.
    asked_after: set[int] = set()
    table = opened(entries[0], entries[1])
    for entry in entries[2:]:
        match entry.event:
            case TakenBack():
                decided.pop()
            case CoachAsked():
                asked_after.add(len(decided))
            case DrewForDealer():
                # A go that needed another deck is another action; a tie drawn again from the same deck is not (R2.1).
                draws = draws_made((*table.since_deal, entry.event))
                if draws > draws_made(table.since_deal):
                    decided.append(Decided(DrawForDealer(draw_deck(key, draws - 1))))
            case event:
                action = _action(table, event)
                if action is not None:
                    by = None if isinstance(action, Deal | DieFell) else _who(table.seats[action.seat], entry.by)
                    decided.append(Decided(action, by, len(decided) in asked_after and not isinstance(by, BotPlayer)))
        table = evolve_table(table, entry)
    return decided


def _who(holder: Holder, by: By) -> Player | None:
    """Who did it, as a record names them."""
    match by:
        case ByBot(name=level, version=version) if isinstance(holder, BotSeat) and holder.level == level:
            return BotPlayer(holder.name, level, version)
        case ByBot(name=level, version=version):
            return BotPlayer(level, level, version)
        case ByPerson() if isinstance(holder, PersonSeat):
            return records.Person(holder.name)
        case ByPerson() | ByClock() | ByChance():
            return None
        case _ as unreachable:
            assert_never(unreachable)


def _action(table: TableState, event: StoredEvent) -> PlayerAction | Deal | DieFell | None:
    """The action behind an event, None where the event only followed from one."""
    if isinstance(event, TableEvent):
        return None
    if isinstance(event, OptionEvent):
        return action_behind(event, table.running.bids)
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
        case DrewForDealer() | DealerFound() | PawnsReturned() | RoundStarted() | HandDealt() | TrumpTurned():
            return None
        case PawnPlaced() | TrickWon() | RoundScored() | GameEnded():
            return None
        case _ as unreachable:
            assert_never(unreachable)
