"""Small plots as SVG text; colours and type come from the page's style sheet, by class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10, sqrt
from typing import Final

import msgspec

WIDTH: Final = 360
HEIGHT: Final = 250
_LEFT: Final = 46
_RIGHT: Final = 12
_TOP: Final = 14
_BOTTOM: Final = 46
_TICKS: Final = 5
_CAP: Final = 4
_MARK: Final = 5.0
_LARGEST_MARK: Final = 13.0
_BAR: Final = 0.5
"""How much of its column a bar fills."""

Format = Callable[[float], str]


class Point(msgspec.Struct, frozen=True):
    """A value at a place, with the ends of its error bar and, where points differ in it, its weight from 0 to 1."""

    x: float
    y: float
    low: float | None = None
    high: float | None = None
    weight: float | None = None


class Series(msgspec.Struct, frozen=True):
    """Points that belong together; the style is the class they wear."""

    style: str
    points: tuple[Point, ...]


class Axis(msgspec.Struct, frozen=True):
    """What an axis measures, from where to where, and how its numbers are written."""

    label: str
    low: float
    high: float
    write: Format


def axis_for(label: str, values: Sequence[float], write: Format) -> Axis:
    """An axis that begins at 0 or below, has round numbers, and holds all values."""
    low, high = min(0.0, *values), max(0.0, *values)
    step = _round_step((high - low or 1.0) / _TICKS)
    return Axis(label, floor(low / step) * step, ceil(high / step) * step or step, write)


def line_plot(title: str, x: Axis, y: Axis, series: Sequence[Series]) -> str:
    """Lines with error bars over whole numbers, such as the number of cards."""
    body = [_frame(x, y, [float(tick) for tick in range(ceil(x.low), floor(x.high) + 1)])]
    # Side by side rather than one upon the other, so that every error bar can be read.
    shift = 3.0
    for place, one in enumerate(series):
        aside = shift * (2 * place - len(series) + 1)
        spots = [(_across(x, point.x) + aside, point) for point in one.points]
        path = " ".join(f"{across:.1f},{_up(y, point.y):.1f}" for across, point in spots)
        body.append(f'<polyline class="line {one.style}" points="{path}"/>')
        body += [_error_bar(one.style, across, point, y) + _mark(one, across, point, y) for across, point in spots]
    return _svg(title, body)


def agreement_plot(title: str, x: Axis, y: Axis, series: Sequence[Series]) -> str:
    """Points that should lie on the diagonal, larger where there are more behind them."""
    end = min(x.high, y.high)
    diagonal = (
        f'<line class="reference" x1="{_across(x, 0):.1f}" y1="{_up(y, 0):.1f}" '
        f'x2="{_across(x, end):.1f}" y2="{_up(y, end):.1f}"/>'
    )
    body = [_frame(x, y, [float(tick) for tick in range(ceil(x.low), floor(x.high) + 1)]), diagonal]
    for one in series:
        body += [_mark(one, _across(x, point.x), point, y) for point in one.points]
    return _svg(title, body)


def bar_plot(title: str, y: Axis, names: Sequence[str], series: Sequence[Series], reference: float) -> str:
    """A bar with its error for each name, and a line at the height where all would be equal."""
    x = Axis("", -0.5, len(names) - 0.5, lambda place: names[round(place)])
    body = [_frame(x, y, [float(place) for place in range(len(names))])]
    half = _BAR / 2
    for one in series:
        for point in one.points:
            left, right = _across(x, point.x - half), _across(x, point.x + half)
            top = _up(y, point.y)
            body.append(
                f'<rect class="bar {one.style}" x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
                f'height="{_up(y, 0) - top:.1f}" rx="3"/>'
            )
            body.append(_error_bar("on-bar", _across(x, point.x), point, y))
    level = _up(y, reference)
    body.append(f'<line class="reference" x1="{_LEFT}" y1="{level:.1f}" x2="{WIDTH - _RIGHT}" y2="{level:.1f}"/>')
    return _svg(title, body)


def _svg(title: str, body: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{"".join(body)}</svg>'


def _frame(x: Axis, y: Axis, x_ticks: Sequence[float]) -> str:
    """Grid lines, numbers and labels."""
    parts = []
    step = _round_step((y.high - y.low) / _TICKS)
    for place in range(round((y.high - y.low) / step) + 1):
        value = y.low + place * step
        level = _up(y, value)
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{level:.1f}" x2="{WIDTH - _RIGHT}" y2="{level:.1f}"/>')
        parts.append(_text(_LEFT - 6, level + 4, y.write(value), "end"))
    parts += [_text(_across(x, tick), HEIGHT - _BOTTOM + 18, x.write(tick), "middle") for tick in x_ticks]
    if x.label:
        parts.append(_text((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 8, x.label, "middle"))
    middle = (_TOP + HEIGHT - _BOTTOM) / 2
    parts.append(
        f'<text text-anchor="middle" transform="translate(13 {middle:.1f}) rotate(-90)">{escape(y.label)}</text>'
    )
    return "".join(parts)


def _mark(series: Series, across: float, point: Point, y: Axis) -> str:
    # The area, not the width, grows with the weight.
    radius = _MARK if point.weight is None else max(2.0, _LARGEST_MARK * sqrt(point.weight))
    return f'<circle class="mark {series.style}" cx="{across:.1f}" cy="{_up(y, point.y):.1f}" r="{radius:.1f}"/>'


def _error_bar(style: str, across: float, point: Point, y: Axis) -> str:
    if point.low is None or point.high is None:
        return ""
    low, high = _up(y, point.low), _up(y, point.high)
    left, right = across - _CAP, across + _CAP
    return (
        f'<path class="error {style}" d="M{left:.1f} {high:.1f}H{right:.1f}M{across:.1f} {high:.1f}V{low:.1f}'
        f'M{left:.1f} {low:.1f}H{right:.1f}"/>'
    )


def _text(across: float, down: float, text: str, anchor: str) -> str:
    return f'<text x="{across:.1f}" y="{down:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _across(axis: Axis, value: float) -> float:
    return _LEFT + (value - axis.low) / (axis.high - axis.low) * (WIDTH - _LEFT - _RIGHT)


def _up(axis: Axis, value: float) -> float:
    return HEIGHT - _BOTTOM - (value - axis.low) / (axis.high - axis.low) * (HEIGHT - _TOP - _BOTTOM)


def _round_step(rough: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= rough * (1 - 1e-9))
