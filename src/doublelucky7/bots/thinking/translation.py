"""Between the actions of the rules and the kernel's moves."""

from __future__ import annotations

from typing import Final

from doublelucky7.kernel.observing import KIND_OF, Move, move_of
from doublelucky7.kernel.position import Position
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import OptionStatus, View


def actions_by_move(view: View, now: Position) -> dict[Move, PlayerAction]:
    """Every legal action under the move that carries it out; a roll of the die decides nothing yet and is left out."""
    found = ((move_of(action, now), action) for action in view.legal)
    return {move: action for move, action in found if move is not None}


def free_options(view: View) -> tuple[int, ...]:
    """The wheel options a pawn may go on now, as the kernel's kinds of moves."""
    if view.wheel is None:
        return ()
    return tuple(KIND_OF[one.option] for one in view.wheel.options if one.status is OptionStatus.FREE)


def as_kernel_seed(seed: int) -> int:
    """Any whole number as one of the 64 bits the kernel's random streams start from."""
    return seed % _KERNEL_SEEDS


_KERNEL_SEEDS: Final = 2**64
