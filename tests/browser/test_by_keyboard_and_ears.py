"""A game with the wheel by keyboard alone, for somebody who reads only the live regions and accessible names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from testkit.browser.devices import DESKTOP
from testkit.browser.patience import Patience
from testkit.browser.players import Player
from testkit.browser.tables import with_bots
from tests.browser.by_ear import ByEar
from tests.browser.conftest import NewDevice

_ROUNDS = 7
_LISTEN_AGAIN_MILLISECONDS = 20
_READ_OUT = {
    "t": "No card on the table.|On the table: ",
    "b": "Anna .*bid for",
    "h": "Your hand: ",
    "s": "Points: Anna",
    "w": "Free on the wheel: .*Pawns in hand: Anna",
    "l": "No trick has been taken yet.|took the last trick",
}


@pytest.mark.parametrize("first_round", [6, pytest.param(1, marks=pytest.mark.slow)])
def test_a_wheel_game_by_keyboard_and_ears_alone(new_device: NewDevice, first_round: int) -> None:
    device = new_device(DESKTOP, timers="hurried")
    with_bots(device, mode="tactical_escape", bots=1, in_round=first_round)
    ear, done, patience = ByEar(device.page), list[str](), Patience()
    final_count = device.page.get_by_role("region", name="The final count")
    while final_count.count() == 0:
        call = ear.new_call()
        if call is not None:
            done.append(ear.answer(call))
        elif device.page.get_by_role("button", name="Next round").count():
            ear.go_to("Next round", "Tab")
            device.page.keyboard.press("Enter")
        patience.look((len(done), ear.region("assertive"), ear.region("polite")))
        device.page.wait_for_timeout(_LISTEN_AGAIN_MILLISECONDS)
    assert done.count("bid") == _ROUNDS - first_round + 1
    assert "wheel" in done


def test_letters_read_out_what_the_eyes_would_look_up(new_device: NewDevice) -> None:
    device = new_device(DESKTOP)
    with_bots(device, mode="tactical_escape", bots=1, until="card")
    Player(device.page).hurry_to("card")
    called = device.page.locator("[data-live=assertive]")
    for key, sentence in _READ_OUT.items():
        device.page.keyboard.press(key)
        expect(called).to_have_text(re.compile(sentence))
    device.page.keyboard.press("r")
    expect(device.page.locator("[data-live=polite]")).to_have_text(re.compile(_READ_OUT["l"]))


def test_letters_can_be_switched_off(new_device: NewDevice) -> None:
    device = new_device(DESKTOP)
    device.open("/settings").get_by_label("Keyboard shortcuts").uncheck()
    with_bots(device, bots=1)
    Player(device.page).hurry_to("bid")
    called = device.page.locator("[data-live=assertive]")
    expect(called).to_have_text(re.compile("Your turn to bid"))
    before = called.inner_text()
    device.page.keyboard.press("s")
    device.page.keyboard.press("0")
    expect(device.page.locator("[data-bid][aria-pressed=true]")).to_have_count(0)
    assert called.inner_text() == before
