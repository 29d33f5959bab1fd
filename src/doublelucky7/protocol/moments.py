"""How long a use of the Lucky Wheel is shown, for those who draw it and for the bots who wait until it is over.

`python -m doublelucky7.protocol.moments > web/src/moments/lengths.generated.ts` writes the browser's copy anew.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

from doublelucky7.rules.wheel import WheelOption

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
