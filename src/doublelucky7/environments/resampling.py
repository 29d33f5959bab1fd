"""Another game that a seat could just as well be in: everything it was told holds, everything hidden is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.observing import cards_in, knowledge_from, mask_of
from doublelucky7.kernel.position import Position
from doublelucky7.kernel.redeal import Plan, redeal
from doublelucky7.rules.cards import FULL_DECK, Card, Hand, in_deck_order
from doublelucky7.rules.events import (
    CardPlayed,
    ExtraCardDrawn,
    HandsSwapped,
    RoundStarted,
    TrickWon,
    TrumpTurned,
    VisibleEvent,
)
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import PENALTY_FOR_AN_UNUSED_PAWN
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.views import Heard, View
from doublelucky7.rules.wheel import Pawns, clockwise_from

_SEEDS: Final = 2**64


def resampled(heard: Heard, seed: int) -> State:
    """A whole state of the running round in which this seat was told just the same.

    The hidden hands are exactly uniform over all deals that fit hand sizes, colours shown to be missing and swapped
    hands, and the pile is shuffled. The same seed gives the same state; raises `ValueError` before the first deal.

    Examples:
        >>> from doublelucky7 import Game
        >>> from doublelucky7.rules.seeing import view_of
        >>> game = Game(4, seed=7)
        >>> view_of(resampled(game.heard(2), seed=1), 2) == game.view(2)
        True
    """
    view = heard.view
    if view.viewer is None:
        raise ValueError("only a seat has something to resample, a spectator has not")
    hands = _redealt(view.viewer, view.players, view.ruleset, heard.events, seed)
    turned_up = next(event.card for event in heard.events if isinstance(event, TrumpTurned))
    return State(
        ruleset=view.ruleset,
        players=view.players,
        waiting=view.waiting,
        dealer=view.dealer,
        pad=view.pad,
        series_without_pawn=tuple(seat.penalty // PENALTY_FOR_AN_UNUSED_PAWN for seat in view.seats),
        pawns=_pawns(view),
        result=view.result,
        round=view.round,
        tricks=view.tricks,
        pile=_pile(heard, hands, turned_up, Random(seed)),
        turned_up=turned_up,
        trump=view.trump,
        hands=hands,
        given_away=_given_away(heard, hands),
        bids=tuple(seat.bid for seat in view.seats),
        extra_card=_extra_card(view),
        doubler=next((seat.seat for seat in view.seats if seat.points_doubled), None),
        trick=view.trick.plays,
        finished_tricks=tuple(event.trick for event in heard.events if isinstance(event, TrickWon)),
        tricks_won=tuple(seat.tricks_won for seat in view.seats),
    )


def resampled_deck(
    seat: Seat, players: int, ruleset: RuleSet, events: Sequence[VisibleEvent], seed: int
) -> tuple[Card, ...]:
    """A deck, in the order it is dealt, with which this seat would have been told the same events of a round.

    It serves running rounds and finished ones; the cards a seat was dealt are put into any order.
    """
    hands = _redealt(seat, players, ruleset, events, seed)
    started = next(event for event in events if isinstance(event, RoundStarted))
    turned_up = next(event.card for event in events if isinstance(event, TrumpTurned))
    extra = next((event.card for event in events if isinstance(event, ExtraCardDrawn)), None)
    random = Random(seed)
    dealt = [_hand_before_play(events, hands, holder) for holder in range(players)]
    for event in events:
        if isinstance(event, HandsSwapped):
            dealt[event.first], dealt[event.second] = dealt[event.second], dealt[event.first]
    shuffled = [random.sample(hand, len(hand)) for hand in dealt]
    order = tuple(clockwise_from((started.dealer + 1) % players, players))
    top = [shuffled[holder][turn] for turn in range(started.tricks) for holder in order]
    top += [turned_up] if extra is None else [turned_up, extra]
    rest = [card for card in ruleset.deck if card not in top]
    random.shuffle(rest)
    return (*top, *rest)


def _redealt(seat: Seat, players: int, ruleset: RuleSet, events: Sequence[VisibleEvent], seed: int) -> tuple[Hand, ...]:
    """The hands as they might be now, this seat's own as it is."""
    known = knowledge_from(seat, players, ruleset, events)
    if ruleset.is_small:
        known.play_without(mask_of(FULL_DECK) & ~mask_of(ruleset.deck))
    world = Position()
    redeal(Plan(known), world, stream(seed % _SEEDS, 0))
    return tuple(in_deck_order(cards_in(world.hand(holder))) for holder in range(players))


def _pawns(view: View) -> Pawns:
    blocked = () if view.wheel is None else view.wheel.options
    options = {option.blocked_by: option.option for option in blocked}
    return tuple(options.get(seat) for seat in range(view.players))


def _extra_card(view: View) -> LaidCard | None:
    found = ((seat.seat, seat.extra_card) for seat in view.seats if seat.extra_card is not None)
    return next((LaidCard(seat, card) for seat, card in found), None)


def _pile(heard: Heard, hands: Sequence[Hand], turned_up: Card, random: Random) -> tuple[Card, ...]:
    """All cards that nobody was dealt, in any order."""
    gone = {turned_up, *(card for hand in hands for card in hand)}
    gone |= {event.card for event in heard.events if isinstance(event, CardPlayed)}
    gone |= {seat.extra_card for seat in heard.view.seats if seat.extra_card is not None}
    rest = [card for card in heard.view.ruleset.deck if card not in gone]
    random.shuffle(rest)
    return tuple(rest)


def _given_away(heard: Heard, hands: Sequence[Hand]) -> tuple[Hand | None, ...]:
    """W2: what each of two seats gave away is what the other began to play with."""
    given: list[Hand | None] = [None] * len(hands)
    for event in heard.events:
        if isinstance(event, HandsSwapped):
            given[event.first] = _hand_before_play(heard.events, hands, event.second)
            given[event.second] = _hand_before_play(heard.events, hands, event.first)
    return tuple(given)


def _hand_before_play(events: Sequence[VisibleEvent], hands: Sequence[Hand], seat: Seat) -> Hand:
    """What a seat holds and has played, the Extra Card aside, which came from the pile (W6)."""
    extra = [event.card for event in events if isinstance(event, ExtraCardDrawn)]
    played = [event.card for event in events if isinstance(event, CardPlayed) and event.seat == seat]
    return in_deck_order([*hands[seat], *(card for card in played if card not in extra)])
