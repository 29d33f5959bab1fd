"""What people do at a table besides playing: taking back, talking, looking things up."""

from __future__ import annotations

from playwright.sync_api import expect

from testkit.browser.devices import DESKTOP, SMALL_PHONE, Device
from testkit.browser.players import Player
from testkit.browser.servers import BrowserServer
from testkit.browser.tables import at_one_table, with_bots
from tests.browser.conftest import NewDevice
from tests.browser.fitness import cut_off

_BETWEEN_WORDS_SECONDS = 2
# Everything that a screen reader is told from now on.
_LISTEN = """() => {
  const region = document.querySelector('[data-live=polite]');
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.textContent)).observe(
    region, {childList: true, characterData: true, subtree: true});
}"""
_PLAYERS, _ROUNDS = 7, 14


def test_a_bid_and_a_card_are_taken_back_while_nobody_has_answered(device: Device, server: BrowserServer) -> None:
    with_bots(device, bots=1)
    page, player = device.page, Player(device.page)
    take_back = page.get_by_role("button", name="Take back")
    player.hurry_to("bid")
    if page.get_by_text("bid for").count():
        # The bot deals; with two players I deal the next round, bid first, and lead.
        player.hurry_to("go-on")
        player.answer("go-on")
        player.hurry_to("bid")
    with server.clock.without_skipping():
        player.answer("bid")
        take_back.click()
        assert player.play_on_until("bid") == "bid"
        expect(take_back).to_have_count(0)
    player.hurry_to("card")
    card = page.locator("button[data-card][data-allowed=true]").first.get_attribute("data-card")
    with server.clock.without_skipping():
        player.answer("card")
        take_back.click()
        expect(page.locator(f"button[data-card={card}]")).to_be_visible()
    player.hurry_to("go-on")


def test_table_talk_is_heard_unless_somebody_would_rather_not(new_device: NewDevice, server: BrowserServer) -> None:
    speaker, listener = new_device(DESKTOP), new_device(DESKTOP)
    at_one_table(speaker, listener)
    listener.page.evaluate(_LISTEN)
    polite = listener.page.locator("[data-live=polite]")
    for device in (speaker, listener):
        device.page.get_by_text("Say something").click()

    def say(sentence: str) -> None:
        # Nobody may talk faster than once a second.
        server.clock.put_forward(_BETWEEN_WORDS_SECONDS)
        speaker.page.get_by_role("button", name=sentence).click()
        expect(speaker.page.locator("[data-live=polite]")).to_contain_text(sentence)

    say("Well played!")
    expect(polite).to_contain_text("Anna: Well played!")
    listener.page.get_by_role("button", name="Don’t hear Anna").click()
    expect(listener.page.get_by_role("button", name="Hear Anna again")).to_be_visible()
    say("Thanks!")
    listener.page.get_by_role("button", name="Hear Anna again").click()
    expect(listener.page.get_by_role("button", name="Don’t hear Anna")).to_be_visible()
    say("Wow!")
    expect(polite).to_contain_text("Anna: Wow!")
    heard = listener.page.evaluate("window.heard.join(' ')")
    assert "Well played!" in heard
    assert "Thanks!" not in heard


def test_the_pad_of_seven_players_and_fourteen_rounds_fits_a_small_phone(new_device: NewDevice) -> None:
    device = new_device(SMALL_PHONE)
    with_bots(device, bots=_PLAYERS - 1, rounds=_ROUNDS, mode="tactical_escape", until="card", in_round=_ROUNDS)
    page = device.page
    page.get_by_role("button", name="Score").click()
    pad = page.get_by_role("grid", name="Score pad")
    expect(pad.locator("tbody tr")).to_have_count(_ROUNDS)
    expect(pad.locator("thead th")).to_have_count(1 + _PLAYERS)
    assert cut_off(page) == []
    box = pad.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SMALL_PHONE["width"]
