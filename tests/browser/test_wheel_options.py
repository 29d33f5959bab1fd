"""Every option of the Lucky Wheel through the page, with the reasons for what cannot be had."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from testkit.browser.devices import Device
from testkit.browser.players import Player
from testkit.browser.tables import open_at, pass_and_play, with_bots
from testkit.browser.wheel import look_at, use

# Each pawn is placed once, so two players use two options in a game; the first one of all is used twice.
_OPTIONS = [
    ("change_bid", "player_swap"),
    pytest.param("change_dealer", "double_points", marks=pytest.mark.slow),
    pytest.param("change_trump", "extra_card", marks=pytest.mark.slow),
    pytest.param("no_trump", "change_bid", marks=pytest.mark.slow),
]


@pytest.fixture
def player(device: Device) -> Player:
    """At the wheel, two at one device and no bots, so that nobody else takes an option first."""
    pass_and_play(device, mode="tactical_escape", until="wheel")
    player = Player(device.page)
    player.hurry_to("wheel")
    return player


@pytest.mark.parametrize(("first", "then"), _OPTIONS)
def test_r7_3_an_option_is_used_and_is_blocked_for_the_next_who_uses_another(
    player: Player, first: str, then: str
) -> None:
    page = player.page
    use(page, first)
    player.hurry_to("wheel")
    wedge = page.locator(f"[data-sheet=wheel] [data-option={first}]")
    expect(wedge).to_have_attribute("aria-label", re.compile("blocked by (Anna|Bo)"))
    # It can still be looked at, and says why it cannot be had.
    look_at(page, first)
    expect(page.locator("[data-deed=use-wheel]")).to_be_disabled()
    use(page, then)
    player.hurry_to("card")


def test_w2_the_hand_given_away_can_still_be_seen(player: Player) -> None:
    hand = player.page.locator("[data-sheet=wheel] .cards")
    given = str(hand.get_attribute("aria-label")).partition(": ")[2]
    use(player.page, "player_swap")
    # Both may look at what they gave, each when their turn to play comes; one of them ordered the swap.
    seen = list[str]()
    for _ in ("Anna", "Bo"):
        player.hurry_to("card")
        seen.append(str(player.page.locator(".given").get_attribute("aria-label")))
        player.answer("card")
    assert f"The hand you gave away: {given}" in seen
    assert len(set(seen)) == len(seen)


def test_w6_the_extra_card_lies_open_before_its_owner_and_is_played_like_any_other(player: Player) -> None:
    use(player.page, "extra_card")
    player.hurry_to("card")
    expect(player.page.locator(".extra, .my-extra").first).to_be_visible()


def test_who_passes_in_advance_is_not_asked_until_they_say_so(device: Device) -> None:
    with_bots(device, mode="tactical_escape", bots=1)
    page, player = device.page, Player(device.page)

    def answer_in_advance(answer: str) -> None:
        player.hurry_to("card")
        page.get_by_role("navigation").get_by_role("button", name="Wheel").click()
        # Whoever waits sees here how many pawns are out, and for how long.
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("[12] pawns? · .*rounds? left"))
        choice = page.get_by_role("group", name="When the wheel comes to me").get_by_role("button", name=answer)
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Back to the table").click()

    answer_in_advance("pass until I say")
    player.deeds.clear()
    for _ in ("this round", "and the next"):
        player.hurry_to("go-on")
        player.answer("go-on")
    answer_in_advance("ask me")
    assert "wheel" not in player.deeds
    player.hurry_to("wheel")


def test_a_reload_returns_to_the_wheel(player: Player) -> None:
    player.page.reload()
    player.hurry_to("wheel")
    expect(player.page.locator("[data-deed=keep-pawn]")).to_be_visible()


@pytest.mark.slow
def test_r7_8_who_keeps_the_pawn_is_warned_in_the_last_two_rounds_and_pays_at_the_end(
    device: Device,
) -> None:
    link = pass_and_play(device, mode="tactical_escape", until="wheel")
    player, warned_in = Player(device.page), list[int]()
    warning = player.page.get_by_text("an unused pawn costs 10 points")
    for round_number in range(1, 8):
        open_at("wheel", link, device, in_round=round_number)
        player.hurry_to("wheel")
        if warning.count():
            warned_in.append(round_number)
    assert warned_in == [6, 7]
    open_at("end", link, device)
    expect(player.page.get_by_text("−10")).to_have_count(2)
