"""Every proof about several nodes, each with a cluster of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from testkit.reliability.nodes import disturbances
from testkit.reliability.nodes.cluster import Cluster, cluster_running
from testkit.reliability.nodes.crowd import SPEED, Disturbed
from testkit.reliability.nodes.repetitions import repeated


def in_a_cluster(folder: Path, prove: Callable[[Cluster, int], Disturbed], times: int) -> Disturbed:
    """Starts three nodes behind a proxy and disturbs them so many times."""
    with cluster_running(folder, speed=SPEED) as cluster:
        return prove(cluster, times)


def nodes_killed(folder: Path, times: int) -> Disturbed:
    """kill -9 of nodes at random."""
    return in_a_cluster(folder, disturbances.killed, times)


def nodes_put_to_sleep(folder: Path, times: int) -> Disturbed:
    """SIGSTOP past the lease, and SIGCONT."""
    return in_a_cluster(folder, disturbances.put_to_sleep, times)


def nodes_cut_off(folder: Path, times: int) -> Disturbed:
    """No way to the database for longer than the lease."""
    return in_a_cluster(folder, disturbances.cut_off, times)


def guests_split(folder: Path, times: int) -> Disturbed:
    """Two proxies that disagree about where a table is."""
    return in_a_cluster(folder, disturbances.split, times)


def database_restarted(folder: Path, times: int) -> Disturbed:
    """PostgreSQL restarted fast and at once, and killed."""
    return in_a_cluster(folder, disturbances.database_restarted, times)


def node_added_and_removed(folder: Path, times: int) -> Disturbed:
    """One node goes and comes."""
    return in_a_cluster(folder, disturbances.added_and_removed, times)


def nodes_deployed(folder: Path, times: int) -> Disturbed:
    """All nodes replaced, one after the other."""
    return in_a_cluster(folder, disturbances.deployed, times)


def actions_repeated(folder: Path, games: int) -> Disturbed:
    """What was done on one node is sent again to another."""
    return in_a_cluster(folder, repeated, games)
