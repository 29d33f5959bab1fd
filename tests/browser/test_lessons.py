"""The lessons in a real browser: walked through on three sizes, by every hand, with bubbles that cover nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from doublelucky7.lessons.scripts import LESSONS
from testkit.browser.devices import DESKTOP, PHONE, SMALL_PHONE
from testkit.browser.lessons import Learner, covered, lesson_named
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness, cut_off, missing_sentences

_NAMES = [script.name for script in LESSONS]
_SIZES = {"small_phone": SMALL_PHONE, "phone": PHONE, "desktop": DESKTOP}
_TELEVISION = {"width": 1920, "height": 1080}
_IS_POINTED_AT = """() => {
  const bubble = document.querySelector('[data-bubble]').dataset.bubble;
  return bubble === 'docked' || document.querySelector(`[data-lesson="${bubble}"]`) !== null;
}"""


@pytest.mark.parametrize("name", at_full_length(_NAMES, "last-bidder", "die"))
@pytest.mark.parametrize("size", at_full_length(_SIZES, "small_phone"))
def test_every_lesson_is_walked_and_its_bubbles_cover_nothing(new_device: NewDevice, size: str, name: str) -> None:
    device = new_device(_SIZES[size], timers="hurried")
    learner = Learner(device.page)
    faults = {}
    device.open(f"/learn/{name}")
    for place in learner.follow_the_film(lesson_named(name)):
        faults[place] = [*covered(device.page), *cut_off(device.page)]
        assert device.page.evaluate(_IS_POINTED_AT), place
    expect(device.page.locator("[data-deed=next]")).to_be_visible()
    assert {place: fault for place, fault in faults.items() if fault} == {}


@pytest.mark.parametrize("language", at_full_length(["de-DE", "fr-FR", "nl-NL", "es-ES"]))
def test_a_lesson_fits_in_every_language(new_device: NewDevice, language: str) -> None:
    device = new_device(SMALL_PHONE, language=language, timers="hurried")
    learner = Learner(device.page)
    for name in ("last-bidder", "die"):
        device.open(f"/learn/{name}")
        for place in learner.follow_the_film(lesson_named(name)):
            assert [*covered(device.page), *cut_off(device.page), *missing_sentences(device.page)] == [], place


def test_another_choice_is_played_out_and_can_be_taken_back(new_device: NewDevice) -> None:
    device = new_device(timers="hurried")
    page, learner = device.page, Learner(device.page)
    device.open("/learn/exactly")
    learner.wait()
    for card in ("R12", "Y13"):
        for _ in range(2):
            page.locator(f"button[data-card={card}]").click()
        learner.wait()
    assert "no points" in learner.said
    page.locator("[data-deed=other]").click()
    learner.wait()
    expect(page.locator("button[data-card=Y2]")).to_be_visible()
    for _ in range(2):
        page.locator("button[data-card=Y2]").click()
    learner.wait()
    learner.answer(12)
    learner.wait()
    assert "24" in learner.said


def test_a_refused_card_and_a_refused_bid_lead_to_their_clauses(new_device: NewDevice) -> None:
    device = new_device(timers="hurried")
    page, learner = device.page, Learner(device.page)
    device.open("/learn/trick")
    learner.wait()
    page.locator("button[data-card=Y4]").click()
    expect(page.locator(".notice a")).to_have_attribute("href", "/rules#R5.2")
    device.open("/learn/last-bidder")
    learner.wait()
    page.locator("[data-bid='1']").click()
    expect(page.locator("[data-bubble] a").locator("visible=true")).to_have_attribute("href", "/rules#R4.3")
    device.open("/rules#R4.3")
    expect(page.locator("section.asked h2")).to_be_in_viewport()
    assert page.locator("section.asked").get_attribute("id") == "bid"
    device.open("/rules#W6")
    expect(page.locator("li.asked")).to_be_in_viewport()


def test_a_lesson_by_keyboard_alone_without_a_barrier(new_device: NewDevice) -> None:
    device, fitness = new_device(DESKTOP, timers="hurried"), Fitness()
    page, learner = device.page, Learner(device.page)
    device.open("/learn")
    expect(page.locator("h1")).to_be_visible()
    fitness.check("list", page)
    page.locator("[data-lesson-link=bid]").focus()
    page.keyboard.press("Enter")
    learner.wait()
    fitness.check("bid", page)
    page.keyboard.press("2")
    page.keyboard.press("2")
    learner.wait()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        learner.wait()
    fitness.check("end", page)
    page.locator("[data-deed=next]").focus()
    page.keyboard.press("Enter")
    learner.wait()
    fitness.check("last bidder", page)
    device.open("/learn/pawn")
    learner.wait()
    fitness.check("pawn", page)
    assert fitness.faults == {}


@pytest.mark.slow
def test_the_film_plays_by_itself_and_can_be_paused_and_skipped(new_device: NewDevice) -> None:
    device = new_device(_TELEVISION, timers="rushed")
    page = device.open("/learn/film?wheel")
    heading = page.locator("h1").first
    expect(heading).to_contain_text("1")
    page.wait_for_function(
        """(least) => [...document.querySelectorAll('[data-bubble] > p')].some(
            (text) => text.checkVisibility() && parseFloat(getComputedStyle(text).fontSize) >= least)""",
        arg=0.026 * 1080,
    )
    assert int(str(page.locator("[data-film-seconds]").get_attribute("data-film-seconds"))) <= 5 * 60
    expect(heading).to_contain_text("2")
    page.keyboard.press(" ")
    expect(page.locator("[data-deed=pause]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(heading).to_contain_text("3")
    page.keyboard.press("ArrowLeft")
    expect(heading).to_contain_text("2")
    for number in range(3, 9):
        page.locator("[data-deed=skip]").click()
        expect(heading).to_contain_text(str(number))
    expect(page.locator("main.over")).to_be_visible()


@pytest.mark.parametrize("language", at_full_length(["en-GB", "de-DE", "fr-FR", "nl-NL", "es-ES"], "de-DE"))
def test_the_film_of_the_game_takes_three_minutes(new_device: NewDevice, language: str) -> None:
    page = new_device(DESKTOP, language=language).open("/learn/film")
    seconds = page.locator("[data-film-seconds]")
    assert int(str(seconds.get_attribute("data-film-seconds"))) <= 3 * 60


def test_the_way_there_from_home_and_from_a_table(new_device: NewDevice) -> None:
    device = new_device()
    page = device.open("/")
    page.get_by_role("link", name="Learn in five minutes").click()
    expect(page.get_by_role("img", name="The same on a phone")).to_be_visible()
    expect(page.locator("[data-lesson-link]")).to_have_count(len(_NAMES))
