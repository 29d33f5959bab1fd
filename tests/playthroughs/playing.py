"""Plays the two rounds of a playthrough: every choice and every card follows from mode and number of players."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

from doublelucky7.dealing.shuffle import die_face, draw_deck, round_deck
from doublelucky7.rules.actions import Action, Deal, DieFell, DrawForDealer, KeepPawn, PlayerAction, RollDie, option_of
from doublelucky7.rules.cards import Card
from doublelucky7.rules.engine import start
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.options import option_actions
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet, tricks_in
from doublelucky7.rules.state import State
from doublelucky7.rules.waiting import WaitingForDeal, WaitingForDie, WaitingForDraw, WaitingForWheel
from doublelucky7.rules.wheel import WHEEL_OPTIONS
from testkit.games.random_play import Step, taken

ROUNDS = 2
PLAYERS_WITH_A_JOKER_TURNED_UP = (3, 4)


def ruleset_for(mode: Mode, players: int) -> RuleSet:
    """The options take turns with the number of players."""
    joker_trump = JokerTrump.DEALER_CHOOSES if players % 2 else JokerTrump.DEALER_LEADS
    return RuleSet(mode=mode, joker_trump=joker_trump, open_memory=players % 3 == 0)


def key_for(mode: Mode, players: int) -> bytes:
    """The key of the decks; for some sizes one that turns up the Joker in the second round."""
    for attempt in count():
        key = sha256(f"playthrough {mode.value} {players} {attempt}".encode()).digest()
        turned_up = round_deck(key, ROUNDS)[tricks_in(ROUNDS) * players]
        if (turned_up is Card.JOKER) == (players in PLAYERS_WITH_A_JOKER_TURNED_UP):
            return key
    raise AssertionError("there is always another key")


def begun(mode: Mode, players: int) -> State:
    """The table before the first draw."""
    return start(ruleset_for(mode, players), players)


def steps_of(mode: Mode, players: int) -> Iterator[Step]:
    """Every action of the playthrough with what it brought about."""
    key, state = key_for(mode, players), begun(mode, players)
    for place in count():
        if isinstance(state.waiting, WaitingForDeal) and state.round == ROUNDS:
            return
        step = taken(state, _next_action(state, key, place))
        yield step
        state = step.after


def _next_action(state: State, key: bytes, place: int) -> Action:
    match state.waiting:
        case WaitingForDraw():
            return DrawForDealer(draw_deck(key, 0))
        case WaitingForDeal():
            return Deal(round_deck(key, state.round + 1))
        case WaitingForDie():
            return DieFell(die_face(key, state.round))
        case WaitingForWheel(seat=seat):
            return _answer_to_the_wheel(state, seat, _number(key, place))
        case _:
            legal = legal_actions(state)
            return legal[_number(key, place) % len(legal)]


def _answer_to_the_wheel(state: State, seat: int, number: int) -> PlayerAction:
    """The dealer's left neighbour passes, the next one plays; the option depends on size and round: all occur."""
    neighbour = (state.dealer_token + 1) % state.players
    if seat == neighbour and state.players > 2:
        return KeepPawn(seat)
    if state.ruleset.mode is Mode.LUCKY_DICE:
        return RollDie(seat)
    wanted = WHEEL_OPTIONS[(state.players + 3 * state.round) % len(WHEEL_OPTIONS)]
    legal = legal_actions(state)
    uses = [action for action in option_actions(state, seat) if action in legal]
    of_option = [action for action in uses if option_of(action) is wanted] or uses
    return of_option[number % len(of_option)]


def _number(key: bytes, place: int) -> int:
    return int.from_bytes(sha256(key + str(place).encode()).digest()[:4], "big")
