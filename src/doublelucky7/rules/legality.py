"""What is allowed now: the one place that knows why an action is refused."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never, get_args

from doublelucky7.rules.actions import (
    Action,
    ChanceAction,
    Deal,
    DieFell,
    DrawForDealer,
    KeepPawn,
    NameTrump,
    OptionAction,
    PlaceBid,
    PlayCard,
    PlayerAction,
    RollDie,
    SeatAction,
    WheelAction,
    option_of,
)
from doublelucky7.rules.bidding import forbidden_bid
from doublelucky7.rules.cards import COLOURS, FULL_DECK, Card, Colour, Hand, in_deck_order
from doublelucky7.rules.options import option_actions, why_target_is_refused
from doublelucky7.rules.refusals import Refusal, RefusalCode, why_no_such_seat
from doublelucky7.rules.ruleset import MOST_PLAYERS, ROUNDS_IN_A_SERIES, Mode, Seat
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import cards_that_may_be_played, led_colour, may_be_played
from doublelucky7.rules.waiting import (
    GameIsOver,
    Waiting,
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForPlayer,
    WaitingForSeat,
    WaitingForTrump,
    WaitingForWheel,
)
from doublelucky7.rules.wheel import DIE_FACES, is_available, option_on, options_after_roll, who_blocks

# These actions are needed at every decision, so they are made, and checked, only once.
_PLAYS: Final = tuple(tuple(PlayCard(seat, card) for card in FULL_DECK) for seat in range(MOST_PLAYERS))
_BIDS: Final = tuple(
    tuple(PlaceBid(seat, bid) for bid in range(ROUNDS_IN_A_SERIES + 1)) for seat in range(MOST_PLAYERS)
)


def legal_actions(state: State) -> tuple[PlayerAction, ...]:
    """Everything the seat to act may do, in a fixed order; empty while chance decides and after the end."""
    seat = state.to_act
    if seat is None:
        return ()
    if isinstance(state.waiting, WaitingForCard):
        playable = cards_that_may_be_played(state.hands[seat], led_colour(state.trick))
        # W6: the Extra Card is exempt from following.
        return plays_of(seat, playable + _extra_card_before(state, seat))
    return tuple(action for action in conceivable_actions(state, seat) if why_choice_is_refused(state, action) is None)


def conceivable_actions(state: State, seat: Seat) -> tuple[PlayerAction, ...]:
    """What a player in this seat could think of doing now, allowed or not."""
    match state.waiting:
        case WaitingForCard():
            return plays_of(seat, cards_before(state, seat))
        case WaitingForBid():
            return _BIDS[seat][: state.tricks + 1]
        case WaitingForTrump():
            return tuple(NameTrump(seat, colour) for colour in COLOURS)
        case WaitingForWheel() | WaitingForOption():
            return (KeepPawn(seat), RollDie(seat), *option_actions(state, seat))
        case WaitingForDraw() | WaitingForDeal() | WaitingForDie() | GameIsOver():
            return ()
        case _ as unreachable:
            assert_never(unreachable)


def plays_of(seat: Seat, cards: Hand) -> tuple[PlayCard, ...]:
    """A seat's playing of each of these cards."""
    plays = _PLAYS[seat]
    return tuple([plays[card.position] for card in cards])


