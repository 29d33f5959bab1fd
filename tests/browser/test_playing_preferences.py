"""What a device may prefer about playing, each off by default: one tap, dragging, queueing, forced cards, left hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from doublelucky7.protocol.sitting import Pace, TableSettings
from doublelucky7.rules.actions import PlayCard
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForCard
from testkit.browser.stacked import StackedPage, StackedTable
from tests.browser.conftest import NewDevice

_FAST = TableSettings(pace=Pace.FAST)
_WISHES = ("One tap plays", "Drag a card", "before your turn", "only possible card", "Left hand")


def _choices(state: State) -> int:
    return sum(isinstance(action, PlayCard) for action in legal_actions(state))


def _stacked(reached: Callable[[State], bool]) -> StackedTable:
    table = StackedTable(3)
    table.change(settings=_FAST)
    return table.play_until(
        lambda state: state.round == 5 and isinstance(state.waiting, WaitingForCard) and reached(state)
    )


@pytest.fixture
def asked_for_a_card(new_device: NewDevice) -> Callable[..., StackedPage]:
    """A page on which several cards may be played now, on a device with these preferences."""

    def open_page(**preferences: object) -> StackedPage:
        table, device = _stacked(lambda state: _choices(state) > 1), new_device()
        shown = StackedPage(device.page, device.origin, table, seat=table.state.to_act)
        shown.open(**preferences)
        expect(shown.page.locator("[data-my-turn=card]")).to_be_visible()
        return shown

    return open_page


def _a_card(shown: StackedPage) -> Locator:
    return shown.page.locator(".hand button[data-allowed=true]").first


def test_by_default_a_tap_lifts_and_a_second_plays(asked_for_a_card: Callable[..., StackedPage]) -> None:
    shown = asked_for_a_card()
    card = _a_card(shown)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    assert shown.asked == []
    card.click()
    assert shown.wait_for("play_card")["card"] == card.get_attribute("data-card")


def test_one_tap_plays_where_that_is_wished(asked_for_a_card: Callable[..., StackedPage]) -> None:
    shown = asked_for_a_card(singleTap=True)
    card = _a_card(shown)
    card.click()
    assert shown.wait_for("play_card")["card"] == card.get_attribute("data-card")


@pytest.mark.parametrize("far", [40, 200])
def test_a_card_is_played_by_dragging_it_over_the_table_and_goes_back_from_nearer(
    asked_for_a_card: Callable[..., StackedPage], far: int
) -> None:
    shown = asked_for_a_card(dragging=True)
    card = _a_card(shown)
    box = card.bounding_box()
    assert box is not None
    mouse = shown.page.mouse
    mouse.move(box["x"] + 15, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 20, box["y"] + 30 - far, steps=4)
    mouse.up()
    if far == 200:
        assert shown.wait_for("play_card")["card"] == card.get_attribute("data-card")
    else:
        # The end of a drag is no tap either: a tap after it lifts, and plays nothing.
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        assert shown.asked == []


def test_without_that_wish_a_drag_is_nothing(asked_for_a_card: Callable[..., StackedPage]) -> None:
    shown = asked_for_a_card()
    box = _a_card(shown).bounding_box()
    assert box is not None
    shown.page.mouse.move(box["x"] + 15, box["y"] + 30)
    shown.page.mouse.down()
    shown.page.mouse.move(box["x"] + 15, box["y"] - 200, steps=4)
    shown.page.mouse.up()
    expect(shown.page.locator("[data-my-turn=card]")).to_be_visible()
    assert shown.asked == []


@pytest.mark.parametrize("wishes", [{"queueing": True}, {}], ids=["wished for", "by default"])
def test_a_card_chosen_before_my_turn_is_played_at_the_tables_pace(
    new_device: NewDevice, wishes: dict[str, bool]
) -> None:
    table = _stacked(lambda state: len(state.trick) == 1 and not state.finished_tricks)
    me = ((table.state.to_act or 0) + 1) % 3
    device = new_device()
    shown = StackedPage(device.page, device.origin, table, seat=me)
    shown.open(**wishes)
    hand = shown.page.locator(".hand button")
    # The trick's colour, if I have it, so that it may be played when it is my turn.
    led = table.state.trick[0].card
    follows = [card for card in table.state.hands[me] if card.value[0] == led.value[0]] or list(table.state.hands[me])
    card = hand.and_(shown.page.locator(f"[data-card='{follows[0].value}']"))
    card.click()
    shown.act(legal_actions(table.state)[0])
    expect(shown.page.locator("[data-my-turn=card]")).to_be_visible()
    if wishes:
        assert shown.wait_for("play_card")["card"] == follows[0].value
    else:
        shown.page.wait_for_timeout(2 * 250)
        assert shown.asked == []


@pytest.mark.parametrize("wishes", [{"forcedPlays": True}, {}], ids=["wished for", "by default"])
def test_the_only_card_that_may_be_played_is_played_by_itself(new_device: NewDevice, wishes: dict[str, bool]) -> None:
    table, device = _stacked(lambda state: _choices(state) == 1 and len(state.trick) > 0), new_device()
    only = next(action for action in legal_actions(table.state) if isinstance(action, PlayCard))
    shown = StackedPage(device.page, device.origin, table, seat=table.state.to_act)
    shown.open(**wishes)
    expect(shown.page.locator("[data-my-turn=card]")).to_be_visible()
    if wishes:
        assert shown.wait_for("play_card")["card"] == only.card.value
    else:
        shown.page.wait_for_timeout(2 * 250)
        assert shown.asked == []


def test_for_a_left_hand_dock_and_meter_change_sides_and_seats_do_not(new_device: NewDevice) -> None:
    table = _stacked(lambda state: True)

    def places(**preferences: object) -> tuple[list[float], list[float], float]:
        device = new_device()
        page = StackedPage(device.page, device.origin, table, seat=table.state.to_act).open(**preferences)
        return (
            _left_ends(page.locator(".felt .seat")),
            _left_ends(page.locator(".dock button")),
            _left_ends(page.locator(".felt .meter"))[0],
        )

    seats, dock, meter = places()
    other_seats, other_dock, other_meter = places(leftHanded=True)
    assert other_seats == seats
    assert other_dock == sorted(dock, reverse=True)
    assert other_meter > meter


def _left_ends(found: Locator) -> list[float]:
    found.first.wait_for()
    return [round(left) for left in found.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")]


def test_how_loud_sounds_are_is_kept_on_the_device(new_device: NewDevice) -> None:
    page = new_device().open("/settings")
    slider = page.get_by_role("slider")
    slider.fill("0.3")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value("0.3")


def test_every_wish_about_playing_is_off_until_it_is_ticked(new_device: NewDevice) -> None:
    page = new_device().open("/settings")
    for wish in _WISHES:
        box = page.get_by_role("checkbox", name=wish)
        expect(box).not_to_be_checked()
        box.check()
    page.reload()
    for wish in _WISHES:
        expect(page.get_by_role("checkbox", name=wish)).to_be_checked()
