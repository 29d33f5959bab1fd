"""What people call themselves is text, whatever it looks like."""

from __future__ import annotations

from playwright.sync_api import expect

from testkit.browser.devices import Device
from testkit.browser.players import Player
from testkit.browser.tables import NOVICE, YOU, open_at, open_table


def test_a_name_full_of_markup_stays_text(device: Device) -> None:
    name = "<img src=x onerror=alert(1)><b>Bo"
    dialogs: list[str] = []
    device.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    link = open_table(device, seats=[YOU, {"kind": "you", "name": name}, NOVICE], name=name)
    open_at("card", link, device)
    Player(device.page).hurry_to("card")
    assert device.page.locator("main img, main b b").count() == 0
    expect(device.page.locator(".seat").filter(has_text="<img").first).to_be_visible()
    assert dialogs == []
