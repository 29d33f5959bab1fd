"""Gives the weights of an earlier network the rows that were added since: `python -m training.grow OLD NEW`.

New rows come last and begin at nothing, so that the network computes what it did until a training fills them.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS
from doublelucky7.kernel.network import Network


def grown(packed: bytes) -> bytes:
    """The weights of a network of fewer inputs, with a row of zeros for each one that was added."""
    whole = len(Network().packed())
    missing = whole - len(packed)
    if missing <= 0 or missing % FIRST_UNITS:
        raise ValueError("these are not the weights of the network as it was")
    # Before the rows there are one line and the starts, of two bytes each.
    end = packed.index(b"\n") + 1 + 2 * FIRST_UNITS + INPUT_ROWS * FIRST_UNITS - missing
    return packed[:end] + bytes(missing) + packed[end:]


def main() -> None:
    """Read the old weights, write the new ones."""
    parser = argparse.ArgumentParser(prog="python -m training.grow", description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    asked = parser.parse_args()
    asked.new.write_bytes(grown(asked.old.read_bytes()))


if __name__ == "__main__":
    main()
