"""R7: who is asked, what is free, the die, and the penalty."""

import pytest

from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    Deal,
    DieFell,
    DoublePoints,
    ExtraCard,
    KeepPawn,
    NoTrump,
    PlayCard,
    RollDie,
    option_of,
)
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.events import DieRolled, DieShowed, PawnPlaced, PawnsReturned, TrumpRemoved
from doublelucky7.rules.legality import conceivable_actions, legal_actions
from doublelucky7.rules.options import option_actions
from doublelucky7.rules.refusals import RefusalCode
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.seeing import view_of
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import led_colour
from doublelucky7.rules.views import OptionStatus
from doublelucky7.rules.waiting import WaitingForCard, WaitingForDie, WaitingForOption, WaitingForWheel
from doublelucky7.rules.wheel import WHEEL_OPTIONS, WheelOption, options_after_roll
from tests.setting import (
    CLASSIC,
    DICE,
    RED,
    TACTICAL,
    after,
    before_round,
    bid,
    brought_about,
    dealt,
    playable,
    played,
    refusal_of,
    turn_of,
)

LONG_TACTICAL = RuleSet(mode=Mode.TACTICAL_ESCAPE, rounds=14)
SEVEN_CARDS = ("R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7", "B1 B2 B3 B4 B5 B6 B7")


def at_the_wheel(
    ruleset: RuleSet = TACTICAL, dealer: int = 0, pawns: tuple[WheelOption | None, ...] | None = None
) -> State:
    return bid(dealt("R1", "R2", "R3", turned_up="G1", ruleset=ruleset, dealer=dealer, pawns=pawns), 0, 0, 0)


def at_the_wheel_in_round_7(ruleset: RuleSet, pawns: tuple[WheelOption | None, ...] = (None, None, None)) -> State:
    return bid(dealt(*SEVEN_CARDS, turned_up="Y1", ruleset=ruleset, pawns=pawns), 0, 0, 0)


def options_offered(state: State) -> set[WheelOption]:
    everything = option_actions(state, turn_of(state))
    return {option_of(action) for action in everything if action in legal_actions(state)}


def test_r7_1_the_wheel_comes_after_the_last_bid_and_before_the_first_card() -> None:
    table = dealt("R1", "R2", "R3", turned_up="G1", ruleset=TACTICAL)
    assert refusal_of(bid(table, 0, 0), DoublePoints(1)).code is RefusalCode.NO_WHEEL_NOW
    asked = bid(table, 0, 0, 0)
    assert asked.waiting == WaitingForWheel(1)
    assert refusal_of(asked, PlayCard(0, Card.R1)).code is RefusalCode.NO_CARD_NOW


def test_r7_1_everybody_is_asked_once_from_the_dealers_left_the_dealer_last() -> None:
    table, asked = at_the_wheel(dealer=1), []
    while isinstance(table.waiting, WaitingForWheel):
        asked.append(table.waiting.seat)
        wheel = view_of(table, None).wheel
        assert wheel is not None
        assert wheel.to_ask == (2, 0, 1)[len(asked) - 1 :]
        table = after(table, KeepPawn(turn_of(table)))
    assert asked == [2, 0, 1]
    assert table.waiting == WaitingForCard(1)


def test_r7_1_only_who_still_has_the_pawn_is_asked() -> None:
    table = at_the_wheel(pawns=(None, WheelOption.NO_TRUMP, None))
    assert table.waiting == WaitingForWheel(2)
    assert after(table, KeepPawn(2)).waiting == WaitingForWheel(0)


def test_r7_1_after_a_yes_nobody_else_is_asked() -> None:
    table = after(at_the_wheel(), KeepPawn(1), DoublePoints(2))
    assert table.waiting == WaitingForCard(0)
    assert view_of(table, None).wheel is not None


def test_r7_1_a_roll_counts_as_a_yes_whatever_it_shows() -> None:
    assert after(at_the_wheel(DICE), RollDie(1), DieFell(8)).waiting == WaitingForCard(0)


def test_r7_1_in_classic_mode_nobody_is_asked() -> None:
    table = at_the_wheel(CLASSIC)
    assert table.waiting == WaitingForCard(0)
    assert view_of(table, 0).wheel is None


def test_r7_2_a_pawn_is_used_once_in_a_series() -> None:
    table = played(after(at_the_wheel(), DoublePoints(1)), "R1 R2 R3")
    second = bid(after(table, Deal(FULL_DECK)), 0, 0, 0)
    asked = []
    while isinstance(second.waiting, WaitingForWheel):
        asked.append(second.waiting.seat)
        second = after(second, KeepPawn(second.waiting.seat))
    assert asked == [2, 0]


