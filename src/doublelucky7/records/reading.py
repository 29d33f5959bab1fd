"""Files of many records: one game per line of JSON, or games in the text notation one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from doublelucky7.records.notation import LAST_WORD, from_text
from doublelucky7.records.pad_record import PadRecord, is_pad_record, pad_from_json
from doublelucky7.records.record import Record, from_json
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord

Kind = TypeVar("Kind")
_BYTE_ORDER_MARK = "\ufeff"


def read_records(lines: Iterable[str | bytes]) -> Iterator[Record]:
    """The records in a file, or in any other lines; raises `UnreadableRecord` with the line that is wrong."""
    return (record for _, record in numbered_records(lines))


def numbered_records(lines: Iterable[str | bytes]) -> Iterator[tuple[int, Record]]:
    """The records, each with the number of its first line, counted from 1."""
    return numbered_records_by(lines, from_json)


def numbered_records_and_pads(lines: Iterable[str | bytes]) -> Iterator[tuple[int, Record | PadRecord]]:
    """The records and the pad records, each with the number of its first line, counted from 1."""
    return numbered_records_by(lines, _record_or_pad)


def _record_or_pad(line: str) -> Record | PadRecord:
    return pad_from_json(line) if is_pad_record(line) else from_json(line)


def numbered_records_by(
    lines: Iterable[str | bytes], read_json: Callable[[str], Kind]
) -> Iterator[tuple[int, Record | Kind]]:
    """What a file holds: games in the text notation, and whatever `read_json` makes of a line of JSON."""
    text: list[str] = []
    first = 0
    for number, line in enumerate(lines, 1):
        line = _decoded(line, number).strip(_BYTE_ORDER_MARK)
        if not text:
            if not line.strip():
                continue
            first = number
            if line.lstrip().startswith("{"):
                yield number, _from_json_line(line, number, read_json)
                continue
        text.append(line.rstrip("\r\n"))
        if line.strip() == LAST_WORD:
            yield first, from_text("\n".join(text), first)
            text.clear()
    if text:
        yield first, from_text("\n".join(text), first)


def _decoded(line: str | bytes, number: int) -> str:
    if isinstance(line, str):
        return line
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise UnreadableRecord(UnreadableCode.NOT_UTF8, f"byte {error.start + 1}", str(error), number) from None


def _from_json_line(line: str, number: int, read_json: Callable[[str], Kind]) -> Kind:
    try:
        return read_json(line)
    except UnreadableRecord as error:
        raise UnreadableRecord(error.code, error.place, error.detail, number) from None
