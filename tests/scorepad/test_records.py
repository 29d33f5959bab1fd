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
from doublelucky7.records.disagreements import DisagreementCode
from doublelucky7.records.pad_record import pad_from_json
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.records.verify_pad import verify_pad
from tests.architecture.tree import ROOT

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


def classic(**changes: object) -> dict[str, Any]:
    """A first round of three, each bid 0 but the dealer; Anna takes the trick."""
    row = {"round": 1, "cards": 1, "seated": [0, 1, 2], "dealer": 0, "bids": [1, 0, 1], "tricks": [1, 0, 0]}
    record: dict[str, Any] = {
        "format": "doublelucky7-pad",
        "version": 1,
        "ruleset": {"rounds": 7, "mode": "classic", "joker_trump": "dealer_chooses"},
        "people": ["Anna", "Bea", "Cem"],
        "first_dealer": 0,
        "rounds": [{**row, "points": [12, 10, 0], **changes}],
    }
    return record


def found(record: dict[str, Any]) -> tuple[str, str] | None:
    disagreement = verify_pad(pad_from_json(json.dumps(record)))
    return None if disagreement is None else (disagreement.code.value, disagreement.clause)


def test_r4_3_bids_that_add_up_are_refused_but_by_house_rule() -> None:
    assert found(classic()) is None
    equal = classic(bids=[1, 0, 0], points=[12, 10, 10])
    assert found(equal) == (DisagreementCode.ILLEGAL_ACTION.value, "R4.3")
    assert found({**equal, "house_rules": {"exact": 10, "each": 2, "forbidden_bid": False}}) is None


def test_r6_1_points_are_recomputed_by_the_house_rules_that_are_marked() -> None:
    house = {"exact": 5, "each": 1, "forbidden_bid": True}
    assert found({**classic(points=[6, 5, 0]), "house_rules": house}) is None
    assert found(classic(points=[6, 5, 0])) == (DisagreementCode.POINTS_DIFFER.value, "R6.1")


def test_r2_4_the_dealer_moves_on() -> None:
    record = classic()
    second = {**record["rounds"][0], "round": 2, "cards": 2, "bids": [1, 0, 0], "tricks": [1, 1, 0]}
    del second["seated"]
    record["rounds"].append({**second, "dealer": 0, "points": [12, 0, 10]})
    assert found(record) == (DisagreementCode.DEALER_DIFFERS.value, "R2.4")
    record["rounds"][1]["dealer"] = 1
    assert found(record) is None


def test_the_command_says_what_does_not_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(classic()) + "\n", encoding="utf-8")
    bad.write_text(json.dumps(classic(points=[12, 10, 10])) + "\n", encoding="utf-8")
    assert main(["verify", str(good)]) == 0
    assert main(["verify", str(bad)]) == 1
    assert "R6.1" in capsys.readouterr().out
