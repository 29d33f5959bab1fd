"""Reading records: strictly, from JSON lines and from the notation, with an error that names the place."""

import datetime as dt
from typing import Any

import msgspec
import pytest

from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.reading import numbered_records, read_records
from doublelucky7.records.record import Record, from_json, to_json
from doublelucky7.records.unreadable import UnreadableCode, UnreadableRecord
from doublelucky7.rules.ruleset import Mode
from testkit.games.recorded import finished

RECORD = finished(Mode.LUCKY_DICE, players=3)


def unreadable(text: str | bytes) -> UnreadableRecord:
    with pytest.raises(UnreadableRecord) as refused:
        from_json(text)
    return refused.value


def changed(path: list[str | int], value: Any) -> str:
    """The record's JSON with another value at one place."""
    fields = msgspec.json.decode(to_json(RECORD))
    holder = fields
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return msgspec.json.encode(fields).decode()


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (["format"], "another", "$.format"),
        (["version"], 3, "$.version"),
        (["date"], "2026-02-30", "$.date"),
        (["ruleset", "rounds"], 8, "$.ruleset.rounds"),
        (["ruleset", "speed"], "fast", "$.ruleset"),
        (["seats"], [{"kind": "person", "name": "alone"}], "$.seats"),
        (["seats", 0, "name"], "", "$.seats[0].name"),
        (["seats", 0, "name"], "\x1b[2Jboo", "$.seats[0].name"),
        (["dealing", "kind"], "trusted", "$.dealing.kind"),
        (["draws", 0], "R7 R8", "$.draws[0]"),
        (["first_dealer"], 7, "$.first_dealer"),
        (["rounds", 1, "deck"], "R7", "$.rounds[1].deck"),
        (["rounds", 1, "turned_up"], "R15", "$.rounds[1].turned_up"),
        (["rounds", 1, "bids", 0], "1", "$.rounds[1].bids[0]"),
        (["rounds", 1, "bids", 0], True, "$.rounds[1].bids[0]"),
        (["rounds", 1, "tricks", 0, "cards"], [], "$.rounds[1].tricks[0].cards"),
        (["rounds", 1, "wheel"], [{"kind": "roll_die", "seat": 7}], "$.rounds[1]"),
        (["rounds", 1, "wheel"], [{"kind": "die_fell", "face": 9}], "$.rounds[1]"),
        (["rounds", 1, "wheel"], [{"kind": "deal", "deck": []}], "$.rounds[1].wheel[0].kind"),
        (["result", "winners"], [], "$.result.winners"),
        (["comment"], "hello", "$"),
    ],
)
def test_a_field_that_does_not_fit_is_refused_with_its_path(path: list[str | int], value: Any, place: str) -> None:
    error = unreadable(changed(path, value))
    assert (error.code, error.place) == (UnreadableCode.WRONG_FIELD, place)
    assert place in str(error)


@pytest.mark.parametrize("text", ["", "{", "Round", "[" * 10**5 + "]" * 10**5])
def test_what_is_not_json_is_refused(text: str) -> None:
    assert unreadable(text).code in (UnreadableCode.NOT_JSON, UnreadableCode.WRONG_FIELD)


def test_json_nested_beyond_measure_is_refused() -> None:
    nested = '{"format":"doublelucky7-record","x":' + "[" * 10**5 + "]" * 10**5 + "}"
    assert unreadable(nested).place == "$"


def test_bytes_that_are_not_utf8_are_refused() -> None:
    assert unreadable(to_json(RECORD).encode().replace(b'"A"', b'"\xff"')).code is UnreadableCode.NOT_UTF8


def test_a_date_survives() -> None:
    dated = from_json(changed(["date"], "2026-11-15"))
    assert dated.date == dt.date(2026, 11, 15)
    assert from_text(to_text(dated)) == dated


class TestFiles:
    """Many records, one after the other."""

    def test_json_lines_and_notation_may_be_mixed_and_blank_lines_do_not_count(self) -> None:
        text = "\n".join([to_json(RECORD), "", to_text(RECORD), to_text(RECORD), to_json(RECORD)])
        assert list(read_records(text.splitlines(keepends=True))) == [RECORD] * 4
        assert list(read_records(text.encode().splitlines(keepends=True))) == [RECORD] * 4

    def test_each_record_comes_with_its_first_line(self) -> None:
        text = f"\n{to_json(RECORD)}\n\n{to_text(RECORD)}{to_json(RECORD)}\n"
        lines_of_notation = to_text(RECORD).count("\n")
        numbers = [number for number, _ in numbered_records(text.splitlines(keepends=True))]
        assert numbers == [2, 4, 4 + lines_of_notation]

    def test_nothing_is_no_record(self) -> None:
        assert list(read_records([])) == []
        assert list(read_records([" \n", "\n"])) == []

    def test_a_byte_order_mark_and_windows_line_ends_are_no_obstacle(self) -> None:
        windows = "\ufeff" + to_text(RECORD).replace("\n", "\r\n")
        assert list(read_records(windows.encode().splitlines(keepends=True))) == [RECORD]

    def test_the_end_need_not_stand_alone(self) -> None:
        wrapped = " ".join(to_text(RECORD).split())
        assert list(read_records([wrapped])) == [RECORD]

    @pytest.mark.parametrize(
        ("lines", "code", "line", "place"),
        [
            ([b"\n", b'{"format":1}\n'], UnreadableCode.WRONG_FIELD, 2, "$.format"),
            ([b"\n", b"ab\xff"], UnreadableCode.NOT_UTF8, 2, "byte 3"),
            ([b"\n", b"\n", b"  hello\n"], UnreadableCode.WRONG_WORD, 3, "column 3"),
        ],
    )
    def test_an_error_names_its_line(self, lines: list[bytes], code: UnreadableCode, line: int, place: str) -> None:
        with pytest.raises(UnreadableRecord) as refused:
            list(read_records(lines))
        assert (refused.value.code, refused.value.line, refused.value.place) == (code, line, place)
        assert f"line {line}" in str(refused.value)

    def test_records_are_read_one_by_one(self) -> None:
        found = read_records([to_json(RECORD), "nonsense"])
        assert isinstance(next(found), Record)
        with pytest.raises(UnreadableRecord):
            next(found)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"version":1', '"version":1,"version":1', "version"),
        ('"ruleset":{', '"ruleset":{"rounds":14,', "rounds"),
        ('"leader":', '"leader":0,"leader":', "leader"),
    ],
)
def test_a_key_that_stands_twice_is_refused(old: str, new: str, key: str) -> None:
    error = unreadable(to_json(RECORD).replace(old, new, 1))
    assert (error.code, error.detail) == (UnreadableCode.WRONG_FIELD, f"the key `{key}` stands twice in one object")


def test_so_is_a_rule_that_stands_twice_in_the_notation() -> None:
    with pytest.raises(UnreadableRecord, match="expected another rule, found 'rounds'"):
        from_text(to_text(RECORD).replace("Rules ", "Rules rounds 14 ", 1))


def test_of_a_long_word_only_the_beginning_is_quoted() -> None:
    with pytest.raises(UnreadableRecord) as refused:
        from_text("x" * 5000)
    assert len(refused.value.detail) < 120
