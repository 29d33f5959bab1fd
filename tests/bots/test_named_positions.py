"""What players laugh at, and what `club` and stronger bots therefore never do."""

import pytest

from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import bot_named
from doublelucky7.rules.actions import (
    DoublePoints,
    KeepPawn,
    NameTrump,
    PlaceBid,
    PlayCard,
    PlayerAction,
    RollDie,
)
from doublelucky7.rules.wheel import WheelOption
from tests.bots.hearing import Hearing, seeds
from tests.setting import DEALER_CHOOSES, DICE, GREEN, TACTICAL

pytestmark = pytest.mark.parametrize("level", ["club", "expert@1", "expert", "master"])
SEEDS = seeds(3)


def choices(level: str, at: Hearing) -> list[PlayerAction]:
    bot: Bot = bot_named(level)
    return [bot.choose(at.heard, seed) for seed in SEEDS]


def cards_chosen(level: str, at: Hearing) -> set[str]:
    return {action.card.value for action in choices(level, at) if isinstance(action, PlayCard)}


def bids_chosen(level: str, at: Hearing) -> set[int]:
    return {action.bid for action in choices(level, at) if isinstance(action, PlaceBid)}


def test_with_the_best_trump_and_one_forbidden_it_does_not_bid_0_and_hope(level: str) -> None:
    # R4.3: 0 + 1 + 0 are bid for two tricks, so the last bidder may not bid 1.
    at = Hearing("R2 Y3", "B4 Y5", "R6 B7", "G14 G8", turned_up="G9").bid(0, 1, 0)
    assert 0 not in bids_chosen(level, at)


def test_with_joker_and_best_trumps_it_does_not_bid_0_even_where_its_bid_is_forbidden(level: str) -> None:
    at = Hearing("R2 Y3 B2", "B4 Y5 R1", "R6 B7 Y1", "G14 J R3", turned_up="G9").bid(0, 1, 0)
    assert 0 not in bids_chosen(level, at)


def test_needing_all_tricks_it_does_not_lead_its_lowest_trump(level: str) -> None:
    at = Hearing("G14 G13 J G2", "R2 R3 B4 Y5", "R6 B7 Y8 Y9", "B1 B2 Y1 Y2", turned_up="G9").bid(4, 0, 0, 1)
    assert "G2" not in cards_chosen(level, at)


def test_needing_all_tricks_it_does_not_spend_the_joker_where_a_lower_card_wins(level: str) -> None:
    at = Hearing("R5 Y3", "R4 Y5", "R2 B7", "R9 J", turned_up="G9").bid(0, 0, 0, 1)
    at = Hearing("R5 Y3 Y4", "R4 Y5 B1", "R2 B7 B8", "R9 G14 J", turned_up="G9").bid(0, 0, 1, 3).play("R5 R4 R2")
    assert cards_chosen(level, at) == {"R9"}


def test_needing_none_it_gets_rid_of_a_high_card_when_that_is_safe(level: str) -> None:
    at = Hearing("R14 Y3 B3", "R13 R2 B1", "R5 B7 Y8", "R6 B8 Y9", turned_up="G9").bid(1, 0, 1, 0).play("R14")
    assert cards_chosen(level, at) == {"R13"}


def test_needing_none_and_unable_to_follow_it_throws_its_most_dangerous_card(level: str) -> None:
    at = Hearing("R9 Y3 B3", "Y14 B2 Y1", "R5 B7 Y8", "R6 B8 Y9", turned_up="G9").bid(1, 0, 1, 0).play("R9")
    assert cards_chosen(level, at) == {"Y14"}


def test_it_uses_the_pawn_before_the_last_chance_is_gone(level: str) -> None:
    hands = (
        "R2 Y3 B4 R7 Y8 B9 G3",
        "R3 Y4 B5 R8 Y9 B10 G4",
        "R4 Y5 B6 R9 Y10 B11 G5",
        "R5 Y6 B7 R10 Y11 B12 G6",
    )
    at = Hearing(*hands, turned_up="G9", ruleset=TACTICAL).bid(1, 1, 1, 1)
    assert not any(isinstance(action, KeepPawn) for action in choices(level, at))


def test_it_rolls_before_the_last_chance_is_gone(level: str) -> None:
    hands = (
        "R2 Y3 B4 R7 Y8 B9 G3",
        "R3 Y4 B5 R8 Y9 B10 G4",
        "R4 Y5 B6 R9 Y10 B11 G5",
        "R5 Y6 B7 R10 Y11 B12 G6",
    )
    at = Hearing(*hands, turned_up="G9", ruleset=DICE).bid(1, 1, 1, 1)
    assert choices(level, at) == [RollDie(1)] * len(SEEDS)


def test_it_does_not_keep_the_pawn_where_others_may_take_every_round_that_is_left(level: str) -> None:
    # Six rounds are done with all pawns but two in hand: the last round may go to the other one.
    hands = ("R2 Y3 B4 R7 Y8 B9", "R3 Y4 B5 R8 Y9 B10", "R4 Y5 B6 R9 Y10 B11")
    placed = (None, None, WheelOption.NO_TRUMP)
    at = Hearing(*hands, turned_up="G9", ruleset=TACTICAL, pawns=placed).bid(1, 1, 1)
    assert not any(isinstance(action, KeepPawn) for action in choices(level, at))


def test_it_puts_double_points_on_a_bid_it_is_likely_to_make(level: str) -> None:
    hands = (
        "R2 Y3 B4 R7 Y8 B9",
        "J G14 G13 R1 Y1 B1",
        "R4 Y5 B6 R9 Y10 B11",
        "R5 Y6 B7 R10 Y11 B12",
    )
    at = Hearing(*hands, turned_up="G9", ruleset=TACTICAL).bid(1, 3, 1, 0)
    assert choices(level, at) == [DoublePoints(1)] * len(SEEDS)


def test_it_does_not_double_a_bid_that_is_lost(level: str) -> None:
    hands = (
        "R2 Y3 B4 R7 Y8 B9",
        "J G14 G13 R1 Y1 B1",
        "R4 Y5 B6 R9 Y10 B11",
        "R5 Y6 B7 R10 Y11 B12",
    )
    # Whoever bid 0 holds three sure tricks.
    at = Hearing(*hands, turned_up="G9", ruleset=TACTICAL).bid(1, 0, 1, 0)
    assert not any(isinstance(action, DoublePoints) for action in choices(level, at))


def test_the_dealer_names_the_colour_it_is_long_and_strong_in(level: str) -> None:
    at = Hearing("G14 G13 G9 R2", "R3 Y4 B5 R8", "R4 Y5 B6 R9", turned_up="J", ruleset=DEALER_CHOOSES)
    assert choices(level, at) == [NameTrump(0, GREEN)] * len(SEEDS)


def test_an_extra_card_is_played_in_place_of_a_card_that_would_spoil_the_bid(level: str) -> None:
    from doublelucky7.rules.actions import ExtraCard

    at = Hearing("R9 Y3", "R13 B2", "R5 B7", turned_up="G9", under_it="Y1", ruleset=TACTICAL)
    # The led 9 must be followed with the 13, unless the Extra Card is laid in its place.
    at = at.bid(1, 0, 0).do(ExtraCard(1)).play("R9")
    assert cards_chosen(level, at) == {"Y1"}
