"""Broadcasts per turn of the event loop are limited: few never wait, many go on in order, answers do not wait."""

from __future__ import annotations

import asyncio

from doublelucky7.protocol.commands import TakeSeat
from doublelucky7.protocol.messages import Look
from doublelucky7.tables.broadcast_queue import BROADCASTS_A_TURN, BroadcastQueue
from testkit.tables.scene import OPEN, Scene


def test_few_broadcast_at_once() -> None:
    async def broadcast() -> list[int]:
        queue, sent_in = BroadcastQueue(), list[int]()
        for number in range(BROADCASTS_A_TURN):
            await queue.wait()
            sent_in.append(number)
        return sent_in

    async def in_one_turn_of_the_loop() -> None:
        task = asyncio.create_task(broadcast())
        await asyncio.sleep(0)
        assert task.done()
        assert task.result() == list(range(BROADCASTS_A_TURN))

    asyncio.run(in_one_turn_of_the_loop())


def test_many_broadcast_in_order_a_few_in_each_turn() -> None:
    many = 5 * BROADCASTS_A_TURN

    async def broadcast() -> list[tuple[int, int]]:
        queue, sent_in, turn = BroadcastQueue(), list[tuple[int, int]](), 0

        async def one(number: int) -> None:
            await queue.wait()
            sent_in.append((turn, number))

        tasks = [asyncio.create_task(one(number)) for number in range(many)]
        while len(sent_in) < many:
            turn += 1
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        return sent_in

    sent_in = asyncio.run(broadcast())
    assert [number for _, number in sent_in] == list(range(many))
    in_each_turn = [sum(turn == other for other, _ in sent_in) for turn in {turn for turn, _ in sent_in}]
    assert max(in_each_turn) == BROADCASTS_A_TURN


def test_who_is_cancelled_while_waiting_delays_nobody() -> None:
    async def broadcast() -> None:
        queue = BroadcastQueue()
        for _ in range(BROADCASTS_A_TURN):
            await queue.wait()
        waiting = [asyncio.create_task(queue.wait()) for _ in range(2 * BROADCASTS_A_TURN)]
        await asyncio.sleep(0)
        for ended in waiting[:BROADCASTS_A_TURN]:
            ended.cancel()
        await asyncio.wait_for(asyncio.gather(*waiting[BROADCASTS_A_TURN:]), 10)

    asyncio.run(broadcast())


def test_an_answer_does_not_wait_for_the_turn_and_a_newcomer_then_is_sent_one_update() -> None:
    async def play() -> None:
        scene = Scene()
        await scene.open(OPEN, OPEN)
        anna = await scene.come("anna")
        sent = len(anna.updates)
        queue = scene.services.broadcasts
        # Other tables broadcast, turn after turn.
        crowd = [asyncio.create_task(queue.wait()) for _ in range(200 * BROADCASTS_A_TURN)]
        await asyncio.sleep(0)
        await scene.do("anna", TakeSeat(0, "Anna"))
        assert len(anna.updates) == sent
        berta = await scene.come("berta")
        assert len(anna.updates) == sent, "what is about to be sent shows who has come"
        await asyncio.gather(*crowd)
        await scene.settle()
        assert len(anna.updates) == sent + 1
        assert [sent.event for sent in anna.last.events] == [sent.event for sent in berta.last.events]
        assert [visitor.person for visitor in anna.last.table.visitors] == ["berta"]
        await scene.end()

    asyncio.run(play())


def test_however_often_somebody_looks_at_once_one_fresh_view_is_enough() -> None:
    async def look() -> None:
        scene = Scene()
        await scene.open(OPEN, OPEN)
        anna = await scene.come("anna")
        sent = len(anna.updates)
        scene.runner.receive(anna.connection, Look())
        assert len(anna.updates) == sent + 1, "where few broadcast the answer comes at once"
        crowd = [asyncio.create_task(scene.services.broadcasts.wait()) for _ in range(2 * BROADCASTS_A_TURN)]
        await asyncio.sleep(0)
        for _ in range(100):
            scene.runner.receive(anna.connection, Look())
        assert len(anna.updates) == sent + 1
        await asyncio.gather(*crowd)
        await scene.settle()
        assert len(anna.updates) == sent + 2
        await scene.end()

    asyncio.run(look())
