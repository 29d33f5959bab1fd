"""Actions that were carried out on one node are sent again to another: the same answer, and nothing stored."""

from __future__ import annotations

import asyncio
from typing import Final

from testkit.reliability.nodes.cluster import Cluster
from testkit.reliability.nodes.crowd import Crowd, Disturbed, disturbed
from testkit.reliability.people import ScriptedPerson

ANSWER_SECONDS: Final = 30.0
MOST_TABLES: Final = 20


def repeated(cluster: Cluster, games: int, seed: int = 7) -> Disturbed:
    """People play so many games while every node is replaced, and send again what they did before."""

    async def disturb(crowd: Crowd) -> None:
        while True:
            for node in cluster.nodes.values():
                assert await asyncio.to_thread(node.terminate) == 0, node.log
                assert await asyncio.to_thread(node.start), node.log
                await crowd.went_on(1)
                for person in crowd.people:
                    crowd.problems += await _sent_again(person)
            if len({game for person in crowd.people for game in person.ledger.seen}) >= games:
                return

    tables = min(games, MOST_TABLES)
    return disturbed(cluster, "actions sent again across a handover", games, disturb, seed=seed, tables=tables)


async def _sent_again(person: ScriptedPerson) -> list[str]:
    """What was answered otherwise than the first time."""
    problems: list[str] = []
    async with asyncio.timeout(ANSWER_SECONDS), person.at_the_table() as table:
        update = await table.wait_for(lambda update: update.table.version > 0)
        for carried in [one for one in person.done if one.game == update.table.game]:
            answer = await table.ask(carried.do.command, carried.do.after, carried.do.id)
            if answer != carried.answer:
                problems.append(f"{carried.do.id} was answered {answer}, at first {carried.answer}")
    return problems
