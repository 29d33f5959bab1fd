"""A record played again and gathered round by round, as far as a reader wants to see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

import msgspec

from doublelucky7.records.record import Record
from doublelucky7.records.replaying import Step, replay
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import (
    BidPlaced,
    CardPlayed,
    DeckSet,
    Event,
    GameEnded,
    HandDealt,
    HandReceived,
    PawnKept,
    PawnPlaced,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpTurned,
)
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCards, Trick
from doublelucky7.rules.trump import Trump
from doublelucky7.rules.waiting import WaitingForOption
from doublelucky7.rules.wheel import option_on, options_after_roll

# Shown in other ways, or, like a pawn that is kept, not worth a line; what a placed pawn brings about is listed.
_NOT_LISTED = (
    BidPlaced,
    CardPlayed,
    DeckSet,
    GameEnded,
    HandDealt,
    HandReceived,
    PawnKept,
    PawnPlaced,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpTurned,
)


class PlayedRound(msgspec.Struct, frozen=True, kw_only=True):
    """One round: dealer, bids and trump are those that counted for its tricks, after the wheel."""

    started: RoundStarted
    dealer: Seat
    turned_up: Card
    trump: Trump | None
    bids: tuple[int | None, ...]
    listed: tuple[Event, ...]
    is_double_lucky: bool
    """Whether the die showed an option that was not to be had (R7.5)."""
    tricks: tuple[Trick, ...]
    running: LaidCards
    row: RoundScore | None


class PlayedGame(msgspec.Struct, frozen=True):
    """A game played again: what happened before the first deal, its rounds, and how it ended if it did."""

    opening: tuple[Event, ...]
    rounds: tuple[PlayedRound, ...]
    pad: tuple[RoundScore, ...]
    result: GameResult | None


def played_again(record: Record) -> PlayedGame:
    """A record as a reader wants to see it; raises `IllegalAction` where the rules refuse what it says."""
    opening: tuple[Event, ...] = ()
    rounds: list[PlayedRound] = []
    last: State | None = None
    for number, steps in groupby(replay(record), lambda step: step.state.round):
        taken = list(steps)
        last = taken[-1].state
        if number == 0:
            opening = tuple(_events_of(taken))
        else:
            rounds.append(_round_of(taken))
    pad = () if last is None else last.pad
    return PlayedGame(opening, tuple(rounds), pad, None if last is None else last.result)


def _round_of(steps: list[Step]) -> PlayedRound:
    events = tuple(_events_of(steps))
    last = steps[-1].state
    return PlayedRound(
        started=next(event for event in events if isinstance(event, RoundStarted)),
        dealer=last.dealer_token,
        turned_up=next(event.card for event in events if isinstance(event, TrumpTurned)),
        trump=last.trump,
        bids=last.bids,
        listed=tuple(event for event in events if not isinstance(event, _NOT_LISTED)),
        is_double_lucky=any(_is_double_lucky(step.state) for step in steps),
        tricks=tuple(event.trick for event in events if isinstance(event, TrickWon)),
        running=last.trick,
        row=next((event.row for event in events if isinstance(event, RoundScored)), None),
    )


def _is_double_lucky(state: State) -> bool:
    waiting = state.waiting
    if not isinstance(waiting, WaitingForOption):
        return False
    return option_on(waiting.face) not in options_after_roll(waiting.face, state.pawns, state.round)


def _events_of(steps: Iterable[Step]) -> Iterator[Event]:
    return (event for step in steps for event in step.events)
