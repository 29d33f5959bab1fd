# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Moves as three numbers (kind, first, second): what they do to a position, and which are legal."""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.codes import (
        BID,
        CARD,
        CHANGE_BID,
        CHANGE_DEALER,
        CHANGE_TRUMP,
        COLOURS,
        DOUBLE_POINTS,
        EXTRA_CARD,
        NAME_TRUMP,
        NO_CARD,
        NO_COLOUR,
        NO_TRUMP,
        PLAYER_SWAP,
        TRUMP_UNNAMED,
    )
    from doublelucky7.kernel.position import Position, bid, forbidden_bid, is_over, legal_cards, play


def make(at: Position, kind: int, first: int, second: int) -> None:
    """Carry out a move; passing changes nothing."""
    if kind == CARD:
        play(at, first)
    elif kind == BID:
        bid(at, first)
    elif kind in (NAME_TRUMP, CHANGE_TRUMP):
        at.trump = first
    elif kind == CHANGE_BID:
        at.bids[first] = second
    elif kind == PLAYER_SWAP:
        hand = at.hands[first]
        at.hands[first] = at.hands[second]
        at.hands[second] = hand
        at.swapped_one = first
        at.swapped_other = second
    elif kind == CHANGE_DEALER:
        at.dealer = first
        at.turn = first
    elif kind == DOUBLE_POINTS:
        at.doubled = first
    elif kind == EXTRA_CARD:
        at.extra_owner = first
        at.extra_card = at.under
        at.under = NO_CARD
    elif kind == NO_TRUMP:
        at.trump = NO_COLOUR


def legal_moves(at: Position) -> list[tuple[int, int, int]]:
    """What whoever is next may do, the wheel aside: name trump, bid, or play a card."""
    if at.trump == TRUMP_UNNAMED:
        return [(NAME_TRUMP, colour, 0) for colour in range(COLOURS)]
    if at.bids_made < at.players:
        forbidden = forbidden_bid(at)
        return [(BID, value, 0) for value in range(at.tricks + 1) if value != forbidden]
    if is_over(at):
        return []
    cards = legal_cards(at)
    return [(CARD, card, 0) for card in range(NO_CARD) if cards >> card & 1]


def wheel_moves(at: Position, seat: int, option: int) -> list[tuple[int, int, int]]:
    """Every way for a seat to carry out a wheel option between the last bid and the first card (W1-W7)."""
    seats = range(at.players)
    if option == CHANGE_BID:
        near = [(other, at.bid_of(other) + change) for other in seats for change in (-1, 1)]
        return [(option, other, value) for other, value in near if 0 <= value <= at.tricks]
    if option == PLAYER_SWAP:
        return [(option, one, other) for one in seats for other in range(one + 1, at.players)]
    if option == CHANGE_DEALER:
        return [(option, other, 0) for other in seats if other != at.dealer]
    if option == DOUBLE_POINTS:
        # R7.6: not in round 7, the one that counts double already.
        return [(option, seat, 0)] if at.round_factor == 1 else []
    if option == CHANGE_TRUMP:
        return [(option, colour, 0) for colour in range(COLOURS) if colour != at.trump]
    if option == EXTRA_CARD:
        return [(option, seat, 0)]
    if option == NO_TRUMP:
        return [(option, 0, 0)]
    raise ValueError(f"no option of the wheel is {option}")
