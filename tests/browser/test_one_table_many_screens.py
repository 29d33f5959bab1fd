"""A phone, a desktop, a table screen, a spectator and a bot at one table; and one device for two."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from testkit.browser.ahead import sit_down
from testkit.browser.devices import DESKTOP, Device
from testkit.browser.patience import Patience
from testkit.browser.players import Player
from testkit.browser.tables import NOVICE, OPEN, YOU, begin_session, open_at, open_table, pass_and_play, with_bots
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness

_NOBODYS_CARDS = "button[data-card], [data-bid]"


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_phone_a_desktop_and_a_table_screen_play_with_a_bot(new_device: NewDevice, rounds: int) -> None:
    desktop, phone, television = new_device(DESKTOP, host="here"), new_device(), new_device(DESKTOP)
    link = open_table(desktop, seats=[YOU, OPEN, NOVICE], mode="lucky_dice", name="Anna")
    begin_session(phone, "Bo")
    sit_down(phone, link)
    television.open(f"/t/{link}").get_by_role("button", name="This screen is the table").click()
    open_at("bid", link, desktop, phone)
    players, patience, fitness = [Player(desktop.page), Player(phone.page)], Patience(), Fitness()
    # Until everybody has bid in the round after these.
    while any(player.deeds.count("bid") <= rounds for player in players):
        for player in players:
            player.act_if_asked()
        patience.look([len(player.deeds) for player in players])
    for name in ("Anna", "Bo"):
        expect(television.page.locator(f".seat[aria-label^='{name}']")).to_be_visible()
    # The table screen holds nobody's cards and no way to act, names whom it waits for, and keeps a code in sight.
    expect(television.page.locator(_NOBODYS_CARDS)).to_have_count(0)
    expect(television.page.get_by_alt_text("Scan")).to_be_visible()
    fitness.check("table screen", television.page)
    assert fitness.faults == {}


def test_a_spectator_sees_only_what_lies_open(new_device: NewDevice) -> None:
    host, watcher = new_device(), new_device()
    link = with_bots(host, bots=2)
    player = Player(host.page)
    player.hurry_to("bid")
    begin_session(watcher, "Eva")
    watcher.open(f"/t/{link}").get_by_role("button", name="Just watch").click()
    expect(watcher.page.locator(".seat[aria-label^='Anna']")).to_be_visible()
    expect(watcher.page.locator(_NOBODYS_CARDS)).to_have_count(0)
    player.hurry_to("go-on")
    expect(watcher.page.get_by_role("heading", name="Round 1").first).to_be_visible()
    expect(watcher.page.locator("[data-deed=go-on]")).to_have_count(0)


def test_two_share_one_device_behind_a_curtain(device: Device) -> None:
    pass_and_play(device)
    player, lookers = Player(device.page), list[str]()
    curtain = device.page.locator("[data-sheet=curtain]")
    while len(set(lookers)) < 2:
        player.play_on_until("curtain")
        expect(device.page.locator(_NOBODYS_CARDS)).to_have_count(0)
        lookers.append(curtain.get_by_role("heading").inner_text())
        # A mere tap does not open it; holding does.
        curtain.locator("[data-deed=look]").click()
        expect(curtain).to_be_visible()
        player.answer("curtain")
    assert {"For Anna", "For Bo"} == set(lookers)
