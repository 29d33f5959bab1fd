"""The page as an app: installable where the browser allows it, open without the server, mended after a rebuild."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Request, Route, expect

from testkit.browser.devices import DESKTOP
from testkit.browser.offline import kept_paths, wait_until_kept
from testkit.browser.tables import begin_session
from tests.browser.conftest import NewDevice


class Rebuilt:
    """As after a rebuild: a file is gone, until the page has been loaded so many times again."""

    def __init__(self, page: Page, file: str, until: int) -> None:
        self.loads, self._until = 0, until
        page.on("request", self._notice)
        page.route(re.compile(rf"/assets/{file}.*\.js$"), self._answer)

    def _notice(self, request: Request) -> None:
        self.loads += request.is_navigation_request()

    def _answer(self, route: Route) -> None:
        if self.loads < self._until:
            route.fulfill(status=404, body="gone")
        else:
            route.continue_()


def test_the_page_can_be_installed_on_this_computer_and_opens_without_the_server(new_device: NewDevice) -> None:
    device = new_device(DESKTOP, host="here", chromium="whole")
    page = device.open("/")
    wait_until_kept(page, "h1")
    line = device.context.new_cdp_session(page)
    manifest = line.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{device.origin}/manifest.json", [])
    hindrances = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Each device of these tests is a private window, in which nothing can be installed.
    assert [hindrance["errorId"] for hindrance in hindrances] == ["in-incognito"]
    device.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Double Lucky 7")).to_be_visible()
    expect(page.get_by_text("Nobody answers at the other end")).to_be_visible()
    device.context.set_offline(False)
    page.reload()
    expect(page.get_by_text("Nobody answers at the other end")).to_have_count(0)
    # What is told about games is never kept.
    assert not [path for path in kept_paths(page) if path != "/" and not path.startswith("/assets/")]


def test_plain_http_has_no_service_worker_and_no_complaint(new_device: NewDevice) -> None:
    device = new_device()
    page = device.open("/")
    expect(page.get_by_role("heading", name="Double Lucky 7")).to_be_visible()
    assert page.evaluate("isSecureContext || 'serviceWorker' in navigator") is False


def test_a_page_of_a_server_that_was_rebuilt_is_loaded_again_once(new_device: NewDevice) -> None:
    device = new_device()
    begin_session(device, "Anna")
    page = device.open("/")
    rebuilt = Rebuilt(page, "SettingsScreen", until=1)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert rebuilt.loads == 1


def test_a_page_that_stays_incomplete_says_so_instead_of_loading_for_ever(new_device: NewDevice) -> None:
    device = new_device()
    begin_session(device, "Anna")
    page = device.open("/")
    rebuilt = Rebuilt(page, "SettingsScreen", until=99)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.wait_for_timeout(500)
    assert rebuilt.loads == 1
