"""Against griefing: a person is removed for good, pausing has a budget, and a table without its host can be closed."""

from __future__ import annotations

import asyncio

import pytest

from doublelucky7.protocol.commands import CloseTable, OfferSeat, Pause, RemovePerson, Resume, StepAway, TakeSeat
from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import AwayChoice, BotSeat, OpenSeat, Phase
from doublelucky7.records.record import Person, Replaced, WhyReplaced
from doublelucky7.records.verify import verify
from doublelucky7.tables.durations import HOST_MS, MOST_PAUSES, PAUSED_MS
from doublelucky7.tables.stream.record import record_from
from doublelucky7.tables.stream.summary import summarise
from testkit.tables.scene import OPEN, Scene, at_a_table, bot, person


async def play_on(scene: Scene) -> None:
    while scene.table.phase is Phase.PLAYING:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(6_000)


@at_a_table
async def test_the_host_removes_a_person_and_a_bot_plays_on_and_the_record_says_so(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot())
    await scene.come("anna")
    grumpy = await scene.come("bo")
    await scene.start("anna", "bo")
    while scene.state.round < 2:
        seat = scene.state.to_act
        if seat in (0, 1):
            await scene.act_for("anna" if seat == 0 else "bo")
        await scene.pass_time(6_000)
    assert await scene.refusal("bo", RemovePerson("anna")) == "only_the_host"
    assert await scene.refusal("anna", RemovePerson("anna")) == "no_such_person"
    await scene.do("anna", RemovePerson("bo"))
    assert isinstance(scene.table.seats[1], BotSeat)
    assert grumpy.close_reason is CloseReason.REMOVED
    with pytest.raises(CommandRefused, match="removed"):
        await scene.come("bo")
    await play_on(scene)
    record = record_from(scene.services.store.read(scene.table.game).result())
    assert record.replaced == (Replaced(1, "Bo", 2, WhyReplaced.REMOVED),)
    assert any(one.by == Person("Bo") for one in record.rounds[0].stand_ins)
    assert verify(record) is None


@at_a_table
async def test_who_was_removed_can_neither_sit_down_nor_be_given_a_seat(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), OPEN)
    await scene.come("anna")
    await scene.come("bo")
    await scene.do("anna", RemovePerson("bo"))
    assert isinstance(scene.table.seats[1], OpenSeat)
    assert await scene.refusal("bo", TakeSeat(1, "Bo")) == "removed"
    assert await scene.refusal("anna", OfferSeat(0, "bo")) == "no_such_person"
    assert await scene.refusal("anna", RemovePerson("bo")) == "no_such_person"


@at_a_table
async def test_pausing_has_a_budget_of_times(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.start("anna", "bo")
    for _ in range(MOST_PAUSES):
        await scene.do("bo", Pause())
        await scene.do("bo", Resume())
    assert await scene.refusal("bo", Pause()) == "paused_often"
    assert await scene.refusal("bo", StepAway(AwayChoice.PAUSE)) == "paused_often"
    await scene.do("anna", Pause())


@at_a_table
async def test_pausing_has_a_budget_of_time(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.start("anna", "bo")
    await scene.do("bo", Pause())
    await scene.pass_time(PAUSED_MS)
    await scene.do("bo", Resume())
    assert await scene.refusal("bo", Pause()) == "paused_often"


@at_a_table
async def test_those_present_close_a_table_whose_host_is_gone(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), person("cleo"))
    host = await scene.come("anna")
    await scene.come("bo")
    await scene.start("anna", "bo", "cleo")
    assert await scene.refusal("bo", CloseTable()) == "only_the_host"
    await scene.go(host)
    await scene.pass_time(HOST_MS)
    await scene.do("bo", CloseTable())
    assert scene.table.phase is Phase.CLOSED


@at_a_table
async def test_a_closed_game_leaves_its_line(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    while scene.state.round < 3:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(6_000)
    await scene.do("anna", CloseTable())
    line = summarise(scene.table.game, scene.services.store.read(scene.table.game).result())
    assert line is not None
    assert not line.is_finished
    assert line.rounds_played == 2
    assert [seat.won or seat.high_roller for seat in line.seats] == [False, False]
    pad = scene.state.pad
    assert [seat.points for seat in line.seats] == [sum(row.scores[n].points for row in pad) for n in (0, 1)]


def test_a_table_closed_before_its_game_leaves_none() -> None:
    async def play() -> None:
        scene = Scene()
        await scene.open(person("anna"), bot())
        await scene.do("anna", CloseTable())
        assert summarise(scene.table.game, scene.services.store.read(scene.table.game).result()) is None
        await scene.end()

    asyncio.run(play())
