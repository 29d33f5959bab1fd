"""From what a bot has heard to what the kernel knows, and from moves to actions and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from doublelucky7.kernel.codes import (
    BID,
    CARD,
    CHANGE_BID,
    CHANGE_DEALER,
    CHANGE_TRUMP,
    DOUBLE_POINTS,
    EXTRA_CARD,
    NAME_TRUMP,
    NO_TRUMP,
    PASS,
    PLAYER_SWAP,
    TRUMP_AS_LED,
    TRUMP_UNNAMED,
)
from doublelucky7.kernel.position import Position
from doublelucky7.kernel.told import Told
from doublelucky7.rules.actions import (
    ChangeBid,
    ChangeDealer,
    ChangeTrump,
    DoublePoints,
    ExtraCard,
    KeepPawn,
    NameTrump,
    NoTrump,
    PlaceBid,
    PlayCard,
    PlayerAction,
    PlayerSwap,
    RollDie,
)
from doublelucky7.rules.cards import COLOURS, FULL_DECK, Card
from doublelucky7.rules.events import (
    BidChanged,
    BidPlaced,
    CardPlayed,
    DealerChanged,
    Event,
    ExtraCardDrawn,
    HandDealt,
    HandReceived,
    HandsSwapped,
    PointsDoubled,
    RoundStarted,
    TrumpChanged,
    TrumpNamed,
    TrumpRemoved,
    TrumpTurned,
)
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, JokerTrump, RuleSet, Seat
from doublelucky7.rules.views import Heard

JOKER_MAKES = {JokerTrump.DEALER_LEADS: TRUMP_AS_LED, JokerTrump.DEALER_CHOOSES: TRUMP_UNNAMED}
"""What a Joker turned up makes of trump (R3)."""

Move: TypeAlias = tuple[int, int, int]
"""Kind, first and second number of a move, as `codes` lists them."""


def told_by(heard: Heard) -> Told:
    """What the viewer of a `Heard` was told of the running round."""
    view = heard.view
    if view.viewer is None:
        raise ValueError("a spectator holds no hand")
    return told_to(view.viewer, view.players, view.ruleset, heard.events)


def told_to(seat: Seat, players: int, ruleset: RuleSet, events: Iterable[Event]) -> Told:
    """What a seat was told of a round, from the events it was sent since the deal."""
    started: RoundStarted | None = None
    hand: int | None = None
    told: Told | None = None
    for event in events:
        match event:
            case RoundStarted():
                started, hand, told = event, None, None
            case HandDealt(seat=receiver, hand=dealt) if receiver == seat:
                hand = mask_of(dealt)
            case TrumpTurned(card=card) if started is not None and hand is not None:
                told = Told(
                    players,
                    started.tricks,
                    started.dealer,
                    2 if started.round == DOUBLE_LUCKY_7_ROUND else 1,
                    card.position,
                    JOKER_MAKES[ruleset.joker_trump],
                    seat,
                    hand,
                )
            case HandReceived(seat=receiver, hand=received) if told is not None and receiver == seat:
                told.receive(mask_of(received))
            case _ if told is not None:
                move = _move_heard(event)
                if move is not None:
                    told.hear(*move)
            case _:
                pass
    if told is None:
        raise ValueError("no deal was heard of")
    return told


def mask_of(cards: Iterable[Card]) -> int:
    """A set of cards as the kernel holds it."""
    return sum(1 << card.position for card in cards)


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of one of the kernel's sets, in deck order."""
    return tuple(card for card in FULL_DECK if mask >> card.position & 1)


def _move_heard(event: Event) -> Move | None:
    """The move an event tells of, None where it changes nothing on the kernel's table."""
    match event:
        case TrumpNamed(colour=colour):
            return (NAME_TRUMP, COLOURS.index(colour), 0)
        case BidPlaced(bid=bid):
            return (BID, bid, 0)
        case BidChanged(target=target, bid=bid):
            return (CHANGE_BID, target, bid)
        case HandsSwapped(first=first, second=second):
            return (PLAYER_SWAP, first, second)
        case DealerChanged(dealer=dealer):
            return (CHANGE_DEALER, dealer, 0)
        case PointsDoubled(seat=seat):
            return (DOUBLE_POINTS, seat, 0)
        case TrumpChanged(colour=colour):
            return (CHANGE_TRUMP, COLOURS.index(colour), 0)
        case ExtraCardDrawn(seat=seat, card=card):
            return (EXTRA_CARD, seat, card.position)
        case TrumpRemoved():
            return (NO_TRUMP, 0, 0)
        case CardPlayed(card=card):
            return (CARD, card.position, 0)
        case _:
            return None


def move_of(action: PlayerAction, at: Position) -> Move | None:
    """The move that carries out an action in a position, None for a roll of the die, which decides nothing yet."""
    match action:
        case NameTrump(colour=colour):
            return (NAME_TRUMP, COLOURS.index(colour), 0)
        case PlaceBid(bid=bid):
            return (BID, bid, 0)
        case PlayCard(card=card):
            return (CARD, card.position, 0)
        case KeepPawn():
            return (PASS, 0, 0)
        case RollDie():
            return None
        case ChangeBid(target=target, change=change):
            return (CHANGE_BID, target, at.bid_of(target) + change)
        case PlayerSwap(first=first, second=second):
            return (PLAYER_SWAP, first, second)
        case ChangeDealer(target=target):
            return (CHANGE_DEALER, target, 0)
        case DoublePoints(seat=seat):
            return (DOUBLE_POINTS, seat, 0)
        case ChangeTrump(colour=colour):
            return (CHANGE_TRUMP, COLOURS.index(colour), 0)
        case ExtraCard(seat=seat):
            return (EXTRA_CARD, seat, 0)
        case NoTrump():
            return (NO_TRUMP, 0, 0)
