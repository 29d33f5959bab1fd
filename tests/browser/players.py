"""Somebody who plays by what the page shows: tokens, cards, the wheel and buttons, nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

_GAME_SECONDS = 170.0
_LOOK_AGAIN_MILLISECONDS = 40
_HOLD_MILLISECONDS = 600
_PATIENCE_MILLISECONDS = 1_000.0
# One look at the page: the first thing in sight that asks for a deed. What is covered by a sheet is not in sight.
_WHAT_IS_ASKED = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
  if (seen('[data-scene=game-end]')) return 'end';
  if (seen('[data-deed=go-on]:not(:disabled)')) return 'go-on';
  if (seen('[data-sheet=curtain]')) return 'curtain';
  if (seen('[data-bid]')) return 'bid';
  if (seen('[data-sheet=trump] button')) return 'trump';
  if (seen('[data-sheet=wheel]')) return 'wheel';
  if (seen('[data-my-turn=card]')) return 'card';
  return null;
}"""

WheelDeed = Callable[[Page], None]


def keep_the_pawn(page: Page) -> None:
    keep = page.locator("[data-deed=keep-pawn]")
    if keep.count():
        keep.click()
    else:
        # A roll is binding: whatever it left to choose, the first that can be had is taken.
        do_something_with_the_wheel(page)


def roll_the_die(page: Page) -> None:
    roll = page.locator("[data-deed=roll-die]")
    if roll.count():
        roll.click()
    else:
        do_something_with_the_wheel(page)


def do_something_with_the_wheel(page: Page) -> None:
    """Take the first option whose deed can be completed."""
    deed = page.locator("[data-deed=use-wheel]")
    wedges = page.locator("[data-sheet=wheel] [data-option]:not([aria-disabled=true])")
    for place in range(max(1, wedges.count())):
        if wedges.count() and deed.is_disabled():
            wedges.nth(place).click()
        choose_targets(page, deed)
        if deed.is_enabled():
            deed.click()
            return
    keep = page.locator("[data-deed=keep-pawn]")
    if keep.count():
        keep.click()


def choose_targets(page: Page, deed: Locator) -> None:
    targets = page.locator("[data-sheet=wheel] [data-target]:not([aria-disabled=true])")
    for place in range(targets.count()):
        if deed.is_enabled():
            return
        targets.nth(place).click()


class Player:
    """A pair of hands at one page."""

    def __init__(self, page: Page, at_the_wheel: WheelDeed = keep_the_pawn) -> None:
        self.page, self.at_the_wheel = page, at_the_wheel
        self.deeds: list[str] = []

    def asked(self) -> str | None:
        found = self.page.evaluate(_WHAT_IS_ASKED)
        return None if found is None else str(found)

    def wait_until_asked(self, *for_any: str) -> str:
        deadline = time.monotonic() + _GAME_SECONDS
        while time.monotonic() < deadline:
            asked = self.asked()
            if asked is not None and (not for_any or asked in for_any):
                return asked
            if asked is not None:
                self.answer(asked)
            else:
                # Like somebody in a hurry: a tap ends whatever is being shown.
                self.page.evaluate("document.querySelector('main')?.click()")
            self.page.wait_for_timeout(_LOOK_AGAIN_MILLISECONDS)
        raise AssertionError(f"never asked for {for_any or 'anything'}; did {self.deeds}")

    def play_on_until(self, *for_any: str) -> str:
        """Answer whatever is asked, until one of these is."""
        return self.wait_until_asked(*for_any)

    def answer(self, asked: str) -> None:
        self.deeds.append(asked)
        match asked:
            case "go-on":
                # The next round comes by itself too, perhaps just now.
                with suppress(TimeoutError):
                    self.page.locator("[data-deed=go-on]").click(timeout=_PATIENCE_MILLISECONDS)
            case "curtain":
                self.page.locator("[data-deed=look]").click(delay=_HOLD_MILLISECONDS)
                self.page.locator("[data-sheet=curtain]").wait_for(state="detached")
            case "bid":
                token = self.page.locator("[data-bid][data-allowed=true]").first
                self._tap(token)
                self._tap(token)
                self.page.locator("[data-bid]").first.wait_for(state="detached")
            case "trump":
                self._tap(self.page.locator("[data-sheet=trump] button").first)
            case "wheel":
                sheet = self.page.query_selector("[data-sheet=wheel]")
                if sheet is None:
                    return
                before = sheet.inner_text()
                self.at_the_wheel(self.page)
                # Either the sheet goes, or a roll has changed it.
                self.page.wait_for_function("([sheet, before]) => sheet.innerText !== before", arg=[sheet, before])
            case "card":
                named = self.page.locator("button[data-card][data-allowed=true]").first.get_attribute("data-card")
                card = self.page.locator(f"button[data-card={named}]")
                self._tap(card)
                self._tap(card)
                card.wait_for(state="detached")
            case _:
                raise AssertionError(f"nobody answers {asked!r}")

    def _tap(self, what: Locator) -> None:
        what.click()

    def play_to_the_end(self) -> None:
        self.play_on_until("end")
