"""Everything that is done to a cluster while people play: nodes die, sleep, are cut off, come, go and are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import msgspec

from testkit.haproxy import haproxy_running
from testkit.reliability.nodes.cluster import LEASE_SECONDS, Cluster
from testkit.reliability.nodes.crowd import MOST_SECONDS_AWAY, Crowd, Disturbed, disturbed
from testkit.reliability.nodes.witness import Witness

PAST_THE_LEASE: Final = LEASE_SECONDS + 1.0
MOST_SECONDS_UNTIL_PLAY: Final = 5.0
LEAST_PAUSE: Final = 0.3
MOST_PAUSE: Final = 1.5


def killed(cluster: Cluster, kills: int, seed: int = 7) -> Disturbed:
    """kill -9 of nodes at random; each is started again."""
    random = Random(seed)

    async def kill(crowd: Crowd) -> None:
        for _ in range(kills):
            await asyncio.sleep(random.uniform(LEAST_PAUSE, MOST_PAUSE))
            node = random.choice(list(cluster.nodes.values()))
            await asyncio.to_thread(node.kill)
            await asyncio.sleep(random.uniform(LEAST_PAUSE, MOST_PAUSE))
            assert await asyncio.to_thread(node.start), node.log

    return disturbed(cluster, "nodes killed with kill -9", kills, kill, seed=seed, most_p99_away=MOST_SECONDS_AWAY)


def put_to_sleep(cluster: Cluster, times: int, seed: int = 7) -> Disturbed:
    """Nodes are stopped past their lease and woken: they store nothing, and tell a witness nothing."""

    def stop(node: str) -> None:
        os.kill(cluster.nodes[node].pid, signal.SIGSTOP)

    def wake(node: str) -> None:
        os.kill(cluster.nodes[node].pid, signal.SIGCONT)

    return _silenced(cluster, "nodes stopped past their lease", times, seed, stop, wake)


def cut_off(cluster: Cluster, times: int, seed: int = 7) -> Disturbed:
    """Nodes are cut off from the database past their lease, and connected again."""

    def cut(node: str) -> None:
        cluster.relays[node].cut()

    def mend(node: str) -> None:
        cluster.relays[node].mend()

    return _silenced(cluster, "nodes cut off from the database", times, seed, cut, mend)


def _silenced(
    cluster: Cluster,
    what: str,
    times: int,
    seed: int,
    begin: Callable[[str], None],
    end: Callable[[str], None],
) -> Disturbed:
    random = Random(seed)

    async def disturb(crowd: Crowd) -> None:
        for _ in range(times):
            await crowd.went_on(1)
            person = random.choice(crowd.people)
            node = cluster.owner_of(person.link)
            if node is None:
                continue
            async with Witness(person, cluster.nodes[node].order.port) as witness:
                lapses = _lapses(cluster, node)
                begin(node)
                await asyncio.sleep(PAST_THE_LEASE)
                # Another node may have the table by now: whatever this one says from here on would be of the past.
                witness.listen()
                end(node)
                await _until(partial(_has_lapsed, cluster, node, lapses))
                await crowd.went_on(1)
            crowd.problems += witness.heard

    return disturbed(cluster, what, times, disturb, seed=seed)


def split(cluster: Cluster, times: int, seed: int = 7) -> Disturbed:
    """Two proxies that disagree send the guests of each table to two nodes; so many times everybody comes anew."""
    names = dict(reversed([(name, node.order.port) for name, node in cluster.nodes.items()]))
    folder = cluster.folder / "second-proxy"
    folder.mkdir(exist_ok=True)
    with haproxy_running(folder, names) as second:

        def send_half_elsewhere(crowd: Crowd) -> None:
            for table in crowd.tables:
                table[1:] = [person.through(second.port) for person in table[1:]]

        async def disturb(crowd: Crowd) -> None:
            for _ in range(times):
                await crowd.went_on(1)
                await asyncio.gather(*(person.drop() for person in crowd.people))
                if await crowd.went_on(1) < len(crowd.tables):
                    crowd.problems.append("somebody was locked out")

        return disturbed(
            cluster, "guests of one table sent to two nodes", times, disturb, seed=seed, others=(send_half_elsewhere,)
        )


def database_restarted(cluster: Cluster, times: int, seed: int = 7) -> Disturbed:
    """PostgreSQL is stopped fast, stopped at once or killed, in turn, and started again."""
    postgres = cluster.postgres
    ends: tuple[Callable[[], None], ...] = (
        postgres.stop,
        lambda: postgres.stop("immediate"),
        postgres.kill,
    )

    async def disturb(crowd: Crowd) -> None:
        for time_ in range(times):
            await crowd.went_on(1)
            await asyncio.to_thread(ends[time_ % len(ends)])
            await asyncio.sleep(Random(f"{seed} {time_}").uniform(0.0, 2 * LEASE_SECONDS))
            await asyncio.to_thread(postgres.start)
            await went_on_with_the_database(crowd)

    return disturbed(
        cluster, "PostgreSQL restarted and killed", times, disturb, seed=seed, most_p99_away=MOST_SECONDS_AWAY
    )


async def went_on_with_the_database(crowd: Crowd) -> None:
    """Waits until everybody is back after the return of the database, and notes what took too long."""
    returned = time.monotonic()
    crowd.reachable_at.append(returned)
    if await crowd.went_on(1) < len(crowd.tables):
        crowd.problems.append("a table did not go on")
    waited = time.monotonic() - returned
    if waited > MOST_SECONDS_UNTIL_PLAY:
        crowd.problems.append(f"play went on {waited:.1f} s after the database came back")
    # The next disturbance would otherwise be counted with this one for whoever is still away.
    await crowd.all_back()


def added_and_removed(cluster: Cluster, times: int, seed: int = 7) -> Disturbed:
    """One node is removed and added again under load."""
    node = list(cluster.nodes.values())[-1]

    async def disturb(crowd: Crowd) -> None:
        for _ in range(times):
            if await asyncio.to_thread(node.terminate) != 0:
                crowd.problems.append("the node did not end well")
            if await crowd.went_on(1) < len(crowd.tables):
                crowd.problems.append("somebody was locked out after a node was removed")
            assert await asyncio.to_thread(node.start), node.log
            if await crowd.went_on(1) < len(crowd.tables):
                crowd.problems.append("somebody was locked out after a node was added")

    return disturbed(cluster, "a node removed and added", times, disturb, seed=seed)


def deployed(cluster: Cluster, times: int, seed: int = 7) -> Disturbed:
    """All nodes are replaced, one after the other, by SIGTERM and a new process, of the next version or the one before.

    The next version brings the database forward while nodes of the one before still run.
    """

    async def disturb(crowd: Crowd) -> None:
        for deploy in range(times):
            for node in cluster.nodes.values():
                node.order = msgspec.structs.replace(node.order, is_of_next_version=deploy % 2 == 0)
                if await asyncio.to_thread(node.terminate) != 0:
                    crowd.problems.append("a node did not end well")
                assert await asyncio.to_thread(node.start), node.log
                await crowd.went_on(1)

    return disturbed(cluster, "rolling deploys of all nodes", times, disturb, seed=seed, most_away=MOST_SECONDS_AWAY)


def _lapses(cluster: Cluster, node: str) -> int:
    return cluster.nodes[node].log.count("lease_lapsed")


def _has_lapsed(cluster: Cluster, node: str, before: int) -> bool:
    return _lapses(cluster, node) > before


async def _until(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until
        await asyncio.sleep(0.02)
