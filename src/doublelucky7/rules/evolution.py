"""How an event changes the state: defined for every event, and never asking whether it was allowed."""

from __future__ import annotations

from msgspec.structs import replace

from doublelucky7.rules.cards import Card, Hand
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
    PawnKept,
    PawnPlaced,
    PawnsReturned,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpNamed,
    TrumpTurned,
)
from doublelucky7.rules.first_dealer import highest_of
from doublelucky7.rules.options import carry_out
from doublelucky7.rules.ruleset import Seat, ends_series
from doublelucky7.rules.state import State, with_at
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.trump import Trump, TrumpFace, trump_turned_up
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
                tricks_won=with_at(state.tricks_won, trick.winner, won),
                waiting=WaitingForCard(state.dealer_token),  # R5.1: the dealer leads every trick.
            )
        case BidPlaced(seat=seat, bid=bid):
            return _after_bid(replace(state, bids=with_at(state.bids, seat, bid)), seat)
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
            return replace(state, hands=with_at(state.hands, seat, hand), pile=_without(state.pile, hand))
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
            return replace(state, pawns=with_at(state.pawns, seat, option), waiting=_first_lead(state))
        case _:
            return carry_out(state, event)


def _without(pile: tuple[Card, ...], hand: Hand) -> tuple[Card, ...]:
    # By their positions: comparing each card of the pile with each of the hand takes ten times as long.
    held = {card.position for card in hand}
    return tuple([card for card in pile if card.position not in held])


def _lay_card(state: State, played: CardPlayed, seat: Seat) -> State:
    play = LaidCard(seat, played.card)
    following = WaitingForCard((seat + 1) % state.players)
    if play == state.extra_card:
        return replace(state, extra_card=None, trick=(*state.trick, play), waiting=following)
    hand = tuple([card for card in state.hands[seat] if card is not played.card])
    return replace(state, hands=with_at(state.hands, seat, hand), trick=(*state.trick, play), waiting=following)


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
    if state.ruleset.has_wheel and ends_series(state.round, state.ruleset):
        # R7.8: whoever holds the pawn now has placed none in this series.
        counted = tuple(
            series + (pawn is None) for series, pawn in zip(state.series_without_pawn, state.pawns, strict=True)
        )
        return replace(state, series_without_pawn=counted)
    return state


def _nobody(state: State) -> tuple[None, ...]:
    return (None,) * state.players
