"""Actions as whole numbers: one space for all modes and numbers of players, the same in every release.

| codes | action |
|---|---|
| 0 to 56 | play the card of that place in the deck: R1 to R14, Y1 to Y14, G1 to G14, B1 to B14, Joker |
| 57 to 64 | bid 0 to 7 |
| 65 to 68 | name red, yellow, green or blue as trump |
| 69 | keep the pawn |
| 70 | roll the die |
| 71 to 77 | Change Bid: one down, of the seat 0 to 6 places to the left |
| 78 to 84 | Change Bid: one up, likewise |
| 85 to 105 | Player Swap: the pairs (0, 1), (0, 2), … (5, 6) of seats so many places to the left |
| 106 to 112 | Change Dealer: to the seat 0 to 6 places to the left |
| 113 | Double Points |
| 114 to 117 | Change Trump: to red, yellow, green or blue |
| 118 | Extra Card |
| 119 | No Trump |

Seats are counted clockwise from the one that acts, so that the same code means the same from every seat.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final, assert_never

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
from doublelucky7.rules.cards import COLOURS, FULL_DECK
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS_IN_A_SERIES, Seat

ACTION_CODE_VERSION: Final = 1
"""Changes whenever a code comes to mean something else."""

_PAIRS: Final = tuple(combinations(range(MOST_PLAYERS), 2))
_COLOUR_CODES: Final = {colour: place for place, colour in enumerate(COLOURS)}

_BID: Final = len(FULL_DECK)
_NAME_TRUMP: Final = _BID + ROUNDS_IN_A_SERIES + 1
_KEEP_PAWN: Final = _NAME_TRUMP + len(COLOURS)
_ROLL_DIE: Final = _KEEP_PAWN + 1
_LOWER_BID: Final = _ROLL_DIE + 1
_RAISE_BID: Final = _LOWER_BID + MOST_PLAYERS
_SWAP: Final = _RAISE_BID + MOST_PLAYERS
_CHANGE_DEALER: Final = _SWAP + len(_PAIRS)
_DOUBLE_POINTS: Final = _CHANGE_DEALER + MOST_PLAYERS
_CHANGE_TRUMP: Final = _DOUBLE_POINTS + 1
_EXTRA_CARD: Final = _CHANGE_TRUMP + len(COLOURS)
_NO_TRUMP: Final = _EXTRA_CARD + 1

ACTION_CODES: Final = _NO_TRUMP + 1
"""How many codes there are: 120."""


def code_of(action: PlayerAction, players: int) -> int:
    """The code of an action at a table of so many players.

    Examples:
        >>> from doublelucky7 import Card, PlaceBid, PlayCard
        >>> code_of(PlayCard(2, Card.R1), players=4), code_of(PlaceBid(2, 3), players=4)
        (0, 60)
    """
    match action:
        case PlayCard(card=card):
            return card.position
        case PlaceBid(bid=bid):
            return _BID + bid
        case NameTrump(colour=colour):
            return _NAME_TRUMP + _COLOUR_CODES[colour]
        case KeepPawn():
            return _KEEP_PAWN
        case RollDie():
            return _ROLL_DIE
        case ChangeBid(seat=seat, target=target, change=change):
            return (_LOWER_BID if change < 0 else _RAISE_BID) + _to_the_left(seat, target, players)
        case PlayerSwap(seat=seat, first=first, second=second):
            pair = sorted((_to_the_left(seat, first, players), _to_the_left(seat, second, players)))
            return _SWAP + _PAIRS.index((pair[0], pair[1]))
        case ChangeDealer(seat=seat, target=target):
            return _CHANGE_DEALER + _to_the_left(seat, target, players)
        case DoublePoints():
            return _DOUBLE_POINTS
        case ChangeTrump(colour=colour):
            return _CHANGE_TRUMP + _COLOUR_CODES[colour]
        case ExtraCard():
            return _EXTRA_CARD
        case NoTrump():
            return _NO_TRUMP
        case _ as unreachable:
            assert_never(unreachable)


def action_of(code: int, seat: Seat, players: int) -> PlayerAction:
    """The action that a code means for a seat; raises `ValueError` where the table has no such target.

    Examples:
        >>> action_of(78, seat=3, players=4)
        ChangeBid(seat=3, target=3, change=1)
    """
    _require(code, seat, players)
    if code < _BID:
        return PlayCard(seat, FULL_DECK[code])
    if code < _NAME_TRUMP:
        return PlaceBid(seat, code - _BID)
    if code < _KEEP_PAWN:
        return NameTrump(seat, COLOURS[code - _NAME_TRUMP])
    if code <= _ROLL_DIE:
        return KeepPawn(seat) if code == _KEEP_PAWN else RollDie(seat)
    if code < _DOUBLE_POINTS:
        return _aimed(code, seat, players)
    if _CHANGE_TRUMP <= code < _EXTRA_CARD:
        return ChangeTrump(seat, COLOURS[code - _CHANGE_TRUMP])
    if code == _DOUBLE_POINTS:
        return DoublePoints(seat)
    return ExtraCard(seat) if code == _EXTRA_CARD else NoTrump(seat)


def legal_mask(legal: Iterable[PlayerAction], players: int) -> bytes:
    """A byte for every code, 1 where it is legal; NumPy reads it with `frombuffer(mask, dtype="int8")`."""
    mask = bytearray(ACTION_CODES)
    for action in legal:
        mask[code_of(action, players)] = 1
    return bytes(mask)


def _aimed(code: int, seat: Seat, players: int) -> PlayerAction:
    """An option that names other seats."""
    if code < _RAISE_BID:
        return ChangeBid(seat, _seat_at(code - _LOWER_BID, seat, players), -1)
    if code < _SWAP:
        return ChangeBid(seat, _seat_at(code - _RAISE_BID, seat, players), 1)
    if code < _CHANGE_DEALER:
        first, second = _PAIRS[code - _SWAP]
        return PlayerSwap(seat, _seat_at(first, seat, players), _seat_at(second, seat, players))
    return ChangeDealer(seat, _seat_at(code - _CHANGE_DEALER, seat, players))


def _to_the_left(seat: Seat, other: Seat, players: int) -> int:
    return (other - seat) % players


def _seat_at(places: int, seat: Seat, players: int) -> Seat:
    if places >= players:
        raise ValueError(f"nobody sits {places} places to the left at a table of {players}")
    return (seat + places) % players


def _require(code: int, seat: Seat, players: int) -> None:
    if not 0 <= code < ACTION_CODES:
        raise ValueError(f"a code is 0 to {ACTION_CODES - 1}, not {code}")
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS or not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} at a table of {players}")
