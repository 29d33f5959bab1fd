"""A whole game of seven rounds through the page, in each mode, from the first tap to the checked deal."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.at_the_wheel import do_something, roll_the_die
from tests.browser.conftest import NewDevice
from tests.browser.players import Player
from tests.browser.test_hosting import fill_seat, open_a_table

_ROUNDS = 7
_DECISIONS = sum(range(1, _ROUNDS + 1))


def check_the_end(player: Player) -> None:
    assert player.deeds.count("bid") == _ROUNDS
    assert player.deeds.count("card") >= _DECISIONS
    page = player.page
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("deals").filter(has_text="match the promise")).to_be_visible()


def host_with_a_bot(page: Page, mode: str) -> None:
    page.get_by_role("button", name=mode).click()
    expect(page.get_by_role("button", name=mode)).to_have_attribute("aria-pressed", "true")
    fill_seat(page, 1, "Novice")
    page.get_by_role("button", name="Start without the 2 empty seats").click()


def test_classic_with_one_click_and_then_the_wheel_is_offered(new_device: NewDevice) -> None:
    device = new_device(motion="all")
    page = device.open()
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.play_on_until("end")
    check_the_end(player)
    page.get_by_role("button", name="Now with the Lucky Wheel?").click()
    again = Player(page)
    assert again.play_on_until("wheel") == "wheel"


def test_tactical_escape_with_a_bot(new_device: NewDevice) -> None:
    page = open_a_table(new_device())
    host_with_a_bot(page, "Tactical Escape")
    player = Player(page, do_something)
    player.play_on_until("end")
    check_the_end(player)
    assert "wheel" in player.deeds


def test_lucky_dice_with_a_bot(new_device: NewDevice) -> None:
    page = open_a_table(new_device(motion="all"))
    host_with_a_bot(page, "Lucky Dice")
    player = Player(page, roll_the_die)
    player.play_on_until("end")
    check_the_end(player)
    assert "wheel" in player.deeds
