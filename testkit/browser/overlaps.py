"""Whether things on a page cover each other, leave the screen or are cut off, without drawing the page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

_OVERLAPS = (Path(__file__).parent / "overlaps.js").read_text()
# Nothing is painted, which takes most of the time; everything is still laid out, and lies still.
_UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { opacity: 0 } body { background: none !important }
    * { animation: none !important; box-shadow: none !important;
        filter: none !important; transition: none !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
_HAS_SIZE = "([width, height]) => innerWidth === width && innerHeight === height"


def leave_unpainted(page: Page) -> None:
    """Lay the page out without drawing it."""
    page.evaluate(_UNPAINTED)


def resize(page: Page, width: int, height: int) -> None:
    """Another screen, which the page has taken notice of."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(_HAS_SIZE, arg=[width, height])


def overlaps(page: Page) -> list[str]:
    """What is wrong with where things lie, empty where nothing is."""
    return [str(fault) for fault in page.evaluate(_OVERLAPS)]
