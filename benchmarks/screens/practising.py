"""Practice: the coach's hint, the three drills with their answers, and the deal of the day."""

from __future__ import annotations

import datetime as dt
from typing import Any, Final

from benchmarks.screens.camera import DESKTOP_DARK, DESKTOP_LIGHT, LYING_PHONE, PHONE_DARK, PHONE_LIGHT, Camera, Shot
from testkit.browser.devices import SMALL_PHONE, Device
from testkit.browser.tables import ask, begin_session, with_bots

# The page asks for exercises at random; a picture shows the same ones every time.
_ALWAYS_THE_SAME: Final = "Math.random = () => 0.42;"
_SHOTS: Final = (
    Shot("de", SMALL_PHONE, "dark"),
    PHONE_LIGHT,
    Shot("de", LYING_PHONE, "light"),
    PHONE_DARK,
    DESKTOP_DARK,
    DESKTOP_LIGHT,
)


def practising(camera: Camera) -> None:
    device = camera.device(script=_ALWAYS_THE_SAME)
    begin_session(device, "Annemarie")
    device.open("/practice")
    camera.take("practice", device, device.page.locator("[data-practice=drills]").wait_for, shots=_SHOTS)
    device.open("/drill/bid")
    camera.take("drill-bid", device, lambda: _bid(device), shots=_SHOTS)
    device.open("/drill/save")
    camera.take("drill-save", device, lambda: _play(device), shots=_SHOTS)
    device.open("/drill/wheel")
    camera.take("drill-wheel", device, lambda: _keep(device), shots=_SHOTS)
    device.open("/daily")
    camera.take("daily", device, device.page.locator("[data-bid]").first.wait_for, shots=_SHOTS)
    _play_daily(device)
    device.open("/daily")
    camera.take("daily-result", device, device.page.locator("[data-symbols]").wait_for, shots=_SHOTS)
    _hint(camera)


def _hint(camera: Camera) -> None:
    device = camera.device()
    with_bots(device, name="Annemarie", until="bid", in_round=5)

    def ask_the_coach() -> None:
        device.page.locator("[data-bid]").first.wait_for()
        device.page.keyboard.press("c")
        device.page.locator("[data-hint=told]").wait_for()

    camera.take("hint", device, ask_the_coach, shots=_SHOTS)


def _bid(device: Device) -> None:
    device.page.locator("[data-bid][data-allowed=true]").first.click()
    device.page.locator(".sheet .main").click()
    device.page.locator("[data-sure='70']").click()
    device.page.locator("[data-told] ol").wait_for()


def _play(device: Device) -> None:
    card = device.page.locator("button[data-card][data-allowed=true]").first
    card.click()
    card.click()
    device.page.locator("[data-told] ol").wait_for()


def _keep(device: Device) -> None:
    device.page.locator("[data-deed=keep-pawn]").click()
    device.page.locator("[data-told] ol").wait_for()


def _play_daily(device: Device) -> None:
    path = f"/daily/{dt.datetime.now(dt.UTC).date().isoformat()}"
    stands: Any = ask(device, "GET", path)
    while stands["place"] is None:
        action = stands["steps"][-1]["view"]["legal"][0]
        stands = ask(device, "POST", path, {"place": stands["own"], "action": action})
