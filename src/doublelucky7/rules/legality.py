"""What is allowed now: the one place that knows why an action is refused."""

from __future__ import annotations

from typing import assert_never

from doublelucky7.rules.actions import (
    Action,
    ChanceAction,
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    Deal,
    DieFell,
    DoublePoints,
    DrawForDealer,
    ExtraCard,
    KeepPawn,
    NameTrump,
    NoTrump,
    OptionAction,
    PlaceBid,
    PlayCard,
    PlayerAction,
    PlayerSwap,
    RollDie,
    option_of,
)
from doublelucky7.rules.bidding import forbidden_bid
from doublelucky7.rules.cards import COLOURS, Card, is_full_deck
from doublelucky7.rules.refusals import Refusal, RefusalCode
from doublelucky7.rules.ruleset import Mode, Seat
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import cards_that_may_be_played, led_colour
from doublelucky7.rules.waiting import (
    GameIsOver,
    Waiting,
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForTrump,
    WaitingForWheel,
)
from doublelucky7.rules.wheel import DIE_FACES, is_available, option_on, options_after_roll, who_blocks


def legal_actions(state: State) -> tuple[PlayerAction, ...]:
    """Everything the seat to act may do, in a fixed order; empty while chance decides and after the end."""
    seat = state.to_act
    if seat is None:
        return ()
    if isinstance(state.waiting, WaitingForCard):
        may_be_played = cards_that_may_be_played(state.hands[seat], led_colour(state.trick))
        # W6: the Extra Card is exempt from following.
        return tuple(PlayCard(seat, card) for card in may_be_played + _extra_card_before(state, seat))
    return tuple(action for action in conceivable_actions(state, seat) if why_not_that(state, action) is None)


def conceivable_actions(state: State, seat: Seat) -> tuple[PlayerAction, ...]:
    """What a player in this seat could think of doing at this moment, allowed or not."""
    match state.waiting:
        case WaitingForCard():
            return tuple(PlayCard(seat, card) for card in cards_before(state, seat))
        case WaitingForBid():
            return tuple(PlaceBid(seat, bid) for bid in range(state.tricks + 1))
        case WaitingForTrump():
            return tuple(NameTrump(seat, colour) for colour in COLOURS)
        case WaitingForWheel() | WaitingForOption():
            return (KeepPawn(seat), RollDie(seat), *option_actions(state, seat))
        case WaitingForDraw() | WaitingForDeal() | WaitingForDie() | GameIsOver():
            return ()
        case _ as unreachable:
            assert_never(unreachable)


def option_actions(state: State, seat: Seat) -> tuple[OptionAction, ...]:
    """Every wheel option with every target at this table, allowed or not, in the order of the wheel."""
    seats = range(state.players)
    return (
        *(ChangeBid(seat, target, -1) for target in seats),
        *(ChangeBid(seat, target, 1) for target in seats),
        *(PlayerSwap(seat, first, second) for first in seats for second in seats if first < second),
        *(ChangeDealer(seat, target) for target in seats),
        DoublePoints(seat),
        *(ChangeTrump(seat, colour) for colour in COLOURS),
        ExtraCard(seat),
        NoTrump(seat),
    )


