"""W1 to W7, each option of the Lucky Wheel as a whole: its targets, why one is refused, and what it does to the game.

Beside this file an option has its action, its event and its name in `actions`, `events` and `wheel`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import assert_never

from msgspec.structs import replace

from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    DoublePoints,
    ExtraCard,
    NoTrump,
    OptionAction,
    PlainOption,
    PlayerSwap,
)
from doublelucky7.rules.cards import COLOURS
from doublelucky7.rules.events import (
    BidChanged,
    DealerChanged,
    ExtraCardDrawn,
    HandReceived,
    HandsSwapped,
    OptionEvent,
    PointsDoubled,
    TrumpChanged,
    TrumpRemoved,
)
from doublelucky7.rules.refusals import Refusal, RefusalCode, why_no_such_seat
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.state import State, with_at
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.trump import NO_TRUMP, Trump, TrumpFace
from doublelucky7.rules.waiting import WaitingForCard


def option_actions(state: State, seat: Seat) -> tuple[OptionAction, ...]:
    """Every wheel option with every target at this table, allowed or not, in the order of the wheel."""
    return options_at(state.players, seat)


@cache
def options_at(players: int, seat: Seat) -> tuple[OptionAction, ...]:
    """Every wheel option with every target at a table of so many players, in the order of the wheel."""
    seats = range(players)
    return (
        *(ChangeBid(seat, target, -1) for target in seats),
        *(ChangeBid(seat, target, 1) for target in seats),
        *(PlayerSwap(seat, first, second) for first in seats for second in seats if first < second),
        *(ChangeDealer(seat, target) for target in seats),
        DoublePoints(seat),
        *(ChangeTrump(seat, colour) for colour in COLOURS),
        ExtraCard(seat),
        NoTrump(seat),
    )


def why_target_is_refused(state: State, action: OptionAction) -> Refusal | None:
    """Why an option that is free cannot be used on just this target."""
    match action:
        case ChangeBid(target=target, change=change):
            return why_no_such_seat(target, state.players) or _why_not_changed_bid(state, target, change)
        case PlayerSwap(first=first, second=second):
            if first == second:
                return Refusal(code=RefusalCode.SWAP_NEEDS_TWO_PLAYERS, clause="W2", seat=first)
            return why_no_such_seat(first, state.players) or why_no_such_seat(second, state.players)
        case ChangeDealer(target=target):
            if target == state.dealer:
                return Refusal(code=RefusalCode.IS_DEALER_ALREADY, clause="W3", seat=target)
            return why_no_such_seat(target, state.players)
        case ChangeTrump(colour=colour):
            if state.trump is not None and colour is state.trump.colour:
                return Refusal(code=RefusalCode.IS_TRUMP_ALREADY, clause="W5", colour=colour)
            return None
        case PlainOption():
            return None
        case _ as unreachable:
            assert_never(unreachable)


def _why_not_changed_bid(state: State, target: Seat, change: int) -> Refusal | None:
    present = state.bids[target]
    assert present is not None, "the wheel comes into play after the last bid"
    bid = present + change
    if abs(change) == 1 and 0 <= bid <= state.tricks:
        return None
    return Refusal(code=RefusalCode.CHANGED_BID_OUT_OF_RANGE, clause="W1", seat=target, bid=bid, tricks=state.tricks)


def effects_of(state: State, action: OptionAction) -> Iterator[OptionEvent]:
    """The events that an option causes, after the one about the pawn."""
    match action:
        case ChangeBid(seat=seat, target=target, change=change):
            present = state.bids[target]
            assert present is not None
            yield BidChanged(seat, target, present + change)
        case PlayerSwap(seat=seat, first=first, second=second):
            yield HandsSwapped(seat, first, second)
            yield HandReceived(first, state.hands[second])
            yield HandReceived(second, state.hands[first])
        case ChangeDealer(seat=seat, target=target):
            yield DealerChanged(seat, target)
        case DoublePoints(seat=seat):
            yield PointsDoubled(seat)
        case ChangeTrump(seat=seat, colour=colour):
            yield TrumpChanged(seat, colour)
        case ExtraCard(seat=seat):
            yield ExtraCardDrawn(seat, state.pile[0])
        case NoTrump(seat=seat):
            yield TrumpRemoved(seat)
        case _ as unreachable:
            assert_never(unreachable)


def carry_out(state: State, event: OptionEvent) -> State:
    """The state after an event that an option has caused."""
    match event:
        case BidChanged(target=target, bid=bid):
            return replace(state, bids=with_at(state.bids, target, bid))
        case HandsSwapped(first=first, second=second):
            hands = state.hands
            return replace(
                state,
                hands=with_at(with_at(hands, first, hands[second]), second, hands[first]),
                given_away=with_at(with_at(state.given_away, first, hands[first]), second, hands[second]),
            )
        case HandReceived():
            return state  # The hands have moved with HandsSwapped; this only shows the seat which cards came.
        case DealerChanged(dealer=dealer):
            return replace(state, dealer=dealer, waiting=WaitingForCard(dealer))
        case PointsDoubled(seat=seat):
            return replace(state, doubler=seat)
        case TrumpChanged(colour=colour):
            return replace(state, trump=Trump(TrumpFace.CHANGED, colour))
        case ExtraCardDrawn(seat=seat, card=card):
            return replace(state, extra_card=LaidCard(seat, card), pile=state.pile[1:])
        case TrumpRemoved():
            return replace(state, trump=NO_TRUMP)
        case _ as unreachable:
            assert_never(unreachable)


def action_behind(event: OptionEvent, bids: Sequence[int | None]) -> OptionAction | None:
    """The action that caused an event, given the bids before it; None where the action is found by another event."""
    match event:
        case BidChanged(seat=seat, target=target, bid=bid):
            present = bids[target]
            assert present is not None
            return ChangeBid(seat, target, 1 if bid > present else -1)
        case HandsSwapped(seat=seat, first=first, second=second):
            return PlayerSwap(seat, first, second)
        case HandReceived():
            return None
        case DealerChanged(seat=seat, dealer=dealer):
            return ChangeDealer(seat, dealer)
        case PointsDoubled(seat=seat):
            return DoublePoints(seat)
        case TrumpChanged(seat=seat, colour=colour):
            return ChangeTrump(seat, colour)
        case ExtraCardDrawn(seat=seat):
            return ExtraCard(seat)
        case TrumpRemoved(seat=seat):
            return NoTrump(seat)
        case _ as unreachable:
            assert_never(unreachable)
