"""Duplicate, stale and replayed actions; `python -m benchmarks.reliability duplicates --full` sends 100,000."""

from pathlib import Path

from testkit.reliability.duplicates import duplicated
from tests.reliability.conftest import Report

MESSAGES = 2_000


def test_every_action_is_applied_exactly_once_however_often_it_is_sent(tmp_path: Path, report: Report) -> None:
    found = duplicated(tmp_path, MESSAGES)
    report(found)
    assert found.is_proved, found.wrong_answers[:5]
    assert found.needless >= MESSAGES
    assert found.stale_refused > 0
