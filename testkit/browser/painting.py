"""Pages that are laid out and animated, but not painted: painting takes most of a browser's processor time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

UNPAINTED: Final = """{
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.unpainted];
}"""
"""A script for every page of a context, run before anything else in it."""

_DISABLE: Final = "(is_off) => { if (window.unpainted) window.unpainted.disabled = is_off; }"


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """What is about colours needs a page that is painted after all."""
    page.evaluate(_DISABLE, True)
    try:
        yield
    finally:
        page.evaluate(_DISABLE, False)
