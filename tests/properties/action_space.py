"""Every action anybody could send to a table, impossible ones included."""

from functools import cache
from itertools import product
from typing import Literal

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
from doublelucky7.rules.ruleset import Seat

BIDS = range(-1, 9)
CHANGES: tuple[Literal[-1, 1], ...] = (-1, 1)


@cache
def whole_action_space(players: int) -> tuple[PlayerAction, ...]:
    """All bids, cards, colours, answers to the wheel, options with all targets; for all seats and two that are not."""
    seats = range(-1, players + 1)
    return tuple(action for seat in seats for action in _of_seat(seat, seats))


def _of_seat(seat: Seat, seats: range) -> tuple[PlayerAction, ...]:
    return (
        *(NameTrump(seat, colour) for colour in COLOURS),
        *(PlaceBid(seat, bid) for bid in BIDS),
        *(PlayCard(seat, card) for card in FULL_DECK),
        KeepPawn(seat),
        RollDie(seat),
        *(ChangeBid(seat, target, change) for target, change in product(seats, CHANGES)),
        *(PlayerSwap(seat, first, second) for first, second in product(seats, seats) if first <= second),
        *(ChangeDealer(seat, target) for target in seats),
        DoublePoints(seat),
        *(ChangeTrump(seat, colour) for colour in COLOURS),
        ExtraCard(seat),
        NoTrump(seat),
    )
