"""What holds for every test: repeatable random examples, and a header that tells which kernel is under test."""

import os

import pytest
from hypothesis import settings

from tests.architecture.kernel_build import state_of_the_build

# The same examples on every run, so that a failure is there again tomorrow and on another machine. To look for new
# failures instead: HYPOTHESIS_PROFILE=explore.
settings.register_profile("repeatable", derandomize=True, deadline=None, print_blob=True, database=None)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))


def pytest_report_header(config: pytest.Config) -> str:
    return f"kernel: {state_of_the_build()}"
