"""What the service worker keeps of the page, so that it opens without the server."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from testkit.browser.patience import Patience

_KEPT: Final = "(await (await caches.open('doublelucky7-page')).keys()).map((kept) => new URL(kept.url).pathname)"
_ALL_ARE_KEPT: Final = f"""async (screen) => {{
  const kept = {_KEPT};
  const loaded = performance.getEntriesByType("resource").map(({{ name }}) => new URL(name).pathname);
  const files = loaded.filter((path) => path.startsWith("/assets/"));
  return navigator.serviceWorker.controller !== null && document.querySelector(screen) !== null
    && files.every((path) => kept.includes(path));
}}"""


def kept_paths(page: Page) -> list[str]:
    """The paths of everything that is kept."""
    paths: list[str] = page.evaluate(f"async () => {_KEPT}")
    return paths


def wait_until_kept(page: Page, screen: str) -> None:
    """Waits until a screen, known by a selector, is there and everything that was loaded for it is kept."""
    patience = Patience()
    # `wait_for_function` takes the promise of an answer for the answer.
    while not page.evaluate(_ALL_ARE_KEPT, screen):
        patience.look(kept_paths(page))
        page.wait_for_timeout(50)
