"""Three nodes, a real PostgreSQL and a real HAProxy: as `python -m benchmarks.reliability nodes_killed --full` does.

Times are printed, never asserted: other programs of a busy machine decide over them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from testkit.reliability.nodes import disturbances
from testkit.reliability.nodes.cluster import Cluster, cluster_running
from testkit.reliability.nodes.crowd import SPEED, Disturbed
from testkit.reliability.nodes.failover import database_failed_over
from testkit.reliability.nodes.handed_over import compared_when_handed_over
from testkit.reliability.nodes.repetitions import repeated
from tests.reliability.conftest import Report

GAMES = 20
FEW_GAMES = 2
FAILOVERS = 2
SIZES: dict[Callable[[Cluster, int], Disturbed], int] = {
    disturbances.killed: 10,
    disturbances.put_to_sleep: 5,
    disturbances.cut_off: 5,
    disturbances.split: 5,
    disturbances.added_and_removed: 2,
    disturbances.deployed: 1,
    repeated: 20,
    disturbances.database_restarted: 3,
}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster_running(tmp_path_factory.mktemp("cluster"), speed=SPEED) as running:
        yield running


@pytest.mark.parametrize("prove", SIZES, ids=lambda prove: prove.__name__)
def test_once_nothing_is_lost_and_every_table_goes_on(
    cluster: Cluster, prove: Callable[[Cluster, int], Disturbed], report: Report
) -> None:
    found = prove(cluster, 1)
    report(found)
    assert found.is_complete, f"{found}\n{cluster.logs}"
    assert found.audit.acknowledged > 0


@pytest.mark.slow
@pytest.mark.parametrize(("prove", "times"), SIZES.items(), ids=lambda value: getattr(value, "__name__", str(value)))
def test_again_and_again_nothing_is_lost_and_every_table_goes_on(
    cluster: Cluster, prove: Callable[[Cluster, int], Disturbed], times: int, report: Report
) -> None:
    found = prove(cluster, times)
    report(found)
    assert found.is_complete, f"{found}\n{cluster.logs}"
    assert found.audit.acknowledged > times


@pytest.mark.slow
def test_a_primary_that_is_lost_takes_nothing_with_it(tmp_path: Path, report: Report) -> None:
    found = database_failed_over(tmp_path, FAILOVERS)
    report(found)
    assert found.is_complete, found
    assert found.audit.acknowledged > FAILOVERS


def test_k2_twin_games_that_are_handed_over_send_the_same_bytes(tmp_path: Path, report: Report) -> None:
    found = compared_when_handed_over(tmp_path, FEW_GAMES)
    report(found)
    assert found.is_proved, found.different


@pytest.mark.slow
def test_k2_many_twin_games_that_are_handed_over_send_the_same_bytes(tmp_path: Path, report: Report) -> None:
    found = compared_when_handed_over(tmp_path, GAMES)
    report(found)
    assert found.is_proved, found.different
    assert found.with_other_hands > GAMES / 3, "hardly any hand was changed: nothing was tested"
