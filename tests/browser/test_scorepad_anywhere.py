"""The score pad without a server, in five languages, at every size, and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from doublelucky7.cli.main import main
from testkit.browser.devices import DESKTOP, PHONE, SMALL_PHONE
from testkit.browser.offline import wait_until_kept
from testkit.browser.scorepad import SEVEN, PadKeeper
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice
from tests.browser.fitness import Fitness, cut_off, missing_sentences

MOST_BYTES = 250_000


def test_the_pad_opens_in_flight_mode_after_the_first_visit(new_device: NewDevice) -> None:
    device = new_device(PHONE, host="here")
    page = device.open("/pad")
    wait_until_kept(page, "[data-new]")
    device.context.set_offline(True)
    page.reload()
    keeper = PadKeeper(page)
    keeper.name_crew(("Anna", "Bea"))
    keeper.choose("first classic", 7)
    keeper.begin(0)
    keeper.play_round(2)
    page.reload()
    expect(keeper.main).to_have_attribute("data-round", "2")
    device.context.set_offline(False)


def test_one_file_of_at_most_250_kb_works_from_a_folder(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "pad.html"
    assert main(["pad", str(file)]) == 0
    assert file.stat().st_size <= MOST_BYTES
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, locale="de")
    asked: list[str] = []
    faults: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    page = context.new_page()
    page.goto(file.as_uri())
    keeper = PadKeeper(page)
    keeper.name_crew(("Änne", "Bo"))
    keeper.choose("second tactical_escape", 7)
    keeper.begin(0)
    keeper.play_round(2, wheel="used")
    expect(page.get_by_text("Bo gibt je 2")).to_be_visible()
    page.reload()
    expect(keeper.main).to_have_attribute("data-round", "2")
    assert missing_sentences(page) == []
    page.get_by_role("button", name="Teilen").first.tap()
    assert not page.locator("[data-carried]").input_value().startswith("file:")
    context.close()
    assert faults == []
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []


def test_the_server_offers_the_file_for_saving(new_device: NewDevice) -> None:
    page = new_device().open("/pad")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the file").click()
    assert saving.value.suggested_filename.endswith(".html")
    assert saving.value.path().stat().st_size <= MOST_BYTES


@pytest.mark.slow
def test_seven_players_and_fourteen_rounds_need_no_sideways_scrolling(new_device: NewDevice) -> None:
    device, fitness = new_device(SMALL_PHONE), Fitness()
    page = device.open("/pad")
    keeper = PadKeeper(page)
    fitness.check("start", page)
    keeper.name_crew(SEVEN)
    keeper.choose("second tactical_escape", 14)
    fitness.check("setup", page)
    keeper.begin(0)
    too_wide: dict[str, list[str]] = {}
    for number in (2, 3, 7, 8, 14):
        keeper.write_down(range(keeper.round, number), 7)
        if number in (7, 8):
            too_wide[f"bids {number}"] = cut_off(page)
            fitness.check(f"bids {number}", page)
        keeper.bid(7)
        if number == 2:
            fitness.check("wheel", page)
            keeper.use_wheel()
        elif keeper.step == "wheel":
            keeper.wheel_unused()
        if number == 2:
            fitness.check("tricks", page)
        keeper.win(number if number < 8 else 15 - number, 7)
        if number == 3:
            fitness.check("points", page)
        keeper.go_on()
    fitness.check("end", page)
    too_wide["end"] = cut_off(page)
    page.get_by_role("button", name="Score pad").tap()
    too_wide["sheet"] = cut_off(page)
    fitness.check("sheet", page)
    assert {place: found for place, found in too_wide.items() if found} == {}
    assert fitness.faults == {}


@pytest.mark.parametrize("language", at_full_length(["en", "de", "fr", "nl", "es"], "de"))
def test_every_screen_speaks_every_language_without_cutting_words(new_device: NewDevice, language: str) -> None:
    device = new_device(SMALL_PHONE, language=language)
    page = device.open("/pad")
    keeper = PadKeeper(page)
    found: dict[str, list[str]] = {}

    def look(place: str) -> None:
        found[place] = [*missing_sentences(page), *cut_off(page)]

    look("start")
    keeper.name_crew(("Anna", "Bea", "Cem"))
    look("setup")
    keeper.choose("second lucky_dice", 7)
    keeper.begin(0)
    look("bids")
    keeper.bid(3)
    look("wheel")
    keeper.tap(page.locator("ol [data-person]").first)
    look("die")
    keeper.tap(page.locator("[data-face='1']"))
    look("option")
    page.goto(f"{device.origin}/pad#judge")
    expect(page.locator("fieldset button").first).to_be_visible()
    for tab in range(3):
        page.locator("fieldset").first.locator("button").nth(tab).tap()
        look(f"judge {tab}")
    page.goto(f"{device.origin}/pad#paper")
    for choice in ("pad-7", "pad-14", "reference", "rules", "club"):
        page.locator(f"[data-page='{choice}']").tap()
        look(choice)
    assert {place: faults for place, faults in found.items() if faults} == {}


# What is on the sheet fits on it, and nothing of the cloth is printed.
_ON_PAPER = """([choice, paper]) => {
  document.querySelector(`[data-page='${choice}']`).click();
  [...document.querySelectorAll('fieldset button')].find((button) => button.textContent.trim() === paper).click();
  return new Promise((answer) => requestAnimationFrame(() => {
    const sheet = document.querySelector(`[data-paper='${choice}']`);
    const texts = [...sheet.querySelectorAll('p, h3, dt, dd, li')];
    const tooWide = texts.some((one) => one.scrollWidth > one.clientWidth + 1);
    answer([sheet.scrollHeight > sheet.clientHeight + 1 ? 'cut off' : '', tooWide ? 'too wide' : '',
            getComputedStyle(document.body).backgroundImage === 'none' ? '' : 'cloth',
            sheet.querySelector('[data-qr-bytes]') ? '' : 'no QR code'].join(''));
  }));
}"""
_BETWEEN_MARGINS = {"A4": 703, "Letter": 725}


@pytest.mark.slow
def test_every_page_fits_on_one_sheet_of_either_paper_in_every_language(new_device: NewDevice) -> None:
    page = new_device(DESKTOP).open("/pad#paper")
    found, sheets = {}, {}
    for language in ("en", "es", "fr", "nl", "de"):
        page.evaluate("(language) => localStorage.setItem('dl7-language', language)", language)
        page.emulate_media(media="screen")
        page.reload()
        expect(page.locator("[data-paper]")).to_be_visible()
        page.emulate_media(media="print")
        for paper, width in _BETWEEN_MARGINS.items():
            page.set_viewport_size({"width": width, "height": 900})
            for choice in ("pad-7", "pad-14", "reference", "rules", "club"):
                found[f"{choice} {paper} {language}"] = page.evaluate(_ON_PAPER, [choice, paper])
                # The longest words are German; a second sheet would come out where they do not fit.
                if language == "de":
                    printed = page.pdf(prefer_css_page_size=True, print_background=True)
                    pages = printed.count(b"/Type /Page\n") or printed.count(b"/Type /Page ")
                    sheets[f"{choice} {paper}"] = pages
    assert {place: fault for place, fault in found.items() if fault} == {}
    assert sheets == dict.fromkeys(sheets, 1)


def test_the_judge_answers_with_the_clause(new_device: NewDevice) -> None:
    page = new_device(SMALL_PHONE).open("/pad#judge")
    page.get_by_role("group", name="Trump").get_by_role("button", name="green").click()
    page.get_by_role("group", name="red").get_by_role("button", name="9", exact=True).click()
    page.get_by_role("button", name="green").last.click()
    page.get_by_role("group", name="green").get_by_role("button", name="1", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Card 2 wins")).to_contain_text("R5.5")
    page.get_by_role("button", name="Questions").click()
    page.get_by_label("Search").fill("R5.4")
    expect(page.locator("details")).to_have_count(1)
    page.get_by_role("button", name="First edition").click()
    page.get_by_label("Search").fill("turned up")
    page.locator("summary").first.click()
    expect(page.locator("details p").first).to_contain_text("names one of the four colours")
