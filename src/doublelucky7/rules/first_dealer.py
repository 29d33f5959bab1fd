"""The draw for the first deal (R2.1): the highest card draws it, ties draw again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from doublelucky7.rules.cards import FULL_DECK, HIGHEST_NUMBER, Card
from doublelucky7.rules.events import DrewForDealer, Event
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.tricks import LaidCard


def draws_from(deck: Sequence[Card], contenders: Sequence[Seat]) -> Iterator[tuple[LaidCard, ...]]:
    """Each go at the draw, until one is highest or too few cards remain for those tied."""
    top = 0
    while len(contenders) > 1 and top + len(contenders) <= len(deck):
        draws = tuple(LaidCard(seat, deck[top + place]) for place, seat in enumerate(contenders))
        yield draws
        top += len(contenders)
        contenders = highest_of(draws)


def highest_of(draws: Sequence[LaidCard]) -> tuple[Seat, ...]:
    """Who drew the highest card, several seats where they tie; the Joker is above all."""
    highest = max(_height(draw.card) for draw in draws)
    return tuple(draw.seat for draw in draws if _height(draw.card) == highest)


def draws_made(events: Iterable[Event]) -> int:
    """How many decks the draw has used up, from the events of a game before its first round."""
    decks, left = 0, 0
    for event in events:
        if not isinstance(event, DrewForDealer):
            break
        if len(event.draws) > left:
            decks, left = decks + 1, len(FULL_DECK)
        left -= len(event.draws)
    return decks


def _height(card: Card) -> int:
    return HIGHEST_NUMBER + 1 if card.number is None else card.number
