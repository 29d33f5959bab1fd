"""Every use of the Lucky Wheel tells itself on another person's phone, and the die tells nothing before it rests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testkit.browser import wheel
from testkit.browser.devices import Device
from testkit.browser.players import Player
from testkit.browser.tables import at_one_table
from testkit.lengths import at_full_length
from tests.browser.conftest import NewDevice

_RECORD = Path(__file__).parents[2] / "testkit" / "browser" / "record_moments.js"
_SENTENCES = {
    "change_bid": r"Anna (changes (a|your) bid|goes from)",
    "player_swap": r"Anna swaps (two hands|you with|hands with)",
    "change_dealer": r"Anna (moves the dealer token|makes you dealer|takes the dealer token)",
    "double_points": r"Anna plays for double points\.",
    "change_trump": r"Anna (changes trump|makes \w+ trump)",
    "extra_card": r"Anna draws an Extra Card",
    "no_trump": r"Anna calls No Trump",
}
_OPTION_NAMES = re.compile(
    "Change Bid|Player Swap|Change Dealer|Double Points|Change Trump|Extra Card|No Trump|Unlucky|Double Lucky!"
)


class Table:
    """Anna and Bo at phones of their own, and nobody who would take an option first."""

    def __init__(self, anna: Device, bo: Device, mode: str) -> None:
        self.anna, self.bo = Player(anna.page), Player(bo.page)
        bo.context.add_init_script(path=_RECORD)
        at_one_table(anna, bo, mode=mode, until="wheel")

    def play_until_anna_is_at_the_wheel(self) -> Page:
        while (asked := self.anna.asked()) != "wheel":
            if asked is not None:
                self.anna.answer(asked)
            if self.bo.asked() == "wheel":
                wheel.keep_the_pawn(self.bo.page)
            else:
                self.bo.act_if_asked()
        return self.anna.page


@pytest.fixture
def table(new_device: NewDevice, request: pytest.FixtureRequest) -> Table:
    mode = getattr(request, "param", "tactical_escape")
    return Table(new_device(), new_device(motion="no-preference"), mode)


def _recorded(page: Page, name: str) -> list[str]:
    return list(page.evaluate(f"window.{name}"))


@pytest.mark.parametrize("option", at_full_length(_SENTENCES, "change_bid", "player_swap"))
def test_an_option_tells_itself_on_anothers_phone_whatever_comes_after_it(table: Table, option: str) -> None:
    wheel.use(table.play_until_anna_is_at_the_wheel(), option)
    bo = table.bo.page
    # A burst of cards arrives while the pawn still hops, and the stage passes over them alone.
    bo.wait_for_function("(option) => window.slipsShown.length > 0", arg=option)
    moments, slips = _recorded(bo, "momentsShown"), _recorded(bo, "slipsShown")
    assert moments[moments.index("pawn_hops") :][:2] == ["pawn_hops", "option"], moments
    assert re.search(_SENTENCES[option], slips[0]), slips
    bo.wait_for_function("(text) => window.saidAloud.some((said) => said.includes(text))", arg=slips[0].split(".")[0])
    spoken = [said for said in _recorded(bo, "saidAloud") if slips[0].split(".")[0] in said]
    assert len(spoken) == 1


def test_w1_whose_bid_was_changed_keeps_the_slip_until_a_tap_and_then_a_tag(new_device: NewDevice) -> None:
    table = Table(new_device(), new_device(motion="no-preference", timers="hurried"), "tactical_escape")
    anna = table.play_until_anna_is_at_the_wheel()
    wheel.look_at(anna, "change_bid")
    anna.locator("[data-target^='1']:not([aria-disabled=true])").first.click()
    anna.locator("[data-deed=use-wheel]").click()
    bo = table.bo.page
    slip = bo.locator("[data-slip=change_bid]")
    expect(slip).to_contain_text("Anna changes your bid:")
    expect(bo.locator("main")).not_to_have_attribute("data-guarded", "true")
    # Others' slips go after four seconds, which take four tenths here.
    bo.wait_for_timeout(600)
    expect(slip).to_be_visible()
    bo.locator("main").click(position={"x": 12, "y": 70})
    expect(slip).to_have_count(0)
    expect(bo.locator("[data-tag=change_bid]")).to_have_text(re.compile(r"\d → \d, Anna"))


def test_a_tap_during_the_moment_ends_its_motion_and_plays_no_card(table: Table) -> None:
    wheel.use(table.play_until_anna_is_at_the_wheel(), "double_points")
    bo = table.bo.page
    bo.locator("[data-moment=pawn_hops]").wait_for()
    hand = bo.locator(".hand button").count()
    for _ in range(3):
        bo.locator(".hand button").first.dispatch_event("click")
    expect(bo.locator("[data-moment=pawn_hops]")).to_have_count(0)
    expect(bo.locator("[data-slip=double_points]")).to_be_visible()
    assert bo.locator(".hand button").count() == hand
    assert bo.locator(".hand button.lifted").count() == 0


@pytest.mark.parametrize("table", ["lucky_dice"], indirect=True)
def test_r7_5_nothing_in_the_page_tells_a_roll_before_it_rests(table: Table) -> None:
    anna = table.play_until_anna_is_at_the_wheel()
    anna.locator("[data-deed=roll-die]").click()
    bo = table.bo.page
    bo.wait_for_function("() => window.momentsShown.includes('die_rests')")
    looks = bo.evaluate("window.duringTheDie")
    assert looks, "the die was never seen to roll"
    for look in looks:
        assert look["stage"] == "Anna rolls…"
        assert (look["icons"], look["waiting"]) == (0, 0)
        for place in ("title", "table", "live"):
            assert not _OPTION_NAMES.search(look[place]), look
    assert _recorded(bo, "momentsShown")[-2:] == ["die", "die_rests"]
