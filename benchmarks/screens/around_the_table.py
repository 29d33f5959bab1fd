"""Everything before and after a game: home, hosting, gathering, rules, club, settings."""

from __future__ import annotations

from benchmarks.screens.camera import Camera
from testkit.browser.devices import Device
from testkit.browser.tables import NOVICE, OPEN, YOU, begin_session, open_table

_PAGES = {
    "rules": "/rules",
    "club": "/club",
    "history": "/history",
    "settings": "/settings",
    "nowhere": "/nowhere",
}


def home(camera: Camera) -> None:
    device = camera.device()
    device.open("/")
    camera.take("home-first-time", device, lambda: _wait_for_heading(device))
    open_table(device, seats=[YOU, OPEN, OPEN], name="Annemarie")
    device.open("/")
    camera.take("home", device, lambda: _wait_for_heading(device))


def pages(camera: Camera) -> None:
    device = camera.device()
    begin_session(device, "Annemarie")
    for name, path in _PAGES.items():
        device.open(path)
        camera.take(name, device, lambda: _wait_for_heading(device))


def gathering(camera: Camera) -> None:
    host, guest = camera.device(), camera.device()
    link = open_table(host, seats=[YOU, OPEN, NOVICE, OPEN, OPEN], name="Annemarie")
    guest.open(f"/t/{link}")
    camera.take("join", guest, guest.page.locator(".others button").first.wait_for)
    guest.page.get_by_role("button", name="Play here").click()
    guest.page.locator("#seats").wait_for()
    host.open(f"/t/{link}")
    start_button = host.page.locator(".start .main-button")
    camera.take("gathering", host, start_button.wait_for)

    def open_more_rules() -> None:
        start_button.wait_for()
        host.page.locator("details summary").first.click()
        host.page.locator("details[open] summary").first.scroll_into_view_if_needed()

    camera.take("gathering-more-rules", host, open_more_rules)

    def tap_an_open_seat() -> None:
        start_button.wait_for()
        host.page.locator("section[aria-labelledby=seats] li button").nth(3).click()

    camera.take("gathering-seat", host, tap_an_open_seat)
    camera.take("gathering-guest", guest, guest.page.locator("#seats").wait_for)


def _wait_for_heading(device: Device) -> None:
    device.page.locator("h1").first.wait_for()
