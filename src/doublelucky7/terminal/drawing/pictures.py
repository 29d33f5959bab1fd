"""Cards as small pictures of three lines, in Unicode or in letters only."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from rich.text import Text

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.terminal.drawing.card_faces import CARD_STYLES

WIDTH: Final = 6
_CHARMS: Final = {Colour.RED: "◉", Colour.YELLOW: "★", Colour.GREEN: "♣", Colour.BLUE: "Ω"}
"""Ladybird, star, clover and horseshoe, as near as one character comes."""
_BACK: Final = "on #4A3B78"


class Faces(Enum):
    """Which characters cards are drawn with."""

    CHARMS = "charms"
    LETTERS = "letters"


def style_of(card: Card) -> str:
    """The colours a card wears."""
    return CARD_STYLES["joker" if card.colour is None else card.colour.name]


def picture_of(card: Card, faces: Faces, *, is_dim: bool = False) -> Text:
    """A card: its number twice, its charm or its letter between."""
    if card.colour is None or card.number is None:
        number, mark = "J", "7" if faces is Faces.LETTERS else "✶"
    else:
        number, mark = str(card.number), card.colour.value if faces is Faces.LETTERS else _CHARMS[card.colour]
    letter = "J" if card.colour is None else card.colour.value
    lines = [f" {number:<4} ", f"  {mark}{mark if len(number) > 1 else ' '}  ", f" {letter}{number:>3} "]
    style = f"{style_of(card)}{' dim' if is_dim else ''}"
    return _drawn([line[:WIDTH] for line in lines], style)


def back(faces: Faces) -> Text:
    """A card that lies face down."""
    dots = "." if faces is Faces.LETTERS else "·"
    return _drawn([f" {dots * 4} "] * 3, f"#F4BE2A {_BACK}")


def _drawn(lines: Sequence[str], style: str) -> Text:
    """The lines in a style that ends with them, so that a wider cell around them stays plain."""
    return Text("\n").join(Text(line, style=style, no_wrap=True) for line in lines)
