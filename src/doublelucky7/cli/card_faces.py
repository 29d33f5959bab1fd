"""Cards in a terminal: the letter of the notation on the card's own colour, so that colour is never the only sign."""

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
GOLD: Final = "bold #F4BE2A"
"""What is now or double, and nothing else."""
WIDEST_CARD: Final = 5


def face_of(card: Card) -> Text:
    """A card as a small coloured label."""
    style = _JOKER if card.colour is None else _FACES[card.colour]
    return Text(f" {card.value} ", style=style)
