"""The table on a television and the phones around it: every scene readable from four metres, nothing to press on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from doublelucky7.protocol.sitting import Phase, RematchAnswer, TableSettings
from doublelucky7.rules.ruleset import Mode
from doublelucky7.rules.waiting import WaitingForCard, WaitingForDeal, WaitingForWheel
from doublelucky7.tables.state import Pausing, RoundForfeit, Vote
from testkit.browser.devices import PHONE
from testkit.browser.stacked import StackedPage, StackedTable
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice

TELEVISION = {"width": 1920, "height": 1080}
_LEAST_SHARE = 0.026
# The height of a letter's line for HTML, and of what is drawn for SVG.
_SMALL_TEXT = """(least) => [...document.querySelectorAll('body *')]
  .filter((found) => [...found.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((found) => found.checkVisibility({ visibilityProperty: true }))
  .filter((found) => !found.closest('.visually-hidden, [data-live]'))
  .map((found) => [found.textContent.trim().slice(0, 30), found instanceof SVGElement
    ? found.getBoundingClientRect().height : parseFloat(getComputedStyle(found).fontSize)
      * found.getBoundingClientRect().height / Math.max(1, found.offsetHeight)])
  .filter(([, size]) => size < least * innerHeight)
  .map(([text, size]) => `${text}: ${(100 * size / innerHeight).toFixed(2)} %`)"""


def _scene(name: str) -> StackedTable:
    forfeits = ("Sing a line", "Name all seven dwarfs")
    table = StackedTable(7, mode=Mode.TACTICAL_ESCAPE, bots=(2,), forfeits=forfeits)
    match name:
        case "gathering":
            return table.gathering(open_seats=2)
        case "play":
            table.play_until(lambda state: state.round == 5 and len(state.trick) == 6)
        case "pause":
            table.play_until(lambda state: state.round == 5 and isinstance(state.waiting, WaitingForCard))
            table.change(pausing=Pausing("person-3", table.now))
        case "wheel":
            table.play_until(lambda state: state.round == 5 and isinstance(state.waiting, WaitingForWheel))
        case "round end":
            table.play_until(lambda state: state.round == 4 and isinstance(state.waiting, WaitingForDeal))
        case "forfeits":
            table.play_until(lambda state: state.round == 4 and isinstance(state.waiting, WaitingForDeal))
            missed = [score.seat for score in table.state.pad[-1].scores if score.bid != score.tricks]
            table.change(round_forfeits=tuple(RoundForfeit(4, seat, seat % 2) for seat in missed))
        case _:
            table.play_until(lambda state: state.is_over)
            votes = (Vote("person-1", RematchAnswer.YES),)
            table.change(phase=Phase.FINISHED, votes=votes, rematch_since=table.now)
    return table


def _on_television(new_device: NewDevice, table: StackedTable) -> Page:
    device = new_device(TELEVISION)
    return StackedPage(device.page, device.origin, table, seat=None, role="table").open()


def test_every_scene_is_readable_from_four_metres_and_has_nothing_to_press(new_device: NewDevice) -> None:
    device = new_device(TELEVISION)
    shown = StackedPage(device.page, device.origin, _scene("play"), seat=None, role="table")
    page = shown.open()
    faults = {}
    for scene, landmark in {
        "play": ".laid",
        "wheel": ".wheel",
        "pause": ".pause",
        "round end": ".scene",
        "forfeits": "[data-forfeit]",
        "end": "[data-scene=game-end]",
        "gathering": ".way img",
    }.items():
        shown.look(_scene(scene))
        page.locator(landmark).first.wait_for()
        page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        small = page.evaluate(_SMALL_TEXT, _LEAST_SHARE)
        buttons = page.locator("button:visible, a[href]:visible, input:visible").count()
        if small or buttons:
            faults[scene] = (small, buttons)
    assert faults == {}


def test_while_a_table_gathers_half_the_screen_is_its_code_and_the_address_is_told(new_device: NewDevice) -> None:
    page = _on_television(new_device, _scene("gathering"))
    assert _height(page.locator(".way img")) > TELEVISION["height"] / 2
    expect(page.locator(".way")).to_contain_text("mutigire")
    expect(page.locator(".way [data-address]")).to_have_text(page.evaluate("location.host"))
    expect(page.locator(".who li.open")).to_have_count(2)


def test_who_is_away_looks_away_and_a_pause_reads_as_a_pause(new_device: NewDevice) -> None:
    table = _scene("play")
    table.leaves(4)
    page = _on_television(new_device, table)
    away = page.locator("[data-seat='4']")
    expect(away).to_contain_text("away")
    assert "grayscale" in away.evaluate("(found) => getComputedStyle(found).filter")
    expect(page.locator("[data-seat='5']")).not_to_contain_text("away")
    phone = new_device(PHONE)
    paused = StackedPage(phone.page, phone.origin, _scene("pause"), seat=0).open()
    expect(paused.get_by_text("Oma Riet has paused the game")).to_be_visible()
    expect(_on_television(new_device, _scene("pause")).locator(".pause")).to_contain_text("Pause")


def test_the_score_pad_waits_and_says_for_whom(new_device: NewDevice) -> None:
    table = _scene("round end")
    for seat in (0, 1, 4, 5):
        table.saw_pad(seat)
    page = _on_television(new_device, table)
    expect(page.locator(".waiting")).to_have_text("Waiting for Oma Riet and Vera…")
    host = new_device(PHONE)
    shown = StackedPage(host.page, host.origin, table, seat=0)
    shown.open()
    expect(shown.page.locator("[data-deed=go-on]")).to_have_text("Waiting for Oma Riet and Vera…")
    expect(shown.page.locator("[data-deed=go-on] .time")).to_have_count(0)
    shown.page.locator("[data-deed=go-on-for-all]").click()
    shown.wait_for("go_on_for_all")
    # Whoever is not the host just waits.
    shown.seat = 1
    shown.look()
    expect(shown.page.locator("[data-deed=go-on]")).to_be_disabled()
    expect(shown.page.locator("[data-deed=go-on-for-all]")).to_have_count(0)
    # Whoever has not read it yet is asked to.
    shown.seat = 3
    shown.look()
    shown.page.locator("[data-deed=go-on]").click()
    shown.wait_for("go_on")


def test_a_timer_runs_only_where_the_host_chose_one(new_device: NewDevice) -> None:
    table = _scene("round end")
    table.change(settings=TableSettings(pad_clock=10))
    device = new_device(PHONE)
    page = StackedPage(device.page, device.origin, table, seat=1).open()
    expect(page.locator("[data-deed=go-on] .time")).to_have_count(1)


def test_r6_5_a_forfeit_is_for_people_is_shown_large_and_can_be_done(new_device: NewDevice) -> None:
    table = _scene("forfeits")
    drawn = [one.seat for one in table.table.round_forfeits]
    # The bot has missed too.
    table.change(round_forfeits=(*table.table.round_forfeits, RoundForfeit(4, 2, 0)))
    mine = next(seat for seat in drawn if seat not in (0, 2))
    page = _on_television(new_device, table)
    expect(page.locator("[data-forfeit='2']")).to_have_count(0)
    words = page.locator(f"[data-forfeit='{mine}'] b")
    assert _height(words) > 0.05 * TELEVISION["height"]
    phone = new_device(PHONE)
    shown = StackedPage(phone.page, phone.origin, table, seat=mine)
    shown.open()
    expect(shown.page.locator("[data-deed=forfeit-done]")).to_have_count(1)
    shown.page.locator("[data-deed=forfeit-done]").click()
    assert shown.wait_for("forfeit_done")["seat"] == mine
    table.did_forfeit(mine)
    shown.look()
    expect(shown.page.locator(f"[data-forfeit='{mine}']")).to_contain_text("done")
    expect(shown.page.locator("[data-deed=forfeit-done]")).to_have_count(0)


def test_a_rematch_that_somebody_asks_for_is_seen_by_all(new_device: NewDevice) -> None:
    table = _scene("end")
    expect(_on_television(new_device, table).locator(".again")).to_have_text("Bartholomäus would like to play again")
    phone = new_device(PHONE)
    page = StackedPage(phone.page, phone.origin, table, seat=0).open()
    page.locator("[data-scene]").click()
    expect(page.locator("[data-scene=game-end]")).to_contain_text("Bartholomäus would like to play again")


@pytest.mark.parametrize("open_seats", at_full_length([1, 3], 3))
def test_one_tap_fills_every_free_seat_with_bots(new_device: NewDevice, open_seats: int) -> None:
    phone = new_device(PHONE)
    shown = StackedPage(phone.page, phone.origin, StackedTable(5).gathering(open_seats=open_seats), seat=0)
    shown.open()
    shown.page.locator("[data-deed=fill-with-bots]").click()
    shown.wait_for("fill_seat")
    assert [command["seat"] for command in shown.asked] == list(range(5 - open_seats, 5))


def _height(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["height"]
