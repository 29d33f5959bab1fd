"""Phones reach the laptop by plain HTTP at a name that is not localhost: what needs a secure page is not missed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Device
from tests.browser.players import Player
from tests.browser.tables import with_bots

# What browsers keep from a page without https.
_ONLY_WHEN_SECURE = ["crypto.subtle", "navigator.serviceWorker", "navigator.clipboard", "navigator.share"]


def test_a_whole_game_is_played_and_checked_without_a_secure_page_and_asks_nobody_else(device: Device) -> None:
    page = device.open("/")
    assert page.evaluate("isSecureContext") is False
    assert [page.evaluate(name) for name in _ONLY_WHEN_SECURE] == [None] * len(_ONLY_WHEN_SECURE)
    with_bots(device, bots=1)
    Player(page).hurry_to("end")
    # No clipboard: the result is there to be read, and no button promises to copy it.
    expect(page.locator("pre")).to_contain_text("1. ")
    expect(page.get_by_role("button", name="Copy the result")).to_have_count(0)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("All 7 deals match the promise.")).to_be_visible()
    assert len(device.asked_for) > 1
    assert device.left_the_origin == []