def test_r7_2_all_pawns_come_back_before_round_8() -> None:
    pawns = (WheelOption.NO_TRUMP, None, WheelOption.EXTRA_CARD)
    events, table = brought_about(before_round(LONG_TACTICAL, 3, 8, 0, pawns=pawns), Deal(FULL_DECK))
    assert events[0] == PawnsReturned()
    assert table.pawns == (None, None, None)
    assert options_offered(bid(table, 0, 0, 0)) == set(WHEEL_OPTIONS)


def test_r7_2_pawns_stay_where_they_are_between_other_rounds() -> None:
    pawns = (WheelOption.NO_TRUMP, None, WheelOption.EXTRA_CARD)
    for number in (7, 9):
        events, table = brought_about(before_round(LONG_TACTICAL, 3, number, 0, pawns=pawns), Deal(FULL_DECK))
        assert PawnsReturned() not in events
        assert table.pawns == pawns


def test_r7_2_without_the_wheel_no_pawn_comes_back() -> None:
    events, _ = brought_about(before_round(RuleSet(rounds=14), 3, 8, 0), Deal(FULL_DECK))
    assert PawnsReturned() not in events


def test_r7_3_an_option_taken_is_blocked_for_everyone() -> None:
    table = at_the_wheel(pawns=(WheelOption.DOUBLE_POINTS, None, None))
    assert options_offered(table) == set(WHEEL_OPTIONS) - {WheelOption.DOUBLE_POINTS}
    refusal = refusal_of(table, DoublePoints(1))
    assert (refusal.code, refusal.clause) == (RefusalCode.OPTION_IS_BLOCKED, "R7.3")
    assert (refusal.option, refusal.seat) == (WheelOption.DOUBLE_POINTS, 0)


def test_r7_3_the_wheel_shows_whose_pawn_blocks_what() -> None:
    wheel = view_of(at_the_wheel(pawns=(WheelOption.DOUBLE_POINTS, None, None)), None).wheel
    assert wheel is not None
    assert [(shown.option, shown.blocked_by) for shown in wheel.options if shown.status is OptionStatus.BLOCKED] == [
        (WheelOption.DOUBLE_POINTS, 0)
    ]
    assert wheel.pawns_in_hand == (1, 2)


def test_r7_4_the_player_chooses_any_free_option_and_target_or_passes() -> None:
    table = at_the_wheel()
    assert options_offered(table) == set(WHEEL_OPTIONS)
    assert KeepPawn(1) in legal_actions(table)
    assert [action.target for action in legal_actions(table) if isinstance(action, ChangeDealer)] == [1, 2]


def test_r7_4_there_is_no_die() -> None:
    refusal = refusal_of(at_the_wheel(), RollDie(1))
    assert (refusal.code, refusal.clause) == (RefusalCode.NO_DIE_IN_THIS_MODE, "R7.4")


def test_r7_5_the_player_rolls_or_passes() -> None:
    assert legal_actions(at_the_wheel(DICE)) == (KeepPawn(1), RollDie(1))


def test_r7_5_no_option_is_chosen_before_the_roll() -> None:
    refusal = refusal_of(at_the_wheel(DICE), NoTrump(1))
    assert (refusal.code, refusal.clause) == (RefusalCode.ROLL_FIRST, "R7.5")


@pytest.mark.parametrize("option", WHEEL_OPTIONS)
def test_r7_5_a_free_option_must_be_carried_out_with_a_target_of_choice(option: WheelOption) -> None:
    events, rolled = brought_about(at_the_wheel(DICE), RollDie(1), DieFell(option.face))
    assert events == (DieRolled(1), DieShowed(1, option.face))
    assert rolled.waiting == WaitingForOption(1, option.face)
    assert options_offered(rolled) == {option}
    refusal = refusal_of(rolled, KeepPawn(1))
    assert (refusal.code, refusal.face) == (RefusalCode.ROLL_IS_BINDING, option.face)


def test_r7_5_double_lucky_lets_one_choose_and_blocks_the_chosen_option() -> None:
    table = at_the_wheel(DICE, pawns=(WheelOption.EXTRA_CARD, None, None))
    rolled = after(table, RollDie(1), DieFell(WheelOption.EXTRA_CARD.face))
    assert options_offered(rolled) == set(WHEEL_OPTIONS) - {WheelOption.EXTRA_CARD}
    assert refusal_of(rolled, KeepPawn(1)).code is RefusalCode.ROLL_IS_BINDING
    events, chosen = brought_about(rolled, NoTrump(1))
    assert events == (PawnPlaced(1, WheelOption.NO_TRUMP), TrumpRemoved(1))
    assert chosen.pawns == (WheelOption.EXTRA_CARD, WheelOption.NO_TRUMP, None)


