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
_SETTLE_MILLISECONDS = 300
# Kept beside the source, so small; `--large` is for looking closely.
_ROW_HEIGHT = {"kept": 198, "large": 900}
_SHEET_WIDTH = {"kept": 1080, "large": 3600}
_KEPT_QUALITY = 36
_SHEET = """<!doctype html><style>
  body {{ margin: 0; padding: 10px; background: #888 }}
  body {{ display: flex; flex-wrap: wrap; gap: 10px; align-items: flex-start }}
  img {{ display: block; height: {height}px }}
</style>{pictures}"""


class Shot(NamedTuple):
    """A screen, a theme and a language in which every moment is looked at."""

    language: str
    screen: dict[str, int]
    theme: str


def _screen(width: int, height: int) -> dict[str, int]:
    return {"width": width, "height": height}


LYING_PHONE = _screen(844, 390)
TABLET, LYING_TABLET, OLD_TABLET = _screen(820, 1180), _screen(1180, 820), _screen(1024, 768)
LARGE_DESKTOP, TELEVISION = _screen(2560, 1440), _screen(1920, 1080)
# Each size in light and dark, each language on a phone, the longest on the smallest.
PHONE_LIGHT = Shot("de", PHONE, "light")
PHONE_DARK = Shot("en", PHONE, "dark")
DESKTOP_DARK = Shot("en", DESKTOP, "dark")
DESKTOP_LIGHT = Shot("es", DESKTOP, "light")
SHOTS = (
    Shot("de", SMALL_PHONE, "dark"),
    PHONE_LIGHT,
    Shot("de", TABLET, "dark"),
    Shot("de", LYING_PHONE, "light"),
    Shot("de", OLD_TABLET, "dark"),
    Shot("de", LARGE_DESKTOP, "dark"),
    PHONE_DARK,
    Shot("en", TABLET, "light"),
    Shot("en", LYING_TABLET, "light"),
    DESKTOP_DARK,
    Shot("en", OLD_TABLET, "light"),
    Shot("es", SMALL_PHONE, "light"),
    Shot("es", LYING_PHONE, "dark"),
    Shot("es", LYING_TABLET, "dark"),
    DESKTOP_LIGHT,
    Shot("es", LARGE_DESKTOP, "light"),
)
ON_TELEVISION = (
    Shot("en", TELEVISION, "dark"),
    Shot("de", TELEVISION, "light"),
    Shot("es", TELEVISION, "dark"),
    Shot("en", LARGE_DESKTOP, "light"),
)


class Camera:
    """Opens devices at one server and keeps what they show."""

    def __init__(
        self, browser: Browser, server: BrowserServer, folder: Path, *, size: Literal["kept", "large"]
    ) -> None:
        self.browser, self.server, self.folder, self._size = browser, server, folder, size

    def device(self, screen: dict[str, int] = PHONE, motion: Motion = "reduce", script: str | None = None) -> Device:
        context = self.browser.new_context(
            viewport={"width": screen["width"], "height": screen["height"]}, locale="en-GB", reduced_motion=motion
        )
        if script is not None:
            context.add_init_script(script)
        return Device(context, self.server.here)

    def take(
        self,
        name: str,
        device: Device,
        come_back: Callable[[], object] = lambda: None,
        *,
        best: Sequence[Shot] = (),
        shots: Sequence[Shot] = SHOTS,
    ) -> None:
        """One moment in every shot; after each change of language the device comes back to it from a fresh page.

        The best shots are kept by themselves too, for the README.
        """
        pictures = []
        for language, spoken in groupby(shots, lambda shot: shot.language):
            self._speak(device, language)
            come_back()
            for shot in spoken:
                device.page.set_viewport_size({"width": shot.screen["width"], "height": shot.screen["height"]})
                device.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", shot.theme)
                device.page.wait_for_timeout(_SETTLE_MILLISECONDS)
                pictures.append(device.page.screenshot())
                if shot in best:
                    file = self.folder / f"{name}-{shot.language}-{shot.screen['width']}-{shot.theme}.jpg"
                    device.page.screenshot(path=file, type="jpeg", quality=_KEPT_QUALITY)
        self.keep(name, pictures)
        self._speak(device, "en")
        device.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        come_back()

    def _speak(self, device: Device, language: str) -> None:
        device.page.evaluate("(language) => localStorage.setItem('dl7-language', language)", language)
        device.page.reload()

    def keep(self, name: str, pictures: Sequence[bytes]) -> None:
        """These pictures side by side on one sheet."""
        tags = [f'<img src="data:image/png;base64,{base64.b64encode(picture).decode()}">' for picture in pictures]
        page = self.browser.new_page(viewport={"width": _SHEET_WIDTH[self._size], "height": 100})
        page.set_content(_SHEET.format(height=_ROW_HEIGHT[self._size], pictures="".join(tags)))
        if self._size == "kept":
            page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=_KEPT_QUALITY, full_page=True)
        else:
            page.screenshot(path=self.folder / f"{name}.png", full_page=True)
        page.close()
        print(f"  {name}", flush=True)
