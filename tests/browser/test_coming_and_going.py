"""Somebody leaves, pauses, returns, moves to another device or hands the seat over: the game knows what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from testkit.browser.devices import DESKTOP, Device
from testkit.browser.players import Player
from testkit.browser.servers import BrowserServer
from testkit.browser.tables import at_one_table, begin_session, with_bots
from tests.browser.conftest import NewDevice

_LONG_GONE_SECONDS = 50


def until_asked(waited_for: Player, other: Player) -> None:
    """Play on until one of two has something to decide, and it is the one waited for."""
    while waited_for.asked() is None:
        other.act_if_asked()


def choose(page: Page, *buttons: str) -> None:
    page.get_by_role("button", name="Menu").click()
    for button in buttons:
        page.get_by_role("dialog").get_by_role("button", name=button).click()


@pytest.mark.slow
def test_a_bot_plays_for_who_is_gone_and_tells_on_return(new_device: NewDevice, server: BrowserServer) -> None:
    anna, bo = new_device(), new_device(DESKTOP)
    link = at_one_table(anna, bo)
    playing, absent = Player(anna.page), Player(bo.page)
    until_asked(absent, playing)
    bo.page.goto("about:blank")
    # Once the server has noticed: the absence counts from then on.
    expect(anna.page.get_by_text("away", exact=True)).to_be_visible()
    server.clock.put_forward(_LONG_GONE_SECONDS)
    expect(anna.page.get_by_text("Waiting for Bo")).to_be_visible()
    anna.page.get_by_role("button", name="Let a bot play").click()
    playing.hurry_to("go-on")

    bo.open(f"/t/{link}")
    away = bo.page.get_by_role("region", name="While you were away")
    expect(away.get_by_role("listitem").first).to_be_visible()
    away.get_by_role("button", name="Got it").click()
    expect(away).to_have_count(0)


def test_who_steps_away_leaves_a_bot_and_is_told_what_it_did(device: Device) -> None:
    with_bots(device, bots=2, until="card")
    page, player = device.page, Player(device.page)
    player.hurry_to("card")
    choose(page, "Step away", "A bot plays until I’m back")
    expect(page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(page.get_by_role("heading", name="Round 1").first).to_be_visible()
    page.get_by_role("button", name="I’m back").click()
    expect(page.get_by_role("region", name="While you were away")).to_contain_text("play")
    player.hurry_to("bid")
    player.answer("bid")


def test_a_pause_holds_the_table_until_who_paused_goes_on(new_device: NewDevice) -> None:
    anna, bo = new_device(), new_device()
    at_one_table(anna, bo)
    first, second = Player(anna.page), Player(bo.page)
    until_asked(first, second)
    choose(anna.page, "Pause")
    for page in (anna.page, bo.page):
        expect(page.get_by_text("Anna has paused the game", exact=True)).to_be_visible()
    expect(bo.page.get_by_text("anybody can go on in")).to_be_visible()
    anna.page.get_by_role("button", name="Go on").click()
    for page in (anna.page, bo.page):
        expect(page.get_by_text("Anna has paused the game", exact=True)).to_be_hidden()
    first.act_if_asked()
    until_asked(second, first)


def test_who_lets_everybody_wait_pauses_the_table(device: Device) -> None:
    with_bots(device, bots=1)
    choose(device.page, "Step away", "Everybody waits for me")
    expect(device.page.get_by_text("Anna has paused the game", exact=True)).to_be_visible()


def test_a_seat_moves_to_another_device_with_a_code(new_device: NewDevice) -> None:
    old, new = new_device(), new_device()
    link = with_bots(old, bots=1, until="card")
    Player(old.page).hurry_to("card")
    choose(old.page, "Hand over my seat", "Show a code")
    code = old.page.get_by_role("dialog").locator(".code b").inner_text()
    new.open("/settings").get_by_label("Code from your other device").fill(code)
    new.page.get_by_role("button", name="Take over").click()
    expect(new.page.get_by_text("Your seats are here now")).to_be_visible()
    new.open("/").get_by_role("link", name="Anna").click()
    expect(new.page).to_have_url(new.origin + f"/t/{link}")
    moved = Player(new.page)
    moved.play_on_until("card")
    moved.answer("card")


def test_a_seat_is_handed_to_somebody_who_watches(new_device: NewDevice) -> None:
    anna, eva = new_device(), new_device()
    link = with_bots(anna, bots=1)
    begin_session(eva, "Eva")
    eva.open(f"/t/{link}").get_by_role("button", name="Just watch").click()
    Player(anna.page).hurry_to("bid")
    choose(anna.page, "Hand over my seat", "To Eva")
    expect(eva.page.get_by_text("Anna offers you the seat")).to_be_visible()
    eva.page.get_by_role("button", name="Sit down").click()
    heir = Player(eva.page)
    assert heir.play_on_until("bid") == "bid"
    heir.answer("bid")
    expect(anna.page.locator("button[data-card], [data-bid]")).to_have_count(0)
