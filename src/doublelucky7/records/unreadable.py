"""The first of three error families: what was handed in cannot be read as a record at all."""

from __future__ import annotations

from enum import Enum


class UnreadableCode(Enum):
    """What kept a record from being read."""

    NOT_UTF8 = "not_utf8"
    NOT_JSON = "not_json"
    WRONG_FIELD = "wrong_field"
    WRONG_WORD = "wrong_word"


class UnreadableRecord(ValueError):
    """Raised where JSON or text is no record: the place is a JSON path or a line, the detail is for developers."""

    def __init__(self, code: UnreadableCode, place: str, detail: str, line: int | None = None) -> None:
        where = place if line is None else f"line {line}, {place}"
        super().__init__(f"{code.value} at {where}: {detail}")
        self.code = code
        self.place = place
        self.detail = detail
        self.line = line
