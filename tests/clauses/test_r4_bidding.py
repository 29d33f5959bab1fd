"""R4: bidding."""

from doublelucky7.rules.actions import PlaceBid
from doublelucky7.rules.bidding import forbidden_bid
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.seeing import view_of
from tests.setting import TACTICAL, bid, biddable, dealt, refusal_of, turn_of


def three_tricks() -> list[str]:
    return ["R1 R2 R3", "Y1 Y2 Y3", "G1 G2 G3", "B1 B2 B3"]


def test_r4_1_the_dealer_bids_first_then_clockwise() -> None:
    table = dealt(*three_tricks(), turned_up="J", dealer=2)
    order = []
    for number in (0, 0, 0, 0):
        order.append(turn_of(table))
        table = bid(table, number)
    assert order == [2, 3, 0, 1]


def test_r4_1_everybody_sees_every_bid() -> None:
    table = bid(dealt(*three_tricks(), turned_up="J"), 3, 1)
    for viewer in (0, 1, 2, 3, None):
        assert [seat.bid for seat in view_of(table, viewer).seats] == [3, 1, None, None]


def test_r4_1_a_bid_once_placed_is_final() -> None:
    table = bid(dealt(*three_tricks(), turned_up="J"), 3)
    assert refusal_of(table, PlaceBid(0, 2)).code is RefusalCode.NOT_YOUR_TURN
    assert refusal_of(bid(table, 0, 0, 1), PlaceBid(0, 2)).code is RefusalCode.NO_BID_NOW


def test_r4_2_a_bid_is_a_number_from_0_to_the_tricks() -> None:
    table = dealt(*three_tricks(), turned_up="J")
    assert biddable(table) == {0, 1, 2, 3}
    for number in (-1, 4):
        refusal = refusal_of(table, PlaceBid(0, number))
        assert (refusal.code, refusal.clause) == (RefusalCode.BID_OUT_OF_RANGE, "R4.2")
        assert (refusal.bid, refusal.tricks) == (number, 3)


def test_r4_3_the_last_bidder_may_not_make_the_sum_equal() -> None:
    table = bid(dealt(*three_tricks(), turned_up="J", dealer=1), 1, 1, 1)
    assert turn_of(table) == 0
    assert biddable(table) == {1, 2, 3}
    refusal = refusal_of(table, PlaceBid(0, 0))
    assert (refusal.code, refusal.clause) == (RefusalCode.BID_MAKES_SUM_EQUAL, "R4.3")


def test_r4_3_only_the_last_bidder_is_bound() -> None:
    assert biddable(bid(dealt(*three_tricks(), turned_up="J"), 1, 1)) == {0, 1, 2, 3}


def test_r4_3_nothing_is_forbidden_where_the_sum_is_already_higher() -> None:
    assert biddable(bid(dealt(*three_tricks(), turned_up="J"), 2, 2, 0)) == {0, 1, 2, 3}


def test_r4_3_the_forbidden_bid_is_told_to_all_when_the_last_one_is_due() -> None:
    table = dealt(*three_tricks(), turned_up="J")
    assert forbidden_bid((None, None, None, None), 3) is None
    assert [view_of(bid(table, 1, 0), seat).forbidden_bid for seat in range(4)] == [None] * 4
    assert [view_of(bid(table, 1, 0, 0), seat).forbidden_bid for seat in range(4)] == [2] * 4
    assert view_of(bid(table, 3, 3, 0), None).forbidden_bid is None
    assert view_of(bid(table, 1, 0, 0, 0), None).forbidden_bid is None


def test_r4_3_the_last_bidder_sits_to_the_dealers_right_and_is_told_while_bids_are_due() -> None:
    table = dealt(*three_tricks(), turned_up="J", dealer=1, ruleset=TACTICAL)
    assert view_of(table, None).last_bidder == 0
    assert view_of(bid(table, 0, 0, 0), None).last_bidder == 0
    assert view_of(bid(table, 0, 0, 0, 0), None).last_bidder is None
