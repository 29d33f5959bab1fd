"""What PostgreSQL costs beside SQLite; the figures are printed, never asserted."""

from pathlib import Path

import pytest

from testkit.postgres import emptied_database
from testkit.reliability.nodes.cost import STREAMS_A_WRITER, appended, costs
from tests.reliability.conftest import Report

TABLES = 50
SECONDS = 6.0


@pytest.mark.slow
def test_a_node_and_a_server_that_is_alone_do_the_same_work(tmp_path: Path, report: Report) -> None:
    found = costs(tmp_path, TABLES, SECONDS)
    report(found)
    assert found.is_complete, found


def test_a_writer_appends_until_its_time_is_over() -> None:
    assert appended(emptied_database(), 0.2).appends >= STREAMS_A_WRITER
