"""How an event changes the state: total, and never judging whether the event was allowed."""

from __future__ import annotations

from typing import TypeVar, assert_never

from msgspec.structs import replace

from doublelucky7.rules.events import (
    BidChanged,
    BidPlaced,
    CardPlayed,
    DealerChanged,
    DealerFound,
    DeckSet,
    DieRolled,
    DieShowed,
    DrewForDealer,
    Event,
    ExtraCardDrawn,
    GameEnded,
    HandDealt,
    HandReceived,
    HandsSwapped,
    PawnKept,
    PawnPlaced,
    PawnsReturned,
    PointsDoubled,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChanged,
    TrumpNamed,
    TrumpRemoved,
    TrumpTurned,
)
from doublelucky7.rules.first_dealer import highest_of
from doublelucky7.rules.ruleset import Seat, rounds_left_in_series
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.trump import NO_TRUMP, Trump, TrumpFace, trump_turned_up
from doublelucky7.rules.waiting import (
    GameIsOver,
    Waiting,
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForTrump,
    WaitingForWheel,
)
from doublelucky7.rules.wheel import UNLUCKY_FACE, asked_after, seats_to_ask

T = TypeVar("T")


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    match event:
        case CardPlayed(seat=seat):
            return _lay_card(state, event, seat)
        case TrickWon(trick=trick):
            won = state.tricks_won[trick.winner] + 1
            return replace(
                state,
                trick=(),
                finished_tricks=(*state.finished_tricks, trick),
                tricks_won=_with(state.tricks_won, trick.winner, won),
                waiting=WaitingForCard(state.dealer_token),  # R5.1: the dealer leads every trick.
            )
        case BidPlaced(seat=seat, bid=bid):
            return _after_bid(replace(state, bids=_with(state.bids, seat, bid)), seat)
        case RoundScored(row=row):
            return _close_round(replace(state, pad=(*state.pad, row)))
        case GameEnded(result=result):
            return replace(state, result=result, waiting=GameIsOver())
        case DrewForDealer(draws=draws):
            return replace(state, waiting=WaitingForDraw(highest_of(draws)))
        case DealerFound(seat=seat):
            return replace(state, dealer=seat, waiting=WaitingForDeal())
        case PawnsReturned():
            return replace(state, pawns=_nobody(state))
        case RoundStarted():
            return _lay_round(state, event)
        case DeckSet(deck=deck):
            return replace(state, pile=deck)
        case HandDealt(seat=seat, hand=hand):
            pile = tuple(card for card in state.pile if card not in hand)
            return replace(state, hands=_with(state.hands, seat, hand), pile=pile)
        case TrumpTurned(card=card):
            return _turn_trump(replace(state, turned_up=card, pile=state.pile[1:]))
        case TrumpNamed(colour=colour):
            named = Trump(TrumpFace.NAMED, colour)
            return replace(state, trump=named, waiting=WaitingForBid(state.dealer_token))
        case PawnKept(seat=seat):
            following = asked_after(seat, seats_to_ask(state.dealer_token, state.pawns, state.round))
            return replace(state, waiting=_asked_or_playing(state, following))
        case DieRolled(seat=seat):
            return replace(state, waiting=WaitingForDie(seat))
        case DieShowed(seat=seat, face=face):
            # R7.5: after the X nobody else rolls this round.
            unlucky = face == UNLUCKY_FACE
            return replace(state, waiting=_first_lead(state) if unlucky else WaitingForOption(seat, face))
        case PawnPlaced(seat=seat, option=option):
            return replace(state, pawns=_with(state.pawns, seat, option), waiting=_first_lead(state))
        case _:
            return _carry_out(state, event)


def _carry_out(
    state: State,
    event: BidChanged
    | HandsSwapped
    | HandReceived
    | DealerChanged
    | PointsDoubled
    | TrumpChanged
    | ExtraCardDrawn
    | TrumpRemoved,
) -> State:
    """The effects of the wheel options W1 to W7."""
    match event:
        case BidChanged(target=target, bid=bid):
            return replace(state, bids=_with(state.bids, target, bid))
        case HandsSwapped(first=first, second=second):
            hands = state.hands
            return replace(
                state,
                hands=_with(_with(hands, first, hands[second]), second, hands[first]),
                given_away=_with(_with(state.given_away, first, hands[first]), second, hands[second]),
            )
        case HandReceived():
            return state  # The hands have moved with HandsSwapped; this only tells the seat which cards came.
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


def _lay_card(state: State, played: CardPlayed, seat: Seat) -> State:
    play = LaidCard(seat, played.card)
    following = WaitingForCard((seat + 1) % state.players)
    if play == state.extra_card:
        return replace(state, extra_card=None, trick=(*state.trick, play), waiting=following)
    hand = tuple(card for card in state.hands[seat] if card is not played.card)
    return replace(state, hands=_with(state.hands, seat, hand), trick=(*state.trick, play), waiting=following)


def _lay_round(state: State, started: RoundStarted) -> State:
    """A clean table for the round that begins; pad, pawns and penalties stay."""
    return replace(
        state,
        round=started.round,
        tricks=started.tricks,
        dealer=started.dealer,
        pile=(),
        turned_up=None,
        trump=None,
        hands=((),) * state.players,
        given_away=_nobody(state),
        bids=_nobody(state),
        extra_card=None,
        doubler=None,
        trick=(),
        finished_tricks=(),
        tricks_won=(0,) * state.players,
    )


def _turn_trump(state: State) -> State:
    assert state.turned_up is not None
    dealer = state.dealer_token
    trump = trump_turned_up(state.turned_up, state.ruleset.joker_trump)
    return replace(state, trump=trump, waiting=WaitingForTrump(dealer) if trump is None else WaitingForBid(dealer))


def _after_bid(state: State, seat: Seat) -> State:
    if None in state.bids:
        return replace(state, waiting=WaitingForBid((seat + 1) % state.players))
    asked = seats_to_ask(state.dealer_token, state.pawns, state.round) if state.ruleset.has_wheel else ()
    return replace(state, waiting=_asked_or_playing(state, asked[0] if asked else None))


def _asked_or_playing(state: State, asked: Seat | None) -> Waiting:
    return _first_lead(state) if asked is None else WaitingForWheel(asked)


def _first_lead(state: State) -> Waiting:
    return WaitingForCard(state.dealer_token)


def _close_round(state: State) -> State:
    state = replace(state, waiting=WaitingForDeal())
    if state.ruleset.has_wheel and rounds_left_in_series(state.round) == 1:
        # R7.8: whoever holds the pawn now has placed none in this series.
        counted = tuple(
            series + (pawn is None) for series, pawn in zip(state.series_without_pawn, state.pawns, strict=True)
        )
        return replace(state, series_without_pawn=counted)
    return state


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _nobody(state: State) -> tuple[None, ...]:
    return (None,) * state.players
