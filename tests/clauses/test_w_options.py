"""W1 to W8: what each option of the wheel does."""

from typing import get_args

import pytest

from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    DieFell,
    DoublePoints,
    ExtraCard,
    KeepPawn,
    NameTrump,
    NoTrump,
    OptionAction,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.cards import COLOURS, Card
from doublelucky7.rules.events import (
    BidChanged,
    DealerChanged,
    ExtraCardDrawn,
    HandReceived,
    HandsSwapped,
    PawnPlaced,
    PointsDoubled,
    TrumpChanged,
    TrumpRemoved,
    visible_to,
)
from doublelucky7.rules.legality import legal_actions, why_illegal
from doublelucky7.rules.options import action_behind, effects_of, option_actions
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet
from doublelucky7.rules.scoring import Doubling
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.trump import AS_LED, NO_TRUMP, Trump, TrumpFace
from doublelucky7.rules.waiting import WaitingForCard
from doublelucky7.rules.wheel import UNLUCKY_FACE, WheelOption, options_after_roll
from tests.setting import (
    BLUE,
    DICE,
    GREEN,
    RED,
    TACTICAL,
    YELLOW,
    after,
    bid,
    brought_about,
    dealt,
    hand,
    playable,
    played,
    refusal_of,
)

CHOOSING = RuleSet(mode=Mode.TACTICAL_ESCAPE, joker_trump=JokerTrump.DEALER_CHOOSES)


def asked(turned_up: str = "G1", under_it: str = "", bids: tuple[int, int, int] = (0, 1, 2)) -> State:
    """Three players with two cards each; seat 1 is asked by the wheel, seat 0 deals."""
    table = dealt("R1 Y1", "R2 Y2", "R3 G3", turned_up=turned_up, under_it=under_it, ruleset=TACTICAL)
    return bid(table, *bids)


@pytest.mark.parametrize(("target", "change", "new"), [(0, 1, 1), (1, 1, 2), (1, -1, 0), (2, -1, 1)])
def test_w1_one_bid_also_ones_own_goes_up_or_down_by_one(target: int, change: int, new: int) -> None:
    events, table = brought_about(asked(), ChangeBid(1, target, 1 if change > 0 else -1))
    assert events == (PawnPlaced(1, WheelOption.CHANGE_BID), BidChanged(1, target, new))
    assert table.bids[target] == new


@pytest.mark.parametrize(("target", "change", "new"), [(0, -1, -1), (2, 1, 3)])
def test_w1_it_stays_within_0_and_the_number_of_tricks(target: int, change: int, new: int) -> None:
    refusal = refusal_of(asked(), ChangeBid(1, target, 1 if change > 0 else -1))
    assert (refusal.code, refusal.clause) == (RefusalCode.CHANGED_BID_OUT_OF_RANGE, "W1")
    assert (refusal.seat, refusal.bid, refusal.tricks) == (target, new, 2)


def test_w1_the_sum_may_become_equal() -> None:
    table = after(asked(bids=(0, 1, 0)), ChangeBid(1, 2, 1))
    assert view_of(table, None).sum_of_bids == table.tricks


def test_w1_a_bid_changes_by_exactly_one() -> None:
    for change in (0, 2, -2):
        refusal = refusal_of(asked(), ChangeBid(1, 1, change))  # type: ignore[arg-type]  # what no type check stopped
        assert refusal.code is RefusalCode.CHANGED_BID_OUT_OF_RANGE


def test_w2_two_players_exchange_their_whole_hands() -> None:
    events, table = brought_about(asked(), PlayerSwap(1, 0, 2))
    assert events == (
        PawnPlaced(1, WheelOption.PLAYER_SWAP),
        HandsSwapped(1, 0, 2),
        HandReceived(0, hand("R3 G3")),
        HandReceived(2, hand("R1 Y1")),
    )
    assert table.hands == (hand("R3 G3"), hand("R2 Y2"), hand("R1 Y1"))


def test_w2_bids_tricks_pawns_and_dealer_token_stay() -> None:
    table, swapped = asked(), after(asked(), PlayerSwap(1, 0, 2))
    assert (swapped.bids, swapped.tricks_won, swapped.dealer) == (table.bids, table.tricks_won, table.dealer)
    assert swapped.pawns == (None, WheelOption.PLAYER_SWAP, None)
    assert swapped.waiting == WaitingForCard(0)


def test_w2_one_of_them_may_be_oneself() -> None:
    assert after(asked(), PlayerSwap(1, 1, 2)).hands == (hand("R1 Y1"), hand("R3 G3"), hand("R2 Y2"))


def test_w2_two_different_players_are_needed() -> None:
    refusal = refusal_of(asked(), PlayerSwap(1, 2, 2))
    assert (refusal.code, refusal.clause, refusal.seat) == (RefusalCode.SWAP_NEEDS_TWO_PLAYERS, "W2", 2)


