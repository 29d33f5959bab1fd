"""Cards and names in a terminal: a card wears its letter on its colour, so that colour is never the only sign."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from doublelucky7.rules.cards import Card, Colour

_FACES: Final = {
    Colour.RED: "bold #FFFFFF on #C62839",
    Colour.YELLOW: "bold #1D1A2B on #F4BE2A",
    Colour.GREEN: "bold #FFFFFF on #1B7A46",
    Colour.BLUE: "bold #FFFFFF on #2160C4",
}
_JOKER: Final = "bold #F4BE2A on #1D1A2B"
_SHORTEST_NAME: Final = 5
_BETWEEN_NAMES: Final = 2
GOLD: Final = "bold yellow"
"""What is now or double, and nothing else: the terminal's own yellow, which it keeps readable on its background."""


def face_of(card: Card) -> Text:
    """A card as a small coloured label."""
    style = _JOKER if card.colour is None else _FACES[card.colour]
    return Text(f" {card.value:<3} ", style=style)


def shortened(name: str, columns: int, width: int, beside: int) -> Text:
    """A name that leaves room for all its neighbours, in a line of this width with something beside them."""
    text = Text(name)
    text.truncate(max(_SHORTEST_NAME, (width - beside) // columns - _BETWEEN_NAMES), overflow="ellipsis")
    return text
