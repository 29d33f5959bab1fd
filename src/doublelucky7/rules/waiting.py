"""What a game is waiting for, and from whom; always public."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from doublelucky7.rules.ruleset import Seat


class _Waiting(msgspec.Struct, frozen=True, tag_field="for", gc=False):
    pass


class WaitingForSeat(_Waiting, frozen=True):
    """A seat must decide."""

    seat: Seat


class WaitingForDraw(_Waiting, frozen=True, tag="draw"):
    """Chance: these seats draw for the first deal (R2.1)."""

    contenders: tuple[Seat, ...]


class WaitingForDeal(_Waiting, frozen=True, tag="deal"):
    """Chance: the deck of the next round (R2.2)."""


class WaitingForTrump(WaitingForSeat, frozen=True, tag="trump"):
    """The dealer names trump (R3.2)."""


class WaitingForBid(WaitingForSeat, frozen=True, tag="bid"):
    """A seat bids (R4)."""


class WaitingForWheel(WaitingForSeat, frozen=True, tag="wheel"):
    """A seat is asked whether it uses its pawn (R7.1)."""


class WaitingForDie(_Waiting, frozen=True, tag="die"):
    """Chance: the die a seat has rolled (R7.5)."""

    seat: Seat


class WaitingForOption(WaitingForSeat, frozen=True, tag="option"):
    """A seat carries out what it rolled, or any free option after Double Lucky (R7.5)."""

    face: int


class WaitingForCard(WaitingForSeat, frozen=True, tag="card"):
    """A seat plays a card (R5)."""


class GameIsOver(_Waiting, frozen=True, tag="nothing"):
    """The last round is scored."""


WaitingForPlayer: TypeAlias = WaitingForCard | WaitingForBid | WaitingForWheel | WaitingForOption | WaitingForTrump
WaitingForChance: TypeAlias = WaitingForDraw | WaitingForDeal | WaitingForDie
Waiting: TypeAlias = WaitingForPlayer | WaitingForChance | GameIsOver
