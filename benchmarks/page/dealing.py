"""What the browser's main thread does while seven cards are dealt to each of seven players, and what moves meanwhile.

The round before ends by itself, so that no shift can be put down to a tap. Tasks count from the count of the sixth
round until I am asked for my bid in the seventh. Shifts count from the first picture of the seventh round, which
announces its double points, until the last card is dealt; what shifts before and after is only reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from playwright.sync_api import Page

from benchmarks.page.bounds import Figure, at_most, only_reported
from benchmarks.page.browsers import SCREENS, chromium, new_device
from benchmarks.page.playing import PAD_SECONDS, play_in_a_hurry
from benchmarks.page.servers import AS_IT_IS, HASTY, MeasuredServer
from benchmarks.page.traces import TRACED, Task, tasks_in
from testkit.browser.players import Player
from testkit.browser.tables import NOVICE, open_table, start

PLAYERS: Final = 7
ROUND_BEFORE: Final = "6"
MOST_SHIFT: Final = 0.0
MOST_MILLISECONDS: Final = 50.0
_TOLD: Final = 3
_PATIENCE_MILLISECONDS: Final = 60_000.0
_SETTLE_MILLISECONDS: Final = 500.0
_WATCH: Final = """() => {
  const seen = {shifts: [], long: [], moments: [], asked: null};
  const box = (rect) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
  const name = (node) => node?.nodeType === 3 ? `“${node.data.trim()}”` : `${node?.localName}.${node?.classList?.[0]}`;
  new PerformanceObserver((list) => seen.shifts.push(...list.getEntries().map((shift) => ({
    value: shift.value,
    at: shift.startTime,
    what: shift.sources.map((from) => `${name(from.node)} from ${box(from.previousRect)} to ${box(from.currentRect)}`),
  })))).observe({type: 'layout-shift'});
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map((task) => task.duration)))
    .observe({type: 'longtask'});
  const look = () => {
    const kind = document.querySelector('[data-moment]')?.dataset.moment ?? null;
    if ((seen.moments.at(-1)?.kind ?? null) !== kind) seen.moments.push({kind, at: performance.now()});
    if (seen.asked === null && document.querySelector('[data-bid]')) seen.asked = performance.now();
  };
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
  window.seen = seen;
}"""
_DEALT: Final = """() => window.seen.asked !== null
  && window.seen.moments.some((moment) => moment.kind === 'deal') && window.seen.moments.at(-1).kind === null"""


class Shift(msgspec.Struct, frozen=True):
    """A layout shift as the browser tells it."""

    value: float
    at: float
    what: list[str]

    def __str__(self) -> str:
        return f"{self.value:.6f} ({'; '.join(self.what)})"


class Begun(msgspec.Struct, frozen=True):
    """When a moment began, or None of them was shown any more."""

    kind: str | None
    at: float


class Seen(msgspec.Struct, frozen=True):
    """What the page noticed of itself."""

    shifts: list[Shift]
    long: list[float]
    moments: list[Begun]
    asked: float

    @property
    def begun_at(self) -> float:
        """When the seventh round was about to be painted for the first time."""
        return self.moments[0].at

    @property
    def dealt_at(self) -> float:
        """When the deal was over."""
        dealing = next(place for place, moment in enumerate(self.moments) if moment.kind == "deal")
        return self.moments[dealing + 1].at


def dealing(server: MeasuredServer) -> list[Figure]:
    """Play six rounds in a hurry and watch the seventh being dealt, on a phone and on a desktop."""
    return [figure for screen in SCREENS for figure in _figures(screen, *_watched(server, screen))]


def _watched(server: MeasuredServer, screen: str) -> tuple[list[Task], Seen]:
    server.clock.run_at(HASTY)
    with chromium() as browser:
        device = new_device(browser, server.origin, screen)
        seats = [{"kind": "you"}, *[NOVICE] * (PLAYERS - 1)]
        start(device, open_table(device, seats=seats, pad_clock=PAD_SECONDS))
        player = Player(device.page)
        play_in_a_hurry(player, lambda asked: _is_last_card_of_round_before(player.page, asked))
        server.clock.run_at(AS_IT_IS)
        play_in_a_hurry(player, lambda asked: asked == "go-on")
        device.page.evaluate(_WATCH)
        browser.start_tracing(page=device.page, categories=TRACED)
        device.page.wait_for_function(_DEALT, timeout=_PATIENCE_MILLISECONDS)
        device.page.wait_for_timeout(_SETTLE_MILLISECONDS)
        tasks = tasks_in(browser.stop_tracing())
        seen = msgspec.convert(device.page.evaluate("window.seen"), Seen)
        device.context.close()
    return tasks, seen


def _is_last_card_of_round_before(page: Page, asked: str) -> bool:
    return (
        asked == "card"
        and ROUND_BEFORE in page.locator("main h1").first.inner_text()
        and page.locator("button[data-card]").count() == 1
    )


def _figures(screen: str, tasks: Sequence[Task], seen: Seen) -> list[Figure]:
    by_cpu = sorted(tasks, key=lambda task: -task.cpu)
    dealing = [shift for shift in seen.shifts if seen.begun_at <= shift.at <= seen.dealt_at]
    around = [shift for shift in seen.shifts if not seen.begun_at <= shift.at <= seen.dealt_at]
    longest = [f"{task.cpu:.1f} ms, {task.wall:.1f} by the clock ({task.parts})" for task in by_cpu[:_TOLD]]
    shown = [f"{moment.kind or 'table'} at {moment.at - seen.begun_at:.0f}" for moment in seen.moments]
    return [
        only_reported(f"{screen}, shown, in ms", f"{', '.join(shown)}; asked at {seen.asked - seen.begun_at:.0f}"),
        at_most(f"{screen}, longest of {len(tasks):,} tasks, processor time", by_cpu[0].cpu, MOST_MILLISECONDS, "ms"),
        *[only_reported(f"{screen}, long", task) for task in longest],
        only_reported(
            f"{screen}, tasks over {MOST_MILLISECONDS:g} ms by the clock on the wall",
            ", ".join(f"{length:.0f}" for length in seen.long) or "none",
        ),
        Figure(
            f"{screen}, layout shift while dealing",
            f"{sum(shift.value for shift in dealing):.6f}",
            "none at all",
            sum(shift.value for shift in dealing) <= MOST_SHIFT,
        ),
        *[only_reported(f"{screen}, shift while dealing", str(shift)) for shift in dealing],
        *[
            only_reported(f"{screen}, shift {'before' if shift.at < seen.begun_at else 'afterwards'}", str(shift))
            for shift in around
        ],
    ]
