"""R3: a Joker turned up as trump card."""

from itertools import product

import pytest

from doublelucky7.rules.actions import ChangeDealer, NameTrump
from doublelucky7.rules.cards import COLOURS, Card
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import FIRST_EDITION, SECOND_EDITION, JokerTrump, Mode, RuleSet
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.trump import AS_LED, Trump, TrumpFace
from doublelucky7.rules.waiting import WaitingForBid, WaitingForTrump
from tests.setting import (
    BLUE,
    DEALER_CHOOSES,
    GREEN,
    RED,
    TACTICAL,
    after,
    bid,
    dealt,
    hand,
    legal,
    played,
    refusal_of,
)


def test_r3_1_no_colour_is_fixed_and_bidding_begins_at_once() -> None:
    table = dealt("R1", "R2", turned_up="J")
    assert (table.trump, table.waiting) == (AS_LED, WaitingForBid(0))


def test_r3_1_the_colour_led_is_trump_for_that_trick_only() -> None:
    table = bid(dealt("B3 R2", "R14 Y1", "B4 G14", turned_up="J"), 0, 0, 0)
    first = played(table, "B3 R14 B4")
    assert first.tricks_won == (0, 0, 1)
    assert played(first, "R2 Y1 G14").tricks_won == (1, 0, 1)


def test_r3_1_it_goes_with_the_dealer_token() -> None:
    table = bid(dealt("R14", "B1", "G14", turned_up="J", ruleset=TACTICAL), 0, 0, 0)
    moved = after(table, ChangeDealer(1, 1))
    assert moved.trump == AS_LED
    assert played(moved, "B1 G14 R14").tricks_won == (0, 1, 0)


def test_r3_2_the_dealer_names_trump_before_anybody_bids() -> None:
    table = dealt("R1", "R2", "R3", turned_up="J", ruleset=DEALER_CHOOSES, dealer=2)
    assert (table.trump, table.waiting) == (None, WaitingForTrump(2))
    assert legal(table, NameTrump) == [NameTrump(2, colour) for colour in COLOURS]
    named = after(table, NameTrump(2, BLUE))
    assert (named.trump, named.waiting) == (Trump(TrumpFace.NAMED, BLUE), WaitingForBid(2))


def test_r3_2_the_dealer_knows_the_own_hand_by_then() -> None:
    table = dealt("R1", "R2", turned_up="J", ruleset=DEALER_CHOOSES)
    assert view_of(table, 0).hand == hand("R1")


def test_r3_2_only_the_dealer_names_it() -> None:
    table = dealt("R1", "R2", turned_up="J", ruleset=DEALER_CHOOSES)
    refusal = refusal_of(table, NameTrump(1, RED))
    assert (refusal.code, refusal.clause, refusal.seat) == (RefusalCode.NOT_YOUR_TURN, "R3.2", 0)


def test_r3_2_it_stands_also_after_change_dealer() -> None:
    ruleset = RuleSet(mode=Mode.TACTICAL_ESCAPE, joker_trump=JokerTrump.DEALER_CHOOSES)
    table = after(dealt("R14", "B1", turned_up="J", ruleset=ruleset), NameTrump(0, BLUE))
    moved = after(bid(table, 0, 0), ChangeDealer(1, 1))
    assert moved.trump == Trump(TrumpFace.NAMED, BLUE)


def test_r3_2_the_pile_keeps_its_order() -> None:
    table = dealt("R1", "R2", turned_up="J", under_it="G5 Y9", ruleset=DEALER_CHOOSES)
    named = after(table, NameTrump(0, GREEN))
    assert named.pile == table.pile
    assert named.pile[:2] == (Card.G5, Card.Y9)


def test_r3_2_no_trump_is_named_when_a_colour_was_turned_up() -> None:
    assert dealt("R1", "R2", turned_up="G1", ruleset=DEALER_CHOOSES).waiting == WaitingForBid(0)


def test_r3_3_the_presets_of_the_two_editions() -> None:
    assert (FIRST_EDITION.joker_trump, FIRST_EDITION.mode) == (JokerTrump.DEALER_CHOOSES, Mode.CLASSIC)
    assert SECOND_EDITION.joker_trump is JokerTrump.DEALER_LEADS
    assert SECOND_EDITION.has_wheel


@pytest.mark.parametrize(("joker_trump", "mode"), list(product(JokerTrump, Mode)))
def test_r3_3_each_option_is_selectable_on_its_own(joker_trump: JokerTrump, mode: Mode) -> None:
    table = dealt("R1", "R2", turned_up="J", ruleset=RuleSet(mode=mode, joker_trump=joker_trump))
    names_trump = joker_trump is JokerTrump.DEALER_CHOOSES
    assert table.waiting == (WaitingForTrump(0) if names_trump else WaitingForBid(0))
