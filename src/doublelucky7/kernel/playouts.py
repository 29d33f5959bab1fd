# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Whole rounds in batches behind one call, without the interpreter's lock."""

from __future__ import annotations

import cython

from doublelucky7.kernel.codes import TRUMP_AS_LED
from doublelucky7.kernel.threads import in_parts

if not cython.compiled:
    from doublelucky7.kernel.bits import draw, following, stream
    from doublelucky7.kernel.codes import COLOURS, MOST_PLAYERS, TRUMP_UNNAMED
    from doublelucky7.kernel.position import (
        Position,
        begin,
        bid_at_random,
        deal_at_random,
        play_at_random,
        points_of,
    )


class Tally:
    """What a batch of rounds came to, seat by seat; sums of whole numbers, so the order of adding is no matter."""

    def __init__(self) -> None:
        self.rounds = 0
        if not cython.compiled:
            self.points = [0] * MOST_PLAYERS
            self.exact = [0] * MOST_PLAYERS
            self.tricks = [0] * MOST_PLAYERS

    def points_by(self, seat: int) -> int:
        """The points a seat made in all rounds."""
        return self.points[seat]

    def exact_bids_by(self, seat: int) -> int:
        """In how many rounds a seat made its bid."""
        return self.exact[seat]

    def tricks_by(self, seat: int) -> int:
        """The tricks a seat won in all rounds."""
        return self.tricks[seat]

    def take(self, other: Tally) -> None:
        """Add what another batch came to."""
        self.rounds += other.rounds
        for seat in range(MOST_PLAYERS):
            self.points[seat] += other.points_by(seat)
            self.exact[seat] += other.exact_bids_by(seat)
            self.tricks[seat] += other.tricks_by(seat)


def add(tally: Tally, at: Position) -> None:
    """Count a finished round."""
    tally.rounds += 1
    for seat in range(at.players):
        tally.points[seat] += points_of(at, seat)
        tally.tricks[seat] += at.won[seat]
        if at.won[seat] == at.bids[seat]:
            tally.exact[seat] += 1


def random_rounds(
    at: Position,
    tally: Tally,
    tricks: int,
    joker_makes: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    """Deal, bid and play the rounds of a batch that bear the numbers from `first` up to `last`."""
    for index in range(first, last):
        state = stream(seed, index)
        begin(at, at.players, tricks, index % at.players, 1)
        state = deal_at_random(at, joker_makes, state)
        if at.trump == TRUMP_UNNAMED:
            state = following(state)
            at.trump = draw(state, COLOURS)
        state = bid_at_random(at, state)
        play_at_random(at, state)
        add(tally, at)


def play_random_rounds(
    players: int,
    tricks: int,
    count: int,
    seed: int,
    joker_makes: int = TRUMP_AS_LED,
    threads: int = 1,
) -> Tally:
    """Play rounds with random bids and cards; the deal moves on by one seat from round to round."""

    def part(first: int, last: int) -> Tally:
        at = Position()
        at.players = players
        tally = Tally()
        _random_rounds_without_lock(at, tally, tricks, joker_makes, seed, first, last)
        return tally

    total = Tally()
    for tally in in_parts(part, count, threads):
        total.take(tally)
    return total


def _random_rounds_without_lock(
    at: Position,
    tally: Tally,
    tricks: int,
    joker_makes: int,
    seed: int,
    first: int,
    last: int,
) -> None:
    with cython.nogil:
        random_rounds(at, tally, tricks, joker_makes, seed, first, last)
