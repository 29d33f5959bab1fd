"""What passes without being stored: wheel answers in advance, talk, muting, spectators."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from doublelucky7.protocol.commands import (
    AcceptSeat,
    AnswerWheelInAdvance,
    BeTheTable,
    ChangeSettings,
    FillSeat,
    Mute,
    OfferSeat,
    Say,
    Unmute,
)
from doublelucky7.protocol.messages import CloseReason, Said
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import AdvanceAnswer, Spectators, TableSettings, Talk
from doublelucky7.protocol.table_view import InAdvance
from doublelucky7.rules.events import PawnKept
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.waiting import WaitingForBid, WaitingForWheel
from doublelucky7.storage.entry import ByPerson
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.updates.facts import MOST_VISITORS_NAMED
from testkit.tables.scene import Device, Scene, at_a_table, bot, person

PEOPLE = ("anna", "bo")
WHEEL = RuleSet(mode=Mode.TACTICAL_ESCAPE)
THIS_ROUND, UNTIL_I_SAY, ASK_ME = (
    AdvanceAnswer.PASS_THIS_ROUND,
    AdvanceAnswer.PASS_UNTIL_I_SAY,
    AdvanceAnswer.ASK_ME,
)


async def two_with_a_wheel(scene: Scene) -> list[Device]:
    await scene.open(*map(person, PEOPLE), ruleset=WHEEL)
    devices = [await scene.come(name) for name in PEOPLE]
    await scene.start(*PEOPLE)
    return devices


async def bid_all(scene: Scene) -> None:
    while isinstance(scene.state.waiting, WaitingForBid):
        await scene.act_for(PEOPLE[scene.state.waiting.seat])


def kept(scene: Scene) -> list[tuple[int, object]]:
    entries = [from_store(entry) for entry in scene.services.store.read("game-1").result()]
    return [(one.event.seat, one.by) for one in entries if isinstance(one.event, PawnKept)]


@at_a_table
async def test_the_wheel_is_answered_in_advance_when_it_asks(scene: Scene) -> None:
    anna, bo = await two_with_a_wheel(scene)
    sent = len(anna.bytes)
    await scene.do("bo", AnswerWheelInAdvance(1, THIS_ROUND))
    assert bo.last.yours.in_advance == (InAdvance(1, THIS_ROUND),)
    # Not even that something was said reaches the others, and nothing of it is stored.
    assert len(anna.bytes) == sent
    assert not kept(scene)
    await bid_all(scene)
    while isinstance(scene.state.waiting, WaitingForWheel) and scene.state.to_act == 0:
        await scene.act_for("anna")
    await scene.pass_time(1_199)
    assert len(kept(scene)) < 2 or scene.state.to_act != 1
    await scene.pass_time(1)
    assert (1, ByPerson("bo")) in kept(scene)


@at_a_table
async def test_pass_this_round_ends_with_the_round_and_pass_until_i_say_does_not(scene: Scene) -> None:
    anna, bo = await two_with_a_wheel(scene)
    await scene.do("anna", AnswerWheelInAdvance(0, THIS_ROUND))
    await scene.do("bo", AnswerWheelInAdvance(1, UNTIL_I_SAY))
    while scene.state.round == 1:
        if scene.state.to_act is None or isinstance(scene.state.waiting, WaitingForWheel):
            await scene.pass_time(6_000)
        else:
            await scene.act_for(PEOPLE[scene.state.to_act])
    assert sorted(seat for seat, _ in kept(scene)) == [0, 1]
    assert not anna.last.yours.in_advance
    assert bo.last.yours.in_advance == (InAdvance(1, UNTIL_I_SAY),)


@at_a_table
async def test_an_answer_in_advance_is_revocable(scene: Scene) -> None:
    _, bo = await two_with_a_wheel(scene)
    await scene.do("bo", AnswerWheelInAdvance(1, UNTIL_I_SAY))
    await scene.do("bo", AnswerWheelInAdvance(1, ASK_ME))
    assert not bo.last.yours.in_advance
    await bid_all(scene)
    await scene.pass_time(60_000)
    assert isinstance(scene.state.waiting, WaitingForWheel)


@at_a_table
async def test_pass_until_i_say_survives_a_restart_and_pass_this_round_does_not(scene: Scene) -> None:
    await two_with_a_wheel(scene)
    await scene.do("anna", AnswerWheelInAdvance(0, THIS_ROUND))
    await scene.do("bo", AnswerWheelInAdvance(1, UNTIL_I_SAY))
    await scene.restart()
    anna, bo = [await scene.come(name) for name in PEOPLE]
    assert not anna.last.yours.in_advance
    assert bo.last.yours.in_advance == (InAdvance(1, UNTIL_I_SAY),)
    await bid_all(scene)
    while isinstance(scene.state.waiting, WaitingForWheel) and scene.state.to_act == 0:
        await scene.act_for("anna")
    await scene.pass_time(1_200)
    assert (1, ByPerson("bo")) in kept(scene)
    await scene.do("bo", AnswerWheelInAdvance(1, ASK_ME))
    await scene.restart()
    assert not (await scene.come("bo")).last.yours.in_advance


@at_a_table
async def test_a_standing_answer_ends_with_its_seat_whatever_restarts(scene: Scene) -> None:
    await two_with_a_wheel(scene)
    await scene.come("cleo")
    await scene.do("bo", AnswerWheelInAdvance(1, UNTIL_I_SAY))
    await scene.do("bo", OfferSeat(1, "cleo"))
    await scene.do("cleo", AcceptSeat(1, "x"))
    await scene.do("cleo", OfferSeat(1, "bo"))
    await scene.do("bo", AcceptSeat(1, "x"))
    await scene.restart()
    assert not (await scene.come("bo")).last.yours.in_advance


def test_nobody_else_can_tell_that_somebody_passes_until_they_say() -> None:
    async def seen_by_anna(answer: AdvanceAnswer) -> list[bytes]:
        scene = Scene()
        anna, _ = await two_with_a_wheel(scene)
        await scene.do("bo", AnswerWheelInAdvance(1, answer))
        await scene.restart()
        again, _ = [await scene.come(name) for name in PEOPLE]
        await bid_all(scene)
        stored = [entry.event for entry in scene.services.store.read("game-1").result()]
        await scene.end()
        return [*anna.bytes, *again.bytes, *stored]

    assert asyncio.run(seen_by_anna(UNTIL_I_SAY)) == asyncio.run(seen_by_anna(ASK_ME))


@at_a_table
async def test_only_the_own_seat_is_answered_for_and_only_where_there_is_a_wheel(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    assert await scene.refusal("anna", AnswerWheelInAdvance(0, THIS_ROUND)) == "not_playing"
    await scene.start("anna")
    assert await scene.refusal("anna", AnswerWheelInAdvance(1, THIS_ROUND)) == "not_your_seat"
    assert await scene.refusal("anna", AnswerWheelInAdvance(0, THIS_ROUND)) == "no_wheel_here"


@at_a_table
async def test_talk_reaches_everybody_who_has_not_muted_the_speaker(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    anna, bo, watcher = [await scene.come(name) for name in ("anna", "bo", "watcher")]
    said = Said(0, "anna", Talk.WELL_PLAYED)
    await scene.do("anna", Say(0, Talk.WELL_PLAYED))
    assert [device.heard for device in (anna, bo, watcher)] == [[said], [said], [said]]
    assert await scene.refusal("anna", Say(0, Talk.WOW)) == "too_fast"
    await scene.do("bo", Mute("anna"))
    assert bo.last.yours.muted == ("anna",)
    await scene.pass_time(1_000)
    await scene.do("anna", Say(0, Talk.WOW))
    assert (len(bo.heard), len(watcher.heard)) == (1, 2)
    await scene.do("bo", Unmute("anna"))
    await scene.pass_time(1_000)
    await scene.do("anna", Say(0, Talk.OOPS))
    assert len(bo.heard) == 2
    assert await scene.refusal("bo", Mute("nobody")) == "no_such_person"


@at_a_table
async def test_spectators_say_nothing_and_nobody_speaks_for_another(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    assert await scene.refusal("watcher", Say(0, Talk.HELLO)) == "not_your_seat"
    assert await scene.refusal("bo", Say(0, Talk.HELLO)) == "not_your_seat"


@at_a_table
async def test_spectators_see_public_information_only_and_cannot_act(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    watcher = await scene.come("watcher")
    assert [visitor.person for visitor in watcher.last.table.visitors] == ["watcher"]
    await scene.start("anna")
    (view,) = watcher.last.views
    assert (view.viewer, view.hand, view.legal, view.refused) == (None, None, (), ())
    await scene.play_until(lambda table: table.running.to_act == 0)
    assert await scene.refusal("watcher", scene.legal()[0]) == "not_your_seat"
    everything = b"".join(watcher.bytes)
    assert b"hand_dealt" not in everything


@at_a_table
async def test_the_host_closes_the_table_to_spectators(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    watcher = await scene.come("watcher")
    await scene.do("anna", ChangeSettings(TableSettings(spectators=Spectators.CLOSED_OUT)))
    # While the table gathers whoever comes may still sit down.
    close_reasons = [watcher.close_reason]
    await scene.start("anna")
    close_reasons.append(watcher.close_reason)
    assert close_reasons == [None, CloseReason.CLOSED_TO_SPECTATORS]
    sent = len(watcher.bytes)
    await scene.pass_time(2_000)
    assert len(watcher.bytes) == sent
    with pytest.raises(CommandRefused, match="closed_to_spectators"):
        await scene.come("another")
    await scene.do("anna", ChangeSettings(replace(scene.table.settings, spectators=Spectators.WELCOME)))
    await scene.come("another")


@at_a_table
async def test_a_crowd_of_spectators_is_counted_and_does_not_wake_everybody(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    anna = await scene.come("anna")
    crowd = [await scene.come(f"watcher {number}") for number in range(MOST_VISITORS_NAMED)]
    sent = len(anna.bytes)
    await scene.come("one more")
    assert len(anna.bytes) == sent
    await scene.do("anna", FillSeat(1, "novice"))
    assert (len(anna.last.table.visitors), anna.last.table.visitor_count) == (20, 21)
    await scene.go(crowd[0])
    await scene.pass_time(3_000)
    assert [visitor.person for visitor in anna.last.table.visitors][-1] == "one more"


@at_a_table
async def test_everybody_knows_of_a_table_screen_until_it_goes(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    anna, television = await scene.come("anna"), await scene.come("television")
    known = [anna.last.table.has_table_screen]
    await scene.do("television", BeTheTable())
    known.append(anna.last.table.has_table_screen)
    await scene.go(television)
    await scene.pass_time(3_000)
    assert [*known, anna.last.table.has_table_screen] == [False, True, False]


@at_a_table
async def test_the_list_of_forfeits_is_shown_before_and_after_the_game(scene: Scene) -> None:
    await scene.open(bot(), bot(), forfeits=("Sing",))
    device = await scene.come("anna")
    shown = [device.last.table.forfeits]
    await scene.start()
    shown.append(device.last.table.forfeits)
    await scene.play_until(lambda table: table.running.is_over)
    assert [*shown, device.last.table.forfeits] == [("Sing",), (), ("Sing",)]
