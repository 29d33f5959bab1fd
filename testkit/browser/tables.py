"""Ways to a table: as a host takes them through the page, or by a program where a test is about something later."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from testkit.browser.ahead import begin_session as begin_session
from testkit.browser.ahead import play_ahead, run, session_of, sit_down
from testkit.browser.devices import Device

NOVICE = {"kind": "bot", "level": "novice"}
OPEN = {"kind": "open"}
YOU = {"kind": "you"}
BO_HERE_TOO = {"kind": "you", "name": "Bo"}


def ask(device: Device, method: str, path: str, body: object = None) -> Any:
    return run(session_of(device).request(method, path, body, dict[str, Any]))


def open_table(
    device: Device,
    *,
    seats: list[dict[str, str]],
    mode: str = "classic",
    rounds: int = 7,
    name: str = "Anna",
    pad_clock: int | None = None,
) -> str:
    """A table that gathers; answers with its link."""
    session = begin_session(device, name)
    ruleset = {"rounds": rounds, "mode": mode, "joker_trump": "dealer_chooses", "open_memory": False}
    wish = {"seats": seats, "ruleset": ruleset, "settings": {"pad_clock": pad_clock}}
    return str(run(session.request("POST", "/tables", wish, dict[str, Any]))["link"])


def start(device: Device, link: str) -> None:
    """Deal, by the button of this device's page."""
    device.open(f"/t/{link}")
    device.page.locator(".start .main-button").click()
    expect(device.page.locator("main.table")).to_be_visible()


def open_at(moment: str, link: str, *devices: Device, in_round: int = 1) -> None:
    """Pages at a game that has been played until the first of these devices is asked this: the cheapest way there."""
    for device in devices:
        device.page.goto("about:blank")
    play_ahead(link, *devices, until=moment, in_round=in_round)
    for device in devices:
        device.open(f"/t/{link}")
    for device in devices:
        device.page.locator("main.table, [data-scene=game-end]").first.wait_for()


def game_of(device: Device, link: str) -> str:
    return str(ask(device, "GET", f"/tables/{link}")["table"]["game"])


def with_bots(
    device: Device,
    mode: str = "classic",
    bots: int = 3,
    rounds: int = 7,
    name: str = "Anna",
    until: str = "bid",
    in_round: int = 1,
) -> str:
    """A running game of one person and some bots, played until the person is asked this; answers with its link."""
    link = open_table(device, seats=[YOU, *[NOVICE] * bots], mode=mode, rounds=rounds, name=name)
    open_at(until, link, device, in_round=in_round)
    return link


def pass_and_play(device: Device, mode: str = "classic", name: str = "Anna", until: str = "bid") -> str:
    """A running game of two at one device, without bots; answers with its link."""
    link = open_table(device, seats=[YOU, BO_HERE_TOO], mode=mode, name=name)
    open_at(until, link, device)
    return link


def at_one_table(first: Device, second: Device, mode: str = "classic", until: str = "bid") -> str:
    """Anna and Bo at devices of their own, and nobody else; Anna is asked this."""
    link = open_table(first, seats=[YOU, OPEN], mode=mode, name="Anna")
    begin_session(second, "Bo")
    sit_down(second, link)
    open_at(until, link, first, second)
    return link


def open_a_table(device: Device) -> Page:
    page = device.open("/")
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    return page


def fill_seat(page: Page, seat: int, level: str) -> None:
    page.locator(f"button[data-seat='{seat}']").click()
    page.get_by_role("dialog").get_by_role("button", name=level).click()
    expect(page.locator(f"button[data-seat='{seat}']")).to_contain_text(level)
