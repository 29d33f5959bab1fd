"""Every option of the Lucky Wheel through the page, with the reasons for what cannot be had."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.players import Player, choose_targets
from tests.browser.tables import open_table, start

_OPTIONS = ["change_bid", "player_swap", "change_dealer", "double_points", "change_trump", "extra_card", "no_trump"]


def two_at_one_device(device: Device) -> Player:
    """No bots, so that nobody else takes an option first."""
    link = open_table(device, seats=[{"kind": "you"}, {"kind": "you", "name": "Bo"}], mode="tactical_escape")
    start(device, link)
    player = Player(device.page)
    player.play_on_until("wheel")
    return player


def use(page: Page, option: str) -> None:
    page.locator(f"[data-sheet=wheel] [data-option={option}]").click()
    deed = page.locator("[data-deed=use-wheel]")
    choose_targets(page, deed)
    deed.click()
    page.locator("[data-sheet=wheel]").wait_for(state="detached")


@pytest.mark.parametrize("option", _OPTIONS)
def test_r7_4_an_option_is_used_and_is_blocked_for_the_next(device: Device, option: str) -> None:
    player = two_at_one_device(device)
    use(device.page, option)
    player.play_on_until("curtain")
    player.play_on_until("wheel")
    wedge = device.page.locator(f"[data-sheet=wheel] [data-option={option}]")
    expect(wedge).to_have_attribute("aria-label", re.compile("blocked by (Anna|Bo)"))
    # It can still be looked at, and says why it cannot be had.
    wedge.click(force=True)
    expect(device.page.locator("[data-deed=use-wheel]")).to_be_disabled()
    device.page.locator("[data-deed=keep-pawn]").click()
    device.page.locator("[data-sheet=wheel]").wait_for(state="detached")
    player.play_on_until("card")


def test_a_reload_returns_to_the_wheel(device: Device) -> None:
    player = two_at_one_device(device)
    device.page.reload()
    player.play_on_until("wheel")
    expect(device.page.locator("[data-deed=keep-pawn]")).to_be_visible()
