"""Nothing changes its place in the layout while a trick is won; with reduced motion no change takes time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from doublelucky7.rules.actions import PlayCard
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard
from testkit.browser.devices import DESKTOP, PHONE, SMALL_PHONE
from testkit.browser.stacked import StackedPage, StackedTable
from tests.browser.conftest import NewDevice

_PLAYERS = 7
# The place of everything in the layout: `offsetLeft` and `offsetTop` know nothing of transforms.
_REMEMBER = """() => {
  const place = (found) => `${found.offsetLeft} ${found.offsetTop}`;
  const all = [...document.querySelectorAll('main .play *')].filter((found) => found instanceof HTMLElement);
  window.remembered = all.map((found) => ({ found, before: place(found) }));
  window.moved = () => window.remembered
    .filter(({ found, before }) => found.isConnected && found.checkVisibility() && place(found) !== before)
    .map(({ found, before }) => `${found.localName}.${found.className}: ${before}, now ${place(found)}`);
}"""


def _before_a_last_card(seed: int) -> StackedTable:
    """Six of seven cards lie in the third trick of round 7."""
    return StackedTable(_PLAYERS, seed=seed).play_until(
        lambda state: (
            state.round == _PLAYERS
            and isinstance(state.waiting, WaitingForCard)
            and len(state.finished_tricks) == 2
            and len(state.trick) == _PLAYERS - 1
        )
    )


@pytest.mark.parametrize(
    "screen",
    [pytest.param(SMALL_PHONE, marks=pytest.mark.slow), PHONE, pytest.param(DESKTOP, marks=pytest.mark.slow)],
    ids=lambda screen: str(screen["width"]),
)
@pytest.mark.parametrize("seed", [1, 5], ids=["my-card", "a-badge-comes"])
def test_nothing_shifts_while_a_trick_is_won(new_device: NewDevice, screen: dict[str, int], seed: int) -> None:
    table = _before_a_last_card(seed)
    device = new_device()
    device.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
    shown = StackedPage(device.page, device.origin, table, seat=0)
    page = shown.open()
    expect(page.locator(".laid")).to_have_count(_PLAYERS - 1)
    page.evaluate("document.fonts.ready")
    page.evaluate(_REMEMBER)
    last = next(action for action in legal_actions(table.state) if isinstance(action, PlayCard))
    shown.act(last)
    expect(page.locator(".laid")).to_have_count(_PLAYERS)
    assert page.evaluate("window.moved()") == []
    expect(page.locator(".laid")).to_have_count(0)
    assert page.evaluate("window.moved()") == []


def test_nothing_in_the_bar_shifts_when_a_bid_is_asked_for(new_device: NewDevice) -> None:
    # Alone against bots, where the coach may be asked as soon as there is something to decide.
    table = StackedTable(4, bots=(1, 2, 3)).play_until(
        lambda state: isinstance(state.waiting, WaitingForBid) and state.waiting.seat == 3 and state.bids[0] is None
    )
    device = new_device()
    shown = StackedPage(device.page, device.origin, table, seat=0)
    page = shown.open()
    coach = page.get_by_role("button", name="Ask the coach")
    expect(coach).to_be_disabled()
    page.evaluate("document.fonts.ready")
    page.evaluate(_REMEMBER)
    shown.act(legal_actions(table.state)[0])
    expect(coach).to_be_enabled()
    # The pile makes room for the sheet of bids; the bar has no reason to.
    assert [moved for moved in page.evaluate("window.moved()") if moved.startswith(("h1.", "span.trump"))] == []


def test_with_reduced_motion_every_change_comes_at_once(new_device: NewDevice) -> None:
    device = new_device()
    page = StackedPage(device.page, device.origin, _before_a_last_card(1), seat=0).open()
    expect(page.locator(".laid")).to_have_count(_PLAYERS - 1)
    for theme, text in (("light", "rgb(29, 26, 43)"), ("dark", "rgb(244, 239, 230)")):
        seen = page.evaluate(
            """(theme) => {
              document.documentElement.dataset.theme = theme;
              const names = [...document.querySelectorAll('.seat .name')];
              return {
                colours: [...new Set(names.map((name) => getComputedStyle(name).color))],
                transitions: document.getAnimations().filter((one) => one instanceof CSSTransition).length,
              };
            }""",
            theme,
        )
        assert seen == {"colours": [text], "transitions": 0}
