"""Load and a reconnect storm; `python -m benchmarks.reliability load --full` has 2,500 tables for 3 minutes."""

from pathlib import Path

import pytest

from testkit.reliability.load import MOST_BYTES_A_CONNECTION, loaded
from tests.reliability.conftest import Report

TABLES = 100
SECONDS = 6.0


@pytest.mark.slow
def test_a_hundred_tables_miss_no_acknowledgement_and_come_back_from_a_storm(tmp_path: Path, report: Report) -> None:
    found = loaded(tmp_path, TABLES, SECONDS)
    report(found)
    assert found.is_complete, found
    assert found.actions > TABLES
    assert found.bytes_a_connection < MOST_BYTES_A_CONNECTION
