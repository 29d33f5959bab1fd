"""A whole game of the score pad without sight and pointer: keys alone, and what the live region says."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from testkit.browser.devices import DESKTOP
from tests.browser.conftest import NewDevice

_MOST_STEPS = 40
# What a screen reader calls the element that has the focus.
_FOCUSED = """() => {
  const found = document.activeElement;
  if (['BODY', 'MAIN'].includes(found.tagName)) return '';
  const labelled = found.labels?.[0]?.textContent ?? found.getAttribute('placeholder');
  return (found.getAttribute('aria-label') ?? labelled ?? found.textContent).replace(/\\s+/g, ' ').trim();
}"""


class Ears:
    """Somebody who knows only what is said, and has only the keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0

    def go_to(self, name: str) -> None:
        """Tab until the name of what has the focus fits."""
        for _ in range(_MOST_STEPS):
            if re.search(name, str(self.page.evaluate(_FOCUSED))):
                return
            self.page.keyboard.press("Tab")
            self.steps += 1
        raise AssertionError(f"the keyboard comes to no {name!r}")

    def press(self, name: str, key: str = "Enter") -> None:
        self.go_to(name)
        self.page.keyboard.press(key)

    def hear(self, *sentences: str) -> None:
        polite = self.page.locator("[data-live=polite]")
        # Sentences gather for a moment before they are said together.
        self.page.clock.fast_forward(1000)
        for sentence in sentences:
            expect(polite).to_contain_text(re.compile(sentence))


def test_a_whole_game_by_keyboard_and_live_region_alone(new_device: NewDevice) -> None:
    device = new_device(DESKTOP)
    device.page.clock.install()
    page = device.open("/pad")
    ears = Ears(page)
    ears.press("A new crew")
    ears.go_to("Another name")
    for name in ("Anna", "Bea"):
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    ears.press("Tactical Escape")
    ears.press("^Bea$")
    ears.hear("Bea deals 1 card each", "Bea: how many tricks")
    ears.steps = 0
    for number in range(1, 8):
        _bid(ears, number)
        _turn_the_wheel(ears, number)
        _count(ears, number)
    ears.hear("Bea wins!")
    expect(page.locator("main ol li", has_text="Bea")).to_contain_text("70")
    # What is asked next has the focus by itself, so that a whole round takes few keys.
    assert ears.steps <= 7 * 5


def _bid(ears: Ears, number: int) -> None:
    first, second = ("Bea", "Anna") if number % 2 == 1 else ("Anna", "Bea")
    ears.press("^0$")
    ears.hear(f"{first} bids 0", f"{second}: how many tricks")
    if number == 1:
        # The forbidden bid can be reached, and says why it is none.
        ears.press("^1\\.")
        expect(ears.page.locator("[data-live=assertive]")).to_contain_text("Not 1 for Anna")
        ears.page.keyboard.press("Shift+Tab")
    if number == 4:
        ears.page.keyboard.press("Control+z")
        ears.hear(f"Taken back: Round 4, bid of {first}: 0")
        ears.press("^0$")
        ears.hear(f"{first} bids 0")
    ears.press("^0$", "Space")
    ears.hear(f"{second} bids 0")


def _turn_the_wheel(ears: Ears, number: int) -> None:
    ears.hear("Who uses the wheel")
    if number == 2:
        ears.press("Bea yes")
        ears.hear("Bea: Tap the option")
        ears.press("Double Points, free")
        ears.hear("points of this round count double")
        ears.press("Write it down")
        ears.hear("those of Bea count double")
    elif number == 7:
        ears.press("Anna yes")
        ears.press("Change Bid, free")
        ears.hear("One bid goes up or down by 1")
        ears.press("Bea: 0 → 1")
        ears.press("Write it down")
        ears.hear("Change Bid by Anna: Bea now bids 1")
    else:
        ears.press("Wheel unused")
        ears.hear("Nobody used the wheel")


def _count(ears: Ears, number: int) -> None:
    """Anna takes every trick: Bea has what she bid, but for the round in which her bid was changed."""
    for trick in range(1, number + 1):
        ears.hear(f"Trick {trick} of {number}: who takes it")
        ears.press("Anna takes it")
    points = {2: 20, 7: 0}.get(number, 10)
    ears.hear(f"Trick {number}: Anna", f"Points of round {number}: Anna 0, Bea {points}")
    ears.press("final count" if number == 7 else "Next round")
    if number < 7:
        ears.hear(f"deals {number + 1} each")
