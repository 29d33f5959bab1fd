"""A line that is lost heals by itself, and a seat survives everything (in mid-trick)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from testkit.browser.devices import Device
from testkit.browser.players import Player
from testkit.browser.servers import BrowserServer
from testkit.browser.tables import with_bots


@pytest.fixture
def player(device: Device) -> Player:
    """In the second round, with cards enough to lose one."""
    with_bots(device, bots=2, until="card", in_round=2)
    player = Player(device.page)
    player.hurry_to("card")
    return player


def hand_of(player: Player) -> list[str | None]:
    return [card.get_attribute("data-card") for card in player.page.locator("button[data-card]").all()]


def test_a_reload_in_mid_trick_returns_to_the_same_decision(player: Player) -> None:
    before = hand_of(player)
    player.page.reload()
    assert player.play_on_until("card") == "card"
    assert hand_of(player) == before
    player.hurry_to("go-on")


def test_a_card_tapped_while_offline_is_played_when_the_line_is_back(device: Device, player: Player) -> None:
    device.context.set_offline(True)
    expect(player.page.get_by_text("your seat is safe")).to_be_visible()
    card = player.page.locator("button[data-card][data-allowed=true]").first
    name = card.get_attribute("data-card")
    card.click()
    card.click()
    # It stays lifted until the table has answered.
    expect(player.page.locator(f"button[data-card={name}]")).to_have_attribute("aria-pressed", "true")
    device.context.set_offline(False)
    expect(player.page.locator(f"button[data-card={name}]")).to_have_count(0)
    player.hurry_to("go-on")


def test_a_restart_of_the_server_in_mid_trick_loses_nothing(server: BrowserServer, player: Player) -> None:
    before = hand_of(player)
    server.stop()
    expect(player.page.get_by_text("your seat is safe")).to_be_visible()
    server.start()
    expect(player.page.get_by_text("your seat is safe")).to_be_hidden()
    assert hand_of(player) == before
    player.hurry_to("go-on")
