"""Every reason the engine can refuse an action for, provoked once, with its clause and all its data."""

from collections.abc import Callable

import pytest

from doublelucky7.rules.actions import (
    Action,
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    Deal,
    DieFell,
    DoublePoints,
    DrawForDealer,
    KeepPawn,
    NameTrump,
    NoTrump,
    PlaceBid,
    PlayCard,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.engine import decide, start
from doublelucky7.rules.legality import why_illegal
from doublelucky7.rules.refusals import IllegalAction, Refusal
from doublelucky7.rules.refusals import RefusalCode as Code
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.rules.state import State
from doublelucky7.rules.wheel import WheelOption
from tests.setting import CLASSIC, DEALER_CHOOSES, DICE, GREEN, RED, TACTICAL, after, before_round, bid, dealt, played

SEVEN_CARDS = ("R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7")


def fresh() -> State:
    return start(CLASSIC, 2)


def undealt() -> State:
    return before_round(CLASSIC, 2, 1, 0)


def to_name() -> State:
    return dealt("R9 R1", "R2 G2", turned_up="J", ruleset=DEALER_CHOOSES)


def to_bid() -> State:
    return dealt("R9 R1", "R2 G2", turned_up="G1")


def to_play() -> State:
    return bid(to_bid(), 0, 1)


def red_is_led() -> State:
    return played(to_play(), "R9")


def asked(ruleset: RuleSet = TACTICAL) -> State:
    table = dealt("R9 R1", "R2 G2", turned_up="G1", ruleset=ruleset, pawns=(WheelOption.EXTRA_CARD, None))
    return bid(table, 0, 1)


def asked_to_roll() -> State:
    return asked(DICE)


def rolling() -> State:
    return after(asked(DICE), RollDie(1))


def rolled_no_trump() -> State:
    return after(rolling(), DieFell(7))


def asked_in_round_7() -> State:
    return bid(dealt(*SEVEN_CARDS, turned_up="B1", ruleset=TACTICAL), 0, 0)


def over() -> State:
    return played(bid(dealt(*SEVEN_CARDS, turned_up="B1"), 0, 0), " ".join(f"R{n} G{n}" for n in range(1, 8)))


PROVOKED: list[tuple[Callable[[], State], Action, Refusal]] = [
    (over, PlaceBid(0, 0), Refusal(code=Code.GAME_IS_OVER, clause="R6.3")),
    (to_bid, PlaceBid(2, 0), Refusal(code=Code.NO_SUCH_SEAT, clause="R1.2", seat=2, players=2)),
    (to_bid, PlaceBid(-1, 0), Refusal(code=Code.NO_SUCH_SEAT, clause="R1.2", seat=-1, players=2)),
    (asked, ChangeBid(1, 2, 1), Refusal(code=Code.NO_SUCH_SEAT, clause="R1.2", seat=2, players=2)),
    (asked, PlayerSwap(1, -1, 0), Refusal(code=Code.NO_SUCH_SEAT, clause="R1.2", seat=-1, players=2)),
    (asked, PlayerSwap(1, 0, 7), Refusal(code=Code.NO_SUCH_SEAT, clause="R1.2", seat=7, players=2)),
    (asked, ChangeDealer(1, 2), Refusal(code=Code.NO_SUCH_SEAT, clause="R1.2", seat=2, players=2)),
    (to_name, NameTrump(1, RED), Refusal(code=Code.NOT_YOUR_TURN, clause="R3.2", seat=0)),
    (to_bid, PlaceBid(1, 0), Refusal(code=Code.NOT_YOUR_TURN, clause="R4.1", seat=0)),
    (asked, KeepPawn(0), Refusal(code=Code.NOT_YOUR_TURN, clause="R7.1", seat=1)),
    (rolled_no_trump, NoTrump(0), Refusal(code=Code.NOT_YOUR_TURN, clause="R7.1", seat=1)),
    (to_play, PlayCard(1, Card.R2), Refusal(code=Code.NOT_YOUR_TURN, clause="R5.1", seat=0)),
    (fresh, PlaceBid(0, 0), Refusal(code=Code.WAITING_FOR_CARDS, clause="R2.1")),
    (undealt, PlaceBid(0, 0), Refusal(code=Code.WAITING_FOR_CARDS, clause="R2.2")),
    (rolling, KeepPawn(1), Refusal(code=Code.WAITING_FOR_DIE, clause="R7.5", seat=1)),
    (undealt, Deal(FULL_DECK[1:]), Refusal(code=Code.NOT_A_FULL_DECK, clause="R1.1")),
    (fresh, DrawForDealer((Card.R1, *FULL_DECK[:-1])), Refusal(code=Code.NOT_A_FULL_DECK, clause="R1.1")),
    (rolling, DieFell(0), Refusal(code=Code.NO_SUCH_FACE, clause="R7.5", face=0)),
    (rolling, DieFell(9), Refusal(code=Code.NO_SUCH_FACE, clause="R7.5", face=9)),
    (undealt, DrawForDealer(FULL_DECK), Refusal(code=Code.NO_DRAW_NOW, clause="R2.1")),
    (to_bid, Deal(FULL_DECK), Refusal(code=Code.NO_DEAL_NOW, clause="R2.2")),
    (asked_to_roll, DieFell(1), Refusal(code=Code.NO_DIE_NOW, clause="R7.5")),
    (to_bid, NameTrump(0, RED), Refusal(code=Code.NO_TRUMP_TO_NAME, clause="R3.2")),
    (to_play, PlaceBid(0, 0), Refusal(code=Code.NO_BID_NOW, clause="R4.1")),
    (to_play, KeepPawn(0), Refusal(code=Code.NO_WHEEL_NOW, clause="R7.1")),
    (asked, PlayCard(1, Card.R2), Refusal(code=Code.NO_CARD_NOW, clause="R5.1")),
    (to_bid, PlaceBid(0, 3), Refusal(code=Code.BID_OUT_OF_RANGE, clause="R4.2", bid=3, tricks=2)),
    (
        lambda: bid(to_bid(), 2),
        PlaceBid(1, 0),
        Refusal(code=Code.BID_MAKES_SUM_EQUAL, clause="R4.3", bid=0, tricks=2),
    ),
    (asked, RollDie(1), Refusal(code=Code.NO_DIE_IN_THIS_MODE, clause="R7.4")),
    (asked_to_roll, NoTrump(1), Refusal(code=Code.ROLL_FIRST, clause="R7.5", option=WheelOption.NO_TRUMP)),
    (rolled_no_trump, KeepPawn(1), Refusal(code=Code.ROLL_IS_BINDING, clause="R7.5", face=7)),
    (rolled_no_trump, RollDie(1), Refusal(code=Code.ROLL_IS_BINDING, clause="R7.5", face=7)),
    (
        rolled_no_trump,
        DoublePoints(1),
        Refusal(code=Code.ROLLED_ANOTHER_OPTION, clause="R7.5", option=WheelOption.NO_TRUMP, face=7),
    ),
    (
        lambda: bid(dealt("R1", "R2", turned_up="G1", ruleset=TACTICAL, pawns=(WheelOption.NO_TRUMP, None)), 0, 0),
        NoTrump(1),
        Refusal(code=Code.OPTION_IS_BLOCKED, clause="R7.3", option=WheelOption.NO_TRUMP, seat=0),
    ),
    (
        asked_in_round_7,
        DoublePoints(1),
        Refusal(code=Code.ROUND_SEVEN_IS_DOUBLE_ALREADY, clause="R7.6", option=WheelOption.DOUBLE_POINTS),
    ),
    (
        asked,
        ChangeBid(1, 0, -1),
        Refusal(code=Code.CHANGED_BID_OUT_OF_RANGE, clause="W1", seat=0, bid=-1, tricks=2),
    ),
    (asked, PlayerSwap(1, 1, 1), Refusal(code=Code.SWAP_NEEDS_TWO_PLAYERS, clause="W2", seat=1)),
    (asked, ChangeDealer(1, 0), Refusal(code=Code.IS_DEALER_ALREADY, clause="W3", seat=0)),
    (asked, ChangeTrump(1, GREEN), Refusal(code=Code.IS_TRUMP_ALREADY, clause="W5", colour=GREEN)),
    (to_play, PlayCard(0, Card.R2), Refusal(code=Code.CARD_NOT_HELD, clause="R5.2", card=Card.R2)),
    (
        red_is_led,
        PlayCard(1, Card.G2),
        Refusal(code=Code.MUST_FOLLOW_COLOUR, clause="R5.2", colour=RED, card=Card.G2),
    ),
]


@pytest.mark.parametrize(
    ("table", "action", "expected"), PROVOKED, ids=[f"{case[2].code.value}-{case[2].clause}" for case in PROVOKED]
)
def test_an_action_is_refused_with_its_code_clause_and_data(
    table: Callable[[], State], action: Action, expected: Refusal
) -> None:
    assert why_illegal(table(), action) == expected
    with pytest.raises(IllegalAction) as illegal:
        decide(table(), action)
    assert illegal.value.refusal == expected
    assert str(illegal.value) == f"{expected.code.value} ({expected.clause})"


def test_no_refusal_code_is_left_out() -> None:
    assert {refusal.code for _, _, refusal in PROVOKED} == set(Code)
