"""Cards, 100 wide and 144 high: a spine in the card's colour with numeral and charm, one large charm on cream."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin
from typing import Final

from doublelucky7.pictures.charms import charm
from doublelucky7.pictures.palette import CARD_COLOURS, CREAM, GOLD, INK, PLAYER_COLOURS
from doublelucky7.pictures.svg import document, number, placed, text

WIDTH: Final = 100
HEIGHT: Final = 144
JOKER: Final = "J"
_RADIUS: Final = 12
_SPINE: Final = 42
_SPINE_OUTLINE: Final = (
    f"M{_SPINE} 0H{_RADIUS}a{_RADIUS} {_RADIUS} 0 0 0-{_RADIUS} {_RADIUS}V{HEIGHT - _RADIUS}"
    f"a{_RADIUS} {_RADIUS} 0 0 0 {_RADIUS} {_RADIUS}H{_SPINE}z"
)
_MARGIN: Final = 8
_STEP_IN_A_HAND: Final = 62
_DEGREES_A_CARD: Final = 2.4
_SHADOW: Final = f'<rect x="1" y="3" width="{WIDTH}" height="{HEIGHT}" rx="{_RADIUS}" fill="#000" opacity=".28"/>'


def card_picture(code: str) -> str:
    """One card as a picture of its own, by its code: `R7`, `J`."""
    return document(WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN, code, placed(face(code), _MARGIN, _MARGIN))


def hand_picture(codes: Sequence[str]) -> str:
    """Cards held like a hand: fanned, every spine in sight."""
    return document(*hand_size(codes), " ".join(codes) or "no cards", hand_spread(codes))


def hand_size(codes: Sequence[str]) -> tuple[float, float]:
    """How wide and how high a fanned hand is."""
    middle = max(len(codes) - 1, 0) / 2
    reach = radians(middle * _DEGREES_A_CARD)
    width = WIDTH + 2 * middle * _STEP_IN_A_HAND + 2 * _MARGIN + HEIGHT * sin(reach)
    return width, HEIGHT + WIDTH * sin(reach) + _drop(middle) + 2 * _MARGIN


def hand_spread(codes: Sequence[str]) -> str:
    """The cards of a hand, to be placed into another picture."""
    middle, width = (len(codes) - 1) / 2, hand_size(codes)[0]
    return "".join(
        _fanned(code, width / 2 + (place - middle) * _STEP_IN_A_HAND, _MARGIN + _drop(place - middle), place - middle)
        for place, code in enumerate(codes)
    )


def face(code: str) -> str:
    """The face of a card."""
    return _SHADOW + (_joker() if code == JOKER else _numbered(code[0], code[1:]))


def back() -> str:
    """The back of a card: plum with a ring of seven dots."""
    dots = "".join(
        f'<circle cx="{number(50 + 20 * sin(2 * pi * dot / 7))}" cy="{number(72 - 20 * cos(2 * pi * dot / 7))}" r="5"/>'
        for dot in range(7)
    )
    return (
        f"{_SHADOW}{_outline(CREAM)}"
        f'<rect x="5" y="5" width="90" height="134" rx="8" fill="{PLAYER_COLOURS[0]}" stroke="{GOLD}"/>'
        f'<g fill="{GOLD}">{dots}</g>'
    )


def winning_ring() -> str:
    """The gold ring around the card that wins a trick so far."""
    return (
        f'<rect x="-3" y="-3" width="{WIDTH + 6}" height="{HEIGHT + 6}" rx="{_RADIUS + 3}" fill="none" '
        f'stroke="{GOLD}" stroke-width="5"/>'
    )


def _numbered(letter: str, numeral: str) -> str:
    colour = CARD_COLOURS[letter]
    on_spine = INK if letter == "Y" else "#FFFFFF"
    large = charm(letter, colour, CREAM, outline=INK if letter == "Y" else "none")
    return (
        f'{_outline(CREAM)}<path fill="{colour}" d="{_SPINE_OUTLINE}"/>'
        f"{text(numeral, _SPINE / 2, 38, 34 if len(numeral) == 1 else 27, on_spine)}"
        f"{placed(charm(letter, on_spine, colour), 8, 48, 26 / 24)}"
        f"{placed(large, 48, 49, 46 / 24)}{_edge()}"
    )


def _joker() -> str:
    rim = f'<rect x="2" y="2" width="96" height="140" rx="10" fill="{INK}" stroke="{GOLD}" stroke-width="4"/>'
    return f"{rim}{text('J', 21, 39, 34, GOLD)}{placed(charm(JOKER, GOLD, INK), 24, 46, 52 / 24)}"


def _outline(fill: str) -> str:
    return f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{_RADIUS}" fill="{fill}"/>'


def _edge() -> str:
    return (
        f'<rect x=".5" y=".5" width="99" height="143" rx="{_RADIUS}" fill="none" stroke="{INK}" stroke-opacity=".55"/>'
    )


def _fanned(code: str, middle: float, top: float, place: float) -> str:
    """A card turned about the middle of its lower edge."""
    turn = place * _DEGREES_A_CARD
    upright = placed(face(code), -WIDTH / 2, -HEIGHT)
    return placed(upright, middle, top + HEIGHT, turn=turn)


def _drop(place: float) -> float:
    """How much lower a card lies the farther it is from the middle, so that the hand forms an arc."""
    return place * place * 2
