"""The engine's front: `start`, `why_illegal`, `decide` and `evolve`."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from doublelucky7.rules.actions import (
    Action,
    Deal,
    DieFell,
    DrawForDealer,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    RollDie,
    option_of,
)
from doublelucky7.rules.cards import Card, in_deck_order
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
from doublelucky7.rules.evolution import evolve
from doublelucky7.rules.first_dealer import draws_from, highest_of
from doublelucky7.rules.legality import why_illegal
from doublelucky7.rules.options import effects_of
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.rules.ruleset import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    ROUNDS_IN_A_SERIES,
    RuleSet,
    Seat,
    rounds_left_in_series,
    tricks_in,
)
from doublelucky7.rules.scoring import RoundScore, result_of, score_of
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCard, Trick, winner_of
from doublelucky7.rules.waiting import WaitingForDie, WaitingForDraw
from doublelucky7.rules.wheel import clockwise_from

__all__ = ["Outcome", "act", "before_round", "decide", "evolve", "start", "why_illegal"]


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What an action brought about, and the state it led to."""

    events: tuple[Event, ...]
    state: State


def start(ruleset: RuleSet, players: int) -> State:
    """A game before the draw for the first deal, seats counted clockwise from 0 (R1.2)."""
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise ValueError(f"Double Lucky 7 is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {players}")
    needed = players * min(ruleset.rounds, ROUNDS_IN_A_SERIES) + 2
    if needed > len(ruleset.deck):
        raise ValueError(f"{players} players need {needed} cards, and this variant has {len(ruleset.deck)}")
    nobody = (None,) * players
    return State(
        ruleset=ruleset,
        players=players,
        waiting=WaitingForDraw(tuple(range(players))),
        series_without_pawn=(0,) * players,
        pawns=nobody,
        hands=((),) * players,
        given_away=nobody,
        bids=nobody,
        tricks_won=(0,) * players,
    )


def before_round(ruleset: RuleSet, players: int, round_number: int, dealer: Seat) -> State:
    """A table that waits for the deal of one round, with an empty pad and every pawn in hand."""
    # R2.4: from the second round on, dealing moves the token on first.
    holder = dealer if round_number == 1 else (dealer - 1) % players
    return replace(evolve(start(ruleset, players), DealerFound(holder)), round=round_number - 1)


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """What an action brings about; raises `IllegalAction` where the rules refuse it."""
    refusal = why_illegal(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    match action:
        case PlayCard():
            return tuple(_play(state, action))
        case PlaceBid(seat=seat, bid=bid):
            return (BidPlaced(seat, bid),)
        case NameTrump(seat=seat, colour=colour):
            return (TrumpNamed(seat, colour),)
        case KeepPawn(seat=seat):
            return (PawnKept(seat),)
        case RollDie(seat=seat):
            return (DieRolled(seat),)
        case DrawForDealer(deck=deck):
            return tuple(_draw(state, deck))
        case Deal(deck=deck):
            return tuple(_deal(state, deck))
        case DieFell(face=face):
            assert isinstance(state.waiting, WaitingForDie)
            return (DieShowed(state.waiting.seat, face),)
        case _:
            return (PawnPlaced(action.seat, option_of(action)), *effects_of(state, action))


def act(state: State, action: Action) -> Outcome:
    """An action carried out: decided, and its events folded into the state; raises `IllegalAction`."""
    events = decide(state, action)
    for event in events:
        state = evolve(state, event)
    return Outcome(events, state)


def _draw(state: State, deck: tuple[Card, ...]) -> Iterator[Event]:
    assert isinstance(state.waiting, WaitingForDraw)
    highest = state.waiting.contenders
    for draws in draws_from(deck, highest):
        yield DrewForDealer(draws)
        highest = highest_of(draws)
    if len(highest) == 1:
        yield DealerFound(highest[0])


def _deal(state: State, deck: tuple[Card, ...]) -> Iterator[Event]:
    round_number = state.round + 1
    tricks = tricks_in(round_number)
    dealer = state.next_dealer
    if state.round > 0 and rounds_left_in_series(state.round) == 1 and state.ruleset.has_wheel:
        yield PawnsReturned()
    yield RoundStarted(round_number, tricks, dealer)
    yield DeckSet(deck)
    # R2.2: one card at a time, clockwise, beginning at the dealer's left.
    dealt = tricks * state.players
    for place, seat in enumerate(clockwise_from((dealer + 1) % state.players, state.players)):
        yield HandDealt(seat, in_deck_order(deck[place : dealt : state.players]))
    # R7.10: at most 50 of the 57 cards are dealt and turned, so one is left for W6.
    assert dealt + 1 < len(deck)
    yield TrumpTurned(deck[dealt])


def _play(state: State, action: PlayCard) -> Iterator[Event]:
    yield CardPlayed(action.seat, action.card)
    plays = (*state.trick, LaidCard(action.seat, action.card))
    if len(plays) < state.players:
        return
    assert state.trump is not None
    winner = winner_of(plays, state.trump.colour)
    yield TrickWon(Trick(plays, winner))
    # R5.7: the round ends with its last trick, whatever cards are left.
    if len(state.finished_tricks) + 1 == state.tricks:
        yield from _score(state, winner)


def _score(state: State, winner_of_last: Seat) -> Iterator[Event]:
    scores = []
    for seat, bid in enumerate(state.bids):
        assert bid is not None
        tricks = state.tricks_won[seat] + (seat == winner_of_last)
        scores.append(score_of(seat, bid, tricks, state.round, state.doubler))
    scored = RoundScored(RoundScore(state.round, state.tricks, tuple(scores)))
    yield scored
    if state.round == state.ruleset.rounds:
        closed = evolve(state, scored)
        yield GameEnded(result_of(closed.pad, closed.series_without_pawn))
