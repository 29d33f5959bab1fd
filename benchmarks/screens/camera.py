"""Looks at one moment on several screens, themes and languages, and puts the pictures side by side on a sheet."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser

from testkit.browser.devices import DESKTOP, PHONE, SMALL_PHONE, Device
from testkit.browser.servers import BrowserServer

Motion = Literal["reduce", "no-preference"]
# Long enough for everything that moves when motion is reduced.
_SETTLE_MILLISECONDS = 450
# Four phones or two desktops side by side, with a gap around each.
_PICTURES_WIDTH = 1500
_GAPS_WIDTH = 60
# Kept beside the source, so small; `--large` is for looking closely.
_KEPT_SCALE = 0.6
_KEPT_QUALITY = 58
_DESKTOP_WIDTH_ON_SHEET = 750
_SHEET = """<!doctype html><style>
  body {{ margin: 0; padding: 12px; background: #888 }}
  body {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start }}
  img {{ display: block; zoom: {scale} }}
  .wide {{ width: {wide}px }}
</style>{pictures}"""


class Shot(NamedTuple):
    """A screen, a theme and a language in which every moment is looked at."""

    language: str
    screen: dict[str, int]
    theme: str


# Each size in light and dark, each language on a phone, the longest on the smallest.
SMALL_DARK = Shot("de", SMALL_PHONE, "dark")
PHONE_LIGHT = Shot("de", PHONE, "light")
PHONE_DARK = Shot("en", PHONE, "dark")
DESKTOP_DARK = Shot("en", DESKTOP, "dark")
SMALL_LIGHT = Shot("es", SMALL_PHONE, "light")
DESKTOP_LIGHT = Shot("es", DESKTOP, "light")
SHOTS = (SMALL_DARK, PHONE_LIGHT, PHONE_DARK, DESKTOP_DARK, SMALL_LIGHT, DESKTOP_LIGHT)


class Camera:
    """Opens devices at one server and keeps what they show."""

    def __init__(
        self, browser: Browser, server: BrowserServer, folder: Path, *, size: Literal["kept", "large"]
    ) -> None:
        self._browser, self.server, self._folder, self._size = browser, server, folder, size

    def device(self, screen: dict[str, int] = PHONE, motion: Motion = "reduce", script: str | None = None) -> Device:
        context = self._browser.new_context(
            viewport={"width": screen["width"], "height": screen["height"]}, locale="en-GB", reduced_motion=motion
        )
        if script is not None:
            context.add_init_script(script)
        return Device(context, self.server.here)

    def take(
        self, name: str, device: Device, come_back: Callable[[], object] = lambda: None, *, best: Sequence[Shot] = ()
    ) -> None:
        """One moment in every shot; after each change of language the device comes back to it from a fresh page.

        The best shots are kept by themselves too, for the README.
        """
        pictures = []
        for language, shots in groupby(SHOTS, lambda shot: shot.language):
            self._speak(device, language)
            come_back()
            for shot in shots:
                device.page.set_viewport_size({"width": shot.screen["width"], "height": shot.screen["height"]})
                device.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", shot.theme)
                device.page.wait_for_timeout(_SETTLE_MILLISECONDS)
                pictures.append((shot.screen is DESKTOP, device.page.screenshot()))
                if shot in best:
                    file = self._folder / f"{name}-{shot.language}-{shot.screen['width']}-{shot.theme}.jpg"
                    device.page.screenshot(path=file, type="jpeg", quality=_KEPT_QUALITY)
        self._keep(name, pictures)
        self._speak(device, "en")
        device.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        come_back()

    def take_as_it_is(self, name: str, *devices: Device) -> None:
        """What some devices show at this very moment, which passes."""
        self._keep(
            name,
            [
                ((device.page.viewport_size or PHONE)["width"] == DESKTOP["width"], device.page.screenshot())
                for device in devices
            ],
        )

    def _speak(self, device: Device, language: str) -> None:
        device.page.evaluate("(language) => localStorage.setItem('dl7-language', language)", language)
        device.page.reload()

    def _keep(self, name: str, pictures: Sequence[tuple[bool, bytes]]) -> None:
        scale = _KEPT_SCALE if self._size == "kept" else 1
        # Phones first, so that the sheet has as few gaps as possible.
        in_order = sorted(pictures, key=lambda picture: picture[0])
        tags = [
            f'<img {"class=wide" if is_wide else ""} src="data:image/png;base64,{base64.b64encode(picture).decode()}">'
            for is_wide, picture in in_order
        ]
        page = self._browser.new_page(viewport={"width": int(_PICTURES_WIDTH * scale) + _GAPS_WIDTH, "height": 100})
        page.set_content(_SHEET.format(scale=scale, wide=_DESKTOP_WIDTH_ON_SHEET, pictures="".join(tags)))
        if self._size == "kept":
            page.screenshot(path=self._folder / f"{name}.jpg", type="jpeg", quality=_KEPT_QUALITY, full_page=True)
        else:
            page.screenshot(path=self._folder / f"{name}.png", full_page=True)
        page.close()
        print(f"  {name}", flush=True)
