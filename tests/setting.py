"""A tiny notation for setting up a table: cards, tricks, stacked decks, and a game in the middle of a round."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from doublelucky7.rules.actions import Action, Deal, PlaceBid, PlayCard, PlayerAction
from doublelucky7.rules.cards import FULL_DECK, Card, Colour, Hand, in_deck_order
from doublelucky7.rules.engine import decide, evolve, start
from doublelucky7.rules.events import Event
from doublelucky7.rules.legality import legal_actions
from doublelucky7.rules.refusals import IllegalAction, Refusal
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet, Seat, tricks_in
from doublelucky7.rules.state import State
from doublelucky7.rules.tricks import LaidCard, LaidCards
from doublelucky7.rules.waiting import WaitingForDeal
from doublelucky7.rules.wheel import Pawns, clockwise_from

RED, YELLOW, GREEN, BLUE = Colour.RED, Colour.YELLOW, Colour.GREEN, Colour.BLUE
JOKER = Card.JOKER

CLASSIC = RuleSet()
TACTICAL = RuleSet(mode=Mode.TACTICAL_ESCAPE)
DICE = RuleSet(mode=Mode.LUCKY_DICE)
DEALER_CHOOSES = RuleSet(joker_trump=JokerTrump.DEALER_CHOOSES)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of "R7 G14 J", in the order written."""
    return tuple(Card(code) for code in text.split())


def hand(text: str) -> Hand:
    """The same as a hand, in deck order."""
    return in_deck_order(cards(text))


def trick(text: str, leader: Seat = 0) -> LaidCards:
    """A trick in the order of play, the leader first and then clockwise."""
    played = cards(text)
    return tuple(LaidCard((leader + place) % len(played), card) for place, card in enumerate(played))


def stacked_deck(hands: Sequence[str], turned_up: str, under_it: str = "", dealer: Seat = 0) -> tuple[Card, ...]:
    """The deck that deals these hands (seat 0 first), turns up this card, and has these on top of the pile (R2.2)."""
    held = [cards(text) for text in hands]
    order = tuple(clockwise_from((dealer + 1) % len(held), len(held)))
    dealt = [held[seat][turn] for turn in range(len(held[0])) for seat in order]
    top = [*dealt, *cards(turned_up), *cards(under_it)]
    return (*top, *(card for card in FULL_DECK if card not in top))


def before_round(ruleset: RuleSet, players: int, round_number: int, dealer: Seat, **changes: Any) -> State:
    """A table that waits for the deck of a round, the dealer token about to reach this seat (R2.4)."""
    token = dealer if round_number == 1 else (dealer - 1) % players
    empty = start(ruleset, players)
    return replace(empty, dealer=token, round=round_number - 1, waiting=WaitingForDeal(), **changes)


def dealt(
    *hands: str,
    turned_up: str,
    under_it: str = "",
    ruleset: RuleSet = CLASSIC,
    dealer: Seat = 0,
    round_number: int | None = None,
    pawns: Pawns | None = None,
) -> State:
    """A round just dealt; unless told otherwise the first one with as many cards as these hands have."""
    number = len(hands[0].split()) if round_number is None else round_number
    assert tricks_in(number) == len(hands[0].split())
    placed = (None,) * len(hands) if pawns is None else pawns
    table = before_round(ruleset, len(hands), number, dealer, pawns=placed)
    return after(table, Deal(stacked_deck(hands, turned_up, under_it, dealer)))


def brought_about(state: State, *actions: Action) -> tuple[tuple[Event, ...], State]:
    """All events of these actions, one after the other, and the state they lead to."""
    events: list[Event] = []
    for action in actions:
        for event in decide(state, action):
            events.append(event)
            state = evolve(state, event)
    return tuple(events), state


def after(state: State, *actions: Action) -> State:
    """The state these actions lead to."""
    return brought_about(state, *actions)[1]


def bid(state: State, *bids: int) -> State:
    """These bids placed, each by the seat whose turn it is."""
    for number in bids:
        state = after(state, PlaceBid(turn_of(state), number))
    return state


def played(state: State, text: str) -> State:
    """These cards played, each by the seat whose turn it is."""
    for card in cards(text):
        state = after(state, PlayCard(turn_of(state), card))
    return state


def turn_of(state: State) -> Seat:
    """The seat whose turn it is, where somebody's it is."""
    assert state.to_act is not None
    return state.to_act


def playable(state: State) -> set[str]:
    """The codes of all cards the seat to act may play."""
    return {action.card.value for action in legal_actions(state) if isinstance(action, PlayCard)}


def biddable(state: State) -> set[int]:
    """All numbers the seat to act may bid."""
    return {action.bid for action in legal_actions(state) if isinstance(action, PlaceBid)}


def refusal_of(state: State, action: Action) -> Refusal:
    """Why the engine refuses an action, where it does."""
    try:
        decide(state, action)
    except IllegalAction as illegal:
        return illegal.refusal
    raise AssertionError(f"{action} was not refused")


def legal(state: State, kind: type[PlayerAction]) -> list[PlayerAction]:
    """The legal actions of one kind."""
    return [action for action in legal_actions(state) if isinstance(action, kind)]
