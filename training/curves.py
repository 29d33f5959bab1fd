"""Learning curves as a picture: what the ladder matches of a training came to, over the rounds played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

WIDTH: Final = 760
HEIGHT: Final = 420
LEFT: Final = 60
RIGHT: Final = 200
TOP: Final = 20
BOTTOM: Final = 40
LOWEST: Final = -1.0
HIGHEST: Final = 3.0
COLOURS: Final = ("#1b6ca8", "#c0392b", "#2e8b57", "#8e5aa8", "#b8860b", "#555555")


def learning_curves(lines: Iterable[Mapping[str, float]]) -> str:
    """An SVG with one curve for each kind of match; lines without matches are passed over."""
    matches = [line for line in lines if any(name.startswith("over ") for name in line)]
    last = max((line["rounds"] for line in matches), default=1.0)
    names = [name for name in matches[-1] if name.startswith("over ")] if matches else []
    parts = [_axes(last)]
    for number, name in enumerate(names):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{_x(line['rounds'], last):.1f},{_y(line[name]):.1f}" for line in matches if name in line)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{TOP + 18 * (number + 1)}" fill="{colour}">{escape(name)}</text>'
        )
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="13">\n{body}\n</svg>\n'


def _axes(last: float) -> str:
    """Whole points as lines across, and the rounds at both ends below."""
    lines = []
    for points in range(int(LOWEST), int(HIGHEST) + 1):
        y = _y(points)
        lines.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}" stroke="#cccccc"/>')
        lines.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{points:+d}</text>')
    below = HEIGHT - 12
    lines.append(f'<text x="{LEFT}" y="{below}">0 rounds</text>')
    lines.append(f'<text x="{WIDTH - RIGHT}" y="{below}" text-anchor="end">{last:,.0f}</text>')
    return "\n".join(lines)


def _x(rounds: float, last: float) -> float:
    return LEFT + (WIDTH - RIGHT - LEFT) * rounds / last


def _y(points: float) -> float:
    inside = min(max(points, LOWEST), HIGHEST)
    return TOP + (HEIGHT - BOTTOM - TOP) * (HIGHEST - inside) / (HIGHEST - LOWEST)
