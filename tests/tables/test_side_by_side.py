"""Two versions run side by side during a deploy: what this one stores the last one must be able to read.

`golden/readable.json` holds every kind of stored event, with its fields, that the last release reads, and whatever is
inside them: a rule set with another field, or another pace of a table, would not be read either. A new kind is at first
only added to what can be read, and written one release later. `python -m tests.tables.test_side_by_side` prints
what this version reads, for the file of the next release.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doublelucky7.storage.entry import By, ByPerson, Entry
from doublelucky7.tables.stream.events import NOT_YET_WRITTEN, ImpossibleHistory, StoredEvent, from_store
from tests.tables.golden_games import STREAMS

READABLE = Path(__file__).parent / "golden" / "readable.json"


def readable_here() -> dict[str, list[str]]:
    """Every kind of event that this version reads, with its fields, and every type in them, with fields or values."""
    _, types = msgspec.json.schema_components([StoredEvent, By])
    return {
        _name_of(name, schema): sorted(schema.get("properties", schema.get("enum"))) for name, schema in types.items()
    }


def _name_of(name: str, schema: dict[str, Any]) -> str:
    """What is stored of a type's name: the tag of an event."""
    tags: list[str] = schema.get("properties", {}).get("kind", {}).get("enum", [])
    return tags[0] if len(tags) == 1 else name


def readable_by_the_last() -> dict[str, list[str]]:
    return msgspec.json.decode(READABLE.read_bytes(), type=dict[str, list[str]])


def test_the_last_version_reads_whatever_this_one_writes() -> None:
    last = readable_by_the_last()
    written = {kind: fields for kind, fields in readable_here().items() if kind not in NOT_YET_WRITTEN}
    assert {kind: fields for kind, fields in written.items() if not set(fields) <= set(last.get(kind, ()))} == {}, (
        "write it one release after it can be read: docs/scaling.md"
    )
    assert set(written) <= set(last)


def test_this_version_reads_whatever_the_last_one_wrote() -> None:
    last, here = readable_by_the_last(), readable_here()
    assert {kind: fields for kind, fields in last.items() if not set(fields) <= set(here.get(kind, ()))} == {}


def test_the_golden_streams_hold_only_what_both_versions_read() -> None:
    last = readable_by_the_last()
    kinds = {msgspec.json.decode(line)["kind"] for line in STREAMS.read_bytes().splitlines()}
    assert kinds
    assert kinds <= set(last)
    assert kinds.isdisjoint(NOT_YET_WRITTEN)


def test_a_kind_that_nobody_knows_is_refused_and_not_guessed() -> None:
    event = b'{"kind":"of_a_later_version"}'
    with pytest.raises(ImpossibleHistory):
        from_store(Entry(version=1, at=1, by=ByPerson("anna"), kind="of_a_later_version", event=event, action_id=None))


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(readable_here(), order="sorted"), indent=1) + b"\n")
