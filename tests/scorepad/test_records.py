"""Pad records: what the page writes is confirmed by `doublelucky7 verify`, and any number changed is noticed."""

import json
import subprocess
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hatch_build
from doublelucky7.cli.main import main
from doublelucky7.records.pad_record import pad_from_json
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.records.verify_pad import verify_pad
from tests.architecture.tree import ROOT
from tests.records.pads import classic

WRITER = ROOT / "web" / "tests" / "scorepad" / "write-records.ts"
GAMES = 40
CHANGES = 60


@pytest.fixture(scope="module")
def written() -> list[str]:
    node, _ = hatch_build.node_and_npm()
    program = [str(node), "--disable-warning=ExperimentalWarning", str(WRITER), str(GAMES)]
    return subprocess.run(program, capture_output=True, check=True, text=True).stdout.splitlines()


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers of a JSON value stand."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield path
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers_in(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from numbers_in(inner, (*path, place))


def changed(record: Any, path: tuple[Any, ...], by: int) -> str:
    copy = deepcopy(record)
    inner = copy
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] += by
    return json.dumps(copy)


def test_what_the_page_writes_is_confirmed(written: list[str]) -> None:
    assert len(written) == GAMES
    assert [verify_pad(pad_from_json(line)) for line in written] == [None] * GAMES


# Another pawn's person, another face or target may also have happened; a bid only shows where it is scored.
MAY_BE = {"face", "target", "other", "change", "person", "bids", "winners"}


def test_every_other_number_changed_once_is_noticed(written: list[str]) -> None:
    random = Random(7)
    unnoticed = []
    for line in written[:12]:
        record = json.loads(line)
        paths = [path for path in numbers_in(record) if not MAY_BE & set(path)]
        for path in random.sample(paths, min(CHANGES, len(paths))):
            text = changed(record, path, random.choice((-1, 1)))
            try:
                if verify_pad(pad_from_json(text)) is None:
                    unnoticed.append(path)
            except UnreadableRecord:
                pass
    assert unnoticed == []


def test_the_command_says_what_does_not_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(classic()) + "\n", encoding="utf-8")
    bad.write_text(json.dumps(classic(points=[12, 10, 10])) + "\n", encoding="utf-8")
    assert main(["verify", str(good)]) == 0
    assert main(["verify", str(bad)]) == 1
    assert "R6.1" in capsys.readouterr().out
