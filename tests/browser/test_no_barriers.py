"""No barrier axe-core can find in either theme, and nothing too small for a thumb, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from testkit.browser.devices import DESKTOP
from testkit.browser.players import Player
from testkit.browser.tables import begin_session, game_of, open_at, pass_and_play, with_bots
from testkit.browser.wheel import look_at, options
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness

_QUIET_SCREENS = ["/", "/rules", "/club", "/history", "/settings", "/replay/none", "/j/ABCDE", "/nowhere"]
_OF_A_GAME = ["/replay/{game}#30", "/verify/{game}", "/history", "/club", "/"]


def test_the_quiet_screens(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    begin_session(device, "Anna")
    for path in _QUIET_SCREENS:
        device.open(path)
        expect(device.page.locator("h1").first).to_be_visible()
        device.page.wait_for_load_state("networkidle")
        fitness.check(path, device.page)
    assert fitness.faults == {}


def test_a_game_on_a_phone_from_the_first_bid_to_its_end(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    link = with_bots(device, mode="tactical_escape", bots=2)
    player, page = Player(device.page), device.page
    for asked in ("bid", "wheel", "card", "go-on"):
        player.hurry_to(asked)
        fitness.check(asked, page)
    open_at("end", link, device)
    player.hurry_to("end")
    fitness.check("end", page)
    assert fitness.faults == {}


@pytest.mark.slow
def test_the_screens_of_a_game_that_is_over(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    page, link = device.page, with_bots(device, mode="tactical_escape", bots=2)
    open_at("end", link, device)
    Player(page).hurry_to("end")
    game = game_of(device, link)
    for path in _OF_A_GAME:
        device.open(path.format(game=game))
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        fitness.check(path, page)
    assert fitness.faults == {}


@pytest.mark.slow
def test_a_round_on_a_desktop(new_device: NewDevice) -> None:
    device, fitness = new_device(DESKTOP), Fitness()
    with_bots(device, mode="tactical_escape", bots=2)
    player = Player(device.page)
    for asked in ("bid", "wheel", "card", "go-on"):
        player.hurry_to(asked)
        fitness.check(asked, device.page)
    assert fitness.faults == {}


@pytest.mark.slow
def test_every_sheet_of_the_table(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    with_bots(device, mode="tactical_escape", bots=2, until="go-on")
    player, page = Player(device.page), device.page
    player.hurry_past_a_trick()
    for sheet in ("Score", "Wheel", "Last trick", "Talk"):
        page.get_by_role("navigation").get_by_role("button", name=sheet).click()
        fitness.check(sheet, page)
        page.get_by_role("button", name="Back to the table").click()
    handing_over, of_the_host = (
        (["Hand over my seat"], ["Hand over my seat", "Show a code"]),
        ("Remove somebody", "Close the table"),
    )
    for way in ([], ["Step away"], *handing_over, *([button] for button in of_the_host)):
        page.get_by_role("button", name="Menu").click()
        for button in way:
            page.get_by_role("dialog").get_by_role("button", name=button).click()
        fitness.check(f"menu {way}", page)
        page.get_by_role("button", name="Back to the table").click()
    assert fitness.faults == {}


def test_each_step_at_the_wheel_and_the_curtain(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    pass_and_play(device, mode="tactical_escape")
    player, page = Player(device.page), device.page
    player.hurry_to("curtain")
    fitness.check("curtain", page)
    player.hurry_to("wheel")
    for option in options(page):
        look_at(page, option)
        fitness.check(option, page)
    assert fitness.faults == {}


def test_the_die(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    with_bots(device, mode="lucky_dice", bots=1, until="wheel")
    Player(device.page).hurry_to("wheel")
    fitness.check("roll", device.page)
    assert fitness.faults == {}
