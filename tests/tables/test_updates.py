"""Updates hold only what changed, and put together again they are the whole table; they are small."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from doublelucky7.protocol.commands import (
    AnswerRematch,
    ChangeSettings,
    LeaveSeat,
    Pause,
    ResizeTable,
    Resume,
    TakeSeat,
)
from doublelucky7.protocol.merging import MissedUpdate, Update, UpdateMerger
from doublelucky7.protocol.messages import Look, UpdateMessage, read_server_message
from doublelucky7.protocol.sitting import Pace, Phase, RematchAnswer, TableSettings
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.tables.attendance.people import Attendance
from doublelucky7.tables.state import seats_of
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.evolution import evolve_table, opened
from doublelucky7.tables.updates.encoding import Seen, UpdateEncoder
from doublelucky7.tables.updates.facts import company_of, facts_of, sent_events, views_of, yours_of
from testkit.tables.scene import OPEN, Scene, at_a_table, bot, person


class Viewer:
    def __init__(self) -> None:
        self.merger = UpdateMerger()
        self.seen: Seen | None = None


@pytest.mark.parametrize("mode", list(Mode))
def test_every_update_of_a_game_put_together_is_the_whole_table(mode: Mode) -> None:
    @at_a_table
    async def play(scene: Scene) -> None:
        rules = RuleSet(mode=mode, joker_trump=JokerTrump.DEALER_CHOOSES, open_memory=True)
        await scene.open(person("anna"), bot(), person("anna"), person("bo"), ruleset=rules, forfeits=("Sing",))
        await scene.start("anna", "bo")
        await scene.do("bo", Pause())
        await scene.do("bo", Resume())
        while scene.table.phase is not Phase.FINISHED:
            name = {0: "anna", 2: "anna", 3: "bo"}.get(-1 if scene.state.to_act is None else scene.state.to_act)
            if name is None:
                await scene.pass_time(1_000)
            else:
                await scene.act_for(name)
        await scene.do("anna", AnswerRematch(RematchAnswer.YES))
        entries = [from_store(entry) for entry in scene.services.store.read("game-1").result()]
        table, attendance, shared = opened(entries[0], entries[1]), Attendance(since=0), None
        viewers = {viewer: Viewer() for viewer in ("anna", "bo", "watcher", None)}
        for entry in entries[2:]:
            table = evolve_table(table, entry)
            encoder = UpdateEncoder(table, attendance, 7, [entry], shared)
            shared = encoder.shared
            for viewer, device in viewers.items():
                seats = () if viewer is None else seats_of(table, viewer)
                whole = Update(
                    events=sent_events([entry], seats),
                    table=facts_of(table, company_of(table, attendance, 7), 7),
                    yours=yours_of(table, attendance, viewer, seats),
                    views=views_of(table, seats),
                )
                changes, device.seen = encoder.update_for(viewer, device.seen)
                assert device.merger.read(changes) == whole
                everything, _ = encoder.update_for(viewer)
                assert UpdateMerger().read(everything) == whole

    play()


MOST_BYTES_A_SEAT = 700_000


@pytest.mark.parametrize("seats", [4, 7])
def test_a_game_of_14_rounds_is_sent_in_less_than_700_kb_to_each_seat(seats: int) -> None:
    names = ("anna", "bo", "cleo", "dan", "eva", "finn", "gus")[:seats]

    @at_a_table
    async def play(scene: Scene) -> None:
        random = Random(seats)
        await scene.open(*map(person, names), ruleset=RuleSet(rounds=14, mode=Mode.TACTICAL_ESCAPE))
        devices = [await scene.come(name) for name in names]
        await scene.start(*names)
        while scene.table.phase is not Phase.FINISHED:
            if scene.state.to_act is None:
                await scene.pass_time(1_000)
            else:
                await scene.do(names[scene.state.to_act], random.choice(scene.legal()))
        for device in devices:
            assert len(device.updates) > 250
            assert sum(map(len, device.bytes)) < MOST_BYTES_A_SEAT

    play()


@at_a_table
async def test_a_newcomer_and_whoever_looks_get_everything_the_others_only_what_changed(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, bot())
    anna = await scene.come("anna")
    await scene.do("anna", ChangeSettings(TableSettings(pace=Pace.FAST)))
    watcher = await scene.come("watcher")
    first, *changes, came = [read_server_message(message) for message in anna.bytes]
    assert isinstance(first, UpdateMessage)
    assert first.after is msgspec.UNSET
    assert all(isinstance(message, UpdateMessage) and message.table is not msgspec.UNSET for message in changes)
    assert isinstance(came, UpdateMessage)
    assert came.after == came.version == scene.table.version
    assert msgspec.json.decode(came.table) == {  # type: ignore[arg-type]
        "visitors": [{"person": "watcher", "name": "Watcher"}],
        "visitor_count": 1,
    }
    assert watcher.last.table == anna.last.table
    scene.runner.receive(anna.connection, Look())
    looked = read_server_message(anna.bytes[-1])
    assert isinstance(looked, UpdateMessage)
    assert looked.after is msgspec.UNSET
    assert anna.last.table.settings.pace is Pace.FAST


@at_a_table
async def test_those_who_look_at_the_same_instant_get_the_table_as_it_is_and_their_own(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), OPEN)
    anna, bo, watcher = [await scene.come(name) for name in ("anna", "bo", "watcher")]
    for _ in range(2):
        for device in (anna, watcher, bo, anna):
            scene.runner.receive(device.connection, Look())
        assert [device.last.yours.person for device in (anna, bo, watcher)] == ["anna", "bo", "watcher"]
        assert [device.last.yours.seats for device in (anna, bo, watcher)] == [(0,), (1,), ()]
        assert anna.last.table == bo.last.table == watcher.last.table
        # Nothing of this moves the clock.
        await scene.come("another")
        assert anna.last.table.visitor_count == 2
        await scene.do("bo", TakeSeat(2, "Bo"))
        await scene.do("bo", LeaveSeat(2))


@at_a_table
async def test_those_who_go_on_waiting_get_the_same_bytes_with_nothing_of_their_own(scene: Scene) -> None:
    names = ("anna", "bo", "cleo", "dan", "eva")
    await scene.open(*map(person, names))
    devices = [await scene.come(name) for name in names]
    await scene.start(*names)
    for _ in names:
        bidder = scene.state.to_act
        assert bidder is not None
        await scene.do(names[bidder], scene.legal()[0])
    first = scene.state.to_act
    assert first is not None
    await scene.do(names[first], scene.legal()[0])
    waiting = [devices[(first + place) % len(names)].bytes[-1] for place in (2, 3)]
    assert waiting[0] == waiting[1]
    message = read_server_message(waiting[0])
    assert isinstance(message, UpdateMessage)
    assert (message.own, message.yours) == ((), msgspec.UNSET)
    for name, device in zip(names, devices, strict=True):
        assert device.last.views == views_of(scene.table, seats_of(scene.table, name))


@at_a_table
async def test_whoever_sits_down_or_sees_another_number_of_seats_gets_everything(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, bot())
    anna, bo = await scene.come("anna"), await scene.come("bo")
    await scene.do("bo", TakeSeat(1, "Bo"))
    await scene.do("anna", ResizeTable(5))
    sent = [[read_server_message(message) for message in device.bytes] for device in (anna, bo)]
    whole = [[isinstance(one, UpdateMessage) and one.after is msgspec.UNSET for one in each] for each in sent]
    assert whole == [[True, False, False, True], [True, True, True]]
    assert len(anna.last.table.seats) == len(bo.last.table.seats) == 5


def test_changes_to_an_update_that_was_not_received_are_refused() -> None:
    with pytest.raises(MissedUpdate):
        UpdateMerger().read(b'{"kind":"update","version":4,"at":1,"after":3}')
