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

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from msgspec.structs import asdict, replace

from doublelucky7.rules.actions import SEAT_FIELDS, KeepPawn, NameTrump, PlaceBid, PlayCard, PlayerAction, RollDie
from doublelucky7.rules.cards import COLOURS, FULL_DECK
from doublelucky7.rules.options import options_at
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS_IN_A_SERIES, Seat

ACTION_CODE_VERSION: Final = 1
"""Changes whenever a code comes to mean something else."""

_FIRST_SEAT: Final[Seat] = 0

_AS_SEEN_BY_THE_FIRST: Final[tuple[PlayerAction, ...]] = (
    *(PlayCard(_FIRST_SEAT, card) for card in FULL_DECK),
    *(PlaceBid(_FIRST_SEAT, bid) for bid in range(ROUNDS_IN_A_SERIES + 1)),
    *(NameTrump(_FIRST_SEAT, colour) for colour in COLOURS),
    KeepPawn(_FIRST_SEAT),
    RollDie(_FIRST_SEAT),
    *options_at(MOST_PLAYERS, _FIRST_SEAT),
)
"""What each code means for the first seat of the largest table; an option that is added to the wheel comes last."""

ACTION_CODES: Final = len(_AS_SEEN_BY_THE_FIRST)
"""How many codes there are: 120."""


def code_of(action: PlayerAction, players: int) -> int:
    """The code of an action at a table of so many players.

    Examples:
        >>> from doublelucky7 import Card, PlaceBid, PlayCard
        >>> code_of(PlayCard(2, Card.R1), players=4), code_of(PlaceBid(2, 3), players=4)
        (0, 60)
    """
    return _codes(players)[action]


def action_of(code: int, seat: Seat, players: int) -> PlayerAction:
    """The action that a code means for a seat; raises `ValueError` where the table has no such target.

    Examples:
        >>> action_of(78, seat=3, players=4)
        ChangeBid(seat=3, target=3, change=1)
    """
    _require(code, seat, players)
    action = _turned(_AS_SEEN_BY_THE_FIRST[code], seat, players)
    if action is None:
        raise ValueError(f"at a table of {players} nobody sits where code {code} says")
    return action


def legal_mask(legal: Iterable[PlayerAction], players: int) -> bytes:
    """A byte for every code, 1 where it is legal; NumPy reads it with `frombuffer(mask, dtype="int8")`."""
    mask = bytearray(ACTION_CODES)
    codes = _codes(players)
    for action in legal:
        mask[codes[action]] = 1
    return bytes(mask)


@cache
def _codes(players: int) -> Mapping[PlayerAction, int]:
    """The code of every action there is at a table of so many players."""
    turned = (
        (_turned(action, seat, players), code)
        for code, action in enumerate(_AS_SEEN_BY_THE_FIRST)
        for seat in range(players)
    )
    return {action: code for action, code in turned if action is not None}


@cache
def _turned(action: PlayerAction, seat: Seat, players: int) -> PlayerAction | None:
    """What an action of the first seat is for another one, its targets as far to the left; None where nobody sits."""
    fields = asdict(action)
    places = {field: fields[field] for field in SEAT_FIELDS if field in fields}
    if max(places.values()) >= players:
        return None
    return replace(action, **{field: (seat + place) % players for field, place in places.items()})


def _require(code: int, seat: Seat, players: int) -> None:
    if not 0 <= code < ACTION_CODES:
        raise ValueError(f"a code is 0 to {ACTION_CODES - 1}, not {code}")
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS or not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} at a table of {players}")
