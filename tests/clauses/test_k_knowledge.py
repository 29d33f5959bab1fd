"""K1 and K2: what a seat and a spectator see and are told; K2 in full is in tests/properties."""

from itertools import product

import pytest

from doublelucky7.rules.actions import ChangeTrump, Deal, ExtraCard, PlayCard, PlayerSwap
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.events import DeckSet, Event, HandDealt, HandReceived, TrumpTurned, visible_to
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.seeing import (
    heard_by,
    open_view_of,
    seats_waiting_alike,
    since_the_deal,
    spectators_view_after,
    view_of,
)
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.views import Standing
from tests.setting import RED, TACTICAL, after, before_round, bid, brought_about, dealt, hand, played, stacked_deck

HANDS = ("R1 Y1", "R2 Y2", "R3 G3")


def test_k1_a_player_sees_the_own_hand_and_of_others_only_how_many_cards() -> None:
    table = dealt(*HANDS, turned_up="G1")
    for seat, own in enumerate(HANDS):
        assert view_of(table, seat).hand == hand(own)
        assert [other.cards_in_hand for other in view_of(table, seat).seats] == [2, 2, 2]
    assert view_of(table, None).hand is None


def test_k1_everybody_sees_what_lies_open() -> None:
    table = played(bid(dealt(*HANDS, turned_up="G1", ruleset=RuleSet()), 0, 1, 0), "R1 R2")
    for viewer in (0, 1, 2, None):
        view = view_of(table, viewer)
        assert (view.dealer, view.turned_up, view.round, view.tricks) == (0, Card.G1, 2, 2)
        assert view.trump == table.trump
        assert view.trick.plays == (LaidCard(0, Card.R1), LaidCard(1, Card.R2))
        assert view.trick.led is RED
        assert view.trick.winning == LaidCard(1, Card.R2)
        assert (view.sum_of_bids, view.to_act) == (1, 2)


def test_k1_a_view_made_from_the_one_before_shows_the_same() -> None:
    four = dealt("R1 Y1", "R2 Y2", "R3 G3", "R4 G4", turned_up="G1")
    once, all_have_bid = bid(four, 0), bid(four, 0, 1, 0, 0)
    one_card, trick = played(all_have_bid, "R1"), played(all_have_bid, "R1 R2 R3 R4")
    over = played(trick, "Y1 Y2 G3 G4")
    states = [four, once, all_have_bid, one_card, trick, over]
    for before, now in product(states, states):
        assert spectators_view_after(before, view_of(before, None), now) == view_of(now, None)
    kept = spectators_view_after(all_have_bid, view_of(all_have_bid, None), one_card)
    assert kept.seats[1:] == view_of(all_have_bid, None).seats[1:], "only who played looks otherwise"


def test_k1_whoever_goes_on_waiting_sees_only_another_turn() -> None:
    four = dealt("R1 Y1", "R2 Y2", "R3 G3", "R4 G4", turned_up="G1")
    once = bid(four, 0)
    assert (four.to_act, once.to_act) == (0, 1)
    assert seats_waiting_alike(four, once) == (2, 3)
    all_have_bid = bid(four, 0, 1, 0, 0)
    assert seats_waiting_alike(four, all_have_bid) == (), "another kind of decision"
    over = played(all_have_bid, "R1 R2 R3 R4 Y1 Y2 G3 G4")
    assert over.to_act is None
    assert seats_waiting_alike(all_have_bid, over) == ()
    assert seats_waiting_alike(four, dealt("R1", "R2", "R3", "R4", turned_up="G1")) == (), "another round"


def test_k1_each_seats_standing_is_on_target_open_or_missed() -> None:
    table = bid(dealt(*HANDS, turned_up="G1"), 0, 2)
    assert [seat.standing for seat in view_of(table, None).seats] == [Standing.ON_TARGET, Standing.OPEN, None]
    first = played(bid(table, 1), "R1 R2 R3")
    standings = [seat.standing for seat in view_of(first, None).seats]
    assert standings == [Standing.ON_TARGET, Standing.MISSED, Standing.ON_TARGET]
    over = played(first, "Y1 Y2 G3")
    assert view_of(over, None).seats[2].standing is Standing.MISSED


