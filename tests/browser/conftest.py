"""A real Chromium, a real server, and pages that report whatever goes wrong in them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from doublelucky7.missing_parts import BUNDLE
from testkit.browser.devices import DESKTOP, PHONE, Device, chromium_path
from testkit.browser.patience import PATIENCE_MILLISECONDS
from testkit.browser.servers import PHONE_HOST, BrowserServer, browser_server

# What the page lets rest for the eyes is over ten times sooner; for those who cannot tap it away.
_HURRIED_TIMERS = (
    "{ const real = setTimeout; window.setTimeout = (act, wait, ...more) => real(act, wait / 10, ...more); }"
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert (BUNDLE / "index.html").exists(), "the browser client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(),
            args=["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {PHONE_HOST} 127.0.0.1"],
        )
        expect.set_options(timeout=PATIENCE_MILLISECONDS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    with browser_server(tmp_path_factory.mktemp("data")) as server:
        yield server


NewDevice = Callable[..., Device]


@pytest.fixture
def new_device(browser: Browser, server: BrowserServer, request: pytest.FixtureRequest) -> Iterator[NewDevice]:
    """Devices at the server; afterwards none may have reported a fault or asked anybody else for anything."""
    devices: list[Device] = []

    def make(
        screen: dict[str, int] = PHONE,
        *,
        host: str = "phone",
        language: str = "en-GB",
        motion: str = "reduce",
        timers: str = "real",
    ) -> Device:
        context = browser.new_context(
            viewport={"width": screen["width"], "height": screen["height"]},
            locale=language,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            has_touch=screen is not DESKTOP,
        )
        if timers == "hurried":
            context.add_init_script(_HURRIED_TIMERS)
        device = Device(context, server.for_phones if host == "phone" else server.here, server.clock)
        devices.append(device)
        return device

    yield make
    for number, device in enumerate(devices):
        kept = os.environ.get("DOUBLELUCKY7_KEEP_SCREENS")
        if kept:
            device.page.screenshot(path=str(Path(kept) / f"{request.node.name}-{number}.png"))
        device.context.close()
    assert sorted({fault for device in devices for fault in device.faults}) == []
    assert [url for device in devices for url in device.left_the_origin] == []


@pytest.fixture
def device(new_device: NewDevice) -> Device:
    return new_device()
