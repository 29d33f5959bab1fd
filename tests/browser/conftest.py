"""A real Chromium, a real server, and pages that report whatever goes wrong in them.

Pages are laid out and animated but not painted, which takes most of the processor time: nobody looks at them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from doublelucky7.missing_parts import BUNDLE
from testkit.browser.devices import DESKTOP, PHONE, Device, chromium_path, headless_path
from testkit.browser.painting import UNPAINTED
from testkit.browser.patience import PATIENCE_MILLISECONDS
from testkit.browser.servers import PHONE_HOST, BrowserServer, browser_server

# What the page lets rest for the eyes is over so many times sooner; for those who cannot tap it away.
_HURRIES = {"real": 1, "hurried": 10, "rushed": 50}
_HURRIED_TIMERS = (
    "{{ const real = window.unhurried = setTimeout.bind(window);"
    " window.setTimeout = (act, wait, ...more) => real(act, wait / {times}, ...more); }}"
)

_FLAGS = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {PHONE_HOST} 127.0.0.1"]
# A folder for a picture of what every device showed last, to see why a test fails.
_KEPT_SCREENS = os.environ.get("DOUBLELUCKY7_KEEP_SCREENS")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    assert (BUNDLE / "index.html").exists(), "the browser client is not built: make web"
    browser = playwright.chromium.launch(executable_path=headless_path(), args=_FLAGS)
    expect.set_options(timeout=PATIENCE_MILLISECONDS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Callable[[], Browser]]:
    """Chromium as people have it, started when the first test wants it."""
    started: list[Browser] = []

    def start() -> Browser:
        if not started:
            started.append(playwright.chromium.launch(executable_path=chromium_path(), args=_FLAGS))
        return started[0]

    yield start
    for browser in started:
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    with browser_server(tmp_path_factory.mktemp("data")) as server:
        yield server


NewDevice = Callable[..., Device]


@pytest.fixture
def new_device(
    browser: Browser, whole_browser: Callable[[], Browser], server: BrowserServer, request: pytest.FixtureRequest
) -> Iterator[NewDevice]:
    """Devices at the server; afterwards none may have reported a fault or asked anybody else for anything."""
    devices: list[Device] = []

    def make(
        screen: dict[str, int] = PHONE,
        *,
        host: str = "phone",
        language: str = "en-GB",
        motion: str = "reduce",
        timers: str = "real",
        chromium: str = "headless",
    ) -> Device:
        """A device; `chromium="whole"` where a test is about what only one with windows does, as installing."""
        context = (whole_browser() if chromium == "whole" else browser).new_context(
            viewport={"width": screen["width"], "height": screen["height"]},
            locale=language,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=screen is not DESKTOP,
        )
        if timers != "real":
            context.add_init_script(_HURRIED_TIMERS.format(times=_HURRIES[timers]))
        if not _KEPT_SCREENS:
            context.add_init_script(UNPAINTED)
        device = Device(context, server.for_phones if host == "phone" else server.here, server.clock)
        devices.append(device)
        return device

    yield make
    for number, device in enumerate(devices):
        if _KEPT_SCREENS:
            device.page.screenshot(path=str(Path(_KEPT_SCREENS) / f"{request.node.name}-{number}.png"))
        device.context.close()
    assert sorted({fault for device in devices for fault in device.faults}) == []
    assert [url for device in devices for url in device.left_the_origin] == []


@pytest.fixture
def device(new_device: NewDevice) -> Device:
    return new_device()