def test_w2_an_exchange_has_no_order() -> None:
    assert PlayerSwap(1, 2, 0) == PlayerSwap(1, 0, 2)


def test_w2_they_know_what_they_gave_away_and_who_ordered_it_learns_nothing() -> None:
    events, table = brought_about(asked(), PlayerSwap(1, 0, 2))
    assert view_of(table, 0).given_away == hand("R1 Y1")
    assert view_of(table, 2).given_away == hand("R3 G3")
    assert view_of(table, 1).given_away is None
    assert view_of(table, None).given_away is None
    assert visible_to(1, events) == visible_to(None, events) == events[:2]
    assert visible_to(0, events) == (*events[:2], HandReceived(0, hand("R3 G3")))


def test_w3_the_new_dealer_leads_all_tricks_and_bids_stay() -> None:
    events, table = brought_about(asked(), ChangeDealer(1, 2))
    assert events == (PawnPlaced(1, WheelOption.CHANGE_DEALER), DealerChanged(1, 2))
    assert (table.dealer, table.waiting, table.bids) == (2, WaitingForCard(2), (0, 1, 2))
    assert played(table, "R3 R1 R2").waiting == WaitingForCard(2)


def test_w3_the_token_may_go_to_oneself() -> None:
    assert after(asked(), ChangeDealer(1, 1)).waiting == WaitingForCard(1)


def test_w3_not_to_who_has_it_already() -> None:
    refusal = refusal_of(asked(), ChangeDealer(1, 0))
    assert (refusal.code, refusal.clause, refusal.seat) == (RefusalCode.IS_DEALER_ALREADY, "W3", 0)


def test_w3_the_view_names_no_wrong_last_bidder_afterwards() -> None:
    assert view_of(after(asked(), ChangeDealer(1, 2)), None).last_bidder is None


def test_w4_ones_own_points_of_this_round_count_double() -> None:
    events, table = brought_about(asked(bids=(1, 0, 2)), DoublePoints(1))
    assert events == (PawnPlaced(1, WheelOption.DOUBLE_POINTS), PointsDoubled(1))
    row = played(table, "R1 R2 R3 Y1 Y2 G3").pad[0]
    assert [score.points for score in row.scores] == [0, 20, 14]
    assert [score.doubled_by for score in row.scores] == [None, Doubling.DOUBLE_POINTS, None]


def test_w4_a_missed_bid_is_still_nothing() -> None:
    row = played(after(asked(bids=(0, 1, 2)), DoublePoints(1)), "R1 R2 R3 Y1 Y2 G3").pad[0]
    assert row.scores[1].points == 0


def test_w4_everybody_sees_whose_points_double_and_for_this_round_only() -> None:
    table = after(asked(), DoublePoints(1))
    assert [seat.points_doubled for seat in view_of(table, None).seats] == [False, True, False]


def test_w5_a_new_trump_colour_for_the_round() -> None:
    events, table = brought_about(asked(), ChangeTrump(1, RED))
    assert events == (PawnPlaced(1, WheelOption.CHANGE_TRUMP), TrumpChanged(1, RED))
    assert table.trump == Trump(TrumpFace.CHANGED, RED)
    assert played(table, "Y1 Y2 G3").tricks_won == (0, 1, 0)


def test_w5_it_differs_from_the_present_one() -> None:
    refusal = refusal_of(asked(), ChangeTrump(1, GREEN))
    assert (refusal.code, refusal.clause, refusal.colour) == (RefusalCode.IS_TRUMP_ALREADY, "W5", GREEN)


def test_w5_it_differs_from_the_named_one_too() -> None:
    table = dealt("R1 Y1", "R2 Y2", "R3 G3", turned_up="J", ruleset=CHOOSING)
    table = bid(after(table, NameTrump(0, YELLOW)), 0, 0, 0)
    offered = [action.colour for action in legal_actions(table) if isinstance(action, ChangeTrump)]
    assert offered == [RED, GREEN, BLUE]


def test_w5_any_of_the_four_where_none_is_fixed_and_leads_decide_no_more() -> None:
    table = asked(turned_up="J")
    offered = [action.colour for action in legal_actions(table) if isinstance(action, ChangeTrump)]
    assert offered == list(COLOURS)
    changed = after(table, ChangeTrump(1, GREEN))
    assert changed.trump == Trump(TrumpFace.CHANGED, GREEN)
    assert played(changed, "Y1 Y2 G3").tricks_won == (0, 0, 1)


def test_w5_the_turned_up_card_is_turned_down_and_stays_out_of_play() -> None:
    table, changed = asked(under_it="B7"), after(asked(under_it="B7"), ChangeTrump(1, RED))
    for viewer in (0, 1, 2, None):
        view = view_of(changed, viewer)
        assert (view.turned_up, view.turned_up_face_down) == (None, True)
    assert changed.turned_up is Card.G1
    assert changed.pile == table.pile


