# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""The trained network: from what a seat knows, and a bid or card it might choose, to the distribution of its tricks.

The first two layers are whole numbers and so come out alike however they are added up, compiled or not. The first is
a sum of rows, one for each input that is on; what a seat knows is summed once and each choice adds its own few rows.
"""

from __future__ import annotations

from array import array
from sys import byteorder

import cython

from doublelucky7.kernel.codes import MOST_ROWS

if not cython.compiled:
    from math import exp

    from doublelucky7.kernel.codes import FIRST_UNITS, INPUT_ROWS, SECOND_UNITS, TRICK_COUNTS
    from doublelucky7.kernel.inputs import Inputs

# No sum of the first layer may leave 16 bits, none of the second 32.
_MOST_IN_THE_FIRST = 2**15 - 1
_MOST_IN_THE_SECOND = 2**31 - 1
_FORMAT = b"doublelucky7 network 1\n"


class Network:
    """Weights: a row of small whole numbers for each input, whole numbers to the second layer, floats to the last."""

    def __init__(self) -> None:
        self.second_scale = 1.0
        if not cython.compiled:
            self.start = [0] * FIRST_UNITS
            self.first = [0] * (INPUT_ROWS * FIRST_UNITS)
            self.second = [0] * (SECOND_UNITS * FIRST_UNITS)
            self.second_bias = [0.0] * SECOND_UNITS
            self.third = [0.0] * (SECOND_UNITS * TRICK_COUNTS)
            self.third_bias = [0.0] * TRICK_COUNTS

    def packed(self) -> bytes:
        """All weights as they are stored: bytes, 16-bit words and 32-bit floats, the lowest byte first."""
        start = array("h", [self.start[place] for place in range(FIRST_UNITS)])
        first = array("b", [self.first[place] for place in range(INPUT_ROWS * FIRST_UNITS)])
        second = array("h", [self.second[place] for place in range(SECOND_UNITS * FIRST_UNITS)])
        floats = array("f", [self.second_scale])
        floats.extend(self.second_bias[place] for place in range(SECOND_UNITS))
        floats.extend(self.third[place] for place in range(SECOND_UNITS * TRICK_COUNTS))
        floats.extend(self.third_bias[place] for place in range(TRICK_COUNTS))
        if byteorder != "little":
            start.byteswap()
            second.byteswap()
            floats.byteswap()
        return _FORMAT + b"".join(part.tobytes() for part in (start, first, second, floats))

    def unpack(self, packed: bytes) -> None:
        """Take over stored weights; raises ValueError for any that do not fit or might overflow."""
        words, small, floats = array("h"), array("b"), array("f")
        sizes = (2 * FIRST_UNITS, INPUT_ROWS * FIRST_UNITS, 2 * SECOND_UNITS * FIRST_UNITS)
        rest = 4 * (1 + SECOND_UNITS + SECOND_UNITS * TRICK_COUNTS + TRICK_COUNTS)
        if packed[: len(_FORMAT)] != _FORMAT or len(packed) != len(_FORMAT) + sum(sizes) + rest:
            raise ValueError("these are not the weights of this network")
        at = len(_FORMAT)
        words.frombytes(packed[at : at + sizes[0]] + packed[at + sizes[0] + sizes[1] : len(packed) - rest])
        small.frombytes(packed[at + sizes[0] : at + sizes[0] + sizes[1]])
        floats.frombytes(packed[len(packed) - rest :])
        if byteorder != "little":
            words.byteswap()
            floats.byteswap()
        _refuse_overflow(words, small)
        self._spread(words, small, floats)

    def _spread(self, words: array[int], small: array[int], floats: array[float]) -> None:
        """Spread the stored numbers over the layers."""
        for place in range(FIRST_UNITS):
            self.start[place] = words[place]
        for place in range(INPUT_ROWS * FIRST_UNITS):
            self.first[place] = small[place]
        for place in range(SECOND_UNITS * FIRST_UNITS):
            self.second[place] = words[FIRST_UNITS + place]
        self.second_scale = floats[0]
        for place in range(SECOND_UNITS):
            self.second_bias[place] = floats[1 + place]
        for place in range(SECOND_UNITS * TRICK_COUNTS):
            self.third[place] = floats[1 + SECOND_UNITS + place]
        for place in range(TRICK_COUNTS):
            self.third_bias[place] = floats[1 + SECOND_UNITS + SECOND_UNITS * TRICK_COUNTS + place]


class Scratch:
    """Room for one seat's computation; each thread needs its own."""

    def __init__(self) -> None:
        self.inputs = Inputs()
        if not cython.compiled:
            self.base = [0] * FIRST_UNITS
            self.units = [0] * FIRST_UNITS
            self.sums = [0] * SECOND_UNITS
            self.second = [0.0] * SECOND_UNITS
            self.logits = [0.0] * TRICK_COUNTS
            self.spread = [0.0] * TRICK_COUNTS

    def spread_of_tricks(self) -> list[float]:
        """The chances of ending the round with 0, 1, … 7 tricks, as last computed."""
        return [self.spread[tricks] for tricks in range(TRICK_COUNTS)]


