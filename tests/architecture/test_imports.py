"""Who may import whom: the contracts in pyproject.toml hold, and each of them can fail."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from tests.architecture.tree import PACKAGE, ROOT, python_files

# What the rules may use of the world: words for values, nothing that differs between two runs.
# A card can draw itself, which is words, too.
HARMLESS = {
    "doublelucky7.pictures.cards",
    "__future__",
    "collections",
    "enum",
    "functools",
    "itertools",
    "math",
    "msgspec",
    "operator",
    "typing",
}

LAYERS = "Upper layers use lower layers"
PURE_RULES = "The rules know no chance"
HONEST_BOTS = "Bots, kernel and coach cannot reach the full state"

PLANTS = [
    pytest.param(
        "rules/cards.py", "from doublelucky7.dealing import shuffle", LAYERS, id="a lower layer uses an upper one"
    ),
    pytest.param("rules/cards.py", "import random", PURE_RULES, id="the rules roll a die"),
    pytest.param("bots/planted.py", "from doublelucky7.rules.engine import decide", HONEST_BOTS, id="a bot cheats"),
]
MORE_PLANTS = [
    pytest.param("kernel/planted.py", "from doublelucky7 import wording", LAYERS, id="two siblings meet"),
    pytest.param("utils/__init__.py", "", LAYERS, id="a package nobody decided on"),
    pytest.param("rules/cards.py", "import time", PURE_RULES, id="the rules look at the clock"),
    pytest.param("bots/planted.py", "from doublelucky7.rules import state", HONEST_BOTS, id="a bot peeks"),
    pytest.param(
        "bots/planted.py", "from doublelucky7.rules import seeing", HONEST_BOTS, id="a bot asks a friend to peek"
    ),
    pytest.param("kernel/planted.py", "from doublelucky7.rules import state", HONEST_BOTS, id="the kernel peeks"),
    pytest.param("coach/planted.py", "from doublelucky7.records import hearing", HONEST_BOTS, id="the coach peeks"),
]
STAY_APART = [("tests", "benchmarks"), ("benchmarks", "tests"), ("testkit", "tests"), ("testkit", "benchmarks")]


def contracts_of(src: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts against the package in a folder."""
    command = "from importlinter.cli import lint_imports_command as check; check()"
    return subprocess.run(
        [sys.executable, "-c", command, "--no-logo", "--no-cache", "--config", str(ROOT / "pyproject.toml")],
        env={**os.environ, "PYTHONPATH": str(src), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_contracts_hold() -> None:
    checked = contracts_of(PACKAGE.parent)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize(("file", "line", "contract"), PLANTS)
def test_a_planted_import_breaks_its_contract(tmp_path: Path, file: str, line: str, contract: str) -> None:
    check_that_a_plant_is_found(tmp_path, file, line, contract)


@pytest.mark.slow
@pytest.mark.parametrize(("file", "line", "contract"), MORE_PLANTS)
def test_so_does_every_other_planted_import(tmp_path: Path, file: str, line: str, contract: str) -> None:
    check_that_a_plant_is_found(tmp_path, file, line, contract)


def check_that_a_plant_is_found(tmp_path: Path, file: str, line: str, contract: str) -> None:
    """Plant a line in a copy of the package and see that it breaks this contract alone."""
    copy = tmp_path / "doublelucky7"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    planted = copy / file
    planted.parent.mkdir(exist_ok=True)
    before = planted.read_text(encoding="utf-8") if planted.exists() else ""
    planted.write_text(f"{before}\n{line}\n", encoding="utf-8")
    checked = contracts_of(tmp_path)
    assert checked.returncode == 1, checked.stdout + checked.stderr
    broken = [row for row in checked.stdout.splitlines() if row.rstrip().endswith("BROKEN")]
    assert len(broken) == 1
    assert broken[0].startswith(contract)


def test_the_rules_use_nothing_but_harmless_words_of_the_standard_library() -> None:
    graph = grimp.build_graph("doublelucky7", include_external_packages=True, cache_dir=None)
    rules = graph.find_descendants("doublelucky7.rules")
    used = {imported for module in rules for imported in graph.find_modules_directly_imported_by(module)}
    assert {name for name in used if not name.startswith("doublelucky7.rules")} <= HARMLESS


@pytest.mark.parametrize(("folder", "other"), STAY_APART)
def test_tests_and_benchmarks_share_testkit_and_nothing_else(folder: str, other: str) -> None:
    modules = {path: path.read_text(encoding="utf-8") for path in python_files() if path.is_relative_to(ROOT / folder)}
    assert modules
    imports_it = re.compile(rf"^\s*(?:from|import) {other}\b", re.MULTILINE)
    assert [str(path) for path, source in modules.items() if imports_it.search(source)] == []
