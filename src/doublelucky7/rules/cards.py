"""The 57 cards, their colours and their order; nothing here knows about tricks or trump."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import total_ordering
from typing import TypeAlias

LOWEST_NUMBER = 1
HIGHEST_NUMBER = 14


class Colour(Enum):
    """One of the four card colours (R1.1); its letter belongs to the notation only."""

    RED = "R"
    YELLOW = "Y"
    GREEN = "G"
    BLUE = "B"


class _Drawn:
    """How a notebook shows a card; not in `Card`, because members of an enum cannot have such names in Python 3.11."""

    value: str

    def _repr_svg_(self) -> str:
        # Imported here because only a notebook shows pictures.
        from doublelucky7.pictures.cards import card_picture

        return card_picture(self.value)


@total_ordering
class Card(_Drawn, Enum):
    """One of the 57 unique cards (R1.1), in deck order: by colour, by number, the Joker last.

    Examples:
        >>> sorted([Card.JOKER, Card.B2, Card("R10"), Card.R9])
        [<Card.R9: 'R9'>, <Card.R10: 'R10'>, <Card.B2: 'B2'>, <Card.JOKER: 'J'>]
        >>> Card.R7.colour, Card.R7.number, Card.JOKER.colour
        (<Colour.RED: 'R'>, 7, None)
    """

    R1 = "R1"
    R2 = "R2"
    R3 = "R3"
    R4 = "R4"
    R5 = "R5"
    R6 = "R6"
    R7 = "R7"
    R8 = "R8"
    R9 = "R9"
    R10 = "R10"
    R11 = "R11"
    R12 = "R12"
    R13 = "R13"
    R14 = "R14"
    Y1 = "Y1"
    Y2 = "Y2"
    Y3 = "Y3"
    Y4 = "Y4"
    Y5 = "Y5"
    Y6 = "Y6"
    Y7 = "Y7"
    Y8 = "Y8"
    Y9 = "Y9"
    Y10 = "Y10"
    Y11 = "Y11"
    Y12 = "Y12"
    Y13 = "Y13"
    Y14 = "Y14"
    G1 = "G1"
    G2 = "G2"
    G3 = "G3"
    G4 = "G4"
    G5 = "G5"
    G6 = "G6"
    G7 = "G7"
    G8 = "G8"
    G9 = "G9"
    G10 = "G10"
    G11 = "G11"
    G12 = "G12"
    G13 = "G13"
    G14 = "G14"
    B1 = "B1"
    B2 = "B2"
    B3 = "B3"
    B4 = "B4"
    B5 = "B5"
    B6 = "B6"
    B7 = "B7"
    B8 = "B8"
    B9 = "B9"
    B10 = "B10"
    B11 = "B11"
    B12 = "B12"
    B13 = "B13"
    B14 = "B14"
    JOKER = "J"

    colour: Colour | None
    number: int | None
    position: int

    def __init__(self, code: str) -> None:
        # R5.3: the Joker has neither colour nor number.
        is_joker = code == "J"
        self.colour = None if is_joker else Colour(code[0])
        self.number = None if is_joker else int(code[1:])
        self.position = len(type(self).__members__)

    def __lt__(self, other: object) -> bool:
        # The order of the deck; which card wins a trick depends on trump and on the lead (R5.5).
        return self.position < other.position if isinstance(other, Card) else NotImplemented


Hand: TypeAlias = tuple[Card, ...]
"""Cards held by a seat, always in deck order."""

FULL_DECK: tuple[Card, ...] = tuple(Card)
COLOURS: tuple[Colour, ...] = tuple(Colour)


def in_deck_order(cards: Iterable[Card]) -> Hand:
    """The same cards as a hand, sorted so that equal hands are equal bytes."""
    return tuple(sorted(cards, key=_position))


def is_full_deck(cards: Iterable[Card]) -> bool:
    """Whether these are all 57 cards, each once, in any order."""
    return in_deck_order(cards) == FULL_DECK


def _position(card: Card) -> int:
    return card.position