def test_r7_5_a_roll_leaves_its_own_option_or_all_that_are_free() -> None:
    pawns = (WheelOption.EXTRA_CARD, None, None)
    free = tuple(option for option in WHEEL_OPTIONS if option is not WheelOption.EXTRA_CARD)
    assert options_after_roll(WheelOption.EXTRA_CARD.face, pawns, 1) == free
    assert options_after_roll(WheelOption.NO_TRUMP.face, pawns, 1) == (WheelOption.NO_TRUMP,)


def test_r7_5_after_the_x_the_pawn_stays_in_hand_and_nobody_else_rolls() -> None:
    table = after(at_the_wheel(DICE), RollDie(1))
    assert (table.waiting, table.to_act) == (WaitingForDie(1), None)
    unlucky = after(table, DieFell(8))
    assert unlucky.pawns == (None, None, None)
    assert unlucky.waiting == WaitingForCard(0)


def test_r7_5_the_pawn_may_be_tried_again_in_a_later_round() -> None:
    table = played(after(at_the_wheel(DICE), RollDie(1), DieFell(8)), "R1 R2 R3")
    second = after(bid(after(table, Deal(FULL_DECK)), 0, 0, 0), KeepPawn(2), KeepPawn(0))
    assert RollDie(1) in legal_actions(second)


def test_r7_5_while_the_die_rolls_nobody_can_do_anything() -> None:
    table = after(at_the_wheel(DICE), RollDie(1))
    assert legal_actions(table) == ()
    assert [conceivable_actions(table, seat) for seat in range(3)] == [(), (), ()]


def test_r7_5_while_the_die_rolls_it_is_shown_who_threw_it() -> None:
    for table in (after(at_the_wheel(DICE), RollDie(1)), after(at_the_wheel(DICE), RollDie(1), DieFell(4))):
        wheel = view_of(table, 0).wheel
        assert wheel is not None
        assert wheel.to_ask == (1,)


def test_r7_6_double_points_is_not_available_in_round_7() -> None:
    table = at_the_wheel_in_round_7(TACTICAL)
    assert options_offered(table) == set(WHEEL_OPTIONS) - {WheelOption.DOUBLE_POINTS}
    refusal = refusal_of(table, DoublePoints(1))
    assert (refusal.code, refusal.clause) == (RefusalCode.ROUND_SEVEN_IS_DOUBLE_ALREADY, "R7.6")
    wheel = view_of(table, None).wheel
    assert wheel is not None
    assert [shown.option for shown in wheel.options if shown.status is OptionStatus.NOT_THIS_ROUND] == [
        WheelOption.DOUBLE_POINTS
    ]


def test_r7_6_rolling_it_in_round_7_counts_as_rolling_a_blocked_option() -> None:
    rolled = after(at_the_wheel_in_round_7(DICE), RollDie(1), DieFell(WheelOption.DOUBLE_POINTS.face))
    assert options_offered(rolled) == set(WHEEL_OPTIONS) - {WheelOption.DOUBLE_POINTS}


def test_r7_6_it_is_available_in_round_8() -> None:
    table = dealt(*SEVEN_CARDS, turned_up="Y1", ruleset=LONG_TACTICAL, round_number=8)
    assert WheelOption.DOUBLE_POINTS in options_offered(bid(table, 0, 0, 0))


def test_r7_7_nobody_is_asked_in_round_7_when_only_double_points_is_left() -> None:
    seven = tuple(
        " ".join(f"{colour}{n}" for n in numbers) for colour in "RYG" for numbers in (range(1, 8), range(8, 15))
    )
    others = [option for option in WHEEL_OPTIONS if option is not WheelOption.DOUBLE_POINTS]
    hands = (*seven, "B1 B2 B3 B4 B5 B6 B7")
    table = bid(dealt(*hands, turned_up="J", ruleset=TACTICAL, pawns=(*others, None)), *[0] * 7)
    assert table.waiting == WaitingForCard(0)


def test_r7_8_ten_points_for_each_series_without_a_pawn_placed() -> None:
    table = at_the_wheel_in_round_7(TACTICAL, pawns=(WheelOption.NO_TRUMP, None, None))
    table = after(table, ChangeBid(1, 1, 1))
    over = played(table, " ".join(f"R{n} G{n} B{n}" for n in range(1, 8)))
    assert over.result is not None
    assert [score.penalty for score in over.result.scores] == [0, 0, 10]
    assert [score.total for score in over.result.scores] == [0, 0, 20 - 10]
    assert [seat.penalty for seat in view_of(over, None).seats] == [0, 0, 10]


