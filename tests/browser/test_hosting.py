"""A table opens at once and fills: by code and by link, for players, for the screen that is the table, for watchers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from testkit.browser.devices import DESKTOP
from testkit.browser.players import Player
from testkit.browser.tables import fill_seat, open_a_table
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness


def test_who_hosts_chooses_game_length_and_bots_and_all_see_it(new_device: NewDevice) -> None:
    host, guest = new_device(DESKTOP, host="here"), new_device()
    page = open_a_table(host)

    page.get_by_role("button", name="Lucky Dice").click()
    page.get_by_role("button", name="14 rounds").click()
    expect(page.get_by_role("button", name="Lucky Dice")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="14 rounds")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="One seat more").click()
    expect(page.get_by_role("heading", name="5 seats")).to_be_visible()
    fill_seat(page, 1, "Club player")

    # More rules stay closed until wanted, and say in one line what holds.
    more = page.locator("details")
    expect(more.get_by_role("button", name="fast")).to_be_hidden()
    expect(more.locator("summary")).to_contain_text("no clock")
    more.locator("summary").click()
    # However quickly they are tapped, before the table has answered.
    for choice in ("fast", "30 seconds", "just us"):
        # The clock of a decision comes first; the score pad has one, too.
        more.get_by_role("button", name=choice).first.click()
    more.get_by_label("Forfeits").fill("Sing a line\nBark")
    more.get_by_label("Forfeits").blur()
    expect(more.get_by_role("button", name="just us")).to_have_attribute("aria-pressed", "true")
    for choice in ("fast", "30 seconds", "2 forfeits"):
        expect(more.locator("summary")).to_contain_text(choice)

    guest.open(page.url.removeprefix(host.origin))
    expect(guest.page.get_by_text(re.compile("Lucky Dice.*14"))).to_be_visible()
    guest.page.get_by_role("button", name="Play here").click()
    expect(guest.page.locator("button[data-seat='1']")).to_contain_text("Club player")
    expect(guest.page.get_by_role("button", name="Lucky Dice")).to_be_disabled()
    expect(guest.page.locator("details summary")).to_contain_text("2 forfeits")


def test_guests_come_by_code_and_by_link_and_play_watch_or_are_the_table(new_device: NewDevice) -> None:
    host, phone, screen, watcher = new_device(DESKTOP, host="here"), new_device(), new_device(DESKTOP), new_device()
    page, fitness = open_a_table(host), Fitness()
    picture = page.get_by_alt_text("QR code")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()

    # By the code, said across the room.
    code = page.locator(".code b").inner_text()
    phone.open("/").get_by_label("Code of a table").fill(f" {code.upper()} ")
    phone.page.get_by_role("button", name="Join").click()
    expect(phone.page.get_by_role("button", name="Play here")).to_be_visible()
    fitness.check("what to be", phone.page)
    phone.page.get_by_label("Your name").fill("Bo")
    phone.page.get_by_role("button", name="Play here").click()
    expect(page.locator("button[data-seat='1']")).to_contain_text("Bo")
    # On plain HTTP a phone can neither share nor reach the clipboard by itself: no dead button, and copying works.
    expect(phone.page.get_by_role("button", name="Share")).to_have_count(0)
    phone.page.get_by_role("button", name="Copy link").click()
    expect(phone.page.get_by_role("button", name="Copied")).to_be_visible()

    # By the link, as the QR code has it; the address is the one phones can reach.
    link = page.get_by_label("Link to this table").input_value()
    path = "/t/" + link.rpartition("/")[2]
    screen.open(path)
    screen.page.get_by_role("button", name="This screen is the table").click()
    expect(screen.page.get_by_role("heading", name=re.compile("’s table"))).to_be_visible()
    watcher.open(path)
    watcher.page.get_by_role("button", name="Just watch").click()
    expect(watcher.page.get_by_text(re.compile("starts when everybody is here"))).to_be_visible()

    fill_seat(page, 2, "Novice")
    fitness.check("host's table", page)
    fitness.check("guest's table", phone.page)
    page.get_by_role("button", name="Start without the empty seat").click()
    players = [Player(page), Player(phone.page)]
    for player in players:
        player.page.locator("main.table").wait_for()
    expect(screen.page.get_by_alt_text("Scan")).to_be_visible()
    expect(watcher.page.locator(".seat[aria-label^='Bo']")).to_be_visible()
    assert fitness.faults == {}
