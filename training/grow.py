"""Gives the weights of an earlier network the rows that were added since: `python -m training.grow OLD NEW`.

New rows begin at nothing, so that the network computes what it did until a training fills them. They come last unless
their places are named.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS
from doublelucky7.kernel.network import Network


def grown(packed: bytes, places: Sequence[int] = ()) -> bytes:
    """The weights of a network of fewer inputs, with a row of zeros for each one that was added."""
    missing, rest = divmod(len(Network().packed()) - len(packed), FIRST_UNITS)
    if missing <= 0 or rest:
        raise ValueError("these are not the weights of the network as it was")
    places = places or range(INPUT_ROWS - missing, INPUT_ROWS)
    if len(places) != missing:
        raise ValueError(f"{missing} rows were added, not {len(places)}")
    # Before the rows there are one line and the starts, of two bytes each.
    first = packed.index(b"\n") + 1 + 2 * FIRST_UNITS
    for place in sorted(places):
        at = first + place * FIRST_UNITS
        packed = packed[:at] + bytes(FIRST_UNITS) + packed[at:]
    return packed


def main() -> None:
    """Read the old weights, write the new ones."""
    parser = argparse.ArgumentParser(prog="python -m training.grow", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rows", type=int, nargs="+", default=[], help="the places of the new rows among all")
    asked = parser.parse_args()
    asked.new.write_bytes(grown(asked.old.read_bytes(), asked.rows))


if __name__ == "__main__":
    main()
