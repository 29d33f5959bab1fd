"""Everybody can play: five languages, no barrier axe-core can find, names that stay text, keyboard and ears alone."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewDevice
from tests.browser.players import Player
from tests.browser.tables import NOVICE, be_somebody, game_of, open_table, start, with_bots

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_ROUNDS = 7
_LONGEST_WAY = 80
_GAME_SECONDS = 150.0
_QUIET_SCREENS = ["/", "/host", "/rules", "/club", "/history", "/settings", "/replay/none", "/j/ABCDE"]
# A sentence that is missing shows its id.
_MISSING = """() => [...document.querySelectorAll('body *')]
  .flatMap((found) => [...[...found.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
                       found.getAttribute('aria-label'), found.getAttribute('title')])
  .filter((text) => text && /^[a-z]+(-[a-z]+)+(\\.[a-z-]+)?$/.test(text))"""


def barriers(page: Page) -> list[str]:
    """What axe-core finds, each with where it is; scripts of the page's policy do not bind the test."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(
        """async (tags) => (await axe.run(document, {runOnly: tags}))
           .violations.map((violation) => violation.id + ': ' + violation.nodes.slice(0, 3)
             .map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join(' | '))""",
        ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
    )
    return [str(barrier) for barrier in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_barriers_on_the_quiet_screens(new_device: NewDevice, theme: str) -> None:
    device = new_device()
    be_somebody(device, "Anna")
    device.page.evaluate("(theme) => localStorage.setItem('dl7-device', JSON.stringify({theme}))", theme)
    found: dict[str, list[str]] = {}
    for path in _QUIET_SCREENS:
        device.open(path)
        expect(device.page.locator("h1").first).to_be_visible()
        device.page.wait_for_load_state("networkidle")
        found[path] = barriers(device.page)
    assert {path: there for path, there in found.items() if there} == {}


@pytest.mark.parametrize(("theme", "screen"), [("dark", PHONE), ("light", DESKTOP)])
def test_no_barriers_at_the_table(new_device: NewDevice, theme: str, screen: dict[str, int]) -> None:
    device = new_device(screen)
    be_somebody(device, "Anna")
    device.page.evaluate("(theme) => localStorage.setItem('dl7-device', JSON.stringify({theme}))", theme)
    link = with_bots(device, mode="tactical_escape", bots=3)
    player = Player(device.page)
    found: dict[str, list[str]] = {}
    for asked in ("bid", "wheel", "card", "end"):
        player.play_on_until(asked)
        device.page.wait_for_timeout(400)
        found[asked] = barriers(device.page)
    device.open(f"/replay/{game_of(device, link)}#30")
    expect(device.page.get_by_role("slider")).to_be_visible()
    found["replay"] = barriers(device.page)
    assert {place: there for place, there in found.items() if there} == {}


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
def test_every_language_says_everything(new_device: NewDevice, language: str) -> None:
    device = new_device(language=language)
    missing: list[str] = []
    for path in ("/", "/rules", "/club", "/settings", "/host"):
        device.open(path)
        expect(device.page.locator("h1").first).to_be_visible()
        missing += device.page.evaluate(_MISSING)
    assert device.page.locator("html").get_attribute("lang") == language
    with_bots(device, mode="tactical_escape", bots=2)
    player = Player(device.page)
    for asked in ("bid", "wheel", "card", "go-on"):
        player.play_on_until(asked)
        missing += device.page.evaluate(_MISSING)
    assert missing == []


def test_a_name_full_of_markup_stays_text(new_device: NewDevice) -> None:
    device = new_device()
    name = "<img src=x onerror=alert(1)><b>Bo"
    dialogs: list[str] = []
    device.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
    link = open_table(device, seats=[{"kind": "you"}, {"kind": "you", "name": name}, NOVICE], name=name)
    start(device, link)
    Player(device.page).play_on_until("card")
    assert device.page.locator("main img, main b b").count() == 0
    expect(device.page.locator(".seat").filter(has_text="<img").first).to_be_visible()
    assert dialogs == []


class ByEar:
    """Somebody who sees nothing: hears the live regions, feels the focus, presses keys."""

    def __init__(self, page: Page) -> None:
        self.page, self._answered = page, ""

    def region(self, kind: str) -> str:
        return str(self.page.evaluate(f"document.querySelector('[data-live={kind}]').textContent"))

    def new_call(self) -> str | None:
        """What I am called for, once for each call."""
        call = self.region("assertive")
        if call in ("", self._answered):
            return None
        self._answered = call
        return call

    def focused(self) -> str:
        """The accessible name of what has the focus."""
        name = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''"
        return str(self.page.evaluate(name)).strip()

    def go_to(self, wanted: str, key: str) -> None:
        for _ in range(_LONGEST_WAY):
            if self.focused().startswith(wanted):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no way to {wanted!r} by {key}; at {self.focused()!r}")

    def answer(self, call: str) -> str:
        press = self.page.keyboard.press
        if call.startswith("Your turn to bid"):
            forbidden = re.search(r"You may not bid (\d)", call)
            bid = "1" if forbidden and forbidden.group(1) == "0" else "0"
            press(bid)
            press(bid)
            return "bid"
        if "name trump" in call:
            self.go_to("red", "Tab")
            press("Enter")
            return "trump"
        if call.startswith("The wheel is yours"):
            self.go_to("Keep my pawn", "Tab")
            press("Enter")
            return "wheel"
        playable = re.search(r"You can play: ([^,.]+)", call)
        assert playable, call
        self.go_to(playable.group(1), "ArrowRight")
        press("Enter")
        press("Enter")
        return "card"


def test_a_wheel_game_by_keyboard_and_ears_alone(new_device: NewDevice) -> None:
    device = new_device(DESKTOP)
    with_bots(device, mode="tactical_escape", bots=1)
    ear = ByEar(device.page)
    done: list[str] = []
    deadline = time.monotonic() + _GAME_SECONDS
    # A win may be shared, and the last sentence may be followed by another before it is looked for.
    final_count = device.page.get_by_role("region", name="The final count")
    while final_count.count() == 0 and not any(
        end in ear.region("polite") for end in ("wins", "You win", "share the win")
    ):
        assert time.monotonic() < deadline, (done, ear.region("assertive"), ear.region("polite"))
        call = ear.new_call()
        if call is not None:
            done.append(ear.answer(call))
        device.page.wait_for_timeout(60)
    assert done.count("bid") == _ROUNDS
    assert "wheel" in done
