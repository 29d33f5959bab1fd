"""The Lucky Wheel's seven options, the die, and the order in which players are asked (R7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from doublelucky7.rules.ruleset import DOUBLE_LUCKY_7_ROUND, Seat


class WheelOption(Enum):
    """The options W1 to W7, in the order of their numbers on wheel and die."""

    CHANGE_BID = "change_bid"
    PLAYER_SWAP = "player_swap"
    CHANGE_DEALER = "change_dealer"
    DOUBLE_POINTS = "double_points"
    CHANGE_TRUMP = "change_trump"
    EXTRA_CARD = "extra_card"
    NO_TRUMP = "no_trump"

    face: int

    def __init__(self, _: str) -> None:
        self.face = len(type(self).__members__) + 1


WHEEL_OPTIONS: Final[tuple[WheelOption, ...]] = tuple(WheelOption)

DIE_FACES: Final = len(WHEEL_OPTIONS) + 1
UNLUCKY_FACE: Final = DIE_FACES
"""W8: the X, which is on the die but not on the wheel."""

Pawns = tuple[WheelOption | None, ...]
"""For each seat the option its pawn stands on in this series, or None while it is in hand."""


def option_on(face: int) -> WheelOption | None:
    """The option a face of the die stands for, None for the X."""
    return None if face == UNLUCKY_FACE else WHEEL_OPTIONS[face - 1]


def who_blocks(option: WheelOption, pawns: Pawns) -> Seat | None:
    """The seat whose pawn stands on an option and blocks it for the rest of the series (R7.3)."""
    return pawns.index(option) if option in pawns else None


def is_available(option: WheelOption, pawns: Pawns, round_number: int) -> bool:
    """Whether an option is free, and not Double Points in round 7 (R7.6)."""
    if option is WheelOption.DOUBLE_POINTS and round_number == DOUBLE_LUCKY_7_ROUND:
        return False
    return option not in pawns


def available_options(pawns: Pawns, round_number: int) -> tuple[WheelOption, ...]:
    """The options a pawn may be placed on in this round."""
    return tuple(option for option in WHEEL_OPTIONS if is_available(option, pawns, round_number))


def clockwise_from(seat: Seat, players: int) -> Iterator[Seat]:
    """All seats once, beginning with this one."""
    return ((seat + step) % players for step in range(players))


def seats_to_ask(dealer: Seat, pawns: Pawns, round_number: int) -> tuple[Seat, ...]:
    """Who is asked in this round and in which order (R7.1), nobody where no option is available (R7.7)."""
    if not available_options(pawns, round_number):
        return ()
    players = len(pawns)
    return tuple(seat for seat in clockwise_from((dealer + 1) % players, players) if pawns[seat] is None)


def asked_after(seat: Seat, order: Sequence[Seat]) -> Seat | None:
    """Who is asked next after a seat that kept its pawn, None when it was the last."""
    following = order[order.index(seat) + 1 :]
    return following[0] if following else None


def options_after_roll(face: int, pawns: Pawns, round_number: int) -> tuple[WheelOption, ...]:
    """What must be carried out after a roll (R7.5): the option rolled, or any free one after Double Lucky."""
    rolled = option_on(face)
    if rolled is None:
        return ()
    if is_available(rolled, pawns, round_number):
        return (rolled,)
    return available_options(pawns, round_number)
