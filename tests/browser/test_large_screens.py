"""Pages of words and buttons grow with a large screen instead of standing small in the middle of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewDevice

_LARGE_DESKTOP = {"width": 2560, "height": 1440}
_SHARE_OF_THE_BREADTH = {"/": 0.6, "/host": 0.6, "/club": 0.35, "/settings": 0.35, "/practice": 0.35}
_LEAST_TEXT = 24


@pytest.mark.parametrize("path", list(_SHARE_OF_THE_BREADTH))
def test_a_page_fills_a_large_screen(new_device: NewDevice, path: str) -> None:
    device = new_device(_LARGE_DESKTOP)
    page = device.open(path)
    expect(page.locator("h1").first).to_be_visible()
    box = page.locator("main").first.bounding_box()
    assert box is not None
    assert box["width"] / _LARGE_DESKTOP["width"] >= _SHARE_OF_THE_BREADTH[path]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    button = page.locator("main :is(button, .tile, a:not(.back))").first
    assert float(button.evaluate("(found) => parseFloat(getComputedStyle(found).fontSize) * found.currentCSSZoom")) >= (
        _LEAST_TEXT
    )
