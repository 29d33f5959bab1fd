"""How long a use of the Lucky Wheel is shown, for those who draw it and for the bots who wait until it is over.

`python -m doublelucky7.protocol.moments > web/src/moments/lengths.generated.ts` writes the browser's copy anew.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, assert_never

from doublelucky7.rules.events import DieShowed, Event, OptionEvent
from doublelucky7.rules.wheel import WHEEL_OPTIONS, Pawns, WheelOption, is_available, option_on

DIE_ROLLS_MS: Final = 1_300
DIE_RESTS_MS: Final = 700
UNLUCKY_MS: Final = 700
DOUBLE_LUCKY_MS: Final = 1_500
PAWN_HOPS_MS: Final = 400
SETTLES_MS: Final = 300
MOST_MOTION_MS: Final = 1_600
"""Nobody is kept waiting longer by an option that was chosen."""


def effect_ms(option: WheelOption) -> int:
    """How long that takes which an option does to the table."""
    match option:
        case WheelOption.PLAYER_SWAP:
            return 900
        case WheelOption.CHANGE_BID | WheelOption.CHANGE_TRUMP:
            return 800
        case WheelOption.CHANGE_DEALER | WheelOption.EXTRA_CARD:
            return 700
        case WheelOption.DOUBLE_POINTS | WheelOption.NO_TRUMP:
            return 500
        case _ as unreachable:
            assert_never(unreachable)


def option_ms(option: WheelOption) -> int:
    """From the choice until the table lies still again."""
    return PAWN_HOPS_MS + effect_ms(option) + SETTLES_MS


def roll_ms(face: int, pawns: Pawns, round_number: int) -> int:
    """From the roll until the table lies still again: longer for the X, and longest for Double Lucky."""
    rolling = DIE_ROLLS_MS + DIE_RESTS_MS + SETTLES_MS
    rolled = option_on(face)
    if rolled is None:
        return rolling + UNLUCKY_MS
    return rolling if is_available(rolled, pawns, round_number) else rolling + DOUBLE_LUCKY_MS


def shown_ms(events: Sequence[Event], pawns: Pawns, round_number: int) -> int:
    """How long the newest of these events is shown, as far as it is a use of the wheel; pawns and round are its own."""
    newest = events[-1] if events else None
    if isinstance(newest, DieShowed):
        return roll_ms(newest.face, pawns, round_number)
    return option_ms(newest.option) if isinstance(newest, OptionEvent) else 0


def typescript() -> str:
    """The same table for the browser."""
    effects = "\n".join(f"  {option.value}: {effect_ms(option)}," for option in WHEEL_OPTIONS)
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