def test_k1_the_turned_up_card_is_remembered_after_change_trump() -> None:
    events, table = brought_about(before_round(TACTICAL, 3, 2, 0), Deal(stacked_deck(HANDS, "G1")))
    more, table = brought_about(bid(table, 0, 0, 0), ChangeTrump(1, RED))
    heard = heard_by(0, table, (*events, *more))
    assert heard.view.turned_up is None
    assert TrumpTurned(Card.G1) in heard.events


def test_k1_the_extra_card_is_seen_by_all() -> None:
    table = after(bid(dealt(*HANDS, turned_up="G1", under_it="B9", ruleset=TACTICAL), 0, 0, 0), ExtraCard(1))
    assert [view_of(table, viewer).seats[1].extra_card for viewer in (0, 1, 2, None)] == [Card.B9] * 4


def test_k1_after_a_swap_one_knows_what_the_former_hand_held() -> None:
    table = after(bid(dealt(*HANDS, turned_up="G1", ruleset=TACTICAL), 0, 0, 0), PlayerSwap(1, 1, 2))
    assert view_of(table, 1).given_away == hand("R2 Y2")
    assert view_of(played(table, "R1 R3"), 1).given_away == hand("R2 Y2")


def test_k1_a_bot_has_heard_everything_laid_open_since_the_deal() -> None:
    events, table = brought_about(before_round(TACTICAL, 3, 2, 0), Deal(stacked_deck(HANDS, "G1")))
    earlier: tuple[Event, ...] = (TrumpTurned(Card.JOKER),)
    assert since_the_deal((*earlier, *events)) == events
    assert since_the_deal(earlier) == earlier
    assert heard_by(1, table, (*earlier, *events)).events == visible_to(1, events)


def test_k1_a_view_says_why_each_other_card_may_not_be_played() -> None:
    table = played(bid(dealt("R1 Y1", "R2 Y2", turned_up="G1"), 0, 0), "R1")
    view = view_of(table, 1)
    assert view.legal == (PlayCard(1, Card.R2),)
    assert [(refused.action, refused.refusal.code) for refused in view.refused] == [
        (PlayCard(1, Card.Y2), RefusalCode.MUST_FOLLOW_COLOUR)
    ]
    waiting = view_of(table, 0)
    assert waiting.legal == ()
    assert [refused.refusal.code for refused in waiting.refused] == [RefusalCode.NOT_YOUR_TURN]


@pytest.mark.parametrize("nobody", [-1, 3])
def test_k2_there_is_no_view_for_a_seat_that_does_not_exist(nobody: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        view_of(dealt(*HANDS, turned_up="G1"), nobody)


def test_k2_the_deck_is_told_to_nobody_and_a_hand_only_to_its_seat() -> None:
    deck = stacked_deck(HANDS, "G1")
    events, _ = brought_about(before_round(TACTICAL, 3, 2, 0), Deal(deck))
    assert DeckSet(deck) in events
    for viewer in (0, 1, 2, None):
        visible = visible_to(viewer, events)
        assert not any(isinstance(event, DeckSet) for event in visible)
        assert [event.seat for event in visible if isinstance(event, HandDealt)] == ([] if viewer is None else [viewer])


def test_k2_who_holds_several_seats_is_told_each_seats_part() -> None:
    events, _ = brought_about(before_round(TACTICAL, 3, 2, 0), Deal(stacked_deck(HANDS, "G1")))
    hands = [
        event for seat in (0, 2) for event in visible_to(seat, events) if isinstance(event, HandDealt | HandReceived)
    ]
    assert [event.seat for event in hands] == [0, 2]


def test_k2_a_view_of_another_seat_does_not_change_when_unseen_cards_change_places() -> None:
    one = dealt("R1 Y1", "R2 Y2", "R3 G3", turned_up="G1")
    other = dealt("R1 Y1", "B2 G2", "R3 J", turned_up="G1")
    assert view_of(one, 0) == view_of(other, 0)
    assert view_of(one, 1) != view_of(other, 1)
    assert view_of(one, None) == view_of(other, None)


def test_k2_with_the_game_over_all_cards_may_be_laid_open() -> None:
    table = dealt(*HANDS, turned_up="G1")
    shown = open_view_of(table)
    assert shown.view == view_of(table, None)
    assert (*(card for held in shown.hands for card in held), Card.G1, *shown.pile) != FULL_DECK
    assert len({card for held in shown.hands for card in held} | {Card.G1} | set(shown.pile)) == 57
