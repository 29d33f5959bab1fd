"""Everything before and after a game: home, hosting, gathering, rules, club, settings."""

from __future__ import annotations

import msgspec

from benchmarks.screens.camera import Camera
from doublelucky7.protocol.http import GameLine, GameSeat
from doublelucky7.rules.ruleset import Mode, RuleSet
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
    history = msgspec.json.encode(_SIX_GAMES)
    device.page.route("**/api/v1/history", lambda route: route.fulfill(content_type="application/json", body=history))
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


def _game(day: int, mode: Mode, totals: dict[str, int]) -> GameLine:
    seats = tuple(
        GameSeat(
            name=name,
            is_bot=name in _BOTS,
            is_you=name == "Annemarie",
            bot_stood_in=False,
            points=total,
            penalty=0,
            total=total,
            won=total == max(totals.values()),
            high_roller=total >= _CLUB_TOTAL,
            asked_coach=False,
        )
        for name, total in totals.items()
    )
    return GameLine(game=f"game-{day}", finished_at=_NOON - day * _DAY, ruleset=RuleSet(mode=mode), seats=seats)


_NOON, _DAY, _CLUB_TOTAL = 1_790_000_000_000, 86_400_000, 140
_BOTS = {"Hedda", "Milo", "Siri"}
_SIX_GAMES = [
    _game(0, Mode.LUCKY_DICE, {"Annemarie": 88, "Oma Riet": 62, "Jean-Luc": 74, "Vera": 88}),
    _game(1, Mode.TACTICAL_ESCAPE, {"Annemarie": 54, "Oma Riet": 70, "Jean-Luc": 28, "Vera": 46, "Cem": 64}),
    _game(3, Mode.CLASSIC, {"Annemarie": 96, "Hedda": 42, "Milo": 58, "Siri": 36}),
    _game(4, Mode.CLASSIC, {"Annemarie": 38, "Bartholomäus": 82, "Cem": 60}),
    _game(8, Mode.TACTICAL_ESCAPE, {"Annemarie": 66, "Oma Riet": 66, "Maximiliane": 24, "Vera": 30, "Cem": 12}),
    _game(9, Mode.CLASSIC, {"Annemarie": 20, "Hedda": 42, "Milo": 30, "Siri": 48}),
]


def _wait_for_heading(device: Device) -> None:
    device.page.locator("h1").first.wait_for()
