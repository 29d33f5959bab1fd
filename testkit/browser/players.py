"""Somebody who plays by what the page shows: tokens, cards, the wheel and buttons, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

from testkit.browser.patience import Patience
from testkit.browser.wheel import keep_the_pawn

# Like somebody in a hurry: a tap ends whatever is being shown. Looks for 0.3 seconds, then lets the test go on.
_WAIT_A_MOMENT = """async () => {
  for (let looks = 0; looks < 20; looks += 1) {
    const asked = window.whatIsAsked();
    if (asked !== null) return asked;
    document.querySelector('main')?.click();
    await new Promise((wake) => setTimeout(wake, 15));
  }
  return null;
}"""
_IN_A_HURRY = (Path(__file__).parent / "in_a_hurry.js").read_text()

WheelDeed = Callable[[Page], None]


class Player:
    """A pair of hands at one page."""

    def __init__(self, page: Page, at_the_wheel: WheelDeed = keep_the_pawn) -> None:
        self.page, self.at_the_wheel = page, at_the_wheel
        self.deeds: list[str] = []

    def asked(self) -> str | None:
        """What is asked now or in a moment; what is being shown meanwhile is tapped away."""
        found = self.page.evaluate(_WAIT_A_MOMENT)
        return None if found is None else str(found)

    def play_on_until(self, *for_any: str) -> str:
        """Answer whatever is asked, until one of these is; with real taps, as a person would."""
        patience = Patience()
        while True:
            asked = self.asked()
            if asked in for_any:
                return str(asked)
            if asked is not None:
                self.answer(asked)
            patience.look((len(self.deeds), self._what_is_shown()))

    def hurry_to(self, *for_any: str, at_the_wheel: str = "keep-pawn") -> str:
        """The same without a pointer, for tests about something that comes later."""
        patience = Patience()
        while True:
            done = self.page.evaluate(_IN_A_HURRY, [for_any, at_the_wheel])
            self.deeds += done["deeds"]
            if done["asked"] is not None:
                return str(done["asked"])
            patience.look((len(self.deeds), self._what_is_shown()))

    def hurry_past_a_trick(self) -> None:
        """In the second round, after a trick that can be looked at and before a card of my own."""
        self.hurry_to("go-on")
        self.answer("go-on")
        self.hurry_to("card")
        self.answer("card")
        self.hurry_to("card")

    def act_if_asked(self) -> None:
        """Answer what is asked; where nothing is, let others have their turn."""
        asked = self.asked()
        if asked is not None:
            self.answer(asked)

    def answer(self, asked: str) -> None:
        self.deeds.append(asked)
        match asked:
            case "go-on":
                button = self.page.locator("[data-deed=go-on]:not(:disabled)")
                button.click()
                # Everybody has tapped and the next round comes, or others still read.
                button.wait_for(state="detached")
            case "curtain":
                self._hold(self.page.locator("[data-deed=look]"))
            case "bid":
                token = self.page.locator("[data-bid][data-allowed=true]").first
                token.click()
                token.click()
                self.page.locator("[data-bid]").first.wait_for(state="detached")
            case "trump":
                self.page.locator("[data-sheet=trump] button").first.click()
                self.page.locator("[data-sheet=trump]").wait_for(state="detached")
            case "wheel":
                self.at_the_wheel(self.page)
            case "card":
                named = self.page.locator("button[data-card][data-allowed=true]").first.get_attribute("data-card")
                card = self.page.locator(f"button[data-card={named}]")
                card.click()
                card.click()
                card.wait_for(state="detached")
            case _:
                raise AssertionError(f"nobody answers {asked!r}")

    def _hold(self, button: Locator) -> None:
        """A finger that stays until something happens."""
        button.hover()
        self.page.mouse.down()
        button.wait_for(state="detached")
        self.page.mouse.up()

    def _what_is_shown(self) -> str:
        return str(self.page.evaluate("document.querySelector('main')?.textContent ?? ''"))
