"""A phone, a desktop, a table screen, a spectator and a bot at one table; and one device for two."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, NewDevice
from tests.browser.players import Player
from tests.browser.tables import NOVICE, be_somebody, open_table, start

OPEN = {"kind": "open"}


def test_a_phone_a_desktop_and_a_table_screen_play_with_a_bot(new_device: NewDevice) -> None:
    desktop, phone, television = new_device(DESKTOP, host="here"), new_device(), new_device(DESKTOP)
    link = open_table(desktop, seats=[{"kind": "you"}, OPEN, NOVICE], name="Anna")
    desktop.open(f"/t/{link}")
    phone.open(f"/t/{link}")
    phone.page.get_by_label("Your name").fill("Bo")
    phone.page.get_by_role("button", name="Play here").click()
    expect(desktop.page.get_by_text("Bo", exact=True).first).to_be_visible()
    television.open(f"/t/{link}")
    television.page.get_by_role("button", name="This screen is the table").click()
    start(desktop, link)
    players = [Player(desktop.page), Player(phone.page)]
    rounds_to_see = 3
    while any(player.deeds.count("bid") < rounds_to_see for player in players):
        for player in players:
            asked = player.asked()
            if asked is not None:
                player.answer(asked)
        desktop.page.wait_for_timeout(40)
    for name in ("Anna", "Bo"):
        expect(television.page.locator(f".seat[aria-label^='{name},']")).to_be_visible()
    # The table screen holds nobody's cards and no way to act.
    expect(television.page.locator("button[data-card], [data-bid]")).to_have_count(0)
    expect(television.page.get_by_alt_text("Scan")).to_be_visible()


def test_a_spectator_sees_only_what_lies_open(new_device: NewDevice) -> None:
    host, watcher = new_device(), new_device()
    link = open_table(host, seats=[{"kind": "you"}, NOVICE, NOVICE], name="Anna")
    start(host, link)
    Player(host.page).play_on_until("bid")
    be_somebody(watcher, "Eva")
    watcher.open(f"/t/{link}")
    watcher.page.get_by_role("button", name="Just watch").click()
    expect(watcher.page.locator(".seat[aria-label^='Anna,']")).to_be_visible()
    expect(watcher.page.locator("button[data-card], [data-bid]")).to_have_count(0)
    Player(host.page).play_on_until("go-on")
    expect(watcher.page.get_by_role("heading", name="Round 1").first).to_be_visible()


def test_two_share_one_device_behind_a_curtain(new_device: NewDevice) -> None:
    device = new_device()
    link = open_table(device, seats=[{"kind": "you"}, {"kind": "you", "name": "Bo"}, NOVICE], name="Anna")
    start(device, link)
    player = Player(device.page)
    lookers: list[str] = []
    while player.deeds.count("card") < 3:
        curtain = device.page.locator("[data-sheet=curtain]")
        if curtain.count():
            expect(device.page.locator("button[data-card], [data-bid]")).to_have_count(0)
            lookers.append(curtain.get_by_role("heading").inner_text())
            # A mere tap does not open it; holding does.
            button = curtain.locator("[data-deed=look]")
            button.click()
            expect(curtain).to_be_visible()
        asked = player.asked()
        if asked is not None:
            player.answer(asked)
        device.page.wait_for_timeout(40)
    assert {"For Anna", "For Bo"} <= set(lookers)
