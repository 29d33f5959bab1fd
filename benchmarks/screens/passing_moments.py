"""What is over in a second: the draw for first dealer, the deal, round 7, the die, a swap, pawns walking home."""

from __future__ import annotations

from playwright.sync_api import TimeoutError as NotSeen

from benchmarks.screens.camera import Camera
from testkit.browser.devices import DESKTOP, PHONE, Device
from testkit.browser.players import Player
from testkit.browser.tables import NOVICE, YOU, begin_session, open_table

# Moments last four times as long, so that there is time for a picture; what moves in them moves as always.
_SLOW = "{ const real = setTimeout; window.setTimeout = (act, wait, ...more) => real(act, wait * 4, ...more); }"
_IN_THE_MIDST_MILLISECONDS = 700
_PATIENCE_MILLISECONDS = 8_000


def moments(camera: Camera) -> None:
    phone = camera.device(PHONE, "no-preference", _SLOW)
    desktop = camera.device(DESKTOP, "no-preference", _SLOW)
    link = open_table(phone, seats=[YOU, *[NOVICE] * 3], mode="lucky_dice", rounds=14, name="Annemarie")
    begin_session(desktop, "Watcher")
    desktop.open(f"/t/{link}")
    desktop.page.locator(".others button").nth(1).click()
    phone.open(f"/t/{link}")
    phone.page.locator(".start .main-button").click()
    for moment in ("draw", "dealer"):
        _take(camera, moment, phone, desktop)
    player = Player(phone.page)
    wanted = {"die", "unlucky", "double_lucky", "swap"}
    for finished in range(1, 8):
        while wanted and player.hurry_to("wheel", "go-on", "end") == "wheel":
            roll = phone.page.locator("[data-deed=roll-die]")
            if roll.count():
                roll.click()
                _take_what_comes(camera, wanted, phone, desktop)
            else:
                player.answer("wheel")
        player.hurry_to("go-on")
        player.answer("go-on")
        if finished == 4:
            _take(camera, "deal", phone, desktop)
        if finished == 6:
            _take(camera, "seven", phone, desktop)
    _take(camera, "pawns_home", phone, desktop)


def _take(camera: Camera, moment: str, *devices: Device) -> None:
    try:
        for device in devices:
            device.page.locator(f"[data-moment={moment}]").wait_for(timeout=_PATIENCE_MILLISECONDS)
    except NotSeen:
        # A page that is too far behind leaves moments out, and so does a slow machine.
        print(f"  (missed {moment})")
        return
    devices[0].page.wait_for_timeout(_IN_THE_MIDST_MILLISECONDS)
    camera.take_as_it_is(f"moment-{moment}", *devices)


def _take_what_comes(camera: Camera, wanted: set[str], phone: Device, desktop: Device) -> None:
    """The die and what it brings, each once."""
    if "die" in wanted:
        _take(camera, "die", phone, desktop)
        wanted.discard("die")
    for _ in range(40):
        shown = phone.page.locator("[data-moment]")
        name = shown.get_attribute("data-moment") if shown.count() else None
        if name in wanted:
            _take(camera, str(name), phone, desktop)
            wanted.discard(str(name))
        if name is None:
            return
        phone.page.wait_for_timeout(100)
