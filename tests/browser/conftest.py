"""A real Chromium, a real server, and pages that report whatever goes wrong in them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from doublelucky7.server.pages import BUNDLE
from tests.browser.houses import PHONE_HOST, BrowserHouse, browser_house
from tests.browser.patience import PATIENCE_MILLISECONDS

_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# A refused answer and a lost line are told in the console too, and some tests provoke them; a header for https is
# ignored on plain HTTP.
_EXPECTED_COMPLAINTS = ("Failed to load resource", "WebSocket", "Cross-Origin-Opener-Policy")
_WHAT_IS_ASKED = Path(__file__).parent / "what_is_asked.js"
# What the page lets rest for the eyes is over ten times sooner; for those who cannot tap it away.
_HURRIED_TIMERS = (
    "{ const real = setTimeout; window.setTimeout = (act, wait, ...more) => real(act, wait / 10, ...more); }"
)
SMALL_PHONE = {"width": 360, "height": 640}
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


def chromium_path() -> str:
    named = os.environ.get("DOUBLELUCKY7_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, _CHROMIUM_NAMES)), None)
    assert found, "no Chromium here: install it with the system's packages, or name it in DOUBLELUCKY7_CHROMIUM"
    return found


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
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserHouse]:
    with browser_house(tmp_path_factory.mktemp("data")) as house:
        yield house


class Device:
    """One browser profile: its own cookies, its own screen, and a list of what went wrong or went elsewhere."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        self.context, self.origin = context, origin
        self.faults: list[str] = []
        self.asked_for: list[str] = []
        context.add_init_script(path=_WHAT_IS_ASKED)
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        context.on("request", self._notice_request)
        context.on("weberror", lambda error: self.faults.append(str(error.error)))
        context.on("console", self._notice_console)
        self.page: Page = context.new_page()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.origin + path)
        return self.page

    @property
    def left_the_origin(self) -> list[str]:
        return [url for url in self.asked_for if not url.startswith((self.origin, "data:", "blob:"))]

    def _notice_request(self, request: Request) -> None:
        self.asked_for.append(request.url)

    def _notice_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(expected in message.text for expected in _EXPECTED_COMPLAINTS):
            self.faults.append(message.text)


NewDevice = Callable[..., Device]


@pytest.fixture
def new_device(browser: Browser, house: BrowserHouse, request: pytest.FixtureRequest) -> Iterator[NewDevice]:
    """Devices at the house; afterwards none may have reported a fault or asked anybody else for anything."""
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
        device = Device(context, house.for_phones if host == "phone" else house.here)
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