def test_r7_8_totals_may_be_negative() -> None:
    table = bid(dealt(*SEVEN_CARDS, turned_up="Y1", ruleset=TACTICAL), 0, 1, 1)
    table = after(table, KeepPawn(1), KeepPawn(2), KeepPawn(0))
    over = played(table, " ".join(f"R{n} G{n} B{n}" for n in range(1, 8)))
    assert over.result is not None
    assert [score.total for score in over.result.scores] == [-10, -10, -10]
    assert over.result.winners == (0, 1, 2)


def test_r7_8_the_penalty_of_the_first_series_stands_when_the_pawns_come_back() -> None:
    table = at_the_wheel_in_round_7(LONG_TACTICAL, pawns=(WheelOption.NO_TRUMP, None, None))
    table = after(table, KeepPawn(1), KeepPawn(2))
    table = played(table, " ".join(f"R{n} G{n} B{n}" for n in range(1, 8)))
    eighth = after(table, Deal(FULL_DECK))
    assert eighth.series_without_pawn == (0, 1, 1)
    assert [seat.penalty for seat in view_of(eighth, 0).seats] == [0, 10, 10]


def test_r7_8_there_is_no_penalty_without_the_wheel() -> None:
    over = played(at_the_wheel_in_round_7(CLASSIC), " ".join(f"R{n} G{n} B{n}" for n in range(1, 8)))
    assert over.result is not None
    assert [score.penalty for score in over.result.scores] == [0, 0, 0]


def test_r7_9_an_extra_joker_is_the_joker_in_every_way_and_r3_is_not_reopened() -> None:
    ruleset = RuleSet(mode=Mode.TACTICAL_ESCAPE)
    table = bid(dealt("R1", "R2", "R3", turned_up="G1", under_it="J", ruleset=ruleset), 0, 0, 0)
    drawn = after(table, ExtraCard(1))
    assert drawn.trump == table.trump
    assert drawn.waiting == WaitingForCard(0)
    assert played(drawn, "R1 J R3").tricks_won == (0, 1, 0)


def test_r7_9_an_extra_card_wins_as_trump_or_as_the_highest_of_the_led_colour() -> None:
    trump = bid(dealt("R1", "R2", "R3", turned_up="G1", under_it="G2", ruleset=TACTICAL), 0, 0, 0)
    assert played(after(trump, ExtraCard(1)), "R1 G2 R3").tricks_won == (0, 1, 0)
    highest = bid(dealt("R1", "R2", "R3", turned_up="G1", under_it="R14", ruleset=TACTICAL), 0, 0, 0)
    assert played(after(highest, ExtraCard(1)), "R1 R14 R3").tricks_won == (0, 1, 0)
    neither = bid(dealt("R1", "R2", "R3", turned_up="G1", under_it="B14", ruleset=TACTICAL), 0, 0, 0)
    assert played(after(neither, ExtraCard(1)), "R1 B14 R3").tricks_won == (0, 0, 1)


def test_r7_9_led_by_the_dealer_it_sets_the_led_colour() -> None:
    table = bid(dealt("B1 B2", "R2 Y1", "R3 Y2", turned_up="G1", under_it="R9", ruleset=TACTICAL), 0, 0, 0)
    led = played(after(table, KeepPawn(1), KeepPawn(2), ExtraCard(0)), "R9")
    assert led_colour(led.trick) is RED
    assert playable(led) == {"R2"}


def test_r7_10_with_seven_players_and_seven_cards_the_pile_has_a_card_for_the_wheel() -> None:
    dealt_out = after(before_round(TACTICAL, 7, 7, 0), Deal(FULL_DECK))
    assert sum(map(len, dealt_out.hands)) + 1 == 50
    drawn = after(bid(dealt_out, *[0] * 7), ExtraCard(1))
    assert len(drawn.pile) == 57 - 51


@pytest.mark.parametrize("option", WHEEL_OPTIONS)
def test_r7_11_a_pawn_is_placed_only_together_with_what_its_option_brings_about(option: WheelOption) -> None:
    table = at_the_wheel()
    placing = [action for action in legal_actions(table) if not isinstance(action, KeepPawn)]
    for action in (action for action in option_actions(table, 1) if action in placing and option_of(action) is option):
        placed, *carried_out = brought_about(table, action)[0]
        assert placed == PawnPlaced(1, option)
        assert carried_out
