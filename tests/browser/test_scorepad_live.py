"""One score pad on two phones and a TV, live: several write, a lost connection heals, nothing counts twice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from testkit.browser.devices import SMALL_PHONE, TELEVISION
from testkit.browser.scorepad import SEVEN, PadKeeper
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness, cut_off, missing_sentences

FOUR = ("Anna", "Bea", "Cem", "Dina")


def expect_bids(page: Page, count: int) -> None:
    expect(page.locator("main [data-person]", has_text=re.compile(r"bids \d"))).to_have_count(count)


def test_two_phones_and_a_tv_show_one_pad_live(new_device: NewDevice) -> None:
    first, second, tv = new_device(SMALL_PHONE), new_device(SMALL_PHONE), new_device(TELEVISION)
    fitness = Fitness()
    anna = PadKeeper(first.open("/pad"))
    anna.name_crew(FOUR)
    anna.choose("second tactical_escape", 7)
    anna.begin(0)
    anna.bid(1)
    page = anna.page
    page.get_by_role("button", name="Share").first.tap()
    page.locator("[data-share-live]").tap()
    link = page.locator("[data-live-link=write]").input_value()
    fitness.check("share", page)
    page.get_by_role("button", name="only watch").tap()
    code = page.locator("[data-pad-code]").inner_text()
    page.keyboard.press("Escape")

    # The QR code leads a phone to writing along; the TV joins by the spoken code.
    second.page.goto(link)
    bea = PadKeeper(second.page)
    expect_bids(bea.page, 1)
    tv.open(f"/j/{code}")
    screen = tv.page.locator("[data-watching]")
    expect(screen).to_have_attribute("data-watching", "1")
    expect(screen).to_contain_text("Anna deals 1 card each")

    # Each tap is on all screens, and a second phone goes on where the first one was.
    bea.bid(1)
    expect_bids(page, 2)
    # What is taken back is one's own last tap, also where somebody else told something since.
    page.get_by_role("button", name="Undo").tap()
    expect(bea.page.locator("main [data-person='0']")).to_contain_text("Anna, bid")
    expect(bea.page.locator("main [data-person='1']")).to_contain_text("Bea bids 0")
    page.get_by_role("button", name="Redo").tap()
    expect_bids(bea.page, 2)
    anna.bid(2)
    anna.wheel_unused()
    expect(bea.main).to_have_attribute("data-step", "tricks")
    bea.win(1, 4)
    expect(anna.main).to_have_attribute("data-step", "points")
    expect(screen).to_contain_text("Bea deals next")
    assert cut_off(tv.page) == missing_sentences(tv.page) == []
    fitness.check("tv", tv.page)

    # Somebody without a connection writes on; both bid for Bea, and the one who comes last holds.
    anna.go_on()
    bea.go_on()
    second.context.set_offline(True)
    expect(bea.page.locator("[data-live-state=lost]")).to_be_visible()
    bea.bid(3)
    expect(anna.main).to_have_attribute("data-step", "bids")
    anna.tap(page.locator("main [data-person='1']"))
    anna.tap(page.locator("[data-bid='2']"))
    second.context.set_offline(False)
    expect_bids(page, 3)
    expect(page.locator("main [data-person='1']")).to_contain_text("Bea bids 0")
    expect_bids(bea.page, 3)
    anna.bid(1)
    expect(bea.main).to_have_attribute("data-step", "wheel")
    expect(tv.page.locator("li", has_text="1/")).to_have_count(0)

    # What was written together is on the device; whoever stops goes on alone.
    bea.page.reload()
    expect(bea.main).to_have_attribute("data-step", "wheel")
    bea.wheel_unused()
    expect(anna.main).to_have_attribute("data-step", "tricks")
    page.get_by_role("button", name="Share").first.tap()
    expect(page.locator("[data-devices='3']")).to_be_visible()
    page.locator("[data-end-live]").tap()
    expect(page.locator("[data-share-live]")).to_be_visible()
    assert fitness.faults == {}


# Two names that differ only at their end, both as long as a name may be.
ALIKE = (*SEVEN[:5], "Maria Theresia Clara", "Maria Theresia Carla")
_SHOWN_WHOLE = """(name) => [...document.querySelectorAll('.name')].filter((found) => found.textContent === name)
  .map((found) => found.scrollWidth <= found.clientWidth
    && found.scrollHeight - found.clientHeight < parseFloat(getComputedStyle(found).fontSize) / 2)"""


@pytest.mark.slow
def test_seven_long_names_can_be_told_apart_on_a_tv(new_device: NewDevice) -> None:
    keeper = PadKeeper(new_device(SMALL_PHONE).open("/pad"))
    keeper.name_crew(ALIKE)
    keeper.choose("second tactical_escape", 7)
    keeper.begin(0)
    keeper.page.get_by_role("button", name="Share").first.tap()
    keeper.page.locator("[data-share-live]").tap()
    keeper.page.get_by_role("button", name="only watch").tap()
    tv = new_device(TELEVISION)
    tv.open(f"/j/{keeper.page.locator('[data-pad-code]').inner_text()}")
    expect(tv.page.locator("[data-watching]")).to_be_visible()
    # In the list and in the sheet beside it.
    assert {name: tv.page.evaluate(_SHOWN_WHOLE, name) for name in ALIKE} == {name: [True, True] for name in ALIKE}
    assert cut_off(tv.page) == []


def test_a_link_to_no_pad_is_said_in_one_sentence(new_device: NewDevice) -> None:
    page = new_device(SMALL_PHONE).open(f"/pad#live/{'a' * 32}")
    expect(page.get_by_role("heading")).to_contain_text("This pad is not here")
