"""A learner at the page's lessons, who goes the way of the film or any other."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from doublelucky7.lessons.playing import played
from doublelucky7.lessons.scripts import LESSONS
from doublelucky7.lessons.tree import Choice, Lesson, Node
from doublelucky7.rules.actions import ChangeBid, KeepPawn, PlaceBid, PlayCard, PlayerAction, RollDie

# Taps hurry what happens by itself; then the bubble looks for its place until all has settled.
_UNTIL_STOPPED = """async () => {
  const nap = (wait) => new Promise((wake) => (window.unhurried ?? setTimeout)(wake, wait));
  const phase = () => document.querySelector('[data-phase]')?.dataset.phase;
  const isQuiet = () => phase() && phase() !== 'watching' && !document.querySelector('main[data-guarded]');
  while (!isQuiet()) { document.querySelector('main')?.click(); await nap(15); }
  for (let quiet = 0; quiet < 6; quiet += 1) {
    await nap(15);
    const moves = document.getAnimations().some((animation) => animation.playState === 'running');
    const said = [...document.querySelectorAll('[data-bubble]')]
      .some((found) => found.checkVisibility({visibilityProperty: true}));
    if (moves || !said || !isQuiet()) quiet = 0;
  }
}"""


def lesson_named(name: str) -> Lesson:
    """A lesson as the build plays it."""
    return played(next(script for script in LESSONS if script.name == name))


# Cards, questions, seats, headings and buttons that a bubble lies over; its own buttons are its own.
_COVERED = """() => {
  const isSeen = (found) => found.checkVisibility({visibilityProperty: true});
  const bubble = [...document.querySelectorAll('[data-bubble]')].find(isSeen);
  if (!bubble) return ['nothing is said'];
  const own = bubble.getBoundingClientRect();
  return [...document.querySelectorAll('.card, .ask, [data-seat], h1, h2, button, a[href], [role=button]')]
    .filter((found) => isSeen(found) && !bubble.contains(found))
    .map((found) => [found, found.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && box.left < own.right - 1 && box.right > own.left + 1
      && box.top < own.bottom - 1 && box.bottom > own.top + 1)
    .map(([found]) => found.outerHTML.slice(0, 90));
}"""


def covered(page: Page) -> list[str]:
    """What the bubble in sight lies over."""
    return [str(found) for found in page.evaluate(_COVERED)]


class Learner:
    """Hands at a lesson that is open in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def wait(self) -> None:
        """Until nothing happens by itself and something is said."""
        self.page.evaluate(_UNTIL_STOPPED)

    @property
    def phase(self) -> str:
        return str(self.page.locator("[data-phase]").get_attribute("data-phase"))

    @property
    def said(self) -> str:
        return self.page.locator("[data-bubble] > p").locator("visible=true").inner_text()

    def do(self, action: PlayerAction) -> None:
        """Tap what does this at the table."""
        page = self.page
        match action:
            case PlayCard(card=card):
                for _ in range(2):
                    page.locator(f"button[data-card={card.value}]").click()
            case PlaceBid(bid=bid):
                for _ in range(2):
                    page.locator(f"[data-bid='{bid}']").click()
            case RollDie():
                page.locator("[data-deed=roll-die]").click()
            case KeepPawn():
                page.locator("[data-deed=keep-pawn]").click()
            case _:
                option = page.locator(f"[data-sheet=wheel] [data-option={action.__struct_config__.tag}]")
                deed = page.locator("[data-deed=use-wheel]")
                # What was rolled and is free is chosen already.
                if deed.is_disabled():
                    option.click()
                if isinstance(action, ChangeBid):
                    page.locator(f"[data-target='{action.target}{'+' if action.change > 0 else '-'}']").click()
                deed.click()

    def answer(self, answer: int) -> None:
        self.page.locator(f"[data-answer='{answer}']").click()

    def follow_the_film(self, lesson: Lesson) -> Iterator[str]:
        """Go through a lesson as the film does; yields a name for each place where the lesson waits."""
        for number, part in enumerate(lesson.parts):
            node: Node | None = part.root
            place = 0
            while node is not None:
                self.wait()
                place += 1
                # Where nothing was played out the next part has begun by itself.
                if node.choices or node.question or self.phase == "done":
                    yield f"{lesson.name}-{number + 1}-{place}"
                node = self._one_step(node)
            if self.phase == "done" and number + 1 < len(lesson.parts):
                self.page.locator("[data-deed=go-on]").click()

    def _one_step(self, node: Node) -> Node | None:
        if node.question is not None:
            self.answer(node.question.right)
            return node.question.then
        choice: Choice | None = next((one for one in node.choices if one.in_film), None)
        if choice is None:
            return None
        self.do(choice.action)
        return choice.then
