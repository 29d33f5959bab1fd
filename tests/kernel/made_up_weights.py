"""Weights for the network that nobody trained, the same on every machine."""

from array import array
from functools import cache
from random import Random
from sys import byteorder

from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS, SECOND_UNITS, TRICK_COUNTS

FORMAT = b"doublelucky7 network 1\n"


@cache
def made_up_weights() -> bytes:
    """The bytes of a network."""
    chance = Random(5)
    start = array("h", [chance.randint(-300, 300) for _ in range(FIRST_UNITS)])
    first = array("b", [chance.randint(-127, 127) for _ in range(INPUT_ROWS * FIRST_UNITS)])
    second = array("h", [chance.randint(-200, 200) for _ in range(SECOND_UNITS * FIRST_UNITS)])
    floats = array("f", [1e-5])
    floats.extend(chance.uniform(-0.5, 0.5) for _ in range(SECOND_UNITS + SECOND_UNITS * TRICK_COUNTS + TRICK_COUNTS))
    if byteorder != "little":
        for part in (start, second):
            part.byteswap()
        floats.byteswap()
    return FORMAT + b"".join(part.tobytes() for part in (start, first, second, floats))