def cards_before(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat may choose from: its hand, and the Extra Card lying in front of it (W6)."""
    return state.hands[seat] + _extra_card_before(state, seat)


def _extra_card_before(state: State, seat: Seat) -> tuple[Card, ...]:
    extra = state.extra_card
    return (extra.card,) if extra is not None and extra.seat == seat else ()


def why_illegal(state: State, action: Action) -> Refusal | None:
    """Why the rules refuse an action in this state, None where they allow it."""
    if isinstance(action, ChanceAction):
        return _why_not_by_chance(state, action)
    return why_none_of_its_kind(state, action) or why_not_that(state, action)


def why_none_of_its_kind(state: State, action: PlayerAction) -> Refusal | None:
    """Why a seat may do nothing of this kind now, whichever card, bid or target it names."""
    return (
        _why_no_such_seat(state, action.seat) or _why_not_now(state, action) or _why_not_this_seat(state, action.seat)
    )


def _why_not_by_chance(state: State, action: ChanceAction) -> Refusal | None:
    match action:
        case DrawForDealer(deck=deck):
            if not isinstance(state.waiting, WaitingForDraw):
                return Refusal(code=RefusalCode.NO_DRAW_NOW, clause="R2.1")
            return _why_not_a_deck(deck)
        case Deal(deck=deck):
            if not isinstance(state.waiting, WaitingForDeal):
                return Refusal(code=RefusalCode.NO_DEAL_NOW, clause="R2.2")
            return _why_not_a_deck(deck)
        case DieFell(face=face):
            if not isinstance(state.waiting, WaitingForDie):
                return Refusal(code=RefusalCode.NO_DIE_NOW, clause="R7.5")
            if not 1 <= face <= DIE_FACES:
                return Refusal(code=RefusalCode.NO_SUCH_FACE, clause="R7.5", face=face)
            return None
        case _ as unreachable:
            assert_never(unreachable)


def _why_not_a_deck(deck: tuple[Card, ...]) -> Refusal | None:
    return None if is_full_deck(deck) else Refusal(code=RefusalCode.NOT_A_FULL_DECK, clause="R1.1")


def _why_no_such_seat(state: State, seat: Seat) -> Refusal | None:
    if 0 <= seat < state.players:
        return None
    return Refusal(code=RefusalCode.NO_SUCH_SEAT, clause="R1.2", seat=seat, players=state.players)


def _why_not_now(state: State, action: PlayerAction) -> Refusal | None:
    match state.waiting:
        case GameIsOver():
            return Refusal(code=RefusalCode.GAME_IS_OVER, clause="R6.3")
        case WaitingForDraw():
            return Refusal(code=RefusalCode.WAITING_FOR_CARDS, clause="R2.1")
        case WaitingForDeal():
            return Refusal(code=RefusalCode.WAITING_FOR_CARDS, clause="R2.2")
        case WaitingForDie(seat=seat):
            return Refusal(code=RefusalCode.WAITING_FOR_DIE, clause="R7.5", seat=seat)
        case waiting:
            pass
    match action:
        case PlayCard() if not isinstance(waiting, WaitingForCard):
            return Refusal(code=RefusalCode.NO_CARD_NOW, clause="R5.1")
        case PlaceBid() if not isinstance(waiting, WaitingForBid):
            return Refusal(code=RefusalCode.NO_BID_NOW, clause="R4.1")
        case NameTrump() if not isinstance(waiting, WaitingForTrump):
            return Refusal(code=RefusalCode.NO_TRUMP_TO_NAME, clause="R3.2")
        case PlayCard() | PlaceBid() | NameTrump():
            return None
        case _ if not isinstance(waiting, WaitingForWheel | WaitingForOption):
            return Refusal(code=RefusalCode.NO_WHEEL_NOW, clause="R7.1")
        case _:
            return None


def _why_not_this_seat(state: State, seat: Seat) -> Refusal | None:
    if state.to_act == seat:
        return None
    return Refusal(code=RefusalCode.NOT_YOUR_TURN, clause=_clause_of_turn(state.waiting), seat=state.to_act)


def _clause_of_turn(waiting: Waiting) -> str:
    match waiting:
        case WaitingForTrump():
            return "R3.2"
        case WaitingForBid():
            return "R4.1"
        case WaitingForWheel() | WaitingForOption():
            return "R7.1"
        case _:
            return "R5.1"


def why_not_that(state: State, action: PlayerAction) -> Refusal | None:
    """Why just this action is refused to a seat that may do something of its kind."""
    """Why not this very card, bid or option, given that it is the seat's turn for one."""
    match action:
        case PlayCard(seat=seat, card=card):
            return _why_not_card(state, seat, card)
        case PlaceBid(bid=bid):
            return _why_not_bid(state, bid)
        case NameTrump():
            return None
        case KeepPawn() | RollDie():
            return _why_not_answer(state, action)
        case _:
            return _why_not_option(state, action) or _why_not_target(state, action)


def _why_not_card(state: State, seat: Seat, card: Card) -> Refusal | None:
    hand = state.hands[seat]
    if card not in hand:
        if card in _extra_card_before(state, seat):
            return None  # W6: the Extra Card is exempt from following.
        return Refusal(code=RefusalCode.CARD_NOT_HELD, clause="R5.2", card=card)
    led = led_colour(state.trick)
    if card not in cards_that_may_be_played(hand, led):
        return Refusal(code=RefusalCode.MUST_FOLLOW_COLOUR, clause="R5.2", colour=led, card=card)
    return None


def _why_not_bid(state: State, bid: int) -> Refusal | None:
    if not 0 <= bid <= state.tricks:
        return Refusal(code=RefusalCode.BID_OUT_OF_RANGE, clause="R4.2", bid=bid, tricks=state.tricks)
    if bid == forbidden_bid(state.bids, state.tricks):
        return Refusal(code=RefusalCode.BID_MAKES_SUM_EQUAL, clause="R4.3", bid=bid, tricks=state.tricks)
    return None


def _why_not_answer(state: State, action: KeepPawn | RollDie) -> Refusal | None:
    if isinstance(state.waiting, WaitingForOption):
        return Refusal(code=RefusalCode.ROLL_IS_BINDING, clause="R7.5", face=state.waiting.face)
    if isinstance(action, RollDie) and state.ruleset.mode is not Mode.LUCKY_DICE:
        return Refusal(code=RefusalCode.NO_DIE_IN_THIS_MODE, clause="R7.4")
    return None


def _why_not_option(state: State, action: OptionAction) -> Refusal | None:
    option = option_of(action)
    blocker = who_blocks(option, state.pawns)
    if blocker is not None:
        return Refusal(code=RefusalCode.OPTION_IS_BLOCKED, clause="R7.3", option=option, seat=blocker)
    if not is_available(option, state.pawns, state.round):
        return Refusal(code=RefusalCode.ROUND_SEVEN_IS_DOUBLE_ALREADY, clause="R7.6", option=option)
    if isinstance(state.waiting, WaitingForOption):
        face = state.waiting.face
        if option not in options_after_roll(face, state.pawns, state.round):
            return Refusal(code=RefusalCode.ROLLED_ANOTHER_OPTION, clause="R7.5", option=option_on(face), face=face)
    elif state.ruleset.mode is Mode.LUCKY_DICE:
        return Refusal(code=RefusalCode.ROLL_FIRST, clause="R7.5", option=option)
    return None


def _why_not_target(state: State, action: OptionAction) -> Refusal | None:
    match action:
        case ChangeBid(target=target, change=change):
            return _why_no_such_seat(state, target) or _why_not_changed_bid(state, target, change)
        case PlayerSwap(first=first, second=second):
            if first == second:
                return Refusal(code=RefusalCode.SWAP_NEEDS_TWO_PLAYERS, clause="W2", seat=first)
            return _why_no_such_seat(state, first) or _why_no_such_seat(state, second)
        case ChangeDealer(target=target):
            if target == state.dealer:
                return Refusal(code=RefusalCode.IS_DEALER_ALREADY, clause="W3", seat=target)
            return _why_no_such_seat(state, target)
        case ChangeTrump(colour=colour):
            if state.trump is not None and colour is state.trump.colour:
                return Refusal(code=RefusalCode.IS_TRUMP_ALREADY, clause="W5", colour=colour)
            return None
        case DoublePoints() | ExtraCard() | NoTrump():
            return None
        case _ as unreachable:
            assert_never(unreachable)


def _why_not_changed_bid(state: State, target: Seat, change: int) -> Refusal | None:
    present = state.bids[target]
    assert present is not None, "the wheel comes into play after the last bid"
    bid = present + change
    if abs(change) == 1 and 0 <= bid <= state.tricks:
        return None
    return Refusal(code=RefusalCode.CHANGED_BID_OUT_OF_RANGE, clause="W1", seat=target, bid=bid, tricks=state.tricks)
