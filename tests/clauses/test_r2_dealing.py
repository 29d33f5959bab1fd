"""R2: the draw for the first deal, dealing, the turned-up card, and the way of the dealer token."""

from doublelucky7.rules.actions import ChangeDealer, Deal, DrawForDealer
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import start
from doublelucky7.rules.events import (
    DealerFound,
    DeckSet,
    DrewForDealer,
    HandDealt,
    RoundStarted,
    TrumpTurned,
)
from doublelucky7.rules.tricks import LaidCard
from doublelucky7.rules.trump import Trump, TrumpFace
from doublelucky7.rules.waiting import WaitingForBid, WaitingForDeal, WaitingForDraw
from tests.setting import CLASSIC, GREEN, TACTICAL, after, bid, brought_about, cards, dealt, hand, played, stacked_deck


def deck_from(top: str) -> tuple[Card, ...]:
    first = cards(top)
    return (*first, *(card for card in FULL_DECK if card not in first))


def test_r2_1_the_highest_card_draws_the_deal() -> None:
    events, found = brought_about(start(CLASSIC, 3), DrawForDealer(deck_from("R3 G13 B2")))
    assert events == (
        DrewForDealer((LaidCard(0, Card.R3), LaidCard(1, Card.G13), LaidCard(2, Card.B2))),
        DealerFound(1),
    )
    assert (found.dealer, found.waiting) == (1, WaitingForDeal())


def test_r2_1_the_joker_is_the_highest() -> None:
    assert after(start(CLASSIC, 3), DrawForDealer(deck_from("R14 G14 J"))).dealer == 2


def test_r2_1_those_tied_for_highest_draw_again_from_the_rest_of_the_deck() -> None:
    events, found = brought_about(start(CLASSIC, 4), DrawForDealer(deck_from("R9 G2 B9 Y9 R4 G7 B7 R1 R2")))
    draws = [event.draws for event in events if isinstance(event, DrewForDealer)]
    assert [[(draw.seat, draw.card.value) for draw in go] for go in draws] == [
        [(0, "R9"), (1, "G2"), (2, "B9"), (3, "Y9")],
        [(0, "R4"), (2, "G7"), (3, "B7")],
        [(2, "R1"), (3, "R2")],
    ]
    assert found.dealer == 3


def test_r2_1_when_too_few_cards_remain_the_tied_draw_from_a_new_shuffle() -> None:
    pairs = " ".join(f"R{n} Y{n}" for n in range(1, 15)) + " " + " ".join(f"G{n} B{n}" for n in range(1, 15))
    events, tied = brought_about(start(CLASSIC, 2), DrawForDealer(deck_from(pairs + " J")))
    assert len(events) == 28
    assert (tied.dealer, tied.waiting) == (None, WaitingForDraw((0, 1)))
    assert after(tied, DrawForDealer(deck_from("R1 R2"))).dealer == 1


def test_r2_1_only_the_tied_draw_from_the_new_shuffle() -> None:
    reds_and_yellows = [f"R{n} Y{n}" for n in range(14, 1, -1)]
    greens_and_blues = [f"G{n} B{n}" for n in range(1, 15)]
    top = " ".join(["R1 Y1", *reds_and_yellows, *greens_and_blues, "J"])
    tied = after(start(CLASSIC, 4), DrawForDealer(deck_from(top)))
    assert tied.waiting == WaitingForDraw((2, 3))
    events, found = brought_about(tied, DrawForDealer(deck_from("R2 R1")))
    assert events[0] == DrewForDealer((LaidCard(2, Card.R2), LaidCard(3, Card.R1)))
    assert found.dealer == 2


def test_r2_2_cards_are_dealt_singly_and_clockwise_from_the_dealers_left() -> None:
    table = dealt("R1 R2", "R3 R4", "R5 R6", turned_up="G1", dealer=1)
    deck = deck_from("R5 R1 R3 R6 R2 R4 G1")
    assert deck == stacked_deck(["R1 R2", "R3 R4", "R5 R6"], "G1", dealer=1)
    assert table.hands == (hand("R1 R2"), hand("R3 R4"), hand("R5 R6"))


def test_r2_2_each_round_all_57_cards_are_shuffled_again() -> None:
    second = played(bid(dealt("R1", "R2", turned_up="G1"), 0, 0), "R1 R2")
    deck = stacked_deck(["G1 B2", "R1 R2"], "J", dealer=1)
    events, table = brought_about(second, Deal(deck))
    assert events == (
        RoundStarted(2, 2, 1),
        DeckSet(deck),
        HandDealt(0, hand("G1 B2")),
        HandDealt(1, hand("R1 R2")),
        TrumpTurned(Card.JOKER),
    )
    assert sum(map(len, table.hands)) + 1 + len(table.pile) == 57


def test_r2_3_the_next_cards_colour_is_trump() -> None:
    table = dealt("R1", "R2", turned_up="G7")
    assert (table.turned_up, table.trump) == (Card.G7, Trump(TrumpFace.TURNED_UP, GREEN))
    assert table.waiting == WaitingForBid(0)


def test_r2_4_the_dealer_token_moves_one_seat_clockwise() -> None:
    table = played(bid(dealt("R1", "R2", "R3", turned_up="G1", dealer=2), 0, 0, 0), "R3 R1 R2")
    assert after(table, Deal(FULL_DECK)).dealer == 0


def test_r2_4_it_moves_on_from_where_it_lies_after_change_dealer() -> None:
    table = bid(dealt("R1", "R2", "R3", "R4", turned_up="G1", ruleset=TACTICAL), 0, 0, 0, 0)
    moved = played(after(table, ChangeDealer(1, 2)), "R3 R4 R1 R2")
    assert moved.dealer == 2
    assert after(moved, Deal(FULL_DECK)).dealer == 3
