# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""What the seat to act knows, as numbers: the planes of `environments.observations`, written by the kernel.

Every plane begins where the one before it ended; each function writes some and answers with the next place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from doublelucky7.kernel.arrays import Rows

if not cython.compiled:
    from doublelucky7.kernel.bits import lowest_of, without_lowest
    from doublelucky7.kernel.codes import COLOURS, DECK_SIZE, MOST_PLAYERS, MOST_TRICKS, NO_BID, NO_CARD, TRUMP_UNNAMED
    from doublelucky7.kernel.table import Table
    from doublelucky7.kernel.table_codes import (
        ACTION_CODES,
        ASKING_OPTION,
        ASKING_WHEEL,
        CLASSIC,
        DIE_FACES,
        FACE_CHANGED,
        IN_HAND,
        MODES,
        OPTIONS,
        PENALTY,
        POINTS_SCALE,
        ROUNDS_IN_A_SERIES,
        TRUMP_FACES,
        WAITINGS,
    )


def write_observation(at: Table, rows: Rows, row: int) -> int:
    """Write what the seat to act sees now into a row, and answer with the number of places written."""
    place = _write_table(at, rows, row)
    place = _write_trick(at, rows, row, place)
    return _write_wheel(at, rows, row, place)


def write_information(at: Table, rows: Rows, row: int) -> int:
    """Write the same, and all that the seat to act was told since the deal."""
    place = write_observation(at, rows, row)
    me = at.seat
    _write_cards(at.dealt[me], rows, row, place)
    _write_cards(at.received[me], rows, row, place + DECK_SIZE)
    rows[row, place + 2 * DECK_SIZE + at.turned] = 1.0
    place += 3 * DECK_SIZE
    for step in range(at.players):
        value = at.placed[(me + step) % at.players]
        rows[row, place + (MOST_TRICKS + 1 if value == NO_BID else value)] = 1.0
        place += MOST_TRICKS + 2
    for step in range(at.players):
        if at.kept >> (me + step) % at.players & 1:
            rows[row, place + step] = 1.0
    place += at.players
    if at.rolled_face:
        rows[row, place + at.rolled_face - 1] = 1.0
    place += DIE_FACES
    if at.option_code < ACTION_CODES:
        rows[row, place + (at.option_seat - me + at.players) % at.players] = 1.0
        rows[row, place + at.players + at.option_code] = 1.0
    place += at.players + ACTION_CODES
    for trick in range(MOST_TRICKS):
        for step in range(at.players):
            if trick <= at.tricks_done and trick < at.tricks:
                card = at.plays[trick * MOST_PLAYERS + (me + step) % at.players]
                if card != NO_CARD:
                    rows[row, place + card] = 1.0
            place += DECK_SIZE
    return place


def _write_table(at: Table, rows: Rows, row: int) -> int:
    """From the mode to the trump colour."""
    me = at.seat
    rows[row, at.mode] = 1.0
    place = MODES
    rows[row, place + (1 if at.joker_makes == TRUMP_UNNAMED else 0)] = 1.0
    place += 2
    rows[row, place] = 1.0 if at.rounds > ROUNDS_IN_A_SERIES else 0.0
    # Open memory is not played at these tables.
    place += 2
    rows[row, place + at.asking] = 1.0
    place += WAITINGS
    # The seat to act is the observer.
    rows[row, place] = 1.0
    place += at.players
    rows[row, place + (at.dealer - me + at.players) % at.players] = 1.0
    place += at.players
    rows[row, place + at.round - 1] = 1.0
    place += 2 * ROUNDS_IN_A_SERIES
    rows[row, place + at.tricks - 1] = 1.0
    place += MOST_TRICKS
    _write_cards(at.hands[me], rows, row, place)
    _write_cards(at.given[me], rows, row, place + DECK_SIZE)
    place += 2 * DECK_SIZE
    if at.trump_face == FACE_CHANGED:
        rows[row, place + DECK_SIZE] = 1.0
    else:
        rows[row, place + at.turned] = 1.0
    place += DECK_SIZE + 1
    if at.trump_face < TRUMP_FACES:
        rows[row, place + at.trump_face] = 1.0
    place += TRUMP_FACES
    if at.trump < COLOURS:
        rows[row, place + at.trump] = 1.0
    return place + COLOURS


def _write_trick(at: Table, rows: Rows, row: int, place: int) -> int:
    """From the bids to whose points count double."""
    me = at.seat
    for step in range(at.players):
        value = at.bids[(me + step) % at.players]
        rows[row, place + (MOST_TRICKS + 1 if value == NO_BID else value)] = 1.0
        place += MOST_TRICKS + 2
    for step in range(at.players):
        rows[row, place + at.won[(me + step) % at.players]] = 1.0
        place += MOST_TRICKS + 1
    for step in range(at.players):
        seat = (me + step) % at.players
        if (seat - at.dealer + at.players) % at.players < at.played:
            rows[row, place + at.trick[seat]] = 1.0
        place += DECK_SIZE
    if at.led < COLOURS:
        rows[row, place + at.led] = 1.0
    place += COLOURS
    for step in range(at.players):
        if at.has_last_trick:
            rows[row, place + at.last_trick[(me + step) % at.players]] = 1.0
        place += DECK_SIZE
    if at.has_last_trick:
        rows[row, place + (at.last_winner - me + at.players) % at.players] = 1.0
    place += at.players
    if at.extra_card != NO_CARD:
        rows[row, place + at.extra_card] = 1.0
        rows[row, place + DECK_SIZE + (at.extra_owner - me + at.players) % at.players] = 1.0
    place += DECK_SIZE + at.players
    if at.doubled < MOST_PLAYERS:
        rows[row, place + (at.doubled - me + at.players) % at.players] = 1.0
    return place + at.players


def _write_wheel(at: Table, rows: Rows, row: int, place: int) -> int:
    """From the pawns to the penalties."""
    me = at.seat
    for step in range(at.players):
        if at.mode != CLASSIC:
            rows[row, place + at.pawns[(me + step) % at.players]] = 1.0
        place += 1 + OPTIONS
    if at.asking == ASKING_OPTION:
        rows[row, place] = 1.0
    elif at.asking == ASKING_WHEEL:
        # Those from the asked seat on, up to the dealer, who still have their pawn (R7.1).
        for step in range((at.dealer - me + at.players) % at.players + 1):
            if at.pawns[(me + step) % at.players] == IN_HAND:
                rows[row, place + step] = 1.0
    place += at.players
    if at.asking == ASKING_OPTION:
        rows[row, place + at.face - 1] = 1.0
    place += DIE_FACES
    for step in range(at.players):
        rows[row, place + step] = at.points[(me + step) % at.players] / (1.0 * POINTS_SCALE)
        rows[row, place + at.players + step] = PENALTY * at.missed[(me + step) % at.players] / (1.0 * POINTS_SCALE)
    return place + 2 * at.players


def _write_cards(cards: int, rows: Rows, row: int, place: int) -> None:
    while cards:
        rows[row, place + lowest_of(cards)] = 1.0
        cards = without_lowest(cards)
