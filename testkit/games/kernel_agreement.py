"""Plays random games by the readable rules and by the kernel at once, and holds them against each other at every step.

The one place where a full state becomes a kernel position.
"""

from random import Random

from doublelucky7.kernel.codes import (
    NO_BID,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    PASS,
    TRUMP_AS_LED,
    TRUMP_UNNAMED,
)
from doublelucky7.kernel.moves import legal_moves, make, wheel_moves
from doublelucky7.kernel.observing import JOKER_MAKES, KIND_OF, Move, mask_of, move_of
from doublelucky7.kernel.position import Position, begin, forbidden_bid, is_over, points_of, turn_up
from doublelucky7.rules.actions import Action, Deal, PlayerAction
from doublelucky7.rules.bidding import forbidden_bid as forbidden_by_the_rules
from doublelucky7.rules.cards import COLOURS
from doublelucky7.rules.engine import start
from doublelucky7.rules.events import RoundScored, TrickWon
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Mode
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import led_colour
from doublelucky7.rules.trump import TrumpFace
from doublelucky7.rules.waiting import WaitingForBid, WaitingForOption, WaitingForWheel
from doublelucky7.rules.wheel import available_options, options_after_roll
from testkit.games.random_play import Step, Table, chance, choice, every_table, reproducible, taken

A_ROLL = None


def position_of(state: State) -> Position:
    """The kernel's position of a round that has just been dealt."""
    assert state.turned_up is not None
    at = Position()
    factor = 2 if state.round == DOUBLE_LUCKY_7_ROUND else 1
    begin(at, state.players, state.tricks, state.dealer_token, factor)
    turn_up(at, state.turned_up.position, JOKER_MAKES[state.ruleset.joker_trump])
    at.under = state.pile[0].position
    for seat, hand in enumerate(state.hands):
        at.set_hand(seat, mask_of(hand))
    return at


def assert_same_game(table: Table) -> int:
    """Play one game both ways; answer with the number of player decisions compared."""
    random = Random(str(table))
    state = start(table.ruleset, table.players)
    at = Position()
    played: list[Action] = []
    compared = 0
    with reproducible(table, played):
        while not state.is_over:
            if state.to_act is None:
                step = taken(state, chance(state, random))
                if isinstance(step.action, Deal):
                    at = position_of(step.after)
            else:
                legal = legal_actions(state)
                assert_same_choice(state, legal, at)
                step = taken(state, choice(legal, random))
                compared += 1
                assert isinstance(step.action, PlayerAction)
                move = move_of(step.action, at)
                if move is not None:
                    make(at, *move)
                assert_same_outcome(step, at)
            played.append(step.action)
            state = step.after
    return compared


def assert_same_choice(state: State, legal: tuple[PlayerAction, ...], at: Position) -> None:
    """The same moves are legal by both."""
    by_the_rules = {move_of(action, at) for action in legal}
    if isinstance(state.waiting, WaitingForBid):
        forbidden = forbidden_by_the_rules(state.bids, state.tricks)
        assert forbidden_bid(at) == (NO_BID if forbidden is None else forbidden)
    assert by_the_rules == set(_kernel_moves(state, at))


def _kernel_moves(state: State, at: Position) -> list[Move | None]:
    match state.waiting:
        case WaitingForWheel() if state.ruleset.mode is Mode.LUCKY_DICE:
            return [(PASS, 0, 0), A_ROLL]
        case WaitingForWheel(seat=seat):
            options = available_options(state.pawns, state.round)
            return [(PASS, 0, 0), *(move for option in options for move in wheel_moves(at, seat, KIND_OF[option]))]
        case WaitingForOption(seat=seat, face=face):
            options = options_after_roll(face, state.pawns, state.round)
            return [move for option in options for move in wheel_moves(at, seat, KIND_OF[option])]
        case _:
            return [*legal_moves(at)]


def assert_same_outcome(step: Step, at: Position) -> None:
    """The same trick winner and the same points, and the same table unless the round has been cleared away."""
    for event, after in step.happened:
        if isinstance(event, TrickWon):
            assert at.winner == event.trick.winner
        if isinstance(event, RoundScored):
            assert is_over(at)
            assert [score.points for score in event.row.scores] == [points_of(at, s) for s in range(after.players)]
            return
    assert_same_table(step.after, at)


def assert_same_table(state: State, at: Position) -> None:
    """Everything the two models both know is equal."""
    seats = range(state.players)
    if not state.trick:
        assert [mask_of(hand) for hand in state.hands] == [at.hand(seat) for seat in seats]
    assert [NO_BID if bid is None else bid for bid in state.bids] == [at.bid_of(seat) for seat in seats]
    assert list(state.tricks_won) == [at.won_by(seat) for seat in seats]
    assert at.tricks_done == len(state.finished_tricks)
    assert at.dealer == state.dealer
    assert at.trump == _trump_code(state)
    assert at.doubled == (state.doubler if state.doubler is not None else NO_SEAT)
    in_trick = {play.seat: play.card.position for play in state.trick}
    assert [in_trick.get(seat, NO_CARD) for seat in seats] == [at.card_of(seat) for seat in seats]
    led = led_colour(state.trick)
    assert at.led == (NO_COLOUR if led is None else COLOURS.index(led))
    if state.extra_card is None:
        assert at.extra_card == NO_CARD
    else:
        assert (at.extra_owner, at.extra_card) == (state.extra_card.seat, state.extra_card.card.position)


def _trump_code(state: State) -> int:
    if state.trump is None:
        return TRUMP_UNNAMED
    if state.trump.colour is not None:
        return COLOURS.index(state.trump.colour)
    return TRUMP_AS_LED if state.trump.face is TrumpFace.AS_LED else NO_COLOUR


def tables(count: int, share: int = 0, of: int = 1) -> list[Table]:
    """One share of this many games, going round every mode, number of players, length and option."""
    kinds = len(every_table(0))
    numbered = [table for seed in range(-(-count // kinds)) for table in every_table(1_000 + seed)][:count]
    return numbered[share::of]
