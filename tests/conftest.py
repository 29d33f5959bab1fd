"""What holds for every test: repeatable random examples, and a header that tells which kernel is under test."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from tests.architecture.kernel_build import state_of_the_build

# The same examples on every run, so that a failure is there again tomorrow and on another machine. To look for new
# failures instead: HYPOTHESIS_PROFILE=explore.
settings.register_profile("repeatable", derandomize=True, deadline=None, print_blob=True, database=None)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

# Where a shell runs the tests in the background it lets them ignore Ctrl-C, and every program they start inherits that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header(config: pytest.Config) -> str:
    return f"kernel: {state_of_the_build()}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--note-retries", type=Path, metavar="FILE", help="append the names of the tests of this run")


def pytest_collection_finish(session: pytest.Session) -> None:
    file: Path | None = session.config.getoption("--note-retries")
    if file is not None:
        with file.open("a", encoding="utf-8") as names:
            names.writelines(f"{item.nodeid}\n" for item in session.items)
