"""What a seat or a spectator sees: types only, so that whoever reads a view never touches the state."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.cards import Card, Colour, Hand
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.refusals import Refusal
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.tricks import LaidCard, LaidCards, Trick
from doublelucky7.rules.trump import Trump
from doublelucky7.rules.waiting import Waiting
from doublelucky7.rules.wheel import WheelOption


class Standing(Enum):
    """How a seat stands to its bid while the round is played."""

    ON_TARGET = "on_target"
    OPEN = "open"
    MISSED = "missed"


class OptionStatus(Enum):
    """Whether a pawn may go on a wheel option now."""

    FREE = "free"
    BLOCKED = "blocked"
    NOT_THIS_ROUND = "not_this_round"


class SeatView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What lies open in front of a seat."""

    seat: Seat
    bid: int | None
    tricks_won: int
    standing: Standing | None
    cards_in_hand: int
    extra_card: Card | None
    points_doubled: bool
    points: int
    penalty: int


class TrickView(msgspec.Struct, frozen=True, gc=False):
    """The running trick: the led colour is None before the lead and after a led Joker."""

    plays: LaidCards
    led: Colour | None
    winning: LaidCard | None


class OptionView(msgspec.Struct, frozen=True, gc=False):
    """One wedge of the wheel and, where it is blocked, whose pawn stands on it."""

    option: WheelOption
    status: OptionStatus
    blocked_by: Seat | None


class WheelView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The wheel board: its options, the pawns still in hand, and who is yet to be asked, the asked seat first."""

    options: tuple[OptionView, ...]
    pawns_in_hand: tuple[Seat, ...]
    rounds_left: int
    to_ask: tuple[Seat, ...]


class Refused(msgspec.Struct, frozen=True, gc=False):
    """Something the viewer might try now, and why it would be refused."""

    action: PlayerAction
    refusal: Refusal


class OwnView(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a viewer sees beyond what everybody does; for a spectator there is nothing."""

    viewer: Seat | None = None
    hand: Hand | None = None
    given_away: Hand | None = None
    legal: tuple[PlayerAction, ...] = ()
    refused: tuple[Refused, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game through the eyes of a seat, or of a spectator where the viewer is None (K1).

    The fields of `OwnView` come last: what is before them is the same for all viewers and encoded once.
    """

    ruleset: RuleSet
    players: int
    waiting: Waiting
    to_act: Seat | None
    round: int
    tricks: int
    dealer: Seat | None
    turned_up: Card | None
    turned_up_face_down: bool
    trump: Trump | None
    seats: tuple[SeatView, ...]
    sum_of_bids: int
    forbidden_bid: int | None
    last_bidder: Seat | None
    trick: TrickView
    last_trick: Trick | None
    earlier_tricks: tuple[Trick, ...] | None
    wheel: WheelView | None
    pad: tuple[RoundScore, ...]
    result: GameResult | None

    viewer: Seat | None
    hand: Hand | None
    given_away: Hand | None
    legal: tuple[PlayerAction, ...]
    refused: tuple[Refused, ...]


class OpenView(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game with all cards on the table, for replays: the spectator's view, every hand, and the pile."""

    view: View
    hands: tuple[Hand, ...]
    given_away: tuple[Hand | None, ...]
    pile: tuple[Card, ...]


PlayedRounds: TypeAlias = tuple[tuple[VisibleEvent, ...], ...]
"""What everybody was told of each round, as a spectator hears it."""


class Heard(msgspec.Struct, frozen=True):
    """All a bot gets: its seat's view, every event its seat was sent since the deal, and the rounds before."""

    view: View
    events: tuple[VisibleEvent, ...]
    earlier: PlayedRounds = ()
    """The rounds before, where whoever asks has kept them."""