def cards_before(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat may choose from: its hand, and the Extra Card lying in front of it (W6)."""
    return state.hands[seat] + _extra_card_before(state, seat)


def _extra_card_before(state: State, seat: Seat) -> tuple[Card, ...]:
    extra = state.extra_card
    return (extra.card,) if extra is not None and extra.seat == seat else ()


def why_illegal(state: State, action: Action) -> Refusal | None:
    """Why the rules refuse an action in this state, None where they allow it."""
    if isinstance(action, SeatAction):
        return why_kind_is_refused(state, action) or why_choice_is_refused(state, action)
    return _why_not_by_chance(state, action)


def why_kind_is_refused(state: State, action: PlayerAction) -> Refusal | None:
    """Why a seat may do nothing of this kind now, whichever card, bid or target it names."""
    return (
        why_no_such_seat(action.seat, state.players)
        or _why_not_now(state, action)
        or _why_not_this_seat(state, action.seat)
    )


def _why_not_by_chance(state: State, action: ChanceAction) -> Refusal | None:
    match action:
        case DrawForDealer(deck=deck):
            if not isinstance(state.waiting, WaitingForDraw):
                return Refusal(code=RefusalCode.NO_DRAW_NOW, clause="R2.1")
            return _why_not_a_deck(deck, FULL_DECK)
        case Deal(deck=deck):
            if not isinstance(state.waiting, WaitingForDeal):
                return Refusal(code=RefusalCode.NO_DEAL_NOW, clause="R2.2")
            return _why_not_a_deck(deck, state.ruleset.deck)
        case DieFell(face=face):
            if not isinstance(state.waiting, WaitingForDie):
                return Refusal(code=RefusalCode.NO_DIE_NOW, clause="R7.5")
            if not 1 <= face <= DIE_FACES:
                return Refusal(code=RefusalCode.NO_SUCH_FACE, clause="R7.5", face=face)
            return None
        case _ as unreachable:
            assert_never(unreachable)


def _why_not_a_deck(deck: tuple[Card, ...], whole: tuple[Card, ...]) -> Refusal | None:
    return None if in_deck_order(deck) == whole else Refusal(code=RefusalCode.NOT_A_FULL_DECK, clause="R1.1")


def _why_not_now(state: State, action: PlayerAction) -> Refusal | None:
    if isinstance(state.waiting, WaitingForSeat):
        return _why_something_else_is_asked(state.waiting, action)
    match state.waiting:
        case GameIsOver():
            return Refusal(code=RefusalCode.GAME_IS_OVER, clause="R6.3")
        case WaitingForDraw():
            return Refusal(code=RefusalCode.WAITING_FOR_CARDS, clause="R2.1")
        case WaitingForDeal():
            return Refusal(code=RefusalCode.WAITING_FOR_CARDS, clause="R2.2")
        case WaitingForDie(seat=seat):
            return Refusal(code=RefusalCode.WAITING_FOR_DIE, clause="R7.5", seat=seat)
        case _ as unreachable:
            assert_never(unreachable)


def _why_something_else_is_asked(waiting: WaitingForPlayer, action: PlayerAction) -> Refusal | None:
    match action:
        case PlayCard():
            asked = isinstance(waiting, WaitingForCard)
            return None if asked else Refusal(code=RefusalCode.NO_CARD_NOW, clause="R5.1")
        case PlaceBid():
            asked = isinstance(waiting, WaitingForBid)
            return None if asked else Refusal(code=RefusalCode.NO_BID_NOW, clause="R4.1")
        case NameTrump():
            asked = isinstance(waiting, WaitingForTrump)
            return None if asked else Refusal(code=RefusalCode.NO_TRUMP_TO_NAME, clause="R3.2")
        case wheel_action:
            return _why_wheel_does_not_ask(waiting, wheel_action)


def _why_wheel_does_not_ask(waiting: WaitingForPlayer, _: WheelAction) -> Refusal | None:
    asked = isinstance(waiting, WaitingForWheel | WaitingForOption)
    return None if asked else Refusal(code=RefusalCode.NO_WHEEL_NOW, clause="R7.1")


def _why_not_this_seat(state: State, seat: Seat) -> Refusal | None:
    return None if state.to_act == seat else turn_of_another(state.waiting)


@lru_cache(maxsize=MOST_PLAYERS * len(get_args(WaitingForPlayer)))
def turn_of_another(waiting: Waiting) -> Refusal:
    """Why whoever waits for another's decision may do nothing; asked for at every decision, and the same for all."""
    assert isinstance(waiting, WaitingForPlayer), "while chance decides, and after the end, nobody may do anything"
    return Refusal(code=RefusalCode.NOT_YOUR_TURN, clause=_clause_of_turn(waiting), seat=waiting.seat)


def _clause_of_turn(waiting: WaitingForPlayer) -> str:
    match waiting:
        case WaitingForTrump():
            return "R3.2"
        case WaitingForBid():
            return "R4.1"
        case WaitingForWheel() | WaitingForOption():
            return "R7.1"
        case WaitingForCard():
            return "R5.1"
        case _ as unreachable:
            assert_never(unreachable)


def why_choice_is_refused(state: State, action: PlayerAction) -> Refusal | None:
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
            return _why_not_option(state, action) or why_target_is_refused(state, action)


def _why_not_card(state: State, seat: Seat, card: Card) -> Refusal | None:
    hand, led = state.hands[seat], led_colour(state.trick)
    # W6: the Extra Card is exempt from following.
    if card in _extra_card_before(state, seat):
        return None
    if card not in hand:
        return Refusal(code=RefusalCode.CARD_NOT_HELD, clause="R5.2", card=card)
    if may_be_played(card, hand, led):
        return None
    return must_follow(led, card)


def must_follow(led: Colour | None, card: Card) -> Refusal:
    """Why a card is refused to a seat that holds the led colour."""
    return Refusal(code=RefusalCode.MUST_FOLLOW_COLOUR, clause="R5.2", colour=led, card=card)


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
