"""Practice where people meet it: a hint in a game against bots, the three drills, and the deal of the day."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from testkit.browser.devices import DESKTOP, PHONE, Device
from testkit.browser.tables import ask, at_one_table, begin_session, with_bots
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness, cut_off, missing_sentences

_LANGUAGES = ["de-DE", "fr-FR", "nl-NL", "es-ES"]
_MILLISECONDS = 1_000
_SIZES = {"phone": PHONE, "desktop": DESKTOP}


def told(page: Page) -> Locator:
    return page.locator("[data-told]")


def bid_something(page: Page) -> None:
    page.locator("[data-bid][data-allowed=true]").first.click()
    page.locator(".sheet .main").click()


def test_the_coach_is_asked_in_a_game_against_bots(new_device: NewDevice) -> None:
    device, fitness = new_device(), Fitness()
    link = with_bots(device, until="bid", in_round=2)
    page = device.page
    page.get_by_role("button", name="Ask the coach").click()
    hint = page.locator("[data-hint=told]")
    expect(hint.get_by_role("heading")).to_have_text(re.compile(r"^Best: bid \d$"))
    fitness.check("hint", page)
    assert cut_off(page) == []
    best = ask(device, "GET", f"/tables/{link}/hint")["prospects"][0]
    expect(hint.get_by_role("heading")).to_have_text(f"Best: bid {best['action']['bid']}")
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.keyboard.press("c")
    expect(hint.get_by_role("heading")).to_be_visible()
    # On a wide screen the log tells it too.
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    expect(page.get_by_role("listitem").filter(has_text="Anna asks the coach")).to_have_count(1)
    assert missing_sentences(page) == []
    assert fitness.faults == {}


def test_nobody_is_offered_the_coach_where_another_person_plays(new_device: NewDevice) -> None:
    anna, bo = new_device(), new_device()
    link = at_one_table(anna, bo)
    expect(anna.page.locator("[data-bid]").first).to_be_visible()
    expect(anna.page.get_by_role("button", name="Ask the coach")).to_have_count(0)
    command = {"kind": "ask_coach", "seat": 0}
    version = ask(anna, "GET", f"/tables/{link}")["version"]
    refused = anna.page.evaluate(
        """async ([link, body]) => (await fetch(`/api/v1/tables/${link}/do`, {
          method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()""",
        [link, {"kind": "do", "id": "coach", "after": version, "command": command}],
    )
    assert refused["refusal"]["code"] == "somebody_else_plays"


@pytest.mark.parametrize("size", at_full_length(_SIZES, "phone"))
def test_the_drills_answer_at_once(new_device: NewDevice, size: str) -> None:
    device, fitness = new_device(_SIZES[size]), Fitness()
    page = device.open("/practice")
    page.get_by_role("link", name="Bid this hand").click()
    bid_something(page)
    page.locator("[data-sure='70']").click()
    expect(told(page)).to_contain_text("You said 70%, the coach says")
    expect(page.get_by_text(re.compile(r"^\d of 1 well chosen$"))).to_be_visible()
    fitness.check("bid", page)
    assert cut_off(page) == []
    # The answer's button has the focus: whoever plays by keyboard goes on at once.
    page.keyboard.press("Enter")
    expect(told(page)).to_have_count(0)
    page.keyboard.press("0")
    expect(page.locator("[data-bid='0']")).to_be_visible()

    device.open("/drill/save")
    card = page.locator("button[data-card][data-allowed=true]").first
    card.click()
    card.click()
    expect(told(page)).to_contain_text("Found by")
    fitness.check("save", page)

    device.open("/drill/wheel")
    page.locator("[data-deed=keep-pawn]").click()
    expect(told(page).locator("[data-prospect=keep_pawn]")).to_be_visible()
    fitness.check("wheel", page)
    assert cut_off(page) == []
    assert fitness.faults == {}


def test_the_deal_of_the_day_ends_in_a_line_of_symbols(new_device: NewDevice) -> None:
    device, fitness = new_device(timers="hurried"), Fitness()
    begin_session(device, "Anna")
    day = day_of(device)
    page = device.open("/daily")
    expect(page.locator("[data-bid]").first).to_be_visible()
    fitness.check("daily", page)
    stands: Any = ask(device, "GET", f"/daily/{day}")
    while len(stands["scores"]) < 2 or len(stands["steps"][-1]["view"]["hand"]) != 1:
        action = stands["steps"][-1]["view"]["legal"][0]
        stands = ask(device, "POST", f"/daily/{day}", {"place": stands["own"], "action": action})
    page.reload()
    card = page.locator("button[data-card]").first
    card.click()
    card.click()
    expect(page.locator("[data-symbols]")).to_have_attribute("data-symbols", re.compile("^(🍀|🔸|▫️){3}$"))
    expect(told(page).locator("li")).to_have_count(3)
    fitness.check("daily result", page)
    assert cut_off(page) == []
    # There is one try: whoever comes again sees how it ended.
    page.reload()
    expect(page.locator("[data-symbols]")).to_be_visible()
    assert fitness.faults == {}


@pytest.mark.parametrize("language", at_full_length(_LANGUAGES, "de-DE"))
def test_practice_speaks_every_language(new_device: NewDevice, language: str) -> None:
    device = new_device({"width": 360, "height": 640}, language=language)
    page = device.open("/practice")
    expect(page.locator("[data-practice=drills] a")).to_have_count(4)
    places = {"practice": [*missing_sentences(page), *cut_off(page)]}
    device.open("/drill/bid")
    bid_something(page)
    places["how sure"] = [*missing_sentences(page), *cut_off(page)]
    page.locator("[data-sure='50']").click()
    places["answer"] = [*missing_sentences(page), *cut_off(page)]
    assert {place: found for place, found in places.items() if found} == {}


def day_of(device: Device) -> str:
    """The day of the server's clock, which becomes the device's too."""
    assert device.clock is not None
    device.page.clock.set_fixed_time(device.clock.now() / _MILLISECONDS)
    return str(device.page.evaluate("new Date().toISOString().slice(0, 10)"))
