"""How long a use of the Lucky Wheel is shown, for those who draw it and for the bots who wait until it is over.

`python -m doublelucky7.protocol.moments > web/src/moments/lengths.generated.ts` writes the browser's copy anew.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from doublelucky7.rules.events import (
    BidChanged,
    DealerChanged,
    DieShowed,
    Event,
    ExtraCardDrawn,
    HandReceived,
    HandsSwapped,
    PointsDoubled,
    TrumpChanged,
    TrumpRemoved,
)
from doublelucky7.rules.wheel import Pawns, WheelOption, is_available, option_on

DIE_ROLLS_MS: Final = 1_300
DIE_RESTS_MS: Final = 700
UNLUCKY_MS: Final = 700
DOUBLE_LUCKY_MS: Final = 1_500
PAWN_HOPS_MS: Final = 400
SETTLES_MS: Final = 300
EFFECT_MS: Final[Mapping[WheelOption, int]] = {
    WheelOption.CHANGE_BID: 800,
    WheelOption.PLAYER_SWAP: 900,
    WheelOption.CHANGE_DEALER: 700,
    WheelOption.DOUBLE_POINTS: 500,
    WheelOption.CHANGE_TRUMP: 800,
    WheelOption.EXTRA_CARD: 700,
    WheelOption.NO_TRUMP: 500,
}
MOST_MOTION_MS: Final = 1_600
"""Nobody is kept waiting longer by an option that was chosen."""


def option_ms(option: WheelOption) -> int:
    """From the choice until the table lies still again."""
    return PAWN_HOPS_MS + EFFECT_MS[option] + SETTLES_MS


def roll_ms(face: int, pawns: Pawns, round_number: int) -> int:
    """From the roll until the table lies still again: longer for the X, and longest for Double Lucky."""
    rolling = DIE_ROLLS_MS + DIE_RESTS_MS + SETTLES_MS
    rolled = option_on(face)
    if rolled is None:
        return rolling + UNLUCKY_MS
    return rolling if is_available(rolled, pawns, round_number) else rolling + DOUBLE_LUCKY_MS


def shown_ms(events: Sequence[Event], pawns: Pawns, round_number: int) -> int:
    """How long the newest of these events is shown, as far as it is a use of the wheel; pawns and round are its own."""
    match events[-1] if events else None:
        case DieShowed(face=face):
            return roll_ms(face, pawns, round_number)
        case BidChanged():
            return option_ms(WheelOption.CHANGE_BID)
        case HandsSwapped() | HandReceived():
            return option_ms(WheelOption.PLAYER_SWAP)
        case DealerChanged():
            return option_ms(WheelOption.CHANGE_DEALER)
        case PointsDoubled():
            return option_ms(WheelOption.DOUBLE_POINTS)
        case TrumpChanged():
            return option_ms(WheelOption.CHANGE_TRUMP)
        case ExtraCardDrawn():
            return option_ms(WheelOption.EXTRA_CARD)
        case TrumpRemoved():
            return option_ms(WheelOption.NO_TRUMP)
        case _:
            return 0


def typescript() -> str:
    """The same table for the browser."""
    effects = "\n".join(f"  {option.value}: {length}," for option, length in EFFECT_MS.items())
    return f"""// Made from doublelucky7.protocol.moments; change the lengths there.
export const dieRolls = {DIE_ROLLS_MS};
export const dieRests = {DIE_RESTS_MS};
export const unlucky = {UNLUCKY_MS};
export const doubleLucky = {DOUBLE_LUCKY_MS};
export const pawnHops = {PAWN_HOPS_MS};
export const settles = {SETTLES_MS};
export const effects = {{
{effects}
}} as const;
"""


if __name__ == "__main__":
    sys.stdout.write(typescript())
