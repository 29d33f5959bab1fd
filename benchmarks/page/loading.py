"""How long the main thread is kept busy by loading a page, in processor time: what Lighthouse's blocking time would be
on a machine that does nothing else. Nothing is asked of these figures; they tell the page's part from the machine's.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from benchmarks.page.bounds import Figure, only_reported
from benchmarks.page.browsers import chromium, new_device
from benchmarks.page.playing import play_in_a_hurry
from benchmarks.page.servers import HASTY, MeasuredServer
from benchmarks.page.traces import TRACED, Task, tasks_in
from testkit.browser.devices import Device
from testkit.browser.players import Player
from testkit.browser.tables import with_bots

RUNS: Final = 5
# Lighthouse's phone: so many times slower than this machine, and blocked by what a task takes beyond 50 ms.
SLOWER: Final = 4
BLOCKS_MILLISECONDS: Final = 50.0
_SETTLE_MILLISECONDS: Final = 1_500.0


def loading(server: MeasuredServer) -> list[Figure]:
    """Load the home page and a table in mid-game, each five times with nothing kept from before."""
    server.clock.run_at(HASTY)
    with chromium() as browser:
        newcomer = new_device(browser, server.origin)
        home = [_loaded(newcomer, "/") for _ in range(RUNS)]
        player = new_device(browser, server.origin)
        link = with_bots(player, mode="tactical_escape")
        play_in_a_hurry(Player(player.page), lambda asked: asked == "card")
        table = [_loaded(player, f"/t/{link}") for _ in range(RUNS)]
    return [_figure("home", home), _figure("table", table)]


def _loaded(device: Device, path: str) -> list[Task]:
    browser, page = device.context.browser, device.page
    assert browser is not None
    page.goto("about:blank")
    device.context.new_cdp_session(page).send("Network.clearBrowserCache")
    browser.start_tracing(page=page, categories=TRACED)
    device.open(path)
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(_SETTLE_MILLISECONDS)
    return tasks_in(browser.stop_tracing())


def _figure(name: str, runs: Sequence[Sequence[Task]]) -> Figure:
    busy = median(sum(task.cpu for task in tasks) for tasks in runs)
    longest = median(max(task.cpu for task in tasks) for tasks in runs)
    return only_reported(
        f"{name}, medians of {len(runs)}",
        f"busy {busy:.0f} ms, longest task {longest:.0f} ms; {SLOWER} times slower, blocked for "
        f"{median(_blocked(tasks) for tasks in runs):.0f} ms",
    )


def _blocked(tasks: Sequence[Task]) -> float:
    return sum(max(0.0, SLOWER * task.cpu - BLOCKS_MILLISECONDS) for task in tasks)
