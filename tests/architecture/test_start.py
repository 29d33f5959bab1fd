"""Starting is cheap: what only some commands need is imported by those commands."""

import subprocess
import sys

HEAVY = ["dask", "distributed", "fluent", "open_spiel", "openskill", "pyspiel", "rich", "sqlite3"]


def test_importing_the_package_loads_none_of_the_heavy_libraries() -> None:
    question = f"import sys, doublelucky7; doublelucky7.Game; print(*(name for name in {HEAVY} if name in sys.modules))"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == []
