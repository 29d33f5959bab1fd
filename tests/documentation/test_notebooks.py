"""The notebooks: each runs from top to bottom, small here and at its own size in `make test-all`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "docs" / "notebooks"
NAMES = ["play-and-look", "train-a-bot", "analyse-games"]
SMALL = {"DOUBLELUCKY7_STEPS": "10", "DOUBLELUCKY7_GAMES": "4"}


def executed(name: str, into: Path, sizes: dict[str, str]) -> str:
    """Runs a notebook in a kernel of its own, and answers with all it printed and showed."""
    words = ["--to", "notebook", "--execute", "--ExecutePreprocessor.timeout=1800", "--output-dir", str(into)]
    ended = subprocess.run(
        [sys.executable, "-m", "nbconvert", *words, str(NOTEBOOKS / f"{name}.ipynb")],
        env={**os.environ, **sizes, "JUPYTER_PLATFORM_DIRS": "1", "IPYTHONDIR": str(into / "ipython")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return (into / f"{name}.ipynb").read_text(encoding="utf-8")


SHOWN = {"play-and-look": "<svg", "train-a-bot": "█", "analyse-games": "tricks   expert"}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_shows_what_it_is_about(name: str, tmp_path: Path) -> None:
    assert SHOWN[name] in executed(name, tmp_path, SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES[1:])
def test_a_notebook_runs_at_its_own_size(name: str, tmp_path: Path) -> None:
    assert SHOWN[name] in executed(name, tmp_path, {})


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_stored_with_what_it_showed(name: str) -> None:
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    shown = [cell for cell in cells if cell["cell_type"] == "code" and cell["outputs"]]
    assert len(shown) > 1
    assert all(cell["execution_count"] for cell in cells if cell["cell_type"] == "code")
