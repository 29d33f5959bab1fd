"""Taking back the own bid or card, until the next action by any seat, and never more than that."""

from __future__ import annotations

from doublelucky7.protocol.commands import Pause, TakeBack
from doublelucky7.protocol.sitting import TableSettings
from doublelucky7.protocol.table_events import TakenBack
from doublelucky7.rules.actions import PlaceBid, PlayCard
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard
from doublelucky7.tables.stream.events import from_store
from doublelucky7.tables.stream.evolution import fold
from testkit.tables.scene import Scene, at_a_table, bot, person

PEOPLE = ("anna", "bo", "cleo")


async def three_people(scene: Scene, settings: TableSettings | None = None) -> str:
    """Three people have been dealt their cards; the name of who is to act."""
    await scene.open(*map(person, PEOPLE), settings=settings or TableSettings(), ruleset=RuleSet())
    await scene.start(*PEOPLE)
    return to_act(scene)


def to_act(scene: Scene) -> str:
    assert scene.state.to_act is not None
    return PEOPLE[scene.state.to_act]


async def bid_all(scene: Scene) -> None:
    while isinstance(scene.state.waiting, WaitingForBid):
        await scene.act_for(to_act(scene))


async def to_round_two(scene: Scene) -> None:
    while scene.state.round < 2 or not isinstance(scene.state.waiting, WaitingForCard):
        if scene.state.to_act is None:
            await scene.pass_time(6_000)
        else:
            await scene.act_for(to_act(scene))


@at_a_table
async def test_an_own_bid_is_taken_back_until_the_next_action(scene: Scene) -> None:
    name = await three_people(scene)
    device = await scene.come(name)
    before, seat = scene.table, PEOPLE.index(name)
    await scene.do(name, PlaceBid(seat, 1))
    offers = [device.last.yours.may_take_back]
    await scene.do(name, TakeBack(seat))
    offers.append(device.last.yours.may_take_back)
    assert offers == [seat, None]
    assert scene.state == before.running
    assert scene.table.since_deal == before.since_deal
    assert scene.table.version == before.version + 2
    assert [entry.event for entry in device.last.events] == [TakenBack(seat, before.version)]
    await scene.do(name, PlaceBid(seat, 0))
    assert scene.state.bids[seat] == 0


@at_a_table
async def test_after_the_next_action_by_any_seat_nothing_is_taken_back(scene: Scene) -> None:
    first = await three_people(scene)
    await scene.act_for(first)
    second = to_act(scene)
    await scene.act_for(second)
    assert await scene.refusal(first, TakeBack(PEOPLE.index(first))) == "nothing_to_take_back"
    await scene.do(second, TakeBack(PEOPLE.index(second)))
    # The next action has been taken back; what came before it stays done all the same.
    assert await scene.refusal(first, TakeBack(PEOPLE.index(first))) == "nothing_to_take_back"


@at_a_table
async def test_nobody_takes_back_what_another_did(scene: Scene) -> None:
    first = await three_people(scene)
    await scene.act_for(first)
    other = to_act(scene)
    assert await scene.refusal(other, TakeBack(PEOPLE.index(first))) == "not_your_seat"
    assert await scene.refusal(other, TakeBack(PEOPLE.index(other))) == "nothing_to_take_back"


@at_a_table
async def test_an_own_card_is_taken_back_and_is_in_the_hand_again(scene: Scene) -> None:
    await three_people(scene)
    await bid_all(scene)
    name, state = to_act(scene), scene.state
    await scene.act_for(name)
    assert scene.state.trick
    await scene.do(name, TakeBack(PEOPLE.index(name)))
    assert scene.state == state


@at_a_table
async def test_a_card_that_completed_the_trick_stays(scene: Scene) -> None:
    await three_people(scene)
    await to_round_two(scene)
    for _ in PEOPLE:
        last = to_act(scene)
        await scene.act_for(last)
    assert len(scene.state.finished_tricks) == 1
    assert await scene.refusal(last, TakeBack(PEOPLE.index(last))) == "nothing_to_take_back"


@at_a_table
async def test_nothing_is_taken_back_across_a_deal(scene: Scene) -> None:
    await three_people(scene)
    while scene.state.to_act is not None:
        last = to_act(scene)
        await scene.act_for(last)
    await scene.pass_time(6_000)
    assert scene.state.round > 1
    assert await scene.refusal(last, TakeBack(PEOPLE.index(last))) == "nothing_to_take_back"


@at_a_table
async def test_a_wheel_answer_a_roll_a_swap_or_a_drawn_card_stays(scene: Scene) -> None:
    await scene.open(*map(person, PEOPLE), ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE))
    await scene.start(*PEOPLE)
    await bid_all(scene)
    asked = to_act(scene)
    for action in scene.legal():
        assert not isinstance(action, PlaceBid | PlayCard)
    await scene.do(asked, scene.legal()[-1])
    assert await scene.refusal(asked, TakeBack(PEOPLE.index(asked))) == "nothing_to_take_back"


@at_a_table
async def test_the_last_bid_may_be_taken_back_while_the_wheel_is_asking(scene: Scene) -> None:
    await scene.open(*map(person, PEOPLE), ruleset=RuleSet(mode=Mode.TACTICAL_ESCAPE))
    await scene.start(*PEOPLE)
    while isinstance(scene.state.waiting, WaitingForBid):
        last = to_act(scene)
        await scene.act_for(last)
    await scene.do(last, TakeBack(PEOPLE.index(last)))
    assert to_act(scene) == last


@at_a_table
async def test_a_bots_answer_ends_the_time_for_taking_back(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), bot())
    await scene.start("anna")
    await scene.play_until(lambda table: table.running.to_act == 0)
    await scene.act_for("anna")
    await scene.pass_time(1_199)
    await scene.do("anna", TakeBack(0))
    await scene.act_for("anna")
    await scene.pass_time(1_200)
    assert await scene.refusal("anna", TakeBack(0)) == "nothing_to_take_back"


@at_a_table
async def test_taking_back_buys_no_time_on_the_clock(scene: Scene) -> None:
    name = await three_people(scene, TableSettings(move_clock=30))
    since = scene.table.awaited_since
    await scene.pass_time(20_000)
    await scene.act_for(name)
    await scene.do(name, TakeBack(PEOPLE.index(name)))
    assert scene.table.awaited_since == since
    version = scene.table.version
    await scene.pass_time(10_000)
    assert scene.table.version > version


@at_a_table
async def test_a_pause_keeps_what_can_be_taken_back_but_does_not_allow_it(scene: Scene) -> None:
    name = await three_people(scene)
    await scene.act_for(name)
    await scene.do(name, Pause())
    assert await scene.refusal(name, TakeBack(PEOPLE.index(name))) == "table_is_paused"


@at_a_table
async def test_a_stream_with_things_taken_back_folds_to_the_same_table(scene: Scene) -> None:
    name = await three_people(scene)
    await scene.act_for(name)
    await scene.do(name, TakeBack(PEOPLE.index(name)))
    await scene.act_for(name)
    assert fold(map(from_store, scene.services.store.read("game-1").result())) == scene.table
