"""The text notation: the whole record in lines that people read and paste into a message.

It carries what the JSON carries, neither more nor less. Only the order of words counts: line breaks, spaces, commas,
colons and backticks separate words and mean nothing else, so a message may wrap and indent it as it likes.
"""

from __future__ import annotations

from doublelucky7.records.notation_reading import from_text
from doublelucky7.records.notation_words import LAST_WORD
from doublelucky7.records.notation_writing import to_text

__all__ = ["LAST_WORD", "from_text", "to_text"]
