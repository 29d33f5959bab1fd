# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Many games at once, stepped without the interpreter's lock; arrays come from the caller and are written in place.

`environments.vector` is the front with NumPy. Each function does the tables from the first up to the last, so that
threads can share a batch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from doublelucky7.kernel.table import Table

if TYPE_CHECKING:
    from doublelucky7.kernel.arrays import Line, Marks, Rows

if not cython.compiled:
    from doublelucky7.kernel.bits import draw, following, stream
    from doublelucky7.kernel.table import step, write_mask
    from doublelucky7.kernel.table_codes import ACTION_CODES
    from doublelucky7.kernel.table_planes import write_information, write_observation

    def keep_addresses(batch: Batch) -> None:
        """Nothing to do: only C needs to know where the tables are."""


class Batch:
    """So many tables of one kind, each with chance of its own."""

    def __init__(self, count: int, players: int, mode: int, rounds: int, joker_makes: int, seed: int) -> None:
        self.count = count
        self.tables = [Table(players, mode, rounds, joker_makes, stream(seed, index)) for index in range(count)]
        if not cython.compiled:
            self.pointers = self.tables[:]
        keep_addresses(self)

    def table(self, place: int) -> Table:
        """One of the tables."""
        return self.tables[place]


def step_all(batch: Batch, codes: Line, first: int, last: int) -> None:
    """Do a legal code at every table."""
    with cython.nogil:
        for place in range(first, last):
            step(cython.cast(Table, batch.pointers[place]), cython.cast(cython.int, codes[place]))


def write_all(batch: Batch, seats: Line, rewards: Rows, ended: Marks, masks: Marks, first: int, last: int) -> None:
    """Write who is to act, what the last step brought each seat, whether round and game ended, and what is legal."""
    with cython.nogil:
        for place in range(first, last):
            _write(cython.cast(Table, batch.pointers[place]), seats, rewards, ended, masks, place)


def observe_all(batch: Batch, rows: Rows, size: int, with_recall: int, first: int, last: int) -> None:
    """Write what each seat to act knows into rows of this size, with all it was told since the deal if asked for."""
    with cython.nogil:
        for place in range(first, last):
            for column in range(size):
                rows[place, column] = 0.0
            if with_recall:
                write_information(cython.cast(Table, batch.pointers[place]), rows, place)
            else:
                write_observation(cython.cast(Table, batch.pointers[place]), rows, place)


def choose_all(masks: Marks, codes: Line, seed: int, first: int, last: int) -> None:
    """Choose a code at random for every table, each legal one as likely."""
    with cython.nogil:
        for place in range(first, last):
            codes[place] = _random_code(masks, place, stream(seed, place))


def _write(at: Table, seats: Line, rewards: Rows, ended: Marks, masks: Marks, place: int) -> None:
    seats[place] = at.seat
    ended[place, 0] = at.scored
    ended[place, 1] = at.finished
    for seat in range(at.players):
        rewards[place, seat] = at.rewards[seat]
    write_mask(at, masks, place)


def _random_code(masks: Marks, row: int, chance: int) -> int:
    legal = 0
    for code in range(ACTION_CODES):
        if masks[row, code]:
            legal += 1
    left = draw(following(chance), legal)
    for code in range(ACTION_CODES):
        if masks[row, code]:
            if left == 0:
                return code
            left -= 1
    return ACTION_CODES
