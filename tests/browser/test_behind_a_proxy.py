"""The page behind nginx and a prefix: everything it loads, links to and talks to is below the prefix."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from testkit.browser.players import Player
from testkit.browser.servers import BrowserServer, browser_server
from testkit.hosting import nginx_in_front
from testkit.server.servers import free_port
from tests.browser.conftest import NewDevice

BASE_PATH = "/cards"
_LINKS_ELSEWHERE = """base => [...document.links]
    .filter(link => link.origin === location.origin && !link.pathname.startsWith(base + '/'))
    .map(link => link.pathname)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    with (
        browser_server(tmp_path_factory.mktemp("data"), BASE_PATH, port) as server,
        nginx_in_front(folder, port, BASE_PATH, server.port),
    ):
        yield server


def test_a_game_is_played_and_reloaded_and_every_link_stays_below_the_prefix(new_device: NewDevice) -> None:
    device = new_device()
    page = device.open("/")
    for name, path in (("Rules", "/rules"), ("High Rollers Club", "/club"), ("Settings", "/settings")):
        page.get_by_role("link", name=name).click()
        expect(page).to_have_url(f"{device.origin}{path}")
        assert page.evaluate(_LINKS_ELSEWHERE, BASE_PATH) == []
        page.reload()
        expect(page.locator("h1").first).to_be_visible()
        page.get_by_role("link", name="To the start").first.click()
        expect(page).to_have_url(f"{device.origin}/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    player.play_on_until("go-on")
    assert page.url.startswith(f"{device.origin}/t/")
    page.reload()
    expect(page.locator("main.table")).to_be_visible()
    assert page.evaluate(_LINKS_ELSEWHERE, BASE_PATH) == []


@pytest.mark.slow
def test_the_invitation_leads_through_the_proxy(new_device: NewDevice) -> None:
    device, other = new_device(host="here"), new_device()
    page = device.open("/")
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    invitation = page.locator("input.link")
    expect(invitation).to_have_value(f"{other.origin}/t/{page.url.rpartition('/')[2]}")
    other.page.goto(invitation.input_value())
    expect(other.page.get_by_role("button", name="Play here")).to_be_visible()