def _refuse_overflow(words: array[int], small: array[int]) -> None:
    """However many rows are on at once, no sum may be too large for its word."""
    start = max(abs(word) for word in words[:FIRST_UNITS])
    first = start + MOST_ROWS * max(map(abs, small))
    sums = (sum(map(abs, words[place : place + FIRST_UNITS])) for place in range(FIRST_UNITS, len(words), FIRST_UNITS))
    if first > _MOST_IN_THE_FIRST or first * max(sums) > _MOST_IN_THE_SECOND:
        raise ValueError("weights of this size might overflow")


def sum_rows(network: Network, scratch: Scratch) -> None:
    """Add up the rows of everything that is known; choices are added to this."""
    for unit in range(FIRST_UNITS):
        scratch.base[unit] = network.start[unit]
    fours = scratch.inputs.count // 4 * 4
    # Four rows at once: each sum is then read and written once for all of them.
    for place in range(0, fours, 4):
        row = scratch.inputs.rows[place] * FIRST_UNITS
        second = scratch.inputs.rows[place + 1] * FIRST_UNITS
        third = scratch.inputs.rows[place + 2] * FIRST_UNITS
        fourth = scratch.inputs.rows[place + 3] * FIRST_UNITS
        for unit in range(FIRST_UNITS):
            scratch.base[unit] += (
                network.first[row + unit]
                + network.first[second + unit]
                + network.first[third + unit]
                + network.first[fourth + unit]
            )
    for place in range(fours, scratch.inputs.count):
        row = scratch.inputs.rows[place] * FIRST_UNITS
        for unit in range(FIRST_UNITS):
            scratch.base[unit] += network.first[row + unit]


def add_choice(network: Network, scratch: Scratch, known: int) -> None:
    """Add the rows of a choice, which follow the `known` first ones, and cut off what is negative."""
    for unit in range(FIRST_UNITS):
        scratch.units[unit] = scratch.base[unit]
    for place in range(known, scratch.inputs.count):
        row = scratch.inputs.rows[place] * FIRST_UNITS
        for unit in range(FIRST_UNITS):
            scratch.units[unit] += network.first[row + unit]
    for unit in range(FIRST_UNITS):
        scratch.units[unit] = scratch.units[unit] if scratch.units[unit] > 0 else 0


def weigh_units(network: Network, scratch: Scratch, output: int) -> None:
    """Four units of the second layer before their scale: sums of products of whole numbers.

    Four at once, because compilers then make good use of a processor's vectors, and each first unit is read once.
    """
    first = second = third = fourth = 0
    row = output * FIRST_UNITS
    for unit in range(FIRST_UNITS):
        value = scratch.units[unit]
        first += value * network.second[row + unit]
        second += value * network.second[row + FIRST_UNITS + unit]
        third += value * network.second[row + 2 * FIRST_UNITS + unit]
        fourth += value * network.second[row + 3 * FIRST_UNITS + unit]
    scratch.sums[output] = first
    scratch.sums[output + 1] = second
    scratch.sums[output + 2] = third
    scratch.sums[output + 3] = fourth


def spread_tricks(network: Network, scratch: Scratch, fewest: int, most: int) -> None:
    """The distribution of the tricks at the end of the round over those still possible."""
    for output in range(0, SECOND_UNITS, 4):
        weigh_units(network, scratch, output)
    for output in range(SECOND_UNITS):
        value = scratch.sums[output] * network.second_scale + network.second_bias[output]
        scratch.second[output] = value if value > 0.0 else 0.0
    for tricks in range(TRICK_COUNTS):
        scratch.logits[tricks] = network.third_bias[tricks]
    for output in range(SECOND_UNITS):
        value = scratch.second[output]
        if value > 0.0:
            for tricks in range(TRICK_COUNTS):
                scratch.logits[tricks] += value * network.third[output * TRICK_COUNTS + tricks]
    top = scratch.logits[fewest]
    for tricks in range(fewest + 1, most + 1):
        if scratch.logits[tricks] > top:
            top = scratch.logits[tricks]
    total = 0.0
    for tricks in range(TRICK_COUNTS):
        scratch.spread[tricks] = 0.0
    for tricks in range(fewest, most + 1):
        scratch.spread[tricks] = exp(scratch.logits[tricks] - top)
        total += scratch.spread[tricks]
    for tricks in range(fewest, most + 1):
        scratch.spread[tricks] /= total
