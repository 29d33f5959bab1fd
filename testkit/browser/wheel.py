"""Hands at the Lucky Wheel, as the page offers it: options, their targets, the die, and keeping the pawn."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

_SHEET = "[data-sheet=wheel]"
_POSSIBLE = ":not([aria-disabled=true])"


def options(page: Page, which: str = "") -> list[str]:
    """The options on the wheel in sight, all of them or some."""
    wedges = page.locator(f"{_SHEET} [data-option]{which}")
    return [str(name) for name in wedges.evaluate_all("(found) => found.map((wedge) => wedge.dataset.option)")]


def look_at(page: Page, option: str) -> None:
    """On a phone the targets of an option are a step of their own, with a way back to the wheel."""
    back = page.locator(f"{_SHEET} .back")
    if back.count():
        back.click()
    # A blocked one can be looked at too, though its name says that it cannot be had.
    page.locator(f"{_SHEET} [data-option={option}]").click(force=True)


def use(page: Page, option: str) -> None:
    look_at(page, option)
    deed = page.locator("[data-deed=use-wheel]")
    _choose_targets(page, deed)
    deed.click()
    page.locator(_SHEET).wait_for(state="detached")


def keep_the_pawn(page: Page) -> None:
    keep = page.locator("[data-deed=keep-pawn]")
    if keep.count():
        keep.click()
        page.locator(_SHEET).wait_for(state="detached")
    else:
        # A roll is binding: whatever it left to choose, the first that can be had is taken.
        do_something(page)


def roll_the_die(page: Page) -> None:
    roll = page.locator("[data-deed=roll-die]")
    if roll.count():
        roll.click()
        # What it leaves to choose is asked next.
        roll.wait_for(state="detached")
    else:
        do_something(page)


def do_something(page: Page) -> None:
    """Take the first option whose deed can be completed."""
    deed = page.locator("[data-deed=use-wheel]")
    # What was rolled is chosen already, and only its target is open.
    _choose_targets(page, deed)
    for option in options(page, _POSSIBLE):
        if deed.is_disabled():
            look_at(page, option)
            _choose_targets(page, deed)
    if deed.is_enabled():
        deed.click()
        page.locator(_SHEET).wait_for(state="detached")
    else:
        page.locator("[data-deed=keep-pawn]").click()
        page.locator(_SHEET).wait_for(state="detached")


def _choose_targets(page: Page, deed: Locator) -> None:
    targets = page.locator(f"{_SHEET} [data-target]{_POSSIBLE}")
    for place in range(targets.count()):
        if deed.is_enabled():
            return
        targets.nth(place).click()
