"""From what was done at a table, in order, to its record."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from doublelucky7.records.record import (
    FIRST_VERSION,
    FORMAT_NAME,
    FORMAT_VERSION,
    Dealing,
    Player,
    Record,
    RecordedForfeit,
    RecordedResult,
    RecordedRound,
    RecordedTrick,
    Replaced,
    StandIn,
    deck_text,
    needs_second_version,
)
from doublelucky7.rules.actions import (
    Action,
    Deal,
    DieFell,
    DrawForDealer,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerAction,
    WheelAction,
)
from doublelucky7.rules.cards import Colour
from doublelucky7.rules.engine import act, start
from doublelucky7.rules.events import Event, RoundScored, TrickWon
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCards


class Decided(msgspec.Struct, frozen=True):
    """An action and who decided it: None where chance did, or where the seat's holder goes without saying."""

    action: Action
    by: Player | None = None
    is_assisted: bool = False
    """Whether whoever decided had asked the coach."""


def record_of(
    ruleset: RuleSet,
    seats: Sequence[Player],
    dealing: Dealing,
    actions: Iterable[Action | Decided],
    date: dt.date | None = None,
    replaced: tuple[Replaced, ...] = (),
) -> Record:
    """The record of a game, finished or running; raises `IllegalAction` for an action that the rules refuse."""
    if ruleset.is_small:
        raise ValueError("a small variant is for study: there are no records of it")
    state = start(ruleset, len(seats))
    draws: list[str] = []
    first_dealer: Seat | None = None
    rounds: list[_RoundNotes] = []
    for entry in actions:
        decided = entry if isinstance(entry, Decided) else Decided(entry)
        action, by = decided.action, decided.by
        outcome = act(state, action)
        state = outcome.state
        match action:
            case DrawForDealer(deck=deck):
                draws.append(deck_text(deck))
                first_dealer = state.dealer
            case Deal(deck=deck):
                rounds.append(_RoundNotes(deck_text(deck), state))
            case DieFell():
                rounds[-1].wheel.append(action)
            case _:
                stand_in = None if by == seats[action.seat] else by
                rounds[-1].add(action, outcome.events, stand_in)
                if decided.is_assisted:
                    rounds[-1].assisted.append(rounds[-1].decisions)
    written = tuple(notes.written(state.trick if notes is rounds[-1] else ()) for notes in rounds)
    return Record(
        format=FORMAT_NAME,
        version=FORMAT_VERSION if needs_second_version(dealing, written, replaced) else FIRST_VERSION,
        date=date,
        ruleset=ruleset,
        seats=tuple(seats),
        dealing=dealing,
        draws=tuple(draws),
        replaced=replaced,
        first_dealer=first_dealer,
        rounds=written,
        result=None if state.result is None else recorded_result(state.result),
    )


def with_forfeits(record: Record, forfeits: Sequence[str], given: Mapping[int, tuple[RecordedForfeit, ...]]) -> Record:
    """The record of a game played for fun: the table's own list, and what was drawn from it in each round (R6.5)."""
    rounds = tuple(replace(played, forfeits=given.get(played.round, ())) for played in record.rounds)
    return replace(record, forfeits=tuple(forfeits), rounds=rounds)


def recorded_points(row: RoundScore) -> tuple[int, ...]:
    """The points of a round in seat order."""
    return tuple(score.points for score in row.scores)


def recorded_result(result: GameResult) -> RecordedResult:
    """The end of a game as records write it."""
    return RecordedResult(
        penalties=tuple(score.penalty for score in result.scores),
        totals=tuple(score.total for score in result.scores),
        winners=result.winners,
    )


class _RoundNotes:
    """What is jotted down while a round is played."""

    def __init__(self, deck: str, dealt: State) -> None:
        self.deck = deck
        self.dealt = dealt
        self.trump_named: Colour | None = None
        self.bids: list[int] = []
        self.wheel: list[WheelAction | DieFell] = []
        self.tricks: list[RecordedTrick] = []
        self.points: tuple[int, ...] | None = None
        self.decisions = 0
        self.stand_ins: dict[Player, list[int]] = {}
        self.assisted: list[int] = []

    def add(self, action: PlayerAction, events: Sequence[Event], stand_in: Player | None) -> None:
        """Notes one player's decision and what came of it."""
        self.decisions += 1
        if stand_in is not None:
            self.stand_ins.setdefault(stand_in, []).append(self.decisions)
        match action:
            case NameTrump(colour=colour):
                self.trump_named = colour
            case PlaceBid(bid=bid):
                self.bids.append(bid)
            case PlayCard():
                self._note_outcome(events)
            case _:
                self.wheel.append(action)

    def _note_outcome(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, TrickWon):
                self.tricks.append(_recorded_trick(event.trick.plays, event.trick.winner))
            elif isinstance(event, RoundScored):
                self.points = recorded_points(event.row)

    def written(self, running: LaidCards) -> RecordedRound:
        """The round as it goes into the record, with the trick that is still running, if any."""
        assert self.dealt.turned_up is not None
        last = (_recorded_trick(running, None),) if running else ()
        return RecordedRound(
            round=self.dealt.round,
            cards=self.dealt.tricks,
            dealer=self.dealt.dealer_token,
            deck=self.deck,
            turned_up=self.dealt.turned_up,
            trump_named=self.trump_named,
            bids=tuple(self.bids),
            wheel=tuple(self.wheel),
            tricks=(*self.tricks, *last),
            stand_ins=tuple(StandIn(by, tuple(decisions)) for by, decisions in self.stand_ins.items()),
            assisted=tuple(self.assisted),
            points=self.points,
        )


def _recorded_trick(plays: LaidCards, winner: Seat | None) -> RecordedTrick:
    return RecordedTrick(plays[0].seat, tuple(play.card for play in plays), winner)
