"""Nobody's absence freezes the table, and nobody loses a seat by it."""

from __future__ import annotations

from doublelucky7.protocol.commands import ComeBack, LetBotPlay, Pause, Resume, StepAway
from doublelucky7.protocol.messages import Mover, RefusedByTable
from doublelucky7.protocol.sitting import AwayChoice, BotAfter, TableSettings, WhyStandIn
from doublelucky7.protocol.table_events import BotTookOver, PersonReturned
from doublelucky7.protocol.table_view import Presence
from doublelucky7.rules.events import BidPlaced
from doublelucky7.storage.entry import ByBot, ByPerson
from doublelucky7.tables.durations import ABSENCE_MS, GAP_NOT_SHOWN_MS, IDLE_MS, PAUSE_MS
from doublelucky7.tables.stream.events import from_store
from testkit.tables.scene import Device, Scene, at_a_table, bot, person


async def seated(scene: Scene, settings: TableSettings = TableSettings()) -> tuple[Device, Device]:  # noqa: B008
    """Anna and Bo with a bot, started, and it is Bo's turn."""
    await scene.open(person("anna"), person("bo"), bot(), settings=settings)
    devices = await scene.come("anna"), await scene.come("bo")
    await scene.start("anna", "bo")
    while scene.state.to_act != 1:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(2_000)
    return devices


@at_a_table
async def test_a_gap_below_three_seconds_is_not_shown(scene: Scene) -> None:
    anna, bo = await seated(scene)
    sent = len(anna.bytes)
    await scene.go(bo)
    await scene.pass_time(GAP_NOT_SHOWN_MS - 1)
    await scene.come("bo")
    await scene.pass_time(10 * GAP_NOT_SHOWN_MS)
    assert len(anna.bytes) == sent


@at_a_table
async def test_a_longer_gap_is_shown_and_so_is_the_return(scene: Scene) -> None:
    anna, bo = await seated(scene)
    gone_at = scene.clock.now()
    await scene.go(bo)
    await scene.pass_time(GAP_NOT_SHOWN_MS)
    shown = anna.last.table.seats[1]
    assert (shown.presence, shown.gone_since) == (Presence.GONE, gone_at)
    assert shown.bot_may_play_from == gone_at + ABSENCE_MS
    awaited = anna.last.table.awaited
    assert awaited is not None
    assert (awaited.seat, awaited.bot_may_play_from) == (1, None)
    await scene.come("bo")
    assert anna.last.table.seats[1].presence is Presence.HERE


@at_a_table
async def test_the_table_waits_and_after_45_seconds_anybody_present_may_let_a_bot_play(scene: Scene) -> None:
    anna, bo = await seated(scene)
    await scene.go(bo)
    gone_at = scene.clock.now()
    await scene.pass_time(ABSENCE_MS - 1)
    assert scene.state.to_act == 1
    answer = await scene.ask("anna", LetBotPlay(1))
    assert isinstance(answer, RefusedByTable)
    assert (answer.refusal.code.value, answer.refusal.at) == ("bot_plays_later", gone_at + ABSENCE_MS)
    await scene.pass_time(1)
    assert await scene.refusal("watcher", LetBotPlay(1)) == "not_seated"
    await scene.do("anna", LetBotPlay(1))
    stand_in = anna.last.table.seats[1].stand_in
    assert stand_in is not None
    assert (stand_in.level, stand_in.why) == ("club", WhyStandIn.ABSENT)
    version = scene.table.version
    await scene.pass_time(1_000)
    assert scene.table.version > version


@at_a_table
async def test_a_bots_moves_are_marked_and_the_returning_person_is_told_them(scene: Scene) -> None:
    anna, bo = await seated(scene)
    await scene.go(bo)
    await scene.pass_time(ABSENCE_MS)
    version = scene.table.version
    await scene.do("anna", LetBotPlay(1))
    await scene.pass_time(1_000)
    entries = [from_store(entry) for entry in scene.services.store.read("game-1", version).result()]
    took_over, move = entries[0], entries[1]
    assert took_over.event == BotTookOver(1, "club", WhyStandIn.ABSENT)
    assert took_over.by == ByPerson("anna")
    assert move.by == ByBot("club", "1")
    assert [sent.by for sent in anna.updates[-1].events] == [Mover.BOT] * len(anna.updates[-1].events)
    back = await scene.come("bo")
    assert scene.table.stand_ins[1] is None
    (while_away,) = back.last.yours.while_away
    assert while_away.seat == 1
    assert while_away.events[0] == move.event
    assert any(sent.event == PersonReturned(1) for update in anna.updates for sent in update.events)
    assert not anna.last.yours.while_away


@at_a_table
async def test_what_was_done_while_away_is_told_until_the_person_acts(scene: Scene) -> None:
    _, bo = await seated(scene)
    await scene.do("bo", StepAway(AwayChoice.BOT))
    await scene.pass_time(1_000)
    assert scene.table.done_for[1]
    await scene.do("bo", ComeBack())
    assert bo.last.yours.while_away
    while scene.state.to_act != 1:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        await scene.pass_time(7_000)
    assert bo.last.yours.while_away
    await scene.act_for("bo")
    assert not scene.table.done_for[1]
    assert not bo.last.yours.while_away


@at_a_table
async def test_chosen_beforehand_a_bot_steps_in_by_itself(scene: Scene) -> None:
    anna, bo = await seated(scene, TableSettings(absence=BotAfter(20)))
    await scene.go(bo)
    await scene.pass_time(19_999)
    assert scene.table.stand_ins[1] is None
    assert anna.last.table.seats[1].bot_steps_in_at == scene.clock.now() + 1
    await scene.pass_time(1)
    entries = [from_store(entry).event for entry in scene.services.store.read("game-1").result()]
    assert BotTookOver(1, "club", WhyStandIn.ABSENT) in entries


