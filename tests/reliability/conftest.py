from collections.abc import Callable
from typing import TypeAlias

import pytest

Tell: TypeAlias = Callable[[object], None]


@pytest.fixture
def tell() -> Tell:
    """Prints what was found, times included, which no test asserts; pytest shows it with -s or when a test fails."""
    return print
