"""PostgreSQL's primary is lost for good, and its synchronous standby is promoted, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from testkit.reliability.nodes.cluster import DURABLE, LEASE_SECONDS, Cluster, cluster_running
from testkit.reliability.nodes.crowd import MOST_SECONDS_AWAY, SPEED, Crowd, Disturbed, disturbed
from testkit.reliability.nodes.disturbances import went_on_with_the_database
from testkit.replication import ReplicatedPostgres, replicated_postgres_running


def failed_over(cluster: Cluster, database: ReplicatedPostgres, times: int, seed: int = 7) -> Disturbed:
    """The primary is killed, the standby promoted after up to two leases, and a new standby made."""

    async def disturb(crowd: Crowd) -> None:
        for time in range(times):
            await crowd.went_on(1)
            await asyncio.to_thread(database.lose_primary)
            await asyncio.sleep(Random(f"{seed} {time}").uniform(0.0, 2 * LEASE_SECONDS))
            await asyncio.to_thread(database.promote)
            await went_on_with_the_database(crowd)
            await asyncio.to_thread(database.add_standby)

    return disturbed(
        cluster, "PostgreSQL failed over to its standby", times, disturb, seed=seed, most_p99_away=MOST_SECONDS_AWAY
    )


def database_failed_over(folder: Path, times: int) -> Disturbed:
    """A primary and a standby behind three nodes."""
    with (
        replicated_postgres_running(*DURABLE) as database,
        cluster_running(folder, speed=SPEED, replicated=database) as cluster,
    ):
        return failed_over(cluster, database, times)
