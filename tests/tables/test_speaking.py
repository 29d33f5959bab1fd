"""Speaking in turn: few never wait, many go on in order, and what comes in between is not kept waiting."""

from __future__ import annotations

import asyncio

from doublelucky7.protocol.commands import TakeSeat
from doublelucky7.protocol.messages import Look
from doublelucky7.tables.broadcast_queue import AT_A_TIME, SpeakingTurns
from testkit.tables.scene import OPEN, Scene


def test_few_speak_at_once() -> None:
    async def speak() -> list[int]:
        turns, spoken = SpeakingTurns(), list[int]()
        for number in range(AT_A_TIME):
            await turns.take()
            spoken.append(number)
        return spoken

    async def in_one_turn_of_the_loop() -> None:
        speaking = asyncio.create_task(speak())
        await asyncio.sleep(0)
        assert speaking.done()
        assert speaking.result() == list(range(AT_A_TIME))

    asyncio.run(in_one_turn_of_the_loop())


def test_many_speak_in_order_with_turns_in_between() -> None:
    many = 5 * AT_A_TIME

    async def speak() -> list[tuple[int, int]]:
        turns, spoken, turn = SpeakingTurns(), list[tuple[int, int]](), 0

        async def one(number: int) -> None:
            await turns.take()
            spoken.append((turn, number))

        speakers = [asyncio.create_task(one(number)) for number in range(many)]
        while len(spoken) < many:
            turn += 1
            await asyncio.sleep(0)
        await asyncio.gather(*speakers)
        return spoken

    spoken = asyncio.run(speak())
    assert [number for _, number in spoken] == list(range(many))
    in_each_turn = [sum(turn == other for other, _ in spoken) for turn in {turn for turn, _ in spoken}]
    assert max(in_each_turn) == AT_A_TIME


def test_who_is_ended_while_waiting_costs_nobody_a_turn() -> None:
    async def speak() -> None:
        turns = SpeakingTurns()
        for _ in range(AT_A_TIME):
            await turns.take()
        waiting = [asyncio.create_task(turns.take()) for _ in range(2 * AT_A_TIME)]
        await asyncio.sleep(0)
        for ended in waiting[:AT_A_TIME]:
            ended.cancel()
        await asyncio.wait_for(asyncio.gather(*waiting[AT_A_TIME:]), 10)

    asyncio.run(speak())


def test_an_answer_does_not_wait_for_the_turn_and_a_newcomer_then_is_told_once() -> None:
    async def play() -> None:
        scene = Scene()
        await scene.open(OPEN, OPEN)
        anna = await scene.come("anna")
        told = len(anna.updates)
        turns = scene.house.turns
        # Others speak, turn after turn.
        crowd = [asyncio.create_task(turns.take()) for _ in range(200 * AT_A_TIME)]
        await asyncio.sleep(0)
        await scene.do("anna", TakeSeat(0, "Anna"))
        assert len(anna.updates) == told
        berta = await scene.come("berta")
        assert len(anna.updates) == told, "what is about to be told shows who has come"
        await asyncio.gather(*crowd)
        await scene.settle()
        assert len(anna.updates) == told + 1
        assert [told.event for told in anna.last.events] == [told.event for told in berta.last.events]
        assert [visitor.person for visitor in anna.last.table.visitors] == ["berta"]
        await scene.end()

    asyncio.run(play())


def test_however_often_somebody_looks_at_once_one_fresh_view_is_enough() -> None:
    async def look() -> None:
        scene = Scene()
        await scene.open(OPEN, OPEN)
        anna = await scene.come("anna")
        told = len(anna.updates)
        scene.runner.receive(anna.connection, Look())
        assert len(anna.updates) == told + 1, "where few speak the answer comes at once"
        crowd = [asyncio.create_task(scene.house.turns.take()) for _ in range(2 * AT_A_TIME)]
        await asyncio.sleep(0)
        for _ in range(100):
            scene.runner.receive(anna.connection, Look())
        assert len(anna.updates) == told + 1
        await asyncio.gather(*crowd)
        await scene.settle()
        assert len(anna.updates) == told + 2
        await scene.end()

    asyncio.run(look())
