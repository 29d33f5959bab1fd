"""Write and sync errors in a real server; `python -m benchmarks.reliability disturbances --full` tries 100 points."""

from pathlib import Path

import pytest

from testkit.reliability.disturbances import disturbed
from testkit.reliability.preloaded import can_be_built
from tests.reliability.conftest import Report

POINTS = 10


@pytest.mark.slow
@pytest.mark.skipif(not can_be_built(), reason="needs a C compiler")
def test_a_server_whose_disk_fails_acknowledges_nothing_it_has_not_stored(tmp_path: Path, report: Report) -> None:
    found = disturbed(tmp_path, POINTS)
    report(found)
    assert found.is_proved, found.wrong
    assert found.outcomes["stopped"] > 0, "no error has reached the server: nothing was tested"
    assert found.acknowledged > 0
