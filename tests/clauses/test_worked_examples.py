"""The eight worked examples of docs/rules.md."""

from doublelucky7.rules.actions import ChangeBid, Deal, DoublePoints, KeepPawn
from doublelucky7.rules.bidding import sum_of
from doublelucky7.rules.cards import FULL_DECK
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.rules.scoring import score_of
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForWheel
from tests.setting import TACTICAL, after, before_round, bid, biddable, dealt, playable, played, turn_of

A, B, C, D = range(4)


def test_example_1_r4_3_dan_may_bid_0_2_or_3() -> None:
    table = dealt("R1 R2 R3", "Y1 Y2 Y3", "G1 G2 G3", "B1 B2 B3", turned_up="J", dealer=A)
    last = bid(table, 1, 1, 0)
    assert turn_of(last) == D
    assert biddable(last) == {0, 2, 3}


def test_example_2_r5_5_cleo_wins_with_the_smallest_trump_and_anna_leads_again() -> None:
    table = bid(dealt("R9 R1", "R2 G14", "G1 B2", "B14 Y1", turned_up="G5"), 0, 0, 0, 0)
    led = played(table, "R9")
    assert playable(led) == {"R2"}
    over = played(led, "R2 G1 B14")
    assert over.tricks_won == (0, 0, 1, 0)
    assert turn_of(over) == A


def test_example_3_r5_3_dan_may_play_red_5_or_the_joker() -> None:
    table = bid(dealt("R9 R1", "R2 G14", "G1 B2", "R5 J", turned_up="G5"), 0, 0, 0, 0)
    assert playable(played(table, "R9 R2 G1")) == {"R5", "J"}


def seven_tricks_bid_and_won(round_number: int, *wheel: DoublePoints) -> int:
    ruleset = RuleSet(rounds=14, mode=Mode.TACTICAL_ESCAPE) if wheel else RuleSet(rounds=14)
    hands = "R8 R9 R10 R11 R12 R13 R14", "R1 R2 R3 R4 R5 R6 R7"
    table = bid(dealt(*hands, turned_up="G1", ruleset=ruleset, round_number=round_number, dealer=1), 1, 7)
    table = after(table, *wheel)
    scored = played(table, " ".join(f"R{n} R{n + 7}" for n in range(1, 8)))
    assert scored.pad[-1].scores[0] == score_of(0, 7, 7, round_number, 0 if wheel else None)
    return scored.pad[-1].scores[0].points


def test_example_4_r6_2_seven_bid_and_seven_won() -> None:
    assert seven_tricks_bid_and_won(7) == 48
    assert seven_tricks_bid_and_won(8) == 24
    assert seven_tricks_bid_and_won(8, DoublePoints(0)) == 48


def test_example_5_w1_the_sum_may_become_equal() -> None:
    table = bid(dealt("R1 R2", "Y1 Y2", "G1 G2", turned_up="J", ruleset=TACTICAL), 0, 1, 0)
    changed = after(table, ChangeBid(1, 2, 1))
    assert changed.bids == (0, 1, 1)
    assert sum_of(changed.bids) == changed.tricks


def test_example_6_r3_1_cleo_wins_with_the_higher_blue() -> None:
    table = bid(dealt("B3", "R14", "B4", turned_up="J"), 0, 0, 0)
    assert played(table, "B3 R14 B4").tricks_won == (0, 0, 1)


def test_example_7_r7_1_with_dealer_ben_cleo_dan_anna_and_ben_are_asked() -> None:
    table, asked = bid(dealt("R1", "R2", "R3", "R4", turned_up="G1", ruleset=TACTICAL, dealer=B), 0, 0, 0, 0), []
    while isinstance(table.waiting, WaitingForWheel):
        asked.append(table.waiting.seat)
        table = after(table, KeepPawn(table.waiting.seat))
    assert asked == [C, D, A, B]


def passed_and_played_to_the_end(table: State) -> State:
    """Bids 0 wherever possible, no pawn used, the first legal card."""
    while not table.is_over:
        if table.to_act is None:
            table = after(table, Deal(FULL_DECK))
            continue
        legal = legal_actions(table)
        table = after(table, KeepPawn(table.to_act) if KeepPawn(table.to_act) in legal else legal[0])
    return table


def test_example_8_r7_8_once_in_14_rounds_costs_10_never_20() -> None:
    ruleset = RuleSet(rounds=14, mode=Mode.TACTICAL_ESCAPE)
    third = bid(after(before_round(ruleset, 2, 3, 0), Deal(FULL_DECK)), 0, 0)
    over = passed_and_played_to_the_end(after(third, DoublePoints(turn_of(third))))
    assert over.result is not None
    assert [score.penalty for score in over.result.scores] == [20, 10]
    assert [score.total for score in over.result.scores] == [
        score.points - score.penalty for score in over.result.scores
    ]
