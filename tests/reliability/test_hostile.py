"""Hostile clients beside good ones; `python -m benchmarks.reliability hostile --full` has 200 beside 400."""

from pathlib import Path

import pytest

from testkit.reliability.hostile import with_hostile_clients
from tests.reliability.conftest import Report

TABLES = 10
HOSTILE = 20
SECONDS = 4.0


@pytest.mark.slow
def test_good_clients_miss_nothing_beside_hostile_ones(tmp_path: Path, report: Report) -> None:
    found = with_hostile_clients(tmp_path, TABLES, HOSTILE, SECONDS)
    report(found)
    assert found.is_complete, found
    assert found.drops, "no client was disconnected: nothing was tested"
