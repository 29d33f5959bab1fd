"""What the table shows beside the sentence of a moment: orders, bands, chips that fly, glow and crack; on one page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from doublelucky7.protocol.sitting import Talk
from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    DoublePoints,
    KeepPawn,
    NoTrump,
    PlaceBid,
    PlayCard,
)
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForBid, WaitingForCard, WaitingForWheel
from testkit.browser.devices import DESKTOP
from testkit.browser.stacked import StackedPage, StackedTable
from tests.browser.conftest import NewDevice

_REMEMBER = """() => {
  window.remembered = [...document.querySelectorAll('.seat, .seat svg, .hand button, .pile, .mine')];
  window.moved = [];
  const look = () => {
    for (const { effect, playState } of document.getAnimations()) {
      const isOurs = window.remembered.some((found) => found.contains(effect.target));
      if (playState === 'running' && isOurs) window.moved.push(effect.target.className);
    }
    window.looking = requestAnimationFrame(look);
  };
  look();
}"""
_WHAT_CHANGED = """() => {
  cancelAnimationFrame(window.looking);
  return { gone: window.remembered.filter((found) => !found.isConnected).length, moved: window.moved };
}"""


def _at_the_wheel(players: int = 4) -> StackedTable:
    """The dealer of round 5 is asked first."""
    table = StackedTable(players, mode=Mode.TACTICAL_ESCAPE)
    return table.play_until(lambda state: state.round == 5 and isinstance(state.waiting, WaitingForWheel))


def _shown_to(new_device: NewDevice, table: StackedTable, seat: int | None, **device: str) -> StackedPage:
    phone = new_device(**device)
    shown = StackedPage(phone.page, phone.origin, table, seat=seat, role="play" if seat is not None else "watch")
    shown.open()
    return shown


def test_others_read_that_somebody_is_choosing_and_nothing_else(new_device: NewDevice) -> None:
    table = _at_the_wheel()
    actor = table.state.to_act or 0
    shown = _shown_to(new_device, table, (actor + 1) % 4)
    expect(shown.page.locator("[data-choosing]")).to_have_text(f"{_name(table, actor)} is choosing…")
    expect(shown.page.locator("[data-sheet=wheel], [data-preview], .ghost")).to_have_count(0)
    shown.act(KeepPawn(actor))
    # Now it is mine to choose, and nobody needs to tell me so.
    expect(shown.page.locator("[data-sheet=wheel]")).to_be_visible()
    expect(shown.page.locator("[data-choosing]")).to_have_count(0)


def test_w3_the_order_flashes_at_the_seats_and_my_bar_says_in_which_place_i_play(new_device: NewDevice) -> None:
    table = _at_the_wheel()
    actor = table.state.to_act or 0
    dealer = next(action.target for action in legal_actions(table.state) if isinstance(action, ChangeDealer))
    me = (dealer + 2) % 4
    shown = _shown_to(new_device, table, me, motion="no-preference")
    shown.act(ChangeDealer(actor, dealer))
    turns = shown.page.locator(".turn")
    expect(turns).to_have_count(4)
    assert sorted(turns.all_text_contents()) == ["1", "2", "3", "4"]
    expect(shown.page.locator("[data-order]")).to_have_text("you play 3rd")
    expect(shown.page.locator(".felt [data-seat] .dealer")).to_have_count(1)
    # Until the first trick is over.
    table.play_until(lambda state: len(state.finished_tricks) == 1)
    shown.look()
    expect(shown.page.locator("[data-order]")).to_have_count(0)


def test_w7_the_turned_up_card_stays_open_under_a_band(new_device: NewDevice) -> None:
    table = _at_the_wheel()
    actor = table.state.to_act or 0
    shown = _shown_to(new_device, table, (actor + 1) % 4)
    turned_up = table.state.turned_up
    assert turned_up is not None
    expect(shown.page.locator(".pile .band")).to_have_count(0)
    shown.act(NoTrump(actor))
    expect(shown.page.locator(".pile .band")).to_have_text("no trump")
    expect(shown.page.locator(".pile .turned-up .veiled")).to_have_count(1)


def test_w1_an_affected_phone_shakes_and_keeps_a_tag_until_the_round_ends(new_device: NewDevice) -> None:
    table = _at_the_wheel()
    actor = table.state.to_act or 0
    me = next(seat for seat in range(4) if seat != actor and table.state.bids[seat] not in (None, 5))
    shown = _shown_to(new_device, table, me)
    shown.page.evaluate("navigator.vibrate = (pattern) => { (window.shaken ??= []).push(pattern); return true; }")
    change = next(
        action for action in legal_actions(table.state) if isinstance(action, ChangeBid) and action.target == me
    )
    before = table.state.bids[me]
    shown.act(change)
    slip = shown.page.locator("[data-slip=change_bid]")
    expect(slip).to_contain_text(f"changes your bid: {before} → {(before or 0) + change.change}.")
    _rest(shown.page)
    shown.page.locator("main").click(position={"x": 12, "y": 70})
    expect(shown.page.locator("[data-tag=change_bid]")).to_be_visible()
    assert [80, 60, 80] in shown.page.evaluate("window.shaken ?? []")
    table.play_until(lambda state: state.round == 6 and isinstance(state.waiting, WaitingForBid))
    shown.look()
    expect(shown.page.locator("[data-tag]")).to_have_count(0)


def test_w4_shakes_nobody_and_the_pads_cell_shows_it(new_device: NewDevice) -> None:
    table = _at_the_wheel()
    actor = table.state.to_act or 0
    device = new_device(DESKTOP)
    shown = StackedPage(device.page, device.origin, table, seat=(actor + 1) % 4)
    shown.open()
    shown.page.evaluate("navigator.vibrate = (pattern) => { (window.shaken ??= []).push(pattern); return true; }")
    shown.act(DoublePoints(actor))
    expect(shown.page.locator(f"[data-cell='5-{actor}']")).to_have_text("×2")
    expect(shown.page.locator(f".felt [data-seat='{actor}'] .double")).to_be_visible()
    assert [80, 60, 80] not in shown.page.evaluate("window.shaken ?? []")


def test_a_bid_is_thrown_from_its_seat_to_the_meter(new_device: NewDevice) -> None:
    table = StackedTable(4).play_until(
        lambda state: state.round == 5 and isinstance(state.waiting, WaitingForBid) and state.bids.count(None) == 3
    )
    actor = table.state.to_act or 0
    shown = _shown_to(new_device, table, (actor + 1) % 4, motion="no-preference", timers="hurried")
    shown.page.evaluate(
        """() => new MutationObserver(() => {
          const chip = document.querySelector('[data-moment=bid] .chip');
          window.thrown ??= chip?.getAnimations()[0]?.effect.getKeyframes()[0].transform;
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    shown.act(PlaceBid(actor, 1))
    shown.page.wait_for_function("() => window.thrown?.includes('translate')")


def test_a_chip_glows_on_target_and_cracks_out_of_reach(new_device: NewDevice) -> None:
    def stands(standing: Callable[[int, int], bool]) -> Callable[[State], bool]:
        return lambda state: (
            state.round > 3
            and isinstance(state.waiting, WaitingForCard)
            and len(state.finished_tricks) > 0
            and any(standing(bid or 0, won) for bid, won in zip(state.bids, state.tricks_won, strict=True))
        )

    made = StackedTable(3).play_until(stands(lambda bid, won: bid == won > 0))
    shown = _shown_to(new_device, made, None)
    expect(shown.page.locator(".seat-chip .glow").first).to_be_attached()
    shown.look(StackedTable(3).play_until(stands(lambda bid, won: won > bid)))
    expect(shown.page.locator(".seat-chip .crack").first).to_be_visible()


def test_returning_from_a_sheet_and_from_the_wheel_remounts_nothing(new_device: NewDevice) -> None:
    table = _at_the_wheel()
    actor = table.state.to_act or 0
    shown = _shown_to(new_device, table, actor, motion="no-preference")
    page = shown.page
    expect(page.locator("[data-sheet=wheel]")).to_be_visible()
    _rest(page)
    page.evaluate(_REMEMBER)
    shown.act(KeepPawn(actor))
    expect(page.locator("[data-sheet=wheel]")).to_have_count(0)
    page.locator(".dock button").first.click()
    page.get_by_role("dialog").locator(".back").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(_WHAT_CHANGED) == {"gone": 0, "moved": []}


def test_an_emote_comes_from_its_seat_once_and_never_again(new_device: NewDevice) -> None:
    table = StackedTable(4).play_until(lambda state: state.round == 5 and isinstance(state.waiting, WaitingForCard))
    shown = _shown_to(new_device, table, ((table.state.to_act or 0) + 1) % 4, timers="hurried")
    other = next(seat for seat in range(4) if seat != shown.seat)
    bubbles = shown.page.locator("[data-talk]")
    shown.says(other, Talk.WOW)
    expect(bubbles).to_have_count(1)
    bubble, seat = bubbles.bounding_box(), shown.page.locator(f"[data-seat='{other}']").bounding_box()
    assert bubble is not None
    assert seat is not None
    assert abs(bubble["y"] - (seat["y"] + seat["height"])) < 80
    expect(bubbles).to_have_count(0)
    # A sheet, an update and a look at everything anew bring nothing back.
    shown.page.locator(".dock button").first.click()
    shown.page.get_by_role("dialog").locator(".back").click()
    shown.act(next(action for action in legal_actions(table.state) if isinstance(action, PlayCard)))
    shown.look()
    shown.page.wait_for_timeout(100)
    expect(bubbles).to_have_count(0)


def test_what_was_said_of_the_last_turn_is_not_heard_on_another_screen(new_device: NewDevice) -> None:
    table = StackedTable(4).play_until(lambda state: state.round == 5 and isinstance(state.waiting, WaitingForCard))
    shown = _shown_to(new_device, table, table.state.to_act)
    heard = shown.page.locator("[data-live]")
    expect(heard.filter(has_text="Your turn")).to_have_count(1)
    shown.page.locator(".menu").first.click()
    shown.page.get_by_role("button", name="To the start").click()
    expect(shown.page.get_by_role("heading", level=1)).to_be_visible()
    shown.page.wait_for_function(
        "() => ![...document.querySelectorAll('[data-live]')].some((one) => /turn/.test(one.textContent))"
    )


def _rest(page: Page) -> None:
    """Until nothing moves, and a tap acts again."""
    page.wait_for_function(
        "() => !document.querySelector('main[data-guarded]') && !document.getAnimations().some("
        "(one) => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity)"
    )


def _name(table: StackedTable, seat: int) -> str:
    return getattr(table.table.seats[seat], "name", "")


def test_r6_4_a_member_of_the_club_deals_with_a_token_of_bronze(new_device: NewDevice) -> None:
    table = StackedTable(3).play_until(lambda state: state.round == 2 and isinstance(state.waiting, WaitingForCard))
    dealer, device = table.state.dealer or 0, new_device()
    shown = StackedPage(device.page, device.origin, table, seat=(dealer + 1) % 3)
    shown.members = [f"person-{dealer}"]
    page = shown.open()
    bronze = page.locator("[data-seat] .token.bronze")
    expect(page.locator(f"[data-seat='{dealer}'] .token.bronze")).to_have_count(1)
    expect(page.locator(f"[data-seat='{dealer}']")).to_have_attribute(
        "aria-label", re.compile("in the High Rollers Club")
    )
    # The member sees it in the own bar.
    shown.seat = dealer
    shown.look()
    expect(page.locator(".mine .token.bronze")).to_have_count(1)
    # The next dealer is no member.
    table.play_until(lambda state: state.round == 3 and isinstance(state.waiting, WaitingForCard))
    shown.look()
    expect(page.locator("[data-seat] .token")).to_have_count(1)
    expect(bronze).to_have_count(0)
