"""Why an action is refused: a code, the clause behind it, and its data; the words are in `wording`."""

from __future__ import annotations

from enum import Enum

import msgspec

from doublelucky7.rules.cards import Card, Colour
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.wheel import WheelOption


class RefusalCode(Enum):
    """Every reason the engine can refuse an action for."""

    GAME_IS_OVER = "game_is_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    WAITING_FOR_CARDS = "waiting_for_cards"
    WAITING_FOR_DIE = "waiting_for_die"
    NOT_A_FULL_DECK = "not_a_full_deck"
    NO_SUCH_FACE = "no_such_face"
    NO_DRAW_NOW = "no_draw_now"
    NO_DEAL_NOW = "no_deal_now"
    NO_DIE_NOW = "no_die_now"
    NO_TRUMP_TO_NAME = "no_trump_to_name"
    NO_BID_NOW = "no_bid_now"
    NO_WHEEL_NOW = "no_wheel_now"
    NO_CARD_NOW = "no_card_now"
    BID_OUT_OF_RANGE = "bid_out_of_range"
    BID_MAKES_SUM_EQUAL = "bid_makes_sum_equal"
    NO_DIE_IN_THIS_MODE = "no_die_in_this_mode"
    ROLL_FIRST = "roll_first"
    ROLL_IS_BINDING = "roll_is_binding"
    ROLLED_ANOTHER_OPTION = "rolled_another_option"
    OPTION_IS_BLOCKED = "option_is_blocked"
    ROUND_SEVEN_IS_DOUBLE_ALREADY = "round_seven_is_double_already"
    CHANGED_BID_OUT_OF_RANGE = "changed_bid_out_of_range"
    SWAP_NEEDS_TWO_PLAYERS = "swap_needs_two_players"
    IS_DEALER_ALREADY = "is_dealer_already"
    IS_TRUMP_ALREADY = "is_trump_already"
    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW_COLOUR = "must_follow_colour"


class Refusal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One refusal with the data its sentence needs; a field a code has no use for is absent."""

    code: RefusalCode
    clause: str
    seat: Seat | None = None
    card: Card | None = None
    colour: Colour | None = None
    option: WheelOption | None = None
    bid: int | None = None
    tricks: int | None = None
    players: int | None = None
    face: int | None = None


class IllegalAction(Exception):
    """Raised by `decide` for an action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code.value} ({refusal.clause})")
        self.refusal = refusal


def why_no_such_seat(seat: Seat, players: int) -> Refusal | None:
    """Why nothing can be done by or to a seat that the table does not have."""
    if 0 <= seat < players:
        return None
    return Refusal(code=RefusalCode.NO_SUCH_SEAT, clause="R1.2", seat=seat, players=players)
