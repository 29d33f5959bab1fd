"""An imitation goes on after the last whole game."""

import json
import os
import subprocess
import sys
from pathlib import Path

from doublelucky7 import kernel

ROOT = Path(__file__).parents[2]


def test_the_game_whose_line_a_kill_cut_short_is_played_again() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.training.killed_imitation"],
        cwd=ROOT,
        env={**os.environ, kernel.SWITCH: "pure", "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ended.stdout.splitlines()[-1]) == [0, 1, 2]
