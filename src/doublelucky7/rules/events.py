"""What has happened, and who may be sent it: each event type has one fixed audience."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, TypeAlias, TypeGuard

import msgspec

from doublelucky7.rules.cards import Card, Colour, Hand
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.tricks import LaidCard, Trick
from doublelucky7.rules.wheel import WheelOption


class Audience(Enum):
    """Who is sent an event."""

    NOBODY = "nobody"
    ITS_SEAT = "its_seat"
    EVERYONE = "everyone"


class _Event(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, gc=False):
    audience: ClassVar[Audience] = Audience.EVERYONE


class DrewForDealer(_Event, frozen=True, tag="drew_for_dealer"):
    """Everyone in question drew a card; those tied for highest draw again (R2.1)."""

    draws: tuple[LaidCard, ...]


class DealerFound(_Event, frozen=True, tag="dealer_found"):
    """The highest card has drawn the first deal (R2.1)."""

    seat: Seat


class PawnsReturned(_Event, frozen=True, tag="pawns_returned"):
    """All pawns come back and the wheel is cleared before round 8 (R7.2)."""


class RoundStarted(_Event, frozen=True, tag="round_started"):
    """A round token and the dealer token are laid out (R1.4, R2.4)."""

    round: int
    tricks: int
    dealer: Seat


class DeckSet(_Event, frozen=True, tag="deck_set"):
    """The shuffled deck of the round lies on the table, known to nobody."""

    audience: ClassVar[Audience] = Audience.NOBODY
    deck: tuple[Card, ...]


class HandDealt(_Event, frozen=True, tag="hand_dealt"):
    """A seat picks up its hand (R2.2)."""

    audience: ClassVar[Audience] = Audience.ITS_SEAT
    seat: Seat
    hand: Hand


class TrumpTurned(_Event, frozen=True, tag="trump_turned"):
    """The next card of the pile is turned face up (R2.3)."""

    card: Card


class TrumpNamed(_Event, frozen=True, tag="trump_named"):
    """The dealer has named the trump colour (R3.2)."""

    seat: Seat
    colour: Colour


class BidPlaced(_Event, frozen=True, tag="bid_placed"):
    """A seat has bid (R4.1)."""

    seat: Seat
    bid: int


class PawnKept(_Event, frozen=True, tag="pawn_kept"):
    """A seat was asked and keeps its pawn (R7.1)."""

    seat: Seat


class DieRolled(_Event, frozen=True, tag="die_rolled"):
    """A seat has thrown the die, which is still rolling (R7.5)."""

    seat: Seat


class DieShowed(_Event, frozen=True, tag="die_showed"):
    """The die lies still (R7.5)."""

    seat: Seat
    face: int


class PawnPlaced(_Event, frozen=True, tag="pawn_placed"):
    """A pawn goes on an option and blocks it for the rest of the series (R7.3)."""

    seat: Seat
    option: WheelOption


class BidChanged(_Event, frozen=True, tag="bid_changed"):
    """W1: a bid now has a new value."""

    option: ClassVar[WheelOption] = WheelOption.CHANGE_BID
    seat: Seat
    target: Seat
    bid: int


class HandsSwapped(_Event, frozen=True, tag="hands_swapped"):
    """W2: two seats have exchanged their hands, unseen by the others."""

    option: ClassVar[WheelOption] = WheelOption.PLAYER_SWAP
    seat: Seat
    first: Seat
    second: Seat


class HandReceived(_Event, frozen=True, tag="hand_received"):
    """W2: a seat looks at the hand it was given."""

    audience: ClassVar[Audience] = Audience.ITS_SEAT
    option: ClassVar[WheelOption] = WheelOption.PLAYER_SWAP
    seat: Seat
    hand: Hand


class DealerChanged(_Event, frozen=True, tag="dealer_changed"):
    """W3: the dealer token lies with another seat."""

    option: ClassVar[WheelOption] = WheelOption.CHANGE_DEALER
    seat: Seat
    dealer: Seat


class PointsDoubled(_Event, frozen=True, tag="points_doubled"):
    """W4: a seat's points of this round will count double."""

    option: ClassVar[WheelOption] = WheelOption.DOUBLE_POINTS
    seat: Seat


class TrumpChanged(_Event, frozen=True, tag="trump_changed"):
    """W5: the trump colour is another one, the turned-up card lies face down."""

    option: ClassVar[WheelOption] = WheelOption.CHANGE_TRUMP
    seat: Seat
    colour: Colour


class ExtraCardDrawn(_Event, frozen=True, tag="extra_card_drawn"):
    """W6: a card from the pile lies face up in front of a seat."""

    option: ClassVar[WheelOption] = WheelOption.EXTRA_CARD
    seat: Seat
    card: Card


class TrumpRemoved(_Event, frozen=True, tag="trump_removed"):
    """W7: there is no trump colour this round."""

    option: ClassVar[WheelOption] = WheelOption.NO_TRUMP
    seat: Seat


class CardPlayed(_Event, frozen=True, tag="card_played"):
    """A seat has played a card (R5)."""

    seat: Seat
    card: Card


class TrickWon(_Event, frozen=True, tag="trick_won"):
    """A trick is complete and taken (R5.6)."""

    trick: Trick


class RoundScored(_Event, frozen=True, tag="round_scored"):
    """A row of the score pad is written (R6)."""

    row: RoundScore


class GameEnded(_Event, frozen=True, tag="game_ended"):
    """The penalties are taken off and the winners known (R6.3, R7.8)."""

    result: GameResult


OptionUsed: TypeAlias = (
    BidChanged | HandsSwapped | DealerChanged | PointsDoubled | TrumpChanged | ExtraCardDrawn | TrumpRemoved
)
"""What a seat did with a wheel option, for everyone."""

OptionEvent: TypeAlias = OptionUsed | HandReceived
VisibleEvent: TypeAlias = (
    DrewForDealer
    | DealerFound
    | PawnsReturned
    | RoundStarted
    | HandDealt
    | TrumpTurned
    | TrumpNamed
    | BidPlaced
    | PawnKept
    | DieRolled
    | DieShowed
    | PawnPlaced
    | OptionEvent
    | CardPlayed
    | TrickWon
    | RoundScored
    | GameEnded
)
"""Everything that a seat may be sent: the deck is not among it, so no message can hold it."""

Event: TypeAlias = VisibleEvent | DeckSet


def is_visible_to(event: Event, viewer: Seat | None) -> TypeGuard[VisibleEvent]:
    """Whether a seat, or a spectator where it is None, is sent an event."""
    return is_visible_to_any(event, () if viewer is None else (viewer,))


def is_visible_to_any(event: Event, seats: tuple[Seat, ...]) -> TypeGuard[VisibleEvent]:
    """Whether somebody who holds these seats, or a spectator who holds none, is sent an event."""
    audience = event.audience
    if audience is Audience.EVERYONE:
        return True
    return audience is Audience.ITS_SEAT and isinstance(event, _ForItsSeat) and event.seat in seats


_ForItsSeat: TypeAlias = HandDealt | HandReceived


def visible_to(viewer: Seat | None, events: Iterable[Event]) -> tuple[VisibleEvent, ...]:
    """The events a seat or a spectator is sent: filtered, never edited."""
    return tuple(event for event in events if is_visible_to(event, viewer))
