"""One trick: what may be played to it and who wins it (R5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from doublelucky7.rules.cards import Card, Colour, Hand
from doublelucky7.rules.ruleset import Seat


class LaidCard(msgspec.Struct, frozen=True, gc=False):
    """A card laid open and the seat it belongs to."""

    seat: Seat
    card: Card


LaidCards: TypeAlias = tuple[LaidCard, ...]


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A completed trick, in the order of play, and who took it."""

    plays: LaidCards
    winner: Seat


def led_colour(plays: Sequence[LaidCard]) -> Colour | None:
    """The colour to follow: the first card's, None before a lead and after a led Joker (R5.4)."""
    return plays[0].card.colour if plays else None


def cards_that_may_be_played(hand: Hand, led: Colour | None) -> Hand:
    """The cards of a hand that keep the duty to follow (R5.2); the Joker always does and never creates it (R5.3)."""
    if not _must_follow(hand, led):
        return hand
    return tuple([card for card in hand if card.colour is led or card.colour is None])


def may_be_played(card: Card, hand: Hand, led: Colour | None) -> bool:
    """Whether a card of a hand keeps the duty to follow (R5.2, R5.3)."""
    return card.colour is led or card.colour is None or not _must_follow(hand, led)


def _must_follow(hand: Hand, led: Colour | None) -> bool:
    if led is not None:
        for card in hand:
            if card.colour is led:
                return True
    return False


def winner_of(plays: Sequence[LaidCard], trump: Colour | None) -> Seat:
    """Who takes a trick."""
    return winning_play(plays, trump).seat


def winning_play(plays: Sequence[LaidCard], trump: Colour | None) -> LaidCard:
    """The card that takes a trick (R5.5): the Joker, else the highest trump, else the highest of the led colour.

    Where the trump colour is as the dealer leads (R3.1), no trump gives the same winner.
    """
    led = led_colour(plays)
    return max(plays, key=lambda play: _rank(play.card, led, trump))


def _rank(card: Card, led: Colour | None, trump: Colour | None) -> tuple[int, int]:
    if card.number is None:
        return (3, 0)
    if card.colour is trump:
        return (2, card.number)
    if card.colour is led:
        return (1, card.number)
    return (0, card.number)
