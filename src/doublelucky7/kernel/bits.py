"""Sets of cards as 57-bit numbers and the 64-bit random stream, as Python computes them.

Compiled modules take the same functions from `bits.pxd`, where the C compiler has instructions for them; a test proves
that both give equal answers. The stream is splitmix64: a state moves on by a constant and each state scrambles to one
draw, so that a state is a plain number which callers pass on and hand back.
"""

from __future__ import annotations

from doublelucky7.kernel.codes import NUMBERS

_WORD = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15


def bit(card: int) -> int:
    """The set that holds one card."""
    return 1 << card


def count_of(cards: int) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def lowest_of(cards: int) -> int:
    """The first card of a set that is not empty, in deck order."""
    return (cards & -cards).bit_length() - 1


def without_lowest(cards: int) -> int:
    """A set without its first card."""
    return cards & (cards - 1)


def nth_of(cards: int, place: int, most: int) -> int:
    """The card of a set with so many before it in deck order and never more than `most`, as a set."""
    for step in range(most):
        if place > step:
            cards = without_lowest(cards)
    return cards & -cards


def cards_of(colour: int) -> int:
    """All fourteen cards of a colour."""
    return 0x3FFF << colour * NUMBERS


def cards_above(card: int) -> int:
    """The cards of the same colour that are higher."""
    return cards_of(card // NUMBERS) & ~((2 << card) - 1)


def cards_below(card: int) -> int:
    """The cards of the same colour that are lower."""
    return cards_of(card // NUMBERS) & ((1 << card) - 1)


def following(state: int) -> int:
    """The state of the random stream after this one."""
    return (state + _STEP) & _WORD


def scrambled(state: int) -> int:
    """The 64 random bits that belong to a state of the stream."""
    state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _WORD
    return state ^ (state >> 31)


def draw(state: int, below: int) -> int:
    """A number from 0 up to `below`; each is as likely as the others to within one part in 2 ** 58 for small bounds."""
    return scrambled(state) * below >> 64


def wide_draw(state: int, below: int) -> int:
    """A number from 0 up to a bound too large for a C int."""
    return scrambled(state) * below >> 64


def unit(state: int) -> float:
    """A number from 0 up to 1, in steps of 2 ** -53."""
    return (scrambled(state) >> 11) * 2.0**-53


def stream(seed: int, index: int) -> int:
    """The first state of the stream that belongs to one item of a batch, whoever computes it."""
    return scrambled(following(scrambled(following(seed & _WORD)) ^ (index * 0xD1342543DE82EF95 & _WORD)))
