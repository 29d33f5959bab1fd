"""What a test repeats with other sizes, languages or examples, at two lengths."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def at_full_length(values: Iterable[Any], *quick: object) -> list[Any]:
    """Parameters of a test, all of them in `make test-all`, in `make test` the quick ones alone."""
    return [value if value in quick else pytest.param(value, marks=pytest.mark.slow) for value in values]
