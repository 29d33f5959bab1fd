"""Names given to a command, any number of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection


def one_of(names: Collection[str]) -> Callable[[str], str]:
    """What to give `add_argument` as the `type` of names that may be left out.

    With `choices` and `nargs="*"` Python 3.11 refuses to be given none.
    """

    def name(given: str) -> str:
        if given not in names:
            raise argparse.ArgumentTypeError(f"no such name: {given!r} (there are {', '.join(names)})")
        return given

    return name
