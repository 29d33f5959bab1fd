"""A whole table: cloth, seats in a ring with what each has laid, the turned-up card in the middle, a hand below."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from doublelucky7.pictures.cards import HEIGHT, WIDTH, back, face, hand_size, hand_spread, winning_ring
from doublelucky7.pictures.charms import dealer_token, emblem
from doublelucky7.pictures.palette import BAR, CLOTH, CLOTH_EDGE, CLOTH_MIDDLE, CREAM, GOLD, QUIET
from doublelucky7.pictures.svg import document, number, placed, text

_WIDE: Final = 760
_HIGH: Final = 480
_MIDDLE: Final = (380, 242)
_RING: Final = (298, 190)
_CARDS: Final = (182, 106)
_PLATE: Final = (152, 48)
_LAID: Final = 0.56
_HELD: Final = 0.9
_LONGEST_NAME: Final = 10


class SeatDrawn(NamedTuple):
    """A seat as it is drawn: its name, what it bid and won, and the card it laid."""

    name: str
    score: str
    mark: str
    """A tick on target, a cross beyond reach, nothing while all is open."""
    is_to_act: bool
    is_dealer: bool
    laid: str | None
    is_winning: bool


class TableDrawn(NamedTuple):
    """A table as it is drawn; seats in order from the one at the bottom, clockwise."""

    title: str
    is_double: bool
    seats: Sequence[SeatDrawn]
    emblems: Sequence[int]
    turned_up: str | None
    is_face_down: bool
    below_the_pile: str
    hand: Sequence[str]


def table_picture(table: TableDrawn) -> str:
    """The whole table as a picture."""
    hand_width, hand_height = hand_size(table.hand)
    height = _HIGH + (hand_height * _HELD + 6 if table.hand else 0)
    parts = [_cloth(height), _heading(table), _middle(table)]
    for place, seat in enumerate(table.seats):
        parts.append(_laid(seat, place, len(table.seats)))
    for place, seat in enumerate(table.seats):
        parts.append(_plate(seat, table.emblems[place], *_around(_RING, place, len(table.seats))))
    if table.hand:
        parts.append(placed(hand_spread(table.hand), (_WIDE - hand_width * _HELD) / 2, _HIGH - 4, _HELD))
    return document(_WIDE, height, f"{table.title}, {table.below_the_pile}", "".join(parts))


def _cloth(height: float) -> str:
    x, y = _MIDDLE
    stops = ((0, CLOTH_MIDDLE), (55, CLOTH), (100, CLOTH_EDGE))
    light = "".join(f'<stop offset="{offset}%" stop-color="{colour}"/>' for offset, colour in stops)
    inlay = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{268 - inset}" ry="{164 - inset}" stroke-opacity="{opacity}"/>'
        for inset, opacity in ((0, ".34"), (7, ".16"))
    )
    return (
        f'<defs><radialGradient id="dl7-cloth" cx="50%" cy="44%" r="75%">{light}</radialGradient></defs>'
        f'<rect width="{_WIDE}" height="{number(height)}" rx="14" fill="url(#dl7-cloth)"/>'
        f'<g fill="none" stroke="{GOLD}">{inlay}</g>'
    )


def _heading(table: TableDrawn) -> str:
    return text(table.title, 20, 36, 16, CREAM, anchor="start", golden=" ×2" if table.is_double else "")


def _middle(table: TableDrawn) -> str:
    x, y = _MIDDLE
    if table.turned_up is None and not table.is_face_down:
        return ""
    pile = "".join(placed(back(), x - 44 - lift, y - 46 - lift, 0.5) for lift in (0, 1.5, 3))
    shown = back() if table.turned_up is None else face(table.turned_up)
    return pile + placed(shown, x - 6, y - 50, 0.5, 4) + text(table.below_the_pile, x, y + 46, 13, CREAM, weight=500)


def _laid(seat: SeatDrawn, place: int, seats: int) -> str:
    if seat.laid is None:
        return ""
    x, y = _around(_CARDS, place, seats)
    turn = (sum(map(ord, seat.laid)) * 7) % 15 - 7
    drawn = face(seat.laid) + (winning_ring() if seat.is_winning else "")
    return placed(placed(drawn, -WIDTH / 2, -HEIGHT / 2), x, y, _LAID, turn)


def _plate(seat: SeatDrawn, token: int, x: float, y: float) -> str:
    wide, high = _PLATE
    rim = f'stroke="{GOLD}" stroke-width="3"' if seat.is_to_act else f'stroke="{CREAM}" stroke-opacity=".22"'
    name = seat.name if len(seat.name) <= _LONGEST_NAME else f"{seat.name[: _LONGEST_NAME - 1]}…"
    drawn = (
        f'<rect width="{wide}" height="{high}" rx="{high / 2}" fill="{BAR}" {rim}/>'
        f"{placed(emblem(token), 6, 6, 1.5)}"
        f"{text(name, 50, 21, 14, GOLD if seat.is_to_act else CREAM, anchor='start')}"
        f"{text(f'{seat.score} {seat.mark}'.rstrip(), 50, 39, 14, QUIET, anchor='start', weight=500)}"
    )
    if seat.is_dealer:
        drawn += placed(dealer_token(), wide - 30, 22)
    return placed(drawn, x - wide / 2, y - high / 2)


def _around(radii: tuple[float, float], place: int, seats: int) -> tuple[float, float]:
    """Where a seat lies: the first at the bottom, the others clockwise from it."""
    angle = pi / 2 + 2 * pi * place / seats
    return _MIDDLE[0] + radii[0] * cos(angle), _MIDDLE[1] + radii[1] * sin(angle)
