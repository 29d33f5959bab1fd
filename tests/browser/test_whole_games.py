"""A game of seven rounds through the page, in each mode, from the first tap to the checked deal.

One is played whole with real taps in every run, the others from their sixth round on, and whole among the slow tests.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from testkit.browser.devices import Device
from testkit.browser.players import Player
from testkit.browser.tables import fill_seat, open_a_table, open_at
from testkit.browser.wheel import do_something, roll_the_die
from tests.browser.conftest import NewDevice

_ROUNDS = 7
_BY_TAPS_FROM = pytest.mark.parametrize("by_taps_from", [6, pytest.param(1, marks=pytest.mark.slow)])
# What browsers keep from a page without https, as the phones of a household have it.
_ONLY_WHEN_SECURE = ["crypto.subtle", "navigator.serviceWorker", "navigator.clipboard", "navigator.share"]


def host_with_a_bot(page: Page, mode: str) -> None:
    page.get_by_role("button", name=mode).click()
    expect(page.get_by_role("button", name=mode)).to_have_attribute("aria-pressed", "true")
    fill_seat(page, 1, "Novice")
    page.get_by_role("button", name="Start without the 2 empty seats").click()


def skip_to_round(device: Device, number: int) -> None:
    """The rounds before this one are played without the page."""
    if number > 1:
        expect(device.page.locator("main.table")).to_be_visible()
        open_at("bid", device.page.url.rpartition("/")[2], device, in_round=number)


def play_and_check_the_deal(player: Player, from_round: int = 1) -> None:
    player.play_on_until("end")
    rounds = range(from_round, _ROUNDS + 1)
    assert player.deeds.count("bid") == len(rounds)
    assert player.deeds.count("card") >= sum(rounds)
    page = player.page
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("deals").filter(has_text="match the promise")).to_be_visible()


@pytest.mark.slow
def test_classic_with_one_click_on_plain_http_and_then_the_wheel_is_offered(new_device: NewDevice) -> None:
    device = new_device(motion="all")
    page = device.open()
    assert page.evaluate("isSecureContext") is False
    assert [page.evaluate(name) for name in _ONLY_WHEN_SECURE] == [None] * len(_ONLY_WHEN_SECURE)
    page.get_by_role("button", name="Play now").click()
    play_and_check_the_deal(Player(page))
    # Copying works without the clipboard of secure pages, or shows what there is to copy.
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_role("button", name="Copied").or_(page.locator("pre"))).to_be_visible()
    assert len(device.asked_for) > 1
    assert device.left_the_origin == []
    page.get_by_role("button", name="Now with the Lucky Wheel?").click()
    page.locator("[data-scene]").wait_for(state="detached")
    Player(page).play_on_until("wheel")


@_BY_TAPS_FROM
def test_tactical_escape_with_a_bot_and_then_the_same_crew_again(device: Device, by_taps_from: int) -> None:
    page = open_a_table(device)
    host_with_a_bot(page, "Tactical Escape")
    skip_to_round(device, by_taps_from)
    player = Player(page, do_something)
    play_and_check_the_deal(player, by_taps_from)
    assert "wheel" in player.deeds
    page.get_by_role("button", name="Play again with everybody").click()
    page.locator("[data-scene]").wait_for(state="detached")
    expect(page.get_by_role("button", name="Deal the cards").or_(page.locator("main.table"))).to_be_visible()


@pytest.mark.slow
@_BY_TAPS_FROM
def test_lucky_dice_with_a_bot(new_device: NewDevice, by_taps_from: int) -> None:
    device = new_device(motion="all")
    page = open_a_table(device)
    host_with_a_bot(page, "Lucky Dice")
    skip_to_round(device, by_taps_from)
    player = Player(page, roll_the_die)
    play_and_check_the_deal(player, by_taps_from)
    assert "wheel" in player.deeds