@at_a_table
async def test_somebody_who_stepped_away_comes_back_by_saying_so_or_by_acting(scene: Scene) -> None:
    await seated(scene)
    assert await scene.refusal("bo", ComeBack()) == "not_away"
    await scene.do("bo", StepAway(AwayChoice.BOT))
    assert await scene.refusal("bo", StepAway(AwayChoice.BOT)) == "bot_plays_already"
    stand_in = scene.table.stand_ins[1]
    assert stand_in is not None
    assert stand_in.why is WhyStandIn.STEPPED_AWAY
    # Bo's device is connected all the time: that alone is no return.
    await scene.act_for("bo")
    events = [from_store(entry).event for entry in scene.services.store.read("game-1").result()]
    assert PersonReturned(1) in events
    assert isinstance(events[-1], BidPlaced)
    assert not any(scene.table.stand_ins)


@at_a_table
async def test_somebody_here_who_decides_nothing_may_be_played_for_much_later(scene: Scene) -> None:
    anna, _ = await seated(scene)
    awaited = anna.last.table.awaited
    assert awaited is not None
    assert (awaited.seat, awaited.bot_may_play_from) == (1, awaited.since + IDLE_MS)
    assert anna.last.table.seats[1].bot_may_play_from is None
    await scene.pass_time(ABSENCE_MS)
    assert await scene.refusal("anna", LetBotPlay(1)) == "bot_plays_later"
    assert await scene.refusal("bo", LetBotPlay(0)) == "person_is_here"
    assert await scene.refusal("anna", LetBotPlay(2)) == "bot_plays_already"
    await scene.pass_time(IDLE_MS)
    await scene.do("anna", LetBotPlay(1))
    stand_in = scene.table.stand_ins[1]
    assert stand_in is not None
    assert stand_in.why is WhyStandIn.STEPPED_AWAY


@at_a_table
async def test_any_seated_person_pauses_and_nothing_moves(scene: Scene) -> None:
    anna, _ = await seated(scene)
    assert await scene.refusal("watcher", Pause()) == "not_seated"
    await scene.do("bo", Pause())
    paused = anna.last.table.pause
    assert paused is not None
    assert (paused.person, paused.anybody_from) == ("bo", scene.clock.now() + PAUSE_MS)
    assert await scene.refusal("anna", Pause()) == "table_is_paused"
    assert await scene.refusal("bo", scene.legal()[0]) == "table_is_paused"
    version = scene.table.version
    await scene.pass_time(30_000)
    assert scene.table.version == version
    await scene.do("bo", Resume())
    assert scene.table.pausing is None
    assert await scene.refusal("bo", Resume()) == "not_paused"


@at_a_table
async def test_bots_rest_while_the_table_is_paused_and_go_on_after(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    await scene.come("anna")
    await scene.start("anna")
    while scene.state.to_act == 0:
        await scene.act_for("anna")
    await scene.do("anna", Pause())
    version = scene.table.version
    await scene.pass_time(600_000)
    assert scene.table.version == version
    await scene.do("anna", Resume())
    await scene.pass_time(799)
    assert scene.table.version == version + 1
    await scene.pass_time(1)
    assert scene.table.version == version + 2


@at_a_table
async def test_anybody_resumes_after_a_minute(scene: Scene) -> None:
    await seated(scene)
    await scene.do("bo", StepAway(AwayChoice.PAUSE))
    await scene.pass_time(PAUSE_MS - 1)
    assert await scene.refusal("anna", Resume()) == "resume_later"
    await scene.pass_time(1)
    assert await scene.refusal("watcher", Resume()) == "not_seated"
    await scene.do("anna", Resume())
    assert scene.table.pausing is None


@at_a_table
async def test_without_a_move_clock_nobody_is_hurried(scene: Scene) -> None:
    anna, _ = await seated(scene)
    awaited = anna.last.table.awaited
    assert awaited is not None
    assert (awaited.seat, awaited.until) == (1, None)
    await scene.pass_time(24 * 3_600_000)
    assert scene.state.to_act == 1


@at_a_table
async def test_when_the_move_clock_runs_out_a_bot_makes_that_one_decision(scene: Scene) -> None:
    anna, bo = await seated(scene, TableSettings(move_clock=30))
    awaited = anna.last.table.awaited
    assert awaited is not None
    assert awaited.until == awaited.since + 30_000
    version = scene.table.version
    scene.clock.move_to(awaited.until - 1)
    await scene.settle()
    assert scene.table.version == version
    await scene.pass_time(1)
    kinds = [entry.kind for entry in scene.services.store.read("game-1", version).result()]
    assert kinds[:2] == ["clock_ran_out", "bid_placed"]
    assert not any(scene.table.stand_ins)
    assert scene.table.overdue is None
    assert bo.last.yours.while_away[0].seat == 1
    assert scene.table.bot_stood_in == (False, True, False)


@at_a_table
async def test_a_pause_stops_the_move_clock_and_buys_no_time(scene: Scene) -> None:
    anna, _ = await seated(scene, TableSettings(move_clock=30))
    before = anna.last.table.awaited
    assert before is not None
    assert before.until is not None
    await scene.pass_time(20_000)
    await scene.do("anna", Pause())
    paused = anna.last.table.awaited
    assert paused is not None
    assert paused.until is None
    await scene.pass_time(100_000)
    await scene.do("anna", Resume())
    after = anna.last.table.awaited
    assert after is not None
    assert after.until == before.until + 100_000
