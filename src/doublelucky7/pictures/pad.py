"""A score pad as a table of HTML, which notebooks and web pages show as it is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from doublelucky7.pictures.palette import CREAM, FONT, INK

_CELL: Final = "padding:3px 10px;text-align:right;border:0;background:none"


class PadRow(NamedTuple):
    """A row of the pad: what it is called, a cell for each seat, and whether it stands out."""

    label: str
    cells: Sequence[str]
    is_strong: bool = False


def pad_html(heading: str, names: Sequence[str], rows: Sequence[PadRow]) -> str:
    """The whole pad; the heading is over the column of labels."""
    head = "".join(f'<th style="{_CELL};font-weight:600">{escape(words)}</th>' for words in (heading, *names))
    body = "".join(map(_row, rows))
    return (
        f'<table style="border-collapse:collapse;background:{CREAM};color:{INK};font-family:{FONT};'
        'font-variant-numeric:tabular-nums;border-radius:8px;overflow:hidden">'
        f'<thead style="border-bottom:2px solid {INK}"><tr>{head}</tr></thead><tbody>{body}</tbody></table>'
    )


def _row(row: PadRow) -> str:
    style = f"{_CELL};font-weight:600" if row.is_strong else _CELL
    label = f'<th style="{_CELL};font-weight:{600 if row.is_strong else 400}">{escape(row.label)}</th>'
    cells = "".join(f'<td style="{style}">{escape(cell)}</td>' for cell in row.cells)
    border = f' style="border-top:2px solid {INK}"' if row.is_strong else ""
    return f"<tr{border}>{label}{cells}</tr>"
