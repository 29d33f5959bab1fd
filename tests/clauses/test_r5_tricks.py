"""R5: playing tricks."""

from doublelucky7.rules.actions import ExtraCard, PlayCard
from doublelucky7.rules.cards import Card
from doublelucky7.rules.events import TrickWon
from doublelucky7.rules.legality import conceivable_actions
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCard, Trick, cards_that_may_be_played, led_colour, winner_of
from doublelucky7.rules.waiting import WaitingForDeal
from tests.setting import (
    GREEN,
    RED,
    TACTICAL,
    after,
    bid,
    brought_about,
    dealt,
    hand,
    playable,
    played,
    refusal_of,
    trick,
    turn_of,
)


def test_r5_1_the_dealer_leads_every_trick_not_its_winner() -> None:
    table = bid(dealt("R1 R2 R3", "R4 R5 R6", "R7 R8 R9", turned_up="G1", dealer=1), 0, 0, 0)
    leaders = []
    for round_of_play in ("R4 R7 R1", "R5 R8 R2", "R6 R9 R3"):
        leaders.append(turn_of(table))
        table = played(table, round_of_play)
    assert leaders == [1, 1, 1]
    assert table.tricks_won == (0, 0, 3)


def test_r5_1_any_card_may_be_led_trump_and_joker_included() -> None:
    table = bid(dealt("R1 G2 J", "R4 R5 R6", turned_up="G1"), 0, 0)
    assert playable(table) == {"R1", "G2", "J"}


def test_r5_1_play_goes_clockwise() -> None:
    table = played(bid(dealt("R1", "R2", "R3", turned_up="G1", dealer=2), 0, 0, 0), "R3")
    assert turn_of(table) == 0


def test_r5_2_who_holds_the_led_colour_must_play_one() -> None:
    table = played(bid(dealt("R9 Y1", "R2 G14", turned_up="G1"), 0, 0), "R9")
    assert playable(table) == {"R2"}
    refusal = refusal_of(table, PlayCard(1, Card.G14))
    assert (refusal.code, refusal.clause) == (RefusalCode.MUST_FOLLOW_COLOUR, "R5.2")
    assert (refusal.colour, refusal.card) == (RED, Card.G14)


def test_r5_2_a_player_may_think_of_any_card_in_hand_before_being_told_why_not() -> None:
    table = played(bid(dealt("R9 Y1", "R2 G14", turned_up="G1"), 0, 0), "R9")
    assert set(conceivable_actions(table, 1)) == {PlayCard(1, Card.R2), PlayCard(1, Card.G14)}


def test_r5_2_there_is_no_duty_to_beat() -> None:
    table = played(bid(dealt("R9 Y1", "R2 R14", turned_up="G1"), 0, 0), "R9")
    assert playable(table) == {"R2", "R14"}


def test_r5_2_who_has_none_may_play_anything_and_need_not_trump() -> None:
    table = played(bid(dealt("R9 Y1", "B2 G14", turned_up="G1"), 0, 0), "R9")
    assert playable(table) == {"B2", "G14"}


def test_r5_2_a_card_not_held_cannot_be_played() -> None:
    table = bid(dealt("R9", "B2", turned_up="G1"), 0, 0)
    refusal = refusal_of(table, PlayCard(0, Card.B2))
    assert (refusal.code, refusal.card) == (RefusalCode.CARD_NOT_HELD, Card.B2)


def test_r5_3_the_joker_may_be_played_although_one_could_follow() -> None:
    table = played(bid(dealt("R9 Y1", "R2 J", turned_up="G1"), 0, 0), "R9")
    assert playable(table) == {"R2", "J"}


def test_r5_3_the_joker_is_never_forced_while_another_card_is_held() -> None:
    table = played(bid(dealt("R9 Y1", "B2 J", turned_up="G1"), 0, 0), "R9")
    assert playable(table) == {"B2", "J"}


def test_r5_3_holding_the_joker_is_not_holding_the_led_colour() -> None:
    assert cards_that_may_be_played(hand("J B2"), RED) == hand("J B2")
    assert cards_that_may_be_played(hand("J B2 R1"), RED) == hand("R1 J")
    assert Card.JOKER.colour is None


def test_r5_3_a_played_joker_does_not_change_the_led_colour() -> None:
    table = played(bid(dealt("R9 Y1", "R2 J", "R3 G2", turned_up="G1"), 0, 0, 0), "R9 J")
    assert led_colour(table.trick) is RED
    assert playable(table) == {"R3"}


def test_r5_4_a_led_joker_lets_everybody_play_anything_and_wins() -> None:
    table = played(bid(dealt("J Y1", "R2 G14", "R3 G2", turned_up="G1"), 0, 0, 0), "J")
    assert led_colour(table.trick) is None
    assert playable(table) == {"R2", "G14"}
    after_two = played(table, "G14")
    assert playable(after_two) == {"R3", "G2"}
    assert played(after_two, "G2").tricks_won == (1, 0, 0)


def test_r5_5_the_joker_beats_the_highest_trump() -> None:
    assert winner_of(trick("G14 J G13"), trump=GREEN) == 1


def test_r5_5_the_lowest_trump_beats_the_led_14() -> None:
    assert winner_of(trick("R14 G1 R2"), trump=GREEN) == 1


def test_r5_5_the_highest_trump_wins() -> None:
    assert winner_of(trick("R14 G1 G2"), trump=GREEN) == 2


def test_r5_5_else_the_highest_of_the_led_colour_wins() -> None:
    assert winner_of(trick("R3 B14 R4", leader=2), trump=GREEN) == 1


def test_r5_5_without_trump_another_colour_never_wins() -> None:
    assert winner_of(trick("R1 B14 Y14"), trump=None) == 0


def test_r5_6_the_winner_takes_the_trick_and_everybody_sees_the_count() -> None:
    table = bid(dealt("R1 R2", "R3 R4", turned_up="G1"), 0, 0)
    events, table = brought_about(table, PlayCard(0, Card.R1), PlayCard(1, Card.R3))
    assert events[-1] == TrickWon(Trick(trick("R1 R3"), 1))
    for viewer in (0, 1, None):
        assert [seat.tricks_won for seat in view_of(table, viewer).seats] == [0, 1]


def three_tricks_in(ruleset: RuleSet) -> State:
    table = bid(dealt("R1 R2 R3 R4", "R5 R6 R7 R8", turned_up="G1", ruleset=ruleset), 0, 0)
    return played(table, "R1 R5 R2 R6 R3")


def test_r5_6_only_the_last_completed_trick_may_be_looked_at() -> None:
    view = view_of(three_tricks_in(RuleSet()), 0)
    assert view.last_trick == Trick(trick("R2 R6"), 1)
    assert view.earlier_tricks is None
    assert view.trick.plays == (LaidCard(0, Card.R3),)


def test_r5_6_with_open_memory_all_played_cards_stay_visible() -> None:
    for viewer in (0, 1, None):
        view = view_of(three_tricks_in(RuleSet(open_memory=True)), viewer)
        assert view.earlier_tricks == (Trick(trick("R1 R5"), 1), Trick(trick("R2 R6"), 1))


def test_r5_7_the_round_ends_after_its_tricks_whatever_cards_are_left() -> None:
    table = bid(dealt("R1", "R2", turned_up="G1", under_it="B5", ruleset=TACTICAL), 0, 0)
    scored = played(after(table, ExtraCard(1)), "R1 B5")
    assert scored.waiting == WaitingForDeal()
    assert scored.hands == ((), hand("R2"))
    assert len(scored.pad) == 1
