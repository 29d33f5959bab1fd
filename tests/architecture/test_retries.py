"""Whatever is run once more is named and counted by `make test`."""

import re
import subprocess
import sys
from pathlib import Path

from tests.architecture.tree import ROOT

TESTED = "tests/architecture/test_start.py"


def test_a_run_that_is_a_retry_notes_the_names_of_its_tests(tmp_path: Path) -> None:
    noted = tmp_path / "retried.txt"
    noted.write_text("tests/server/test_before.py::test_of_another_stage\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--note-retries", str(noted), TESTED]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    names = noted.read_text(encoding="utf-8").splitlines()
    assert names[0] == "tests/server/test_before.py::test_of_another_stage"
    assert names[1:]
    assert all(name.startswith(f"{TESTED}::test_") for name in names[1:])


def test_nothing_is_retried_twice() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    retries = re.findall(r"^\t\$\(PYTEST\) (.*) \|\| \$\(ONCE_MORE\) (.*)$", makefile, re.MULTILINE)
    assert retries
    assert all(first == second for first, second in retries)
    assert len({tests for tests, _ in retries}) == len(retries) == makefile.count("$(ONCE_MORE)")
