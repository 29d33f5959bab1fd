"""What Lighthouse says of the home page and of a table in mid-game: a middling phone, throttling by its simulation.

Lighthouse is no part of the project's environment: its locked packages are fetched into its own folder when needed,
and run on the Node that builds the browser client.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import sync_playwright

from benchmarks.page.bounds import Figure, at_least, only_reported
from benchmarks.page.browsers import QUIET_FLAGS
from benchmarks.page.servers import HASTY, MeasuredServer
from hatch_build import has_locked_packages, node_and_npm, run_node
from testkit.browser.devices import PHONE, Device, chromium_path
from testkit.browser.players import Player
from testkit.browser.tables import with_bots
from testkit.server.servers import free_port

LIGHTHOUSE: Final = Path(__file__).parent / "lighthouse"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
LEAST_SCORE: Final = 95
RUNS: Final = 5
TIMINGS: Final = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
    "cumulative-layout-shift",
)
_PERCENT: Final = 100
_LONGEST_RUN_SECONDS: Final = 180.0
_NOT_JUDGED: Final = ("notApplicable", "manual", "informative", "error")
# Metrics are reported apart; these audits say what to mend.
_FINDINGS_TOLD: Final = 12


def scores(server: MeasuredServer) -> list[Figure]:
    """Judge both pages five times each and answer the medians, the timings behind them and what was found wanting.

    The bound on speed is the home page's; how fast a table loads for who comes to it directly is only reported.
    """
    fetch_lighthouse()
    with _open_browser() as port:
        home = [_judged("home", server.origin, port, run) for run in range(RUNS)]
        address = f"{server.origin}/t/{_table_in_mid_game(server, port)}"
        table = [_judged("table", address, port, run) for run in range(RUNS)]
    return [*_figures("home", home, CATEGORIES), *_figures("table", table, ("accessibility", "best-practices"))]


def fetch_lighthouse() -> None:
    """Bring Lighthouse's locked packages where they are missing."""
    if not has_locked_packages(LIGHTHOUSE):
        print("  fetching Lighthouse", flush=True)
        node, npm = node_and_npm()
        run_node(node, [str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund"], LIGHTHOUSE)


@contextmanager
def _open_browser() -> Iterator[int]:
    """A Chromium of its own profile that Lighthouse can take over, by its port."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        port = free_port()
        flags = [*QUIET_FLAGS, "--headless", f"--remote-debugging-port={port}", f"--user-data-dir={profile}"]
        browser = subprocess.Popen(
            [chromium_path(), *flags, "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            yield port
        finally:
            browser.terminate()
            browser.wait()


def _table_in_mid_game(server: MeasuredServer, port: int) -> str:
    """Sit down as the person whom Lighthouse will be taken for, and play until a card is asked for."""
    server.clock.run_at(HASTY)
    with sync_playwright() as playwright:
        context = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}").contexts[0]
        device = Device(context, server.origin)
        device.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        link = with_bots(device, mode="tactical_escape")
        player = Player(device.page)
        player.play_on_until("card")
        player.answer("card")
        player.play_on_until("card")
        device.page.close()
    return link


def _judged(name: str, address: str, port: int, run: int) -> dict[str, Any]:
    node, _ = node_and_npm()
    command = [
        str(node),
        "node_modules/lighthouse/cli/index.js",
        address,
        f"--port={port}",
        f"--only-categories={','.join(CATEGORIES)}",
        "--form-factor=mobile",
        "--throttling-method=simulate",
        "--output=json",
        "--quiet",
        "--no-enable-error-reporting",
    ]
    ended = subprocess.run(
        command, cwd=LIGHTHOUSE, capture_output=True, text=True, timeout=_LONGEST_RUN_SECONDS, check=True
    )
    report: dict[str, Any] = json.loads(ended.stdout)
    found = ", ".join(f"{category} {_score(report, category):g}" for category in CATEGORIES)
    print(f"  {name}, run {run + 1} of {RUNS}: {found}", file=sys.stderr, flush=True)
    return report


def _score(report: dict[str, Any], category: str) -> float:
    return round((report["categories"][category]["score"] or 0) * _PERCENT)


def _figures(name: str, reports: Sequence[dict[str, Any]], bound: Sequence[str]) -> list[Figure]:
    medians = {category: median(_score(report, category) for report in reports) for category in CATEGORIES}
    judged = [
        at_least(f"{name}, {category}", score, LEAST_SCORE)
        if category in bound
        else only_reported(f"{name}, {category}", f"{score:g}")
        for category, score in medians.items()
    ]
    timings = ", ".join(
        f"{timing} {median(report['audits'][timing]['numericValue'] for report in reports):,.2f}" for timing in TIMINGS
    )
    version = reports[0]["lighthouseVersion"]
    speed = median(report["environment"]["benchmarkIndex"] for report in reports)
    return [
        *judged,
        only_reported(f"{name}, medians of {len(reports)} by Lighthouse {version}, in ms", timings),
        only_reported(f"{name}, speed of this machine meanwhile, by Lighthouse's benchmark index", f"{speed:,.0f}"),
        *[only_reported(f"{name}, wanting", finding) for finding in _wanting(reports[-1])],
    ]


def _wanting(report: dict[str, Any]) -> list[str]:
    """The audits that cost points or could gain some, the worst first."""
    audits = [audit for audit in report["audits"].values() if audit["scoreDisplayMode"] not in _NOT_JUDGED]
    below = sorted((audit for audit in audits if (audit["score"] or 0) < 1), key=lambda audit: audit["score"] or 0)
    return [
        f"{audit['id']} {audit['score'] or 0:g} {audit.get('displayValue', '')}" for audit in below[:_FINDINGS_TOLD]
    ]
