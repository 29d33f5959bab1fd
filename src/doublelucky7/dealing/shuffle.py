"""Decks, die faces and forfeits from a game key; the same key always gives the same ones.

Every use has a byte stream of its own, so what one of them consumed never changes another.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from functools import partial
from itertools import chain, count

from doublelucky7.dealing.algorithm import DealingError, label, require_32_bytes, require_within
from doublelucky7.rules.cards import FULL_DECK, Card
from doublelucky7.rules.ruleset import MOST_PLAYERS, ROUNDS_IN_A_SERIES, Seat
from doublelucky7.rules.wheel import DIE_FACES

MOST_ROUNDS = 2 * ROUNDS_IN_A_SERIES
MOST_FORFEITS = 256
"""How many forfeits a table may write: numbers come from single bytes."""

_BYTE_VALUES = 256
_COUNTER_BYTES = 4


def draw_deck(key: bytes, attempt: int) -> tuple[Card, ...]:
    """The deck drawn from for first dealer, top card first; attempt 0, and one more for each reshuffle (R2.1)."""
    if attempt < 0:
        raise DealingError(f"an attempt is counted from 0, not {attempt}")
    return shuffled(byte_stream(key, label("draw", attempt)))


def round_deck(key: bytes, round_number: int) -> tuple[Card, ...]:
    """All 57 cards shuffled for a round, first card to be dealt first (R2.2)."""
    _require_round(round_number)
    return shuffled(byte_stream(key, label("round", round_number)))


def die_face(key: bytes, round_number: int) -> int:
    """The face, 1 to 8, on which the die falls if somebody rolls it this round, which happens at most once (R7.5)."""
    _require_round(round_number)
    return 1 + number_below(DIE_FACES, byte_stream(key, label("die", round_number)))


def forfeit(key: bytes, round_number: int, seat: Seat, forfeits: int) -> int:
    """Which of the table's forfeits, counted from 0, a seat that missed its bid is given this round (R6.5)."""
    _require_round(round_number)
    require_within("a seat", seat, 0, MOST_PLAYERS - 1)
    require_within("the number of forfeits", forfeits, 1, MOST_FORFEITS)
    return number_below(forfeits, byte_stream(key, label("forfeit", round_number, seat)))


def byte_stream(key: bytes, stream_label: bytes) -> Iterator[int]:
    """The endless bytes of one labelled stream: HMAC-SHA256 blocks of the label and a block counter."""
    require_32_bytes("a game key", key)
    return chain.from_iterable(map(partial(_block, key, stream_label), count()))


def number_below(bound: int, stream: Iterator[int]) -> int:
    """A whole number from 0 to bound - 1, each equally likely, from the stream's next bytes; bound is at most 256."""
    # Bytes at or above the largest multiple of the bound are passed over: they would favour the small numbers.
    refused_from = _BYTE_VALUES - _BYTE_VALUES % bound
    byte = next(stream)
    while byte >= refused_from:
        byte = next(stream)
    return byte % bound


def shuffled(stream: Iterator[int]) -> tuple[Card, ...]:
    """All 57 cards in an order made from the next bytes of a stream."""
    # Fisher-Yates from the last place down; each place may keep its own card.
    deck = list(FULL_DECK)
    for place in range(len(deck) - 1, 0, -1):
        other = number_below(place + 1, stream)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def _block(key: bytes, stream_label: bytes, counter: int) -> bytes:
    return hmac.digest(key, stream_label + counter.to_bytes(_COUNTER_BYTES, "big"), "sha256")


def _require_round(round_number: int) -> None:
    require_within("a round", round_number, 1, MOST_ROUNDS)
