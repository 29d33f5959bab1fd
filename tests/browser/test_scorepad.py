"""The score pad for the box in a real browser: whole games by touch, few taps, corrections, nothing lost."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import Page, expect

from doublelucky7.records.pad_record import pad_from_json
from testkit.browser.devices import SMALL_PHONE
from testkit.browser.scorepad import SEVEN, PadKeeper
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice

FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
FOUR = ("Anna", "Bea", "Cem", "Dina")


def at_the_pad(new_device: NewDevice, **how: object) -> PadKeeper:
    device = new_device(SMALL_PHONE, **how)
    device.open("/pad")
    return PadKeeper(device.page)


@pytest.mark.parametrize(
    "box",
    at_full_length(["first classic", "second tactical_escape", "second lucky_dice"], "second lucky_dice"),
)
def test_a_whole_game_by_touch_on_a_small_phone(new_device: NewDevice, box: str) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(FOUR)
    keeper.choose(box, 7)
    keeper.begin(2)
    for number in range(1, 8):
        expect(keeper.main).to_have_attribute("data-round", str(number))
        keeper.play_round(4, wheel="used")
    expect(keeper.main).to_have_attribute("data-step", "end")
    expect(keeper.page.get_by_role("heading", level=2)).to_contain_text(re.compile("win"))
    assert keeper.page.locator("main ol li").count() == 4
    picture = saved(keeper.page, "Save a picture")
    assert picture.startswith(b"\x89PNG")
    # Its size, as the first chunk of every PNG tells it.
    assert struct.unpack(">II", picture[16:24]) == (1080, 300 + 4 * 112 + 90)
    table = saved(keeper.page, "Save a table").decode().split("\r\n")
    assert len(table) == len(("names", *range(7), "penalties", "totals"))
    assert pad_from_json(saved(keeper.page, "record").decode()).result is not None


def saved(page: Page, button: str) -> bytes:
    with page.expect_download() as saving:
        page.get_by_role("button", name=button).tap()
    return saving.value.path().read_bytes()


def test_a_new_pad_takes_names_and_at_most_six_taps_a_remembered_crew_two(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(FOUR)
    keeper.choose("second lucky_dice", 14)
    keeper.begin(0)
    assert keeper.taps <= 6
    keeper.page.goto(keeper.page.url.split("#")[0])
    keeper.taps = 0
    keeper.tap(keeper.page.locator("[data-crew]").first)
    keeper.begin(1)
    assert keeper.taps == 2
    expect(keeper.main).to_contain_text("Bea deals 1 card each")


def test_a_round_takes_four_bids_four_tricks_and_one_tap(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(FOUR)
    keeper.choose("first classic", 7)
    keeper.begin(0)
    keeper.write_down(range(1, 4), 4)
    keeper.taps = 0
    keeper.play_round(4)
    assert keeper.taps <= 4 + 4 + 1


@pytest.mark.slow
def test_seven_players_with_seven_cards_and_an_unused_wheel_take_sixteen_taps(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(SEVEN)
    keeper.choose("second tactical_escape", 7)
    keeper.begin(0)
    keeper.write_down(range(1, 7), 7)
    keeper.taps = 0
    keeper.play_round(7)
    assert keeper.taps <= 16
    # Nobody used the pawn in seven rounds.
    expect(keeper.page.locator("main ol li", has_text="−10")).to_have_count(7)


def test_a_reload_in_mid_round_loses_nothing_and_a_second_window_follows(new_device: NewDevice) -> None:
    device = new_device(SMALL_PHONE)
    device.open("/pad")
    keeper = PadKeeper(device.page)
    keeper.name_crew(FOUR)
    keeper.choose("first classic", 7)
    keeper.begin(0)
    keeper.bid(2)
    device.page.reload()
    expect(device.page.locator("main [data-person]", has_text="bids 0")).to_have_count(2)
    other = device.context.new_page()
    other.goto(device.page.url)
    expect(other.locator("main [data-person]", has_text="bids 0")).to_have_count(2)
    keeper.bid(1)
    expect(other.locator("main [data-person]", has_text="bids 0")).to_have_count(3)
    other.get_by_role("button", name="Undo").click()
    expect(device.page.locator("main [data-person]", has_text="bids 0")).to_have_count(2)


def test_a_full_storage_is_said_and_the_pad_goes_on_in_its_window(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(FOUR)
    keeper.choose("first classic", 7)
    keeper.begin(0)
    keeper.page.evaluate(FULL)
    keeper.bid(4)
    expect(keeper.page.locator("[data-trouble=full]")).to_be_visible()
    keeper.win(1, 4)
    keeper.go_on()
    expect(keeper.main).to_have_attribute("data-round", "2")


def test_a_correction_recomputes_and_names_what_became_impossible(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(FOUR)
    keeper.choose("first classic", 7)
    keeper.begin(0)
    keeper.play_round(4)
    keeper.play_round(4)
    page = keeper.page
    page.get_by_role("button", name="Score pad").tap()
    page.locator("dialog [data-round='1']").tap()
    steps = page.get_by_role("navigation", name="Steps of the round")
    steps.get_by_role("button", name="Tricks").tap()
    page.get_by_role("button", name="Enter numbers instead").tap()
    page.get_by_role("button", name="Bea: one more").tap()
    expect(page.get_by_role("list", name="What cannot be")).to_have_count(0)
    page.get_by_role("button", name="Cem: one more").tap()
    problems = page.get_by_role("list", name="What cannot be")
    expect(problems).to_contain_text("Round 1: 2 tricks were entered, there were 1")
    page.get_by_role("button", name="Undo").tap()
    expect(page.get_by_role("list", name="What cannot be")).to_have_count(0)
    page.get_by_role("button", name="Redo").tap()
    expect(page.get_by_role("list", name="What cannot be")).to_be_visible()


@pytest.mark.slow
def test_the_pad_travels_by_its_link_and_a_broken_one_is_refused_kindly(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(SEVEN)
    keeper.choose("second tactical_escape", 14)
    keeper.begin(3)
    keeper.play_round(7)
    keeper.page.get_by_role("button", name="Share").first.tap()
    code = keeper.page.locator("[data-qr-bytes]")
    assert int(code.get_attribute("data-qr-bytes") or 0) <= 900
    link = keeper.page.locator("[data-carried]").input_value()
    other = new_device(SMALL_PHONE)
    other.page.goto(link)
    expect(other.page.locator("main[data-step]")).to_have_attribute("data-round", "2")
    other.page.goto("about:blank")
    other.page.goto(f"{link[:-60]}zzz{link[-57:]}")
    expect(other.page.locator(".refused")).to_contain_text("holds no pad")
    expect(other.page.locator("[data-pad]")).to_have_count(1)


def test_somebody_joins_and_somebody_leaves_between_rounds(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    keeper.name_crew(("Anna", "Bea"))
    keeper.choose("first classic", 7)
    keeper.begin(0)
    keeper.play_round(2)
    page = keeper.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Somebody leaves or joins").tap()
    page.get_by_label("Another name").fill("Zoë")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Save").tap()
    expect(page.locator("main [data-person]")).to_have_count(3)
    keeper.play_round(3)
    expect(keeper.main).to_have_attribute("data-round", "3")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Somebody leaves or joins").tap()
    page.get_by_role("button", name="Bea plays").tap()
    page.get_by_role("button", name="Save").tap()
    expect(page.locator("main [data-person]")).to_have_count(2)
    keeper.play_round(2)
    # Who has left keeps the column and takes no part in what follows.
    page.get_by_role("button", name="Score pad").tap()
    expect(page.locator("dialog thead th", has_text="Bea")).to_have_count(1)


def test_the_order_moves_by_arrow_keys_and_a_draw_finds_the_dealer(new_device: NewDevice) -> None:
    keeper = at_the_pad(new_device)
    page = keeper.page
    keeper.name_crew(("Anna", "Bea", "Cem"))
    page.get_by_role("button", name="Move Cem").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-dealer='0']")).to_contain_text("Cem")
    page.get_by_role("button", name="Draw").tap()
    # The highest card deals: those who tie draw again.
    for number in (14, 3, 14, 2, 9):
        page.get_by_role("dialog").get_by_role("button", name=str(number), exact=True).tap()
    expect(keeper.main).to_contain_text("Bea deals 1 card each")
