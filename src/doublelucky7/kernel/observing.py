"""From what a bot has heard to what the kernel knows, and from moves to actions and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, assert_never

from doublelucky7.kernel import codes
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
from doublelucky7.kernel.knowledge import Knowledge
from doublelucky7.kernel.position import Position
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
    DealerFound,
    DeckSet,
    DieRolled,
    DieShowed,
    DrewForDealer,
    Event,
    ExtraCardDrawn,
    GameEnded,
    HandDealt,
    HandReceived,
    HandsSwapped,
    PawnKept,
    PawnPlaced,
    PawnsReturned,
    PointsDoubled,
    RoundScored,
    RoundStarted,
    TrickWon,
    TrumpChanged,
    TrumpNamed,
    TrumpRemoved,
    TrumpTurned,
    VisibleEvent,
)
from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, JokerTrump, RuleSet, Seat
from doublelucky7.rules.views import Heard
from doublelucky7.rules.wheel import WHEEL_OPTIONS, WheelOption

JOKER_MAKES = {JokerTrump.DEALER_LEADS: TRUMP_AS_LED, JokerTrump.DEALER_CHOOSES: TRUMP_UNNAMED}
"""What a Joker turned up makes of trump (R3)."""

Move: TypeAlias = tuple[int, int, int]
"""Kind, first and second number of a move, as `codes` lists them."""
PASSING: Final[Move] = (PASS, 0, 0)
"""The move of whoever keeps the pawn."""

KIND_OF: Final[Mapping[WheelOption, int]] = {option: getattr(codes, option.name) for option in WHEEL_OPTIONS}
"""The kind of move that carries out an option, which bears its name in `codes`."""


def knowledge_of(heard: Heard) -> Knowledge:
    """What the viewer of a `Heard` was told of the running round."""
    view = heard.view
    if view.viewer is None:
        raise ValueError("a spectator holds no hand")
    if view.ruleset.is_small:
        raise ValueError("bots and coach know the whole deck only, not small variants")
    return knowledge_from(view.viewer, view.players, view.ruleset, heard.events)


def knowledge_from(seat: Seat, players: int, ruleset: RuleSet, events: Iterable[Event]) -> Knowledge:
    """What a seat was told of a round, from the events it was sent since the deal."""
    started: RoundStarted | None = None
    hand: int | None = None
    knowledge: Knowledge | None = None
    for event in events:
        if isinstance(event, RoundStarted):
            started, hand, knowledge = event, None, None
        elif isinstance(event, HandDealt) and event.seat == seat:
            hand = mask_of(event.hand)
        elif isinstance(event, TrumpTurned) and started is not None and hand is not None:
            factor = 2 if started.round == DOUBLE_LUCKY_7_ROUND else 1
            makes = JOKER_MAKES[ruleset.joker_trump]
            position = event.card.position
            knowledge = Knowledge(players, started.tricks, started.dealer, factor, position, makes, seat, hand)
        elif isinstance(event, HandReceived) and knowledge is not None and event.seat == seat:
            knowledge.receive(mask_of(event.hand))
        elif knowledge is not None:
            move = _move_seen(event)
            if move is not None:
                knowledge.note_move(*move)
    if knowledge is None:
        raise ValueError("no deal was heard of")
    return knowledge


def knowledge_in_hindsight(seat: Seat, players: int, ruleset: RuleSet, events: tuple[VisibleEvent, ...]) -> Knowledge:
    """What everybody knows of a round that is over, from what all were told of it: the hands are the cards played."""
    started, *rest = events
    return knowledge_from(seat, players, ruleset, (started, HandDealt(seat, ()), *rest))


def mask_of(cards: Iterable[Card]) -> int:
    """A set of cards as the kernel holds it."""
    return sum(1 << card.position for card in cards)


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of one of the kernel's sets, in deck order."""
    return tuple(card for card in FULL_DECK if mask >> card.position & 1)


def _move_seen(event: Event) -> Move | None:
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
        case (
            # What comes before the deal or goes into it, or says who does what and not what changes.
            DrewForDealer()
            | DealerFound()
            | PawnsReturned()
            | RoundStarted()
            | DeckSet()
            | HandDealt()
            | HandReceived()
            | TrumpTurned()
            | PawnKept()
            | PawnPlaced()
            | DieRolled()
            | DieShowed()
            # What follows from the cards played.
            | TrickWon()
            | RoundScored()
            | GameEnded()
        ):
            return None
        case _ as unreachable:
            assert_never(unreachable)


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
            return PASSING
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
