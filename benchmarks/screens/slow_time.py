"""A stacked table on a page whose time passes only as it is let, so that no picture of something quick comes late."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, Page

from testkit.browser.stacked import StackedPage, StackedTable

_SETTLE_MILLISECONDS: Final = 1_500
# Later than the page can have come to by then.
_PAUSED_AT_SECONDS: Final = 600
# Timers run by the page's own clock; whatever moves is stopped and moved on by hand.
_MOVE_ON: Final = """(step) => {
  window.begun ??= new WeakSet();
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'finished') continue;
    animation.pause();
    const at = window.begun.has(animation) ? Number(animation.currentTime) + step : 0;
    window.begun.add(animation);
    if (at >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = at;
  }
}"""


def in_slow_time(
    browser: Browser, origin: str, table: StackedTable, seat: int, screen: dict[str, int], **preferences: object
) -> StackedPage:
    """A page at the table, everything on it at rest, and time stands still."""
    context = browser.new_context(
        viewport={"width": screen["width"], "height": screen["height"]}, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.clock.install(time=0)
    shown = StackedPage(page, origin, table, seat=seat)
    shown.open(sound=False, **preferences)
    # What comes later must be there, because nothing is waited for any more.
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(_PAUSED_AT_SECONDS)
    page.clock.run_for(_SETTLE_MILLISECONDS)
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    return shown


def let_pass(page: Page, milliseconds: int) -> None:
    page.clock.run_for(milliseconds)
    page.evaluate(_MOVE_ON, milliseconds)
