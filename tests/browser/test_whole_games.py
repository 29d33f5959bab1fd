"""A whole game of seven rounds through the page, in each mode."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.players import Player, WheelDeed, do_something_with_the_wheel, roll_the_die

_ROUNDS = 7


def begin(device: Device, mode: str) -> Page:
    page = device.open()
    if mode != "classic":
        page.evaluate(
            """(mode) => localStorage.setItem('dl7-last-game', JSON.stringify({
                 ruleset: {rounds: 7, mode, joker_trump: 'dealer_chooses', open_memory: false},
                 bots: ['novice', 'novice', 'novice']}))""",
            mode,
        )
        page.reload()
    page.locator("form .main-button").first.click()
    return page


@pytest.mark.parametrize(
    ("mode", "at_the_wheel"),
    [
        ("classic", None),
        ("tactical_escape", do_something_with_the_wheel),
        ("lucky_dice", roll_the_die),
    ],
)
def test_seven_rounds_are_played_to_the_end(device: Device, mode: str, at_the_wheel: WheelDeed | None) -> None:
    page = begin(device, mode)
    player = Player(page) if at_the_wheel is None else Player(page, at_the_wheel)
    player.play_to_the_end()
    assert player.deeds.count("bid") == _ROUNDS
    assert player.deeds.count("card") >= sum(range(1, _ROUNDS + 1))
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("deals").filter(has_text="match the promise")).to_be_visible()
