"""What each frame costs the main thread while a trick is won: seven cards lie, rest, gather and fly to who took them.

The last card of a trick is played again and again at a table of seven; everything moves at its real pace.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import quantiles
from typing import Final

from benchmarks.page.bounds import Figure, at_most, only_reported
from benchmarks.page.browsers import SCREENS, chromium, new_device
from benchmarks.page.servers import MeasuredServer
from benchmarks.page.traces import TRACED, Task, tasks_in
from doublelucky7.rules.actions import PlayCard
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.waiting import WaitingForCard
from testkit.browser.stacked import StackedPage, StackedTable

PLAYERS: Final = 7
TRICKS: Final = 5
MOST_IN_A_FRAME: Final = 8.0
MOST_IN_A_TASK: Final = 50.0
_FRAME_MILLISECONDS: Final = 1_000 / 60
_PERCENT: Final = 95
# A full trick rests, gathers, flies; then a notch fills and a chip glows or cracks.
_ALL_OF_IT_MILLISECONDS: Final = 1_100 + 160 + 280 + 1_400.0
_SHIFTS: Final = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((shift) => (window.shifted += shift.value)))
    .observe({ type: "layout-shift" });
}"""


def winning(server: MeasuredServer) -> list[Figure]:
    """Win five tricks on a phone and on a desktop and count what each frame took."""
    return [figure for screen in SCREENS for figure in _figures(screen, *_watched(server, screen))]


def _watched(server: MeasuredServer, screen: str) -> tuple[list[Task], float]:
    with chromium() as browser:
        device = new_device(browser, server.origin, screen)
        table = _before_a_last_card(1)
        shown = StackedPage(device.page, device.origin, table, seat=0)
        shown.open(sound=False)
        device.page.evaluate(_SHIFTS)
        tasks: list[Task] = []
        shifted = 0.0
        for trick in range(TRICKS):
            shown.look(_before_a_last_card(trick + 1))
            device.page.wait_for_timeout(_ALL_OF_IT_MILLISECONDS)
            # The jump from one table to the next is no part of a trick.
            device.page.evaluate("window.shifted = 0")
            browser.start_tracing(page=device.page, categories=TRACED)
            shown.act(next(action for action in legal_actions(shown.table.state) if isinstance(action, PlayCard)))
            device.page.wait_for_timeout(_ALL_OF_IT_MILLISECONDS)
            tasks += tasks_in(browser.stop_tracing())
            shifted += float(device.page.evaluate("window.shifted"))
            device.page.evaluate("window.shifted = 0")
        device.context.close()
    return tasks, shifted


def _before_a_last_card(seed: int) -> StackedTable:
    """Six of seven cards lie in the third trick of round 7, so that chips have notches to fill."""
    return StackedTable(PLAYERS, seed=seed).play_until(
        lambda state: (
            state.round == 7
            and isinstance(state.waiting, WaitingForCard)
            and len(state.finished_tricks) == 2
            and len(state.trick) == PLAYERS - 1
        )
    )


def _figures(screen: str, tasks: Sequence[Task], shifted: float) -> list[Figure]:
    in_frame: defaultdict[int, float] = defaultdict(float)
    for task in tasks:
        in_frame[int(task.at / _FRAME_MILLISECONDS)] += task.cpu
    cut = quantiles(in_frame.values(), n=100)[_PERCENT - 1]
    longest = max(tasks, key=lambda task: task.cpu)
    return [
        at_most(f"{screen}, main thread in {_PERCENT} % of {len(in_frame):,} frames", cut, MOST_IN_A_FRAME, "ms"),
        only_reported(f"{screen}, in the longest frame", f"{max(in_frame.values()):.1f} ms"),
        at_most(f"{screen}, longest task, processor time", longest.cpu, MOST_IN_A_TASK, "ms"),
        only_reported(f"{screen}, longest", f"{longest.wall:.1f} ms by the clock ({longest.parts})"),
        Figure(f"{screen}, layout shift", f"{shifted:.6f}", "none", shifted == 0),
    ]
