"""The few pieces of SVG that all drawings are made of."""

from __future__ import annotations

from html import escape

from doublelucky7.pictures.palette import FONT, GOLD


def document(width: float, height: float, title: str, body: str) -> str:
    """A whole picture; the title is what a screen reader says."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" role="img" font-family="{FONT}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing moved, enlarged and turned about its upper left corner."""
    steps = [f"translate({number(x)} {number(y)})"]
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    return f'<g transform="{" ".join(steps)}">{body}</g>'


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: str = "middle",
    weight: int = 600,
    golden: str = "",
) -> str:
    """A line of text whose baseline is at y, with some golden words at its end."""
    end = f'<tspan fill="{GOLD}">{escape(golden)}</tspan>' if golden else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}" '
        f'fill="{fill}" text-anchor="{anchor}" xml:space="preserve">{escape(words)}{end}</text>'
    )


def number(value: float) -> str:
    """A number as short as it can be written, the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
