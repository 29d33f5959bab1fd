"""Before the game: seats are taken, filled, freed and reordered, and the host arranges the rest."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doublelucky7.protocol.commands import (
    AcceptSeat,
    ChangeRules,
    ChangeSettings,
    CloseTable,
    FillSeat,
    FreeSeat,
    HandOnHost,
    HostCommand,
    LeaveSeat,
    OfferSeat,
    ReorderSeats,
    ResizeTable,
    StartGame,
    TakeSeat,
    WriteForfeits,
)
from doublelucky7.protocol.messages import CloseReason, RefusedByTable
from doublelucky7.protocol.sitting import BotAfter, BotSeat, OpenSeat, Pace, PersonSeat, Phase, TableSettings
from doublelucky7.protocol.table_events import SeatTaken
from doublelucky7.rules.ruleset import SECOND_EDITION
from doublelucky7.tables.durations import HOST_MS
from doublelucky7.tables.state import seats_of
from testkit.tables.scene import OPEN, Scene, at_a_table, bot, person


@at_a_table
async def test_a_person_takes_an_open_seat_and_everybody_is_told(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, OPEN)
    anna = await scene.come("anna")
    await scene.do("bo", TakeSeat(1, "Bo"))
    assert scene.table.seats[1] == PersonSeat("bo", "Bo")
    assert [entry.event for entry in anna.last.events] == [SeatTaken(1, "bo", "Bo")]
    assert anna.last.table.seats[1].holder == PersonSeat("bo", "Bo")


@at_a_table
async def test_one_person_may_hold_several_seats_on_one_device(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, OPEN)
    await scene.do("anna", TakeSeat(2, "Grandpa"))
    await scene.do("anna", FillSeat(1, "novice"))
    device = await scene.come("anna")
    await scene.start("anna")
    assert device.last.yours.seats == (0, 2)
    assert [view.viewer for view in device.last.views] == [0, 2]
    assert all(view.hand for view in device.last.views)


@at_a_table
async def test_a_taken_seat_a_missing_seat_and_an_empty_name_are_refused(scene: Scene) -> None:
    await scene.open(person("anna"), bot(), OPEN)
    assert await scene.refusal("bo", TakeSeat(0, "Bo")) == "seat_is_taken"
    assert await scene.refusal("bo", TakeSeat(1, "Bo")) == "seat_is_taken"
    assert await scene.refusal("bo", TakeSeat(3, "Bo")) == "no_such_seat"
    assert await scene.refusal("bo", TakeSeat(-1, "Bo")) == "no_such_seat"
    assert await scene.refusal("bo", TakeSeat(2, "\u202e \u200b")) == "name_is_empty"


@at_a_table
async def test_a_person_leaves_the_own_seat_only(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot())
    assert await scene.refusal("bo", LeaveSeat(0)) == "not_your_seat"
    assert await scene.refusal("bo", LeaveSeat(2)) == "not_your_seat"
    await scene.do("bo", LeaveSeat(1))
    assert scene.table.seats[1] == OpenSeat()


@pytest.mark.parametrize(
    "command",
    [
        FillSeat(2, "club"),
        FreeSeat(0),
        ReorderSeats((1, 0, 2)),
        ResizeTable(5),
        ChangeRules(SECOND_EDITION),
        ChangeSettings(TableSettings(pace=Pace.FAST)),
        WriteForfeits(("Sing",)),
        HandOnHost("bo"),
        StartGame(),
        CloseTable(),
    ],
)
def test_only_the_host_arranges(command: HostCommand) -> None:
    @at_a_table
    async def refused(scene: Scene) -> None:
        await scene.open(person("anna"), person("bo"), OPEN)
        assert await scene.refusal("bo", command) == "only_the_host"

    refused()


@at_a_table
async def test_the_host_fills_a_seat_with_a_bot_that_has_a_name_of_its_own(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN, OPEN)
    await scene.do("anna", FillSeat(1, "club"))
    await scene.do("anna", FillSeat(2, "novice"))
    first, second = scene.table.seats[1:]
    assert isinstance(first, BotSeat)
    assert isinstance(second, BotSeat)
    assert first.name
    assert first.name != second.name
    await scene.do("anna", FillSeat(1, "novice"))
    assert scene.table.seats[1] == BotSeat(first.name, "novice")


@at_a_table
async def test_a_person_is_not_replaced_by_a_bot_and_a_level_must_exist(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), OPEN)
    assert await scene.refusal("anna", FillSeat(1, "club")) == "seat_is_taken"
    assert await scene.refusal("anna", FillSeat(2, "grandmaster")) == "no_such_level"


@at_a_table
async def test_the_host_frees_reorders_and_resizes(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), OPEN, bot())
    anna, bo, _, robot = scene.table.seats
    await scene.do("anna", ReorderSeats((3, 0, 2, 1)))
    assert list(scene.table.seats) == [robot, anna, OPEN, bo]
    await scene.do("anna", ResizeTable(3))
    assert list(scene.table.seats) == [robot, anna, bo]
    await scene.do("anna", FreeSeat(2))
    assert list(scene.table.seats) == [robot, anna, OPEN]
    await scene.do("anna", ResizeTable(7))
    assert list(scene.table.seats) == [robot, anna, OPEN, OPEN, OPEN, OPEN, OPEN]
    assert seats_of(scene.table, "anna") == (1,)


@at_a_table
async def test_an_order_that_is_none_and_a_table_too_small_are_refused(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), bot(), OPEN)
    assert await scene.refusal("anna", ReorderSeats((0, 0, 1, 2))) == "not_these_seats"
    assert await scene.refusal("anna", ReorderSeats((0, 1))) == "not_these_seats"
    assert await scene.refusal("anna", ResizeTable(2)) == "seat_is_taken"
    assert await scene.refusal("anna", FreeSeat(3)) == "seat_is_open"


@at_a_table
async def test_rules_forfeits_and_settings_change_before_the_start(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    settings = TableSettings(pace=Pace.RELAXED, absence=BotAfter(20), move_clock=30)
    await scene.do("anna", ChangeRules(SECOND_EDITION))
    await scene.do("anna", ChangeSettings(settings))
    await scene.do("anna", WriteForfeits(("  Sing\u202e a\tsong ", "", "Sing a song", "Hop")))
    assert scene.table.ruleset == SECOND_EDITION
    assert scene.table.settings == settings
    assert scene.table.forfeits == ("Sing a song", "Hop")
    await scene.start("anna")
    assert scene.state.ruleset == SECOND_EDITION


@at_a_table
async def test_what_was_agreed_stays_agreed_once_the_game_has_started(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.start("anna", "bo")
    settings = scene.table.settings
    for command in (
        ChangeRules(SECOND_EDITION),
        WriteForfeits(("Sing",)),
        FreeSeat(1),
        FillSeat(1, "club"),
        ReorderSeats((1, 0)),
        ResizeTable(3),
        StartGame(),
        ChangeSettings(replace(settings, move_clock=60)),
        ChangeSettings(replace(settings, absence=BotAfter(60))),
        ChangeSettings(replace(settings, stand_in="novice")),
    ):
        assert await scene.refusal("anna", command) == "game_has_started", command
    assert await scene.refusal("bo", LeaveSeat(1)) == "game_has_started"
    assert await scene.refusal("cleo", TakeSeat(1, "Cleo")) == "game_has_started"
    await scene.do("anna", ChangeSettings(replace(settings, pace=Pace.FAST)))
    assert scene.table.settings.pace is Pace.FAST


@at_a_table
async def test_a_game_with_an_open_seat_does_not_start(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN)
    assert await scene.refusal("anna", StartGame()) == "seat_is_open"


@at_a_table
async def test_the_code_is_shown_only_while_the_table_gathers(scene: Scene) -> None:
    await scene.open(person("anna"), bot())
    device = await scene.come("anna")
    codes = [device.last.table.code]
    await scene.do("anna", StartGame())
    codes.append(device.last.table.code)
    assert codes == ["KIWI7", None]
    assert device.last.table.link == "link-1"


@at_a_table
async def test_the_host_hands_the_role_on_to_somebody_at_the_table(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), OPEN)
    assert await scene.refusal("anna", HandOnHost("nobody")) == "no_such_person"
    await scene.come("watcher")
    await scene.do("anna", HandOnHost("watcher"))
    await scene.do("watcher", HandOnHost("bo"))
    assert scene.table.host == "bo"
    assert await scene.refusal("anna", StartGame()) == "only_the_host"


@at_a_table
async def test_an_absent_hosts_role_passes_to_the_next_present_person(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"), person("cleo"))
    anna, cleo = await scene.come("anna"), await scene.come("cleo")
    await scene.go(anna)
    await scene.pass_time(HOST_MS - 1)
    assert scene.table.host != "cleo"
    await scene.pass_time(1)
    assert scene.table.host == "cleo"
    assert cleo.last.table.host == "cleo"


@at_a_table
async def test_a_host_who_is_back_in_time_stays_host(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    anna = await scene.come("anna")
    await scene.come("bo")
    await scene.go(anna)
    await scene.pass_time(HOST_MS - 1)
    await scene.come("anna")
    await scene.pass_time(10 * HOST_MS)
    assert scene.table.host == "anna"


@at_a_table
async def test_a_seat_goes_to_another_person_who_accepts_it(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    await scene.start("anna", "bo")
    assert await scene.refusal("bo", OfferSeat(1, "cleo")) == "no_such_person"
    cleo = await scene.come("cleo")
    assert await scene.refusal("cleo", AcceptSeat(1, "Cleo")) == "not_offered"
    assert await scene.refusal("anna", OfferSeat(1, "cleo")) == "not_your_seat"
    await scene.do("bo", OfferSeat(1, "cleo"))
    assert list(cleo.last.yours.offered) == [1]
    assert [view.viewer for view in cleo.last.views] == [None]
    await scene.do("cleo", AcceptSeat(1, "Cleo"))
    assert scene.table.seats[1] == PersonSeat("cleo", "Cleo")
    assert [view.viewer for view in cleo.last.views] == [1]
    assert not cleo.last.yours.offered
    assert await scene.refusal("cleo", AcceptSeat(1, "Cleo")) == "not_offered"


@at_a_table
async def test_a_closed_table_reveals_its_secret_and_refuses_everything(scene: Scene) -> None:
    await scene.open(person("anna"), person("bo"))
    bo = await scene.come("bo")
    await scene.do("anna", CloseTable())
    assert scene.table.phase is Phase.CLOSED
    assert bo.last.table.dealing.secret == scene.table.secret
    assert bo.close_reason is CloseReason.TABLE_IS_CLOSED
    assert await scene.refusal("anna", CloseTable()) == "table_is_closed"
    assert await scene.refusal("bo", LeaveSeat(1)) == "table_is_closed"


@at_a_table
async def test_a_refusal_names_what_the_sentence_needs(scene: Scene) -> None:
    await scene.open(person("anna"), OPEN)
    answer = await scene.ask("anna", FillSeat(1, "grandmaster"))
    assert isinstance(answer, RefusedByTable)
    assert answer.refusal.level == "grandmaster"
