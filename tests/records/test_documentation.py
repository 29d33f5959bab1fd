"""docs/record-format.md is complete, and its example games are real."""

import re

import msgspec
import pytest

from doublelucky7.records.disagreements import DisagreementCode
from doublelucky7.records.notation import from_text, to_text
from doublelucky7.records.pad_record import HouseRules, PadRecord, PadResult, PadRound, PadWheelUse
from doublelucky7.records.reading import read_records
from doublelucky7.records.record import (
    BotPlayer,
    CommittedDealing,
    Person,
    Record,
    RecordedForfeit,
    RecordedResult,
    RecordedRound,
    RecordedTrick,
    RenewedDealing,
    Replaced,
    Seed,
    StandIn,
    UncommittedDealing,
    VoidedDealing,
    Withheld,
    from_json,
)
from doublelucky7.records.unreadable import UnreadableCode
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import DieFell
from doublelucky7.rules.ruleset import Mode, RuleSet
from tests.architecture.tree import ROOT
from tests.records.examples import FOLDER, files

PAGE = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
STRUCTS: list[type[msgspec.Struct]] = [
    RenewedDealing,
    Replaced,
    VoidedDealing,
    Withheld,
    Record,
    RuleSet,
    Person,
    BotPlayer,
    CommittedDealing,
    UncommittedDealing,
    Seed,
    RecordedRound,
    RecordedTrick,
    StandIn,
    RecordedForfeit,
    RecordedResult,
    PadRecord,
    HouseRules,
    PadRound,
    PadWheelUse,
    PadResult,
]


def reachable(kind: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """This struct and every other that its fields may hold."""
    found: set[type[msgspec.Struct]] = set()

    def look_at(info: object) -> None:
        if isinstance(info, msgspec.inspect.StructType) and info.cls not in found:
            found.add(info.cls)
            for field in info.fields:
                look_at(field.type)
        for inner in (*getattr(info, "types", ()), *filter(None, [getattr(info, "item_type", None)])):
            look_at(inner)

    look_at(msgspec.inspect.type_info(kind))
    return found


def section(title: str) -> str:
    return next(part for part in re.split(r"\n##+ ", PAGE) if title in part.partition("\n")[0])


def documented(title: str) -> set[str]:
    """The names in the first column of the table under a heading."""
    return set(re.findall(r"^\| `(\w+)` \|", section(title), re.MULTILINE))


@pytest.mark.parametrize("struct", STRUCTS)
def test_every_field_is_documented_and_no_other(struct: type[msgspec.Struct]) -> None:
    tag = {"kind"} if struct.__struct_config__.tag_field else set()
    assert documented(f"(`{struct.__name__}`)") == set(struct.__struct_encode_fields__) | tag


def test_no_part_of_a_record_goes_undocumented() -> None:
    own = {struct for struct in reachable(Record) if struct.__module__.startswith("doublelucky7.records")}
    assert own <= set(STRUCTS)


def test_every_deed_at_the_wheel_is_documented_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", section("At the wheel"), re.MULTILINE))
    deeds = {struct for struct in reachable(RecordedRound) if struct.__module__ == DieFell.__module__}
    assert set(rows) == {struct.__struct_config__.tag for struct in deeds}
    for deed in deeds:
        further = set(deed.__struct_encode_fields__) - {"seat"}
        assert all(f"`{name}`" in rows[str(deed.__struct_config__.tag)] for name in further)


def test_every_code_is_documented() -> None:
    codes = {code.value for code in (*DisagreementCode, *UnreadableCode)}
    assert codes == set(re.findall(r"^\| `(\w+)` \|", _what_can_be_wrong(), re.MULTILINE))


def _what_can_be_wrong() -> str:
    """The chapter with all its sections."""
    return PAGE.partition("\n## What can be wrong")[2].partition("\n## ")[0]


def test_the_example_files_are_what_their_command_makes() -> None:
    assert {path: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()} == files()


@pytest.mark.parametrize("mode", list(Mode))
def test_the_example_of_each_mode_verifies_and_is_the_same_in_both_forms(mode: Mode) -> None:
    with (FOLDER / f"{mode.value}.jsonl").open("rb") as lines:
        [record] = read_records(lines)
    assert record.ruleset.mode is mode
    assert verify(record) is None
    assert from_text((FOLDER / f"{mode.value}.txt").read_text(encoding="utf-8")) == record


def test_together_the_examples_use_every_field() -> None:
    records = [from_json(path.read_text(encoding="utf-8")) for path in FOLDER.glob("*.jsonl")]
    text = "".join(map(to_text, records)) + (FOLDER / "lucky_dice.jsonl").read_text(encoding="utf-8")
    for line in ("Date", "Trump", "Wheel", "Stand-in", "Secret", "Seed", "Note", "Penalties", "silent", "die", "keeps"):
        assert line in text


@pytest.mark.parametrize("title", ["Classic", "Tactical Escape", "Lucky Dice"])
def test_what_the_page_quotes_stands_in_the_example(title: str) -> None:
    name = title.lower().replace(" ", "_")
    quoted = section(title).partition("```text\n")[2].partition("```")[0].splitlines()
    lines = iter((FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines())
    assert quoted
    # Each line in turn, from where the last one was found.
    assert [line for line in quoted if line not in lines] == []


def test_the_quoted_json_stands_in_the_example() -> None:
    quoted = section("Classic").partition("```json\n")[2].partition("```")[0].replace("\n", "")
    beginning, _, rest = quoted.partition(" …")
    line = (FOLDER / "classic.jsonl").read_text(encoding="utf-8")
    assert beginning in line
    assert rest in line


def test_the_page_is_named_where_people_look() -> None:
    assert "docs/record-format.md" in (ROOT / "README.md").read_text(encoding="utf-8")
