"""A Chromium that asks nobody for anything but the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from doublelucky7.missing_parts import BUNDLE
from testkit.browser.devices import DESKTOP, PHONE, Device, chromium_path

QUIET_FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SCREENS: Final = {"phone": PHONE, "desktop": DESKTOP}


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for as long as it is measured."""
    if not (BUNDLE / "index.html").exists():
        raise FileNotFoundError("the browser client is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(QUIET_FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def new_device(browser: Browser, origin: str, screen: str = "phone", language: str = "en") -> Device:
    """A device that has never been here and shows every movement."""
    size = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale=language,
        reduced_motion="no-preference",
        has_touch=screen == "phone",
    )
    return Device(context, origin)
