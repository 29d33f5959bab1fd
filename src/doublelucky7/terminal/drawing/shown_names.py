"""Names as a terminal shows them: what a stranger wrote may not turn the direction of the line it stands in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from doublelucky7.records.pad_record import PadRecord

if TYPE_CHECKING:
    from doublelucky7.records.record import Record

_BIDI_CONTROLS: Final = re.compile("[\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]")


def names_in(record: Record | PadRecord) -> list[str]:
    """Everybody's name in seat order, or in the order of the pad."""
    names = record.people if isinstance(record, PadRecord) else [player.name for player in record.seats]
    return [without_controls(name) for name in names]


def without_controls(text: str) -> str:
    """The text without the invisible characters that turn the direction of writing."""
    return _BIDI_CONTROLS.sub("", text)


def without_controls_in_json(text: str) -> str:
    """The same JSON, with those characters written as their numbers."""
    return _BIDI_CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
