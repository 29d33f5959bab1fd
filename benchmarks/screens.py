"""Takes a picture of every screen: `python -m benchmarks.screens [folder]`, by default into docs/screens/."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import Device, chromium_path
from tests.browser.houses import PHONE_HOST, BrowserHouse, browser_house
from tests.browser.players import Player, roll_the_die
from tests.browser.tables import NOVICE, be_somebody, do, game_of, open_table, start

SCREENS = {"small": (360, 640), "phone": (390, 844), "desktop": (1440, 900)}
Theme = Literal["dark", "light"]
# Small enough to be kept beside the source.
_JPEG_QUALITY = 62
_WIDE_JPEG_QUALITY = 42
_WIDE = 900
_SETTLE_MILLISECONDS = 500


class Camera:
    """Opens devices at one house and keeps what they show."""

    def __init__(self, browser: Browser, house: BrowserHouse, folder: Path) -> None:
        self._browser, self._house, self._folder = browser, house, folder

    def device(self, screen: str, theme: Theme, language: str, motion: Literal["reduce", "no-preference"]) -> Device:
        width, height = SCREENS[screen]
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion=motion
        )
        device = Device(context, self._house.here)
        device.open("/club")
        device.page.evaluate("(theme) => localStorage.setItem('dl7-device', JSON.stringify({theme}))", theme)
        return device

    def take(self, device: Device, name: str) -> None:
        device.page.wait_for_timeout(_SETTLE_MILLISECONDS)
        size = device.page.viewport_size
        quality = _WIDE_JPEG_QUALITY if size and size["width"] >= _WIDE else _JPEG_QUALITY
        device.page.screenshot(path=str(self._folder / f"{name}.jpg"), type="jpeg", quality=quality)


def quiet_screens(camera: Camera, screen: str, theme: Theme, language: str) -> None:
    device = camera.device(screen, theme, language, "reduce")
    be_somebody(device, "Anna")
    for name, path in {
        "home": "/",
        "host": "/host",
        "rules": "/rules",
        "club": "/club",
        "settings": "/settings",
    }.items():
        device.open(path)
        device.page.locator("h1").first.wait_for()
        camera.take(device, f"{name}-{screen}-{theme}-{language}")
    device.context.close()


def table_screens(camera: Camera, screen: str, theme: Theme, language: str, players: int, mode: str) -> None:
    device = camera.device(screen, theme, language, "reduce")
    others = [{**NOVICE}] * (players - 1)
    link = open_table(device, seats=[{"kind": "you"}, *others], mode=mode, name="Annemarie")
    start(device, link)
    player = Player(device.page, roll_the_die) if mode == "lucky_dice" else Player(device.page)
    seen = f"{players}-{mode}-{screen}-{theme}-{language}"
    taken: set[str] = set()
    while True:
        asked = player.wait_until_asked("bid", "wheel", "card", "go-on", "end")
        bar = device.page.locator("main h1").first.inner_text()
        moment = f"{asked}-{seen}"
        is_late = any(figure in bar for figure in "67")
        full_trick = asked == "card" and device.page.locator(".laid").count() >= players - 2
        if asked == "end" or (moment not in taken and is_late and (asked != "card" or full_trick)):
            camera.take(device, moment)
            taken.add(moment)
        if asked == "end":
            break
        player.answer(asked)
    game = game_of(device, link)
    device.open(f"/replay/{game}#60")
    device.page.get_by_role("slider").wait_for()
    camera.take(device, f"replay-{seen}")
    device.open(f"/verify/{game}")
    device.page.locator("dl").wait_for()
    camera.take(device, f"verify-{seen}")
    device.context.close()


def table_screen(camera: Camera) -> None:
    host = camera.device("phone", "dark", "en", "reduce")
    television = camera.device("desktop", "dark", "en", "reduce")
    link = open_table(host, seats=[{"kind": "you"}, *[NOVICE] * 4], mode="tactical_escape", name="Anna")
    be_somebody(television, "TV")
    television.open(f"/t/{link}")
    television.page.locator(".others button").first.click()
    start(host, link)
    do(host, link, {"kind": "change_settings", "settings": {"pace": "fast"}})
    player = Player(host.page)
    for asked in ("wheel", "card"):
        for _ in range(3):
            player.play_on_until(asked)
            if asked == "card":
                player.answer("card")
        player.play_on_until(asked)
        camera.take(television, f"tv-{asked}")
    host.context.close()
    television.context.close()


def main() -> None:
    root = Path(__file__).parents[1]
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "docs" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = os.environ.get("DOUBLELUCKY7_SCREENS", "")
    with tempfile.TemporaryDirectory() as data, browser_house(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", f"--host-resolver-rules=MAP {PHONE_HOST} 127.0.0.1"]
        )
        camera = Camera(browser, house, folder)
        if wanted in ("", "quiet"):
            for screen, theme, language in (
                ("phone", "dark", "en"),
                ("small", "light", "de"),
                ("desktop", "dark", "en"),
                ("desktop", "light", "es"),
            ):
                quiet_screens(camera, screen, "light" if theme == "light" else "dark", language)
        if wanted in ("", "table"):
            table_screens(camera, "small", "dark", "de", 7, "tactical_escape")
            table_screens(camera, "phone", "light", "en", 4, "lucky_dice")
            table_screens(camera, "desktop", "dark", "es", 7, "tactical_escape")
        if wanted in ("", "tv"):
            table_screen(camera)
        browser.close()


if __name__ == "__main__":
    main()
