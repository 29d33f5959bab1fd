"""The programs that learn: each runs, prints its learning curve, and plays among club players at the end."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="the extra `examples` is not installed")

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dmc.py", "ppo.py"])
def test_a_program_learns_and_tells_its_curve(name: str) -> None:
    words = [sys.executable, str(EXAMPLES / name), "--seconds", "4", "--games", "2"]
    printed = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len([line for line in printed if "points a round" in line]) > 3
    assert "among three club players" in printed[-1]
