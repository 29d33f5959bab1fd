import sys
from collections.abc import Callable
from typing import TypeAlias

import pytest

# The programmes fork servers, read their memory from /proc and come from many loopback addresses.
collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]

Report: TypeAlias = Callable[[object], None]


@pytest.fixture
def report() -> Report:
    """Prints what was found, times included, which no test asserts; pytest shows it with -s or when a test fails."""
    return print
