"""Somebody who sees nothing: hears the live regions, feels the focus, presses keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page

_LONGEST_WAY = 80
# Until somebody is called, or the scene is another one; looks for a while, then lets the test look.
_UNTIL_CALLED = """async (answered) => {
  const call = () => document.querySelector('[data-live=assertive]').textContent;
  const scene = () => document.querySelector('[data-scene], [data-deed=go-on]') !== null;
  for (let looks = 0; looks < 20 && !scene() && ['', answered].includes(call()); looks += 1) {
    await new Promise((wake) => (window.unhurried ?? setTimeout)(wake, 25));
  }
  return call();
}"""


class ByEar:
    """A pair of ears and a keyboard at one page."""

    def __init__(self, page: Page) -> None:
        self.page, self._answered = page, ""

    def region(self, kind: str) -> str:
        return str(self.page.evaluate(f"document.querySelector('[data-live={kind}]').textContent"))

    def new_call(self) -> str | None:
        """What I am called for, once for each call."""
        call = str(self.page.evaluate(_UNTIL_CALLED, self._answered))
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
