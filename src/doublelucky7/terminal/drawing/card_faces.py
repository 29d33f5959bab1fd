"""Cards and names in a terminal: a card wears its letter on its colour, so that colour is never the only sign."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from rich.theme import Theme

from doublelucky7.rules.cards import Card, Colour

_JOKER: Final = "joker"
CARD_STYLES: Final = {
    Colour.RED.name: "bold #FFFFFF on #C62839",
    Colour.YELLOW.name: "bold #1D1A2B on #F4BE2A",
    # The nearest to our green for which terminals with sixteen colours choose green, not grey.
    Colour.GREEN.name: "bold #FFFFFF on #15843F",
    Colour.BLUE.name: "bold #FFFFFF on #2160C4",
    _JOKER: "bold #F4BE2A on #1D1A2B",
}
"""The cards' own colours, for terminals that have them."""
CARD_STYLES_OF_SIXTEEN: Final = {
    Colour.RED.name: "bold white on red",
    Colour.YELLOW.name: "black on yellow",
    Colour.GREEN.name: "bold white on green",
    Colour.BLUE.name: "bold white on blue",
    _JOKER: "bold yellow on black",
}
"""For terminals with sixteen colours, where the nearest to our green would be a grey."""
_SHORTEST_NAME: Final = 5
_BETWEEN_NAMES: Final = 2
GOLD: Final = "bold yellow"
"""What is now or double, and nothing else: the terminal's own yellow, which it keeps readable on its background."""


def face_of(card: Card) -> Text:
    """A card as a small coloured label."""
    style = _style_name(_JOKER if card.colour is None else card.colour.name)
    return Text(f" {card.value:<3} ", style=style)


def card_theme(*, has_only_sixteen_colours: bool) -> Theme:
    """The styles of the cards for a kind of terminal."""
    styles = CARD_STYLES_OF_SIXTEEN if has_only_sixteen_colours else CARD_STYLES
    return Theme({_style_name(card): style for card, style in styles.items()})


def _style_name(card: str) -> str:
    return f"card.{card.lower()}"


def shortened(name: str, columns: int, width: int, beside: int) -> Text:
    """A name that leaves room for all its neighbours, in a line of this width with something beside them."""
    text = Text(name)
    text.truncate(max(_SHORTEST_NAME, (width - beside) // columns - _BETWEEN_NAMES), overflow="ellipsis")
    return text
