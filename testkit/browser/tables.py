"""Ways to a table: as a host takes them through the page, or over HTTP where a test is about something later."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from testkit.browser.devices import Device

_FETCH = """async ([method, path, body]) => {
  const answer = await fetch((document.documentElement.dataset.basePath ?? '') + '/api/v1' + path, {
    method, headers: {'content-type': 'application/json'}, body: body === null ? undefined : JSON.stringify(body)});
  if (!answer.ok) throw new Error(path + ': ' + await answer.text());
  return answer.json();
}"""

NOVICE = {"kind": "bot", "level": "novice"}
OPEN = {"kind": "open"}
YOU = {"kind": "you"}
BO_HERE_TOO = {"kind": "you", "name": "Bo"}


def ask(device: Device, method: str, path: str, body: object = None) -> Any:
    return device.page.evaluate(_FETCH, [method, path, body])


def be_somebody(device: Device, name: str) -> None:
    if not device.page.url.startswith(device.origin):
        device.open("/rules")
    ask(device, "POST", "/session", {"name": name, "language": "en"})
    # So does the page itself, after it has asked for a name.
    device.page.evaluate("localStorage.setItem('dl7-known-here', 'yes')")


def open_table(
    device: Device, *, seats: list[dict[str, str]], mode: str = "classic", rounds: int = 7, name: str = "Anna"
) -> str:
    """A table that gathers; answers with its link."""
    be_somebody(device, name)
    ruleset = {"rounds": rounds, "mode": mode, "joker_trump": "dealer_chooses", "open_memory": False}
    wish = {"seats": seats, "ruleset": ruleset}
    return str(ask(device, "POST", "/tables", wish)["link"])


def start(device: Device, link: str) -> None:
    """Deal, with this device at the table."""
    device.open(f"/t/{link}")
    device.page.locator(".start .main-button").click()
    expect(device.page.locator("main.table")).to_be_visible()


def game_of(device: Device, link: str) -> str:
    return str(ask(device, "GET", f"/tables/{link}")["table"]["game"])


def with_bots(device: Device, mode: str = "classic", bots: int = 3, rounds: int = 7, name: str = "Anna") -> str:
    """A running game of one person and some bots; answers with its link."""
    link = open_table(device, seats=[YOU, *[NOVICE] * bots], mode=mode, rounds=rounds, name=name)
    start(device, link)
    return link


def pass_and_play(device: Device, mode: str = "classic", name: str = "Anna") -> str:
    """A running game of two at one device, without bots; answers with its link."""
    link = open_table(device, seats=[YOU, BO_HERE_TOO], mode=mode, name=name)
    start(device, link)
    return link


def at_one_table(first: Device, second: Device) -> str:
    """Anna and Bo at devices of their own, and nobody else."""
    link = open_table(first, seats=[YOU, OPEN], name="Anna")
    be_somebody(second, "Bo")
    second.open(f"/t/{link}").get_by_role("button", name="Play here").click()
    first.open(f"/t/{link}")
    expect(first.page.locator("button[data-seat='1']")).to_contain_text("Bo")
    start(first, link)
    second.page.locator("main.table").wait_for()
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
