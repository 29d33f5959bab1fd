"""Reading a seed: as large as a record can hold; a larger one is refused."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Final

from doublelucky7.wording.speech import Wording

LARGEST_SEED: Final = 2**63 - 1
_MOST_DIGITS: Final = len(str(LARGEST_SEED))


def seed_number(wording: Wording) -> Callable[[str], int]:
    """Reads a whole number from 0 up."""

    def read(given: str) -> int:
        if not re.fullmatch(r"\+?[0-9]+", given):
            raise argparse.ArgumentTypeError(wording.say("bad-number-too-small", given=given, least=0))
        digits = given.lstrip("+0") or "0"
        if len(digits) > _MOST_DIGITS or int(digits) > LARGEST_SEED:
            raise argparse.ArgumentTypeError(wording.say("bad-number-too-large", given=given, most=str(LARGEST_SEED)))
        return int(digits)

    return read
