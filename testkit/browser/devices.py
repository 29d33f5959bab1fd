"""A browser profile of its own for each device, which reports whatever goes wrong in its page."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

from testkit.browser.clocks import StandingClock
from testkit.browser.patience import PATIENCE_MILLISECONDS
from testkit.programs import HEADLESS_CHROMIUM, path_of

_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The console reports refused answers and lost connections too, and some tests provoke them; a header for https is
# ignored on plain HTTP.
_EXPECTED_ERRORS = ("Failed to load resource", "WebSocket", "Cross-Origin-Opener-Policy")
_WHAT_IS_ASKED = Path(__file__).parent / "what_is_asked.js"
SMALL_PHONE = {"width": 360, "height": 640}
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
TELEVISION = {"width": 1920, "height": 1080}


def headless_path() -> str:
    """Chromium without windows, which takes half the processor time for each device; the whole where there is none."""
    named = os.environ.get("DOUBLELUCKY7_CHROMIUM")
    return named or path_of(HEADLESS_CHROMIUM) or chromium_path()


def chromium_path() -> str:
    """Chromium as people have it."""
    named = os.environ.get("DOUBLELUCKY7_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, _CHROMIUM_NAMES)), None)
    assert found, "no Chromium here: install it with the system's packages, or name it in DOUBLELUCKY7_CHROMIUM"
    return found


class Device:
    """One browser profile: its own cookies, its own screen, and a list of what went wrong or went elsewhere."""

    def __init__(self, context: BrowserContext, origin: str, clock: StandingClock | None = None) -> None:
        """`clock` is that of the server's tables, where it can be hurried."""
        self.context, self.origin, self.clock = context, origin, clock
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
        if message.type == "error" and not any(expected in message.text for expected in _EXPECTED_ERRORS):
            self.faults.append(message.text)
