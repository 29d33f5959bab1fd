"""The text notation: the whole record in lines that people read and paste into a message; equal to the JSON."""

from __future__ import annotations

from doublelucky7.records.record import Record

LAST_WORD = "End"


def to_text(record: Record) -> str:
    """The record in the text notation."""
    raise NotImplementedError


def from_text(text: str, first_line: int = 1) -> Record:
    """The record that text holds; raises `UnreadableRecord` with the line and column of what is wrong."""
    raise NotImplementedError
