"""Somebody who keeps the score pad on a phone: taps what the table does, and counts the taps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from playwright.sync_api import Locator, Page, expect

SEVEN = ("Anna", "Bartholomäus", "Cem", "Dina", "Oma Riet", "Felix", "Gül")


# Adds entries to the pad that is open, as another window of the device would.
_ADD_ENTRIES = """(entries) => {
  const key = `dl7-pad/${location.hash.split('/')[1]}`;
  const pad = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({...pad, entries: [...pad.entries, ...entries]}));
}"""


class PadKeeper:
    """The pad on one page, by touch unless told otherwise; every tap is counted."""

    def __init__(self, page: Page, press: Callable[[Locator], None] = Locator.tap) -> None:
        self.page = page
        self._press = press
        self.taps = 0

    @property
    def main(self) -> Locator:
        return self.page.locator("main[data-step]")

    @property
    def step(self) -> str:
        return self.main.get_attribute("data-step") or ""

    @property
    def round(self) -> int:
        return int(self.main.get_attribute("data-round") or 0)

    def tap(self, target: Locator) -> None:
        self._press(target)
        self.taps += 1

    def name_crew(self, names: Sequence[str]) -> None:
        """A new crew: one tap, then the names."""
        self.tap(self.page.locator("[data-new]"))
        field = self.page.locator("form input.field").first
        for name in names:
            field.fill(name)
            field.press("Enter")

    def choose(self, box: str, rounds: int) -> None:
        self.tap(self.page.locator(f'[data-box="{box}"]'))
        if rounds == 14:
            self.tap(self.page.locator("fieldset button", has_text="14"))

    def begin(self, dealer: int) -> None:
        self.tap(self.page.locator(f'[data-dealer="{dealer}"]'))
        expect(self.main).to_have_attribute("data-step", "bids")

    def bid(self, players: int) -> None:
        """Everybody bids by one tap each, from the dealer on: 0 wherever it is allowed."""
        for _ in range(players):
            self.tap(self.page.locator("[data-bid]:not([aria-disabled=true])").first)

    def wheel_unused(self) -> None:
        self.tap(self.page.locator("[data-unused]"))

    def win(self, tricks: int, players: int) -> None:
        """Each trick by a tap on its winner, in turn."""
        for trick in range(tricks):
            self.tap(self.page.locator(".seats [data-person]").nth(trick % players))

    def go_on(self) -> None:
        expect(self.main).to_have_attribute("data-step", "points")
        self.tap(self.page.locator("[data-next]"))

    def use_wheel(self) -> None:
        """Whoever is asked first uses the wheel: the first free option, its first target."""
        self.tap(self.page.locator("ol [data-person]").first)
        die = self.page.locator("[data-face]")
        if die.count() > 0:
            self.tap(die.nth((self.round - 1) % 8))
            if self.step != "wheel" or self.page.locator("ol [data-person]").count() > 0:
                return
        wedges = self.page.locator("[data-option]:not([aria-disabled=true])")
        if wedges.count() > 0:
            self.tap(wedges.first)
        self._choose_target()
        self.tap(self.page.locator("[data-deed]"))

    def _choose_target(self) -> None:
        for target in ("[data-change]:not([disabled])", "[data-target]", ".colours button:not([disabled])"):
            found = self.page.locator(target)
            if found.count() > 0:
                self.tap(found.first)
                # Two hands are swapped.
                if target == "[data-target]" and self.page.locator("[data-deed]").is_disabled():
                    self.tap(found.nth(1))
                return

    def write_down(self, rounds: Iterable[int], players: int) -> None:
        """Whole rounds at once, without a tap: everybody bids 0, and the first player takes all tricks."""
        facts: list[dict[str, object]] = []
        for number in rounds:
            tricks = number if number <= 7 else 15 - number
            facts.append({"kind": "wheel", "round": number, "wheel": "unused"})
            for person in range(players):
                taken = tricks if person == 0 else 0
                facts.append({"kind": "bid", "round": number, "person": person, "bid": 0})
                facts.append({"kind": "taken", "round": number, "person": person, "tricks": taken})
        if not facts:
            return
        self.page.evaluate(
            _ADD_ENTRIES, [{"id": f"written {place}-{self.round}", "at": 1, "fact": f} for place, f in enumerate(facts)]
        )
        self.page.reload()
        self.main.wait_for()

    def play_round(self, players: int, *, wheel: str = "unused") -> None:
        tricks = self.round if self.round <= 7 else 15 - self.round
        self.bid(players)
        if self.step == "wheel":
            if wheel == "unused":
                self.wheel_unused()
            else:
                self.use_wheel()
        expect(self.main).to_have_attribute("data-step", "tricks")
        self.win(tricks, players)
        self.go_on()
