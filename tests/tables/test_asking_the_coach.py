"""The coach is asked only where one person plays alone against bots, and the record says so."""

from __future__ import annotations

from doublelucky7.protocol.commands import AcceptSeat, AskCoach, OfferSeat, RemovePerson, TakeBack, TakeSeat
from doublelucky7.protocol.sitting import Phase
from doublelucky7.records.record import Record
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import PlaceBid
from doublelucky7.tables.commands.playing import may_be_advised
from doublelucky7.tables.stream.record import record_from
from testkit.tables.scene import Scene, at_a_table, bot, person


async def until_anna_decides(scene: Scene) -> None:
    while scene.state.to_act != 0:
        await scene.pass_time(1_000)


async def alone_with_bots(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    await scene.start("anna")
    await until_anna_decides(scene)


async def played_on(scene: Scene) -> Record:
    while scene.table.phase is not Phase.FINISHED:
        if scene.state.to_act == 0:
            await scene.act_for("anna")
        else:
            await scene.pass_time(1_000)
    record = record_from(scene.services.store.read("game-1").result())
    assert verify(record) is None
    return record


@at_a_table
async def test_whoever_has_asked_may_be_advised_until_the_decision_is_made(scene: Scene) -> None:
    await alone_with_bots(scene)
    assert not may_be_advised(scene.table, "anna")
    await scene.do("anna", AskCoach(0))
    assert may_be_advised(scene.table, "anna")
    assert not may_be_advised(scene.table, "bo")
    await scene.act_for("anna")
    assert not may_be_advised(scene.table, "anna")


@at_a_table
async def test_the_record_marks_what_was_decided_after_asking_and_nothing_else(scene: Scene) -> None:
    await alone_with_bots(scene)
    await scene.do("anna", AskCoach(0))
    (first, *_) = scene.legal()
    assert isinstance(first, PlaceBid)
    await scene.do("anna", first)
    await scene.do("anna", TakeBack(0))
    await scene.act_for("anna")
    record = await played_on(scene)
    decisions = [played.assisted for played in record.rounds]
    assert sum(map(len, decisions)) == 1, "one decision, though it was made twice"
    assert len(decisions[0]) == 1
    assert scene.table.asked_coach == (0,)
    assert scene.table.club == ()


@at_a_table
async def test_nobody_is_advised_where_another_person_plays(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot())
    await scene.start("anna", "bo")
    while (seat := scene.state.to_act) not in (0, 1):
        await scene.pass_time(1_000)
    assert await scene.refusal(("anna", "bo")[seat or 0], AskCoach(seat or 0)) == "somebody_else_plays"


@at_a_table
async def test_two_people_at_one_device_are_two_people(scene: Scene) -> None:
    await scene.open(person("anna"), person("anna"), bot())
    await scene.start("anna")
    while (seat := scene.state.to_act) not in (0, 1):
        await scene.pass_time(1_000)
    assert await scene.refusal("anna", AskCoach(seat or 0)) == "somebody_else_plays"


@at_a_table
async def test_nobody_can_join_a_game_in_which_the_coach_was_asked(scene: Scene) -> None:
    await alone_with_bots(scene)
    await scene.do("anna", AskCoach(0))
    await scene.come("bo")
    assert await scene.refusal("bo", TakeSeat(1, "Bo")) == "game_has_started"
    # The one seat of a person may go to another person: still only one plays, and advice was for who had asked.
    await scene.come("anna")
    await scene.do("anna", OfferSeat(0, "bo"))
    await scene.do("bo", AcceptSeat(0, "Bo"))
    assert not may_be_advised(scene.table, "anna")


@at_a_table
async def test_somebody_who_was_removed_has_played_too(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot())
    await scene.start("anna", "bo")
    await scene.do("anna", RemovePerson("bo"))
    await until_anna_decides(scene)
    assert await scene.refusal("anna", AskCoach(0)) == "somebody_else_plays"


@at_a_table
async def test_there_must_be_something_to_decide(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    assert await scene.refusal("anna", AskCoach(0)) == "not_playing"
    await scene.start("anna")
    if scene.state.to_act == 0:
        await scene.act_for("anna")
    assert await scene.refusal("anna", AskCoach(0)) == "nothing_to_decide"
    assert await scene.refusal("anna", AskCoach(1)) == "not_your_seat"
