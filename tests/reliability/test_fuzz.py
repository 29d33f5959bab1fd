"""Fuzzed messages; `python -m benchmarks.reliability fuzz --full` tries 1,000,000 and 50,000."""

from pathlib import Path

from testkit.reliability.fuzz import fuzzed
from tests.reliability.conftest import Report

AT_THE_PARSER = 20_000
ON_SOCKETS = 2_000


def test_whatever_is_sent_nothing_breaks_and_no_error_reveals_a_card(tmp_path: Path, report: Report) -> None:
    found = fuzzed(tmp_path, AT_THE_PARSER, ON_SOCKETS)
    report(found)
    assert found.is_proved, found
    assert found.readable > 0
    assert {"refused", "unreadable"} <= found.answers.keys()
