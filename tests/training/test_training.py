"""The training learns: its slopes are true, its loss falls, its targets are distributions, and it can be resumed."""

import json
import os
import subprocess
import sys
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from doublelucky7 import kernel
from doublelucky7.kernel.bits import stream
from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS, TRUMP_AS_LED
from doublelucky7.kernel.heuristic import evaluate_bids
from doublelucky7.kernel.position import Position, begin, deal_at_random
from doublelucky7.kernel.strength import Evaluation
from tests.kernel.made_up_weights import FORMAT, made_up_weights
from training import sizes
from training.curves import learning_curves
from training.grow import grown
from training.native import NOT_COMPILED
from training.strangers import stranger

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def course() -> Any:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.training.short_course"],
        cwd=ROOT,
        env={**os.environ, kernel.SWITCH: "pure", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    # What is printed before it tells of progress.
    return json.loads(ended.stdout.splitlines()[-1])


@pytest.mark.slow
def test_slopes_are_what_a_nudge_does_to_the_loss(course: Any) -> None:
    for computed, measured in course["slopes"]:
        assert computed == pytest.approx(measured, rel=0.02, abs=1e-3)


@pytest.mark.slow
def test_the_loss_falls(course: Any) -> None:
    assert course["losses"][-1] < 0.9 * course["losses"][0]


@pytest.mark.slow
def test_a_seed_gives_the_same_rounds_again(course: Any) -> None:
    assert course["same again"]


@pytest.mark.slow
def test_what_was_kept_is_taken_back_whole(course: Any) -> None:
    assert course["kept"]


@pytest.mark.slow
def test_a_training_begins_with_the_very_network_it_is_given(course: Any) -> None:
    assert course["same weights"]


@pytest.mark.slow
def test_some_rows_can_learn_while_all_else_stays(course: Any) -> None:
    first, last = course["rows"]
    changed = course["changed by rows only"]
    assert changed
    assert all(first <= place // FIRST_UNITS < last for place in changed)


@pytest.mark.slow
def test_a_network_learns_to_expect_what_a_search_found(course: Any) -> None:
    imitated = course["imitated"]
    assert len(imitated["shares"]) > 4
    assert imitated["shares"] == pytest.approx([1.0] * len(imitated["shares"]))
    assert imitated["after"] < imitated["before"]


@pytest.mark.slow
def test_targets_are_distributions(course: Any) -> None:
    for target in course["targets"]:
        assert sum(target) == pytest.approx(1.0, abs=1e-5)


@pytest.mark.slow
def test_a_part_of_every_target_is_what_the_teachers_expect(course: Any) -> None:
    share = course["share taught"]
    for before, after, expected in course["taught"]:
        assert after == pytest.approx((1.0 - share) * before + share * expected, abs=0.01)


@pytest.mark.slow
def test_the_others_at_a_table_can_be_of_one_kind(course: Any) -> None:
    for roles in course["companies"]:
        assert sizes.LEARNER in roles
        assert len(set(roles) - {sizes.LEARNER}) <= 1
    found = {role for roles in course["companies"] for role in roles}
    assert found >= {sizes.RIVAL, sizes.THUMB, sizes.INSIGHT, sizes.STRANGER}


def test_strangers_bid_high_and_low_and_a_seed_gives_the_same_again() -> None:
    chance, again = Random(5), Random(5)
    strangers = [stranger(chance) for _ in range(40)]
    assert [one.values() for one in strangers] == [stranger(again).values() for _ in range(40)]
    assert {one.noise for one in strangers} >= {0.03, 1.0}
    evaluation, table = Evaluation(), Position()
    begin(table, 4, 7, 0, 1)
    deal_at_random(table, TRUMP_AS_LED, stream(8, 1))
    bids = set()
    for one in strangers:
        evaluate_bids(one, table, evaluation)
        bids.add(max(evaluation.considered(), key=itemgetter(1))[0])
    assert min(bids) == 0
    assert max(bids) >= 5


def test_c_has_the_same_sizes_as_python() -> None:
    declared = (ROOT / "training" / "sizes.pxd").read_text(encoding="utf-8").splitlines()
    in_c = {name.strip(): int(value) for name, _, value in (line.partition("=") for line in declared if "=" in line)}
    assert in_c == {name: value for name, value in vars(sizes).items() if name in in_c}
    assert len(in_c) >= len([name for name in vars(sizes) if name.startswith(("AT_", "MOST_"))])


def test_weights_grow_by_rows_that_add_nothing_yet() -> None:
    whole, added = made_up_weights(), 3 * FIRST_UNITS
    end = len(FORMAT) + 2 * FIRST_UNITS + INPUT_ROWS * FIRST_UNITS
    old = whole[: end - added] + whole[end:]
    assert grown(old) == whole[: end - added] + bytes(added) + whole[end:]
    for wrong in (whole, old[:-1]):
        with pytest.raises(ValueError, match="as it was"):
            grown(wrong)


def test_rows_can_be_added_between_others() -> None:
    whole = made_up_weights()
    first = len(FORMAT) + 2 * FIRST_UNITS
    gaps = [first + place * FIRST_UNITS for place in (5, 9)]
    old = whole[: gaps[0]] + whole[gaps[0] + FIRST_UNITS : gaps[1]] + whole[gaps[1] + FIRST_UNITS :]
    again = grown(old, (9, 5))
    assert [again[gap : gap + FIRST_UNITS] for gap in gaps] == [bytes(FIRST_UNITS)] * 2
    assert again[: gaps[0]] + again[gaps[0] + FIRST_UNITS : gaps[1]] + again[gaps[1] + FIRST_UNITS :] == old
    with pytest.raises(ValueError, match="2 rows were added"):
        grown(old, (5,))


def test_everything_that_is_compiled_can_be_translated_into_c(tmp_path: Path) -> None:
    sources = [f"training/{path.stem}.py" for path in ROOT.glob("training/*.pxd") if path.stem not in NOT_COMPILED]
    assert sources
    translate = (
        "import sys; from Cython.Build import cythonize; cythonize(sys.argv[2:], build_dir=sys.argv[1], force=True)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", translate, str(tmp_path), *sources],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert len(list(tmp_path.rglob("*.c"))) == len(sources)


def test_what_only_names_numbers_is_not_compiled() -> None:
    declarations = [*ROOT.glob("src/doublelucky7/kernel/*.pxd"), *ROOT.glob("training/*.pxd")]
    constants = {path.stem for path in declarations if "cdef enum:" in path.read_text(encoding="utf-8")}
    assert "codes" in constants
    assert constants <= set(NOT_COMPILED)


def test_a_match_becomes_a_point_of_every_curve() -> None:
    picture = learning_curves([{"rounds": 10, "over thumb, 4 x 7": 1.0}, {"rounds": 20, "over thumb, 4 x 7": 2.0}])
    assert picture.count("<polyline") == 1
    assert "over thumb, 4 x 7" in picture