def test_w6_the_card_under_the_turned_up_one_is_laid_open_in_front_of_the_player() -> None:
    events, table = brought_about(asked(under_it="B7 B8"), ExtraCard(1))
    assert events == (PawnPlaced(1, WheelOption.EXTRA_CARD), ExtraCardDrawn(1, Card.B7))
    assert table.pile[0] is Card.B8
    for viewer in (0, 1, 2, None):
        assert [seat.extra_card for seat in view_of(table, viewer).seats] == [None, Card.B7, None]
        assert [seat.cards_in_hand for seat in view_of(table, viewer).seats] == [2, 2, 2]


def test_w6_it_may_be_played_although_the_hand_could_follow() -> None:
    table = played(after(asked(under_it="B7"), ExtraCard(1)), "R1")
    assert playable(table) == {"R2", "B7"}


def test_w6_holding_it_never_counts_as_having_its_colour() -> None:
    table = played(after(dealt_with_yellow_extra(), ExtraCard(1)), "Y1")
    assert playable(table) == {"R2", "B2", "Y14"}


def dealt_with_yellow_extra() -> State:
    table = dealt("R1 Y1", "R2 B2", "R3 G3", turned_up="G1", under_it="Y14", ruleset=TACTICAL)
    return bid(table, 0, 0, 0)


def test_w6_it_may_be_led() -> None:
    table = after(asked(under_it="B7"), KeepPawn(1), KeepPawn(2), ExtraCard(0))
    assert playable(table) == {"R1", "Y1", "B7"}


def test_w6_it_need_not_be_played_and_is_played_only_once() -> None:
    table = after(asked(under_it="B7"), ExtraCard(1))
    unplayed = played(table, "R1 R2 R3 Y1 Y2 G3")
    assert unplayed.extra_card is not None
    assert len(unplayed.pad) == 1
    assert played(table, "R1 B7 R3").extra_card is None
    assert playable(played(table, "R1 B7 R3 Y1")) == {"Y2"}


def test_w6_only_its_owner_may_play_it() -> None:
    table = played(after(asked(under_it="B7"), ExtraCard(1)), "R1 R2")
    assert playable(table) == {"R3"}


def test_w6_an_unplayed_hand_card_is_not_shown() -> None:
    table = played(after(asked(under_it="B7"), ExtraCard(1)), "R1 B7 R3 Y1 Y2 G3")
    assert table.hands[1] == hand("R2")
    assert view_of(table, 0).seats[1].cards_in_hand == 1
    assert view_of(table, 0).hand == ()


def test_w7_there_is_no_trump_and_following_stays_obligatory() -> None:
    events, table = brought_about(asked(), NoTrump(1))
    assert events == (PawnPlaced(1, WheelOption.NO_TRUMP), TrumpRemoved(1))
    assert table.trump == NO_TRUMP
    led = played(table, "Y1")
    assert playable(led) == {"Y2"}
    assert played(led, "Y2 G3").tricks_won == (0, 1, 0)


def test_w7_the_joker_beats_all() -> None:
    table = dealt("R1", "R14", "J", turned_up="R2", ruleset=TACTICAL)
    assert played(after(bid(table, 0, 0, 0), NoTrump(1)), "R1 R14 J").tricks_won == (0, 0, 1)


def test_w7_the_turned_up_card_stays_face_up() -> None:
    view = view_of(after(asked(), NoTrump(1)), 0)
    assert (view.turned_up, view.turned_up_face_down) == (Card.G1, False)


def test_w7_it_is_allowed_where_none_is_fixed_and_changes_no_winner() -> None:
    table = asked(turned_up="J")
    assert table.trump == AS_LED
    without = after(table, NoTrump(1))
    with_led = after(table, KeepPawn(1), KeepPawn(2), KeepPawn(0))
    plays = "R1 R2 R3 Y1 Y2 G3"
    assert played(without, plays).tricks_won == played(with_led, plays).tricks_won


def test_w8_the_x_does_nothing_and_stands_on_the_die_only() -> None:
    table = bid(dealt("R1", "R2", "R3", turned_up="G1", ruleset=DICE), 0, 0, 0)
    unlucky = after(table, RollDie(1), DieFell(8))
    kept = after(table, KeepPawn(1), KeepPawn(2), KeepPawn(0))
    assert unlucky == kept
    assert options_after_roll(UNLUCKY_FACE, table.pawns, table.round) == ()


def test_r7_3_every_option_can_be_told_from_its_events() -> None:
    table = asked(under_it="B9")
    options = option_actions(table, 1)
    assert {type(action) for action in options} == set(get_args(OptionAction))
    for action in options:
        if why_illegal(table, action) is None:
            behind = [action_behind(event, table.bids) for event in effects_of(table, action)]
            assert [found for found in behind if found is not None] == [action]
