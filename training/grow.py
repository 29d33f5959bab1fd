"""Gives the weights of an earlier network the rows that were added since: `python -m training.grow OLD NEW`.

Cards that others have played were once listed among all that are gone. Each seat's own rows for them begin as copies
of those, so that the network computes what it did, and a training that starts with it can tell the seats apart.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from doublelucky7.kernel.codes import CARD_ROWS, FIRST_UNITS, INPUT_ROWS, ROW_GONE_CARD, ROW_SHOWN_CARD
from doublelucky7.kernel.network import Network


def grown(packed: bytes) -> bytes:
    """The weights of a network of `ROW_SHOWN_CARD` rows, with a row more for every card each other seat may play."""
    missing = INPUT_ROWS - ROW_SHOWN_CARD
    size = len(Network().packed()) - missing * FIRST_UNITS
    if len(packed) != size:
        raise ValueError("these are not the weights of the network as it was")
    # Before the rows there are one line and the starts, of two bytes each.
    first = packed.index(b"\n") + 1 + 2 * FIRST_UNITS
    end = first + ROW_SHOWN_CARD * FIRST_UNITS
    gone = first + ROW_GONE_CARD * FIRST_UNITS
    shown = packed[gone : gone + CARD_ROWS * FIRST_UNITS] * (missing // CARD_ROWS)
    return packed[:end] + shown + packed[end:]


def main() -> None:
    """Read the old weights, write the new ones."""
    parser = argparse.ArgumentParser(prog="python -m training.grow", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    asked = parser.parse_args()
    asked.new.write_bytes(grown(asked.old.read_bytes()))


if __name__ == "__main__":
    main()
