"""The lucky charms, one shape for each card colour, and the players' emblems; each 24 by 24, as the page draws them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from doublelucky7.pictures.palette import CREAM, GOLD, INK, PLAYER_COLOURS
from doublelucky7.pictures.svg import number

_CLOVER: Final = (
    "M12 11.6C9.9 9.6 6.9 7.9 7.9 4.6 8.7 2.2 11.2 2.3 12 4.3c.8-2 3.3-2.1 4.1.3 1 3.3-2 5-4.1 7z"
    "M12 12.4c2.1-2 3.8-5 7.1-4 2.4.8 2.3 3.3.3 4.1 2 .8 2.1 3.3-.3 4.1-3.3 1-5-2-7.1-4.2z"
    "M12 12.4c-2.1-2-3.8-5-7.1-4-2.4.8-2.3 3.3-.3 4.1-2 .8-2.1 3.3.3 4.1 3.3 1 5-2 7.1-4.2z"
    "M12 12.6c2.1 2 5.1 3.7 4.1 7-.8 2.4-3.3 2.3-4.1.3-.8 2-3.3 2.1-4.1-.3-1-3.3 2-5 4.1-7z"
)
_HORSESHOE: Final = "M7.6 20.6C5.3 17.4 4 14 4.3 10.6 4.8 6 8 3.2 12 3.2s7.2 2.8 7.7 7.4c.3 3.4-1 6.8-3.3 10"
_EMBLEMS: Final = (
    "M16.5 14.6A6.6 6.6 0 1 1 11 5.1a5.3 5.3 0 0 0 5.5 9.5z",
    "M12 5a4.4 4.4 0 0 1 4.4 4.4c0 3.4 1.6 4.4 1.6 5.6H6c0-1.2 1.6-2.2 1.6-5.6A4.4 4.4 0 0 1 12 5z"
    "m-1.8 11h3.6a1.8 1.8 0 0 1-3.6 0z",
    "M12 4.4 16.6 10 12 15.6 7.4 10zM11.4 15.2h1.2l1.6 4h-1.4l-.8-1.8-.8 1.8H9.8z",
    "M18 5.6c.6 7-2.4 11.2-7.6 11.2-1 0-1.8-.2-2.4-.5l-1.4 2.3-1.2-.7 1.6-2.6C4.6 10.6 9.2 6 18 5.600z",
    "M9 6a4 4 0 0 1 3.8 5.200l5.2 5.200v2.200h-2.600v-1.700h-1.700v-1.700h-1.600l-1.1-1.100A4 4 0 1 1 9 6z"
    "m-.6 2.400a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.800z",
    "M6.5 6.500h9.500v1h1.200a2.6 2.6 0 0 1 0 5.200h-1.300A4.8 4.8 0 0 1 13 15.800v1.200h2.500v1.300h-8.500V17h2.500"
    "v-1.200a5 5 0 0 1-3-4.600zm9.5 2.500v2.200h1.100a1.1 1.1 0 0 0 0-2.200z",
    "M5 12c1.9-3 4.3-4.4 7-4.4 2.2 0 3.9.9 5.2 2.500l2.3-2.100v8l-2.3-2.100c-1.3 1.6-3 2.5-5.2 2.5-2.7 0-5.1-1.4-7-4.4"
    "00zm4-1.600a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
)


def charm(letter: str, fill: str, hollow: str, *, outline: str = "none") -> str:
    """A colour's charm: ladybird, star, clover or horseshoe; the Joker's is a star with seven points."""
    match letter:
        case "R":
            return _ladybird(fill, hollow)
        case "Y":
            edge = f'stroke="{outline}" stroke-width="1.5" stroke-linejoin="round"'
            return f'<path fill="{fill}" {edge} d="{_star(5, 5)}"/>'
        case "G":
            return f'<path fill="{fill}" d="{_CLOVER}"/>{_thin_line("M12.4 13c1.2 3.6 3.3 6.6 6.2 8.6", fill)}'
        case "B":
            iron = f'<path fill="none" stroke="{fill}" stroke-width="4.4" stroke-linecap="square" d="{_HORSESHOE}"/>'
            nails = ((5.6, 14), (18.4, 14), (6.4, 8), (17.6, 8), (12, 4))
            return iron + "".join(_dot(x, y, 0.8, hollow) for x, y in nails)
        case _:
            return f'<path fill="{fill}" d="{_star(7, 6.4)}"/>'


def emblem(seat: int) -> str:
    """A player's round token: moon, bell, kite, leaf, key, cup or fish."""
    disc = f'<circle cx="12" cy="12" r="11" fill="{PLAYER_COLOURS[seat]}" stroke="{CREAM}" stroke-width="1.8"/>'
    return f'{disc}<path fill="{CREAM}" fill-rule="evenodd" d="{_EMBLEMS[seat]}"/>'


def dealer_token() -> str:
    """The D of whoever deals, black with a gold rim."""
    return (
        f'<circle cx="12" cy="12" r="10.5" fill="{INK}" stroke="{GOLD}" stroke-width="2"/>'
        f'<text x="12" y="16.6" font-size="13" font-weight="700" fill="{GOLD}" text-anchor="middle">D</text>'
    )


def _ladybird(fill: str, hollow: str) -> str:
    spots = ((8.2, 11.6), (15.8, 11.6), (8.5, 17), (15.5, 17))
    return (
        f"{_thin_line('M9.6 4.6 8 1.9M14.4 4.6 16 1.9', fill)}"
        f'<path fill="{fill}" d="M7.6 7.4a4.4 4.1 0 0 1 8.8 0z"/>'
        f'<ellipse fill="{fill}" cx="12" cy="14.4" rx="8" ry="8.1"/>'
        f'<path stroke="{hollow}" stroke-width="1.3" d="M12 6.8v15.8"/>'
        + "".join(_dot(x, y, 1.75, hollow) for x, y in spots)
    )


def _thin_line(path: str, stroke: str) -> str:
    return f'<path fill="none" stroke="{stroke}" stroke-width="1.5" stroke-linecap="round" d="{path}"/>'


def _dot(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"/>'


def _star(points: int, inner: float, outer: float = 11.4) -> str:
    corners = []
    for corner in range(2 * points):
        angle, radius = pi * corner / points - pi / 2, inner if corner % 2 else outer
        corners.append(f"{number(12 + radius * cos(angle))} {number(12 + radius * sin(angle))}")
    return f"M{'L'.join(corners)}Z"
