"""Stored first, sent second; once and only once; and everything is there again after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from doublelucky7.protocol.commands import FillSeat, Pause, TakeSeat
from doublelucky7.protocol.messages import Do, Done, Look, Ping, Pong, RefusedByTable
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.storage.entry import NewEntry
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.memory.store import MemoryStore
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.stream.events import ImpossibleHistory, from_store
from doublelucky7.tables.stream.evolution import fold, with_waits_from
from testkit.tables.scene import OPEN, Scene, at_a_table, bot, person


class SlowStore(MemoryStore):
    """A store whose disk answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Future[int], tuple[str, int, Sequence[NewEntry]]]] = []
        self.is_slow = False

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        if not self.is_slow:
            return super().append(game, expected_version, entries)
        future: Future[int] = Future()
        self.waiting.append((future, (game, expected_version, entries)))
        return future

    def write(self) -> None:
        future, arguments = self.waiting.pop(0)
        future.set_result(MemoryStore.append(self, *arguments).result())

    def fail(self) -> None:
        self.waiting.pop(0)[0].set_exception(StorageFailed("the disk is full"))


def test_nobody_is_told_before_it_is_stored() -> None:
    async def play() -> None:
        store = SlowStore()
        scene = Scene(store)
        await scene.open(person("anna"), OPEN)
        device = await scene.come("anna")
        sent = len(device.bytes)
        store.is_slow = True
        scene.runner.receive(device.connection, Do(id="1", after=scene.table.version, command=FillSeat(1, "club")))
        await scene.settle()
        assert len(device.bytes) == sent
        assert scene.table.seats[1] == OPEN
        store.write()
        await scene.settle()
        assert isinstance(device.messages[sent], Done)
        assert device.last.table.seats[1].holder != OPEN
        await scene.end()

    asyncio.run(play())


def test_when_the_store_fails_nothing_is_acknowledged_and_the_table_stops() -> None:
    async def play() -> None:
        store = SlowStore()
        scene = Scene(store)
        await scene.open(person("anna"), OPEN)
        device = await scene.come("anna")
        sent = len(device.bytes)
        store.is_slow = True
        scene.runner.receive(device.connection, Do(id="1", after=scene.table.version, command=FillSeat(1, "club")))
        await scene.settle()
        store.fail()
        await scene.settle()
        assert len(device.bytes) == sent
        with pytest.raises(StorageFailed):
            await scene.end()

    asyncio.run(play())


@at_a_table
async def test_a_command_sent_again_is_answered_as_done_and_done_once(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, OPEN)
    first = await scene.ask("bo", TakeSeat(1, "Bo"), action_id="same")
    version = scene.table.version
    again = await scene.ask("bo", TakeSeat(1, "Bo"), action_id="same", after=0)
    assert first == again == Done("same", version)
    assert scene.table.version == version


@at_a_table
async def test_a_command_sent_again_after_a_restart_is_done_once(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    await scene.start("anna")
    await scene.play_until(lambda table: table.running.to_act == 0)
    action, after = scene.legal()[0], scene.table.version
    first = await scene.ask("anna", action, action_id="bid", after=after)
    await scene.restart()
    version = scene.table.version
    assert await scene.ask("anna", action, action_id="bid", after=after) == first
    assert scene.table.version == version


@at_a_table
async def test_the_same_id_of_two_people_is_two_actions(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, OPEN)
    await scene.ask("bo", TakeSeat(1, "Bo"), action_id="1")
    answer = await scene.ask("cleo", TakeSeat(2, "Cleo"), action_id="1")
    assert isinstance(answer, Done)
    assert OPEN not in scene.table.seats


@at_a_table
async def test_an_action_meant_for_another_situation_is_stale(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.start("anna", "bo")
    first = scene.state.to_act
    assert first is not None
    people, looked_at = ("anna", "bo"), scene.table.version
    await scene.do(people[first], PlaceBid(first, 0))
    second = 1 - first
    answer = await scene.ask(people[second], PlaceBid(second, 0), after=looked_at)
    assert isinstance(answer, RefusedByTable)
    assert (answer.refusal.code.value, answer.refusal.version) == ("stale", scene.table.version)
    assert await scene.refusal(people[second], PlaceBid(second, 0), after=scene.table.version + 1) == "stale"


@at_a_table
async def test_what_happens_beside_the_game_makes_no_action_stale(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.start("anna", "bo")
    seat = scene.state.to_act
    assert seat is not None
    looked_at = scene.table.version
    await scene.do("anna", Pause())
    answer = await scene.ask(("anna", "bo")[seat], scene.legal()[0], after=looked_at)
    assert isinstance(answer, RefusedByTable)
    assert answer.refusal.code.value == "table_is_paused"


@at_a_table
async def test_the_game_goes_on_after_a_restart(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    await scene.start("anna")
    while scene.state.round < 2:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(1_000)
    before = scene.table
    await scene.restart()
    assert scene.table == with_waits_from(before, scene.clock.now())
    device = await scene.come("anna")
    assert device.last.views[0].hand == scene.state.hands[0]
    while scene.state.round < 3:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(1_000)


@at_a_table
async def test_the_stream_folds_to_the_table_at_every_moment(scene: Scene) -> None:
    await scene.open(bot(), bot(), bot(), forfeits=("Sing",))
    await scene.start()
    await scene.play_until(lambda table: table.running.is_over)
    entries = [from_store(entry) for entry in scene.services.store.read("game-1").result()]
    assert fold(entries) == scene.table
    with pytest.raises(ImpossibleHistory):
        fold(entries[:1])
    with pytest.raises(ImpossibleHistory):
        fold(entries[1:])
    with pytest.raises(ImpossibleHistory):
        fold([*entries[:5], *entries[6:]])


def test_an_unknown_stream_is_no_table() -> None:
    with pytest.raises(ImpossibleHistory):
        TableRunner.resume(Scene().services, "nowhere")


@at_a_table
async def test_a_look_is_one_fresh_view_and_a_ping_is_answered(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    device = await scene.come("anna")
    scene.runner.receive(device.connection, Look())
    scene.runner.receive(device.connection, Ping())
    assert device.bytes[-2] == device.bytes[-3]
    assert device.messages[-1] == Pong(scene.clock.now())
    assert scene.runner.view_for("anna") == device.bytes[-2]


@at_a_table
async def test_two_devices_of_one_person_both_follow_and_either_keeps_the_seat(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    phone, tablet = await scene.come("anna"), await scene.come("anna")
    await scene.go(phone)
    await scene.go(phone)
    await scene.pass_time(60_000)
    assert tablet.last.table.seats[0].gone_since is None
    await scene.do("anna", FillSeat(1, "novice"))
    assert len(tablet.bytes) > len(phone.bytes)
