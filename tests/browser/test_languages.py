"""Five languages: each says everything, and nothing of it is cut off on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from doublelucky7.wording.speech import Language
from testkit.browser.devices import SMALL_PHONE
from testkit.browser.players import Player
from testkit.browser.tables import with_bots
from testkit.browser.wheel import look_at, options
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice
from tests.browser.fitness import cut_off, missing_sentences

_SHEETS = 4


@pytest.mark.parametrize("language", at_full_length([language.value for language in Language], "de"))
def test_every_language_says_everything_and_all_of_it_is_seen(new_device: NewDevice, language: str) -> None:
    device = new_device(SMALL_PHONE, language=language)
    page, found = device.page, dict[str, list[str]]()

    def look(place: str) -> None:
        found[place] = [*missing_sentences(page), *cut_off(page)]

    for path in ("/", "/rules", "/club", "/settings", "/host", "/j/ABCDE"):
        device.open(path)
        expect(page.locator("h1").first).to_be_visible()
        look(path)
    assert page.locator("html").get_attribute("lang") == language
    with_bots(device, mode="tactical_escape", bots=3)
    player = Player(page)
    for asked in ("bid", "wheel"):
        player.hurry_to(asked)
        look(asked)
    for option in options(page):
        look_at(page, option)
        look(option)
    player.hurry_to("go-on")
    look("go-on")
    player.hurry_past_a_trick()
    look("card")
    dock = page.locator("nav.dock button")
    expect(dock).to_have_count(_SHEETS)
    for sheet in [*dock.all(), page.locator("button.menu")]:
        sheet.click()
        look(sheet.inner_text())
        page.locator("dialog .back").click()
    assert {place: there for place, there in found.items() if there} == {}


def test_the_language_is_changed_for_this_device(new_device: NewDevice) -> None:
    device = new_device(language="de")
    page = device.open("/")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    page.get_by_label("Sprache").select_option("nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
