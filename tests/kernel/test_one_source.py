"""One source, two speeds: compiled or not, on one thread or several, the kernel gives the same answers."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from doublelucky7 import kernel
from doublelucky7.kernel import bits, codes
from doublelucky7.kernel.playouts import play_random_rounds
from tests.kernel.fingerprint import fingerprint

ROOT = Path(__file__).parents[2]


def test_the_uncompiled_kernel_computes_the_same_as_the_one_in_use() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "tests.kernel.fingerprint"],
        cwd=ROOT,
        env={**os.environ, kernel.SWITCH: "pure", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, answer = json.loads(asked.stdout)
    assert compiled is False
    assert answer == json.loads(json.dumps(fingerprint()))


@pytest.mark.parametrize("threads", [2, 3, 7])
def test_answers_depend_on_the_seed_and_not_on_the_number_of_threads(threads: int) -> None:
    assert fingerprint(threads) == fingerprint(1)


def test_another_seed_gives_other_rounds() -> None:
    one, other = (play_random_rounds(4, 7, 50, seed) for seed in (1, 2))
    assert [one.points_by(seat) for seat in range(4)] != [other.points_by(seat) for seat in range(4)]


def test_the_random_stream_is_splitmix64() -> None:
    # The first numbers for seed 1234567 as its author's reference program prints them.
    state, drawn = 1234567, []
    for _ in range(5):
        state = bits.following(state)
        drawn.append(bits.scrambled(state))
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_c_has_the_same_codes_as_python() -> None:
    declared = (Path(str(codes.__file__)).with_suffix(".pxd")).read_text(encoding="utf-8")
    in_c = {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", declared, re.MULTILINE)}
    in_python = {name: value for name, value in vars(codes).items() if name.isupper()}
    assert in_c == in_python
