# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: infer_types=True, annotation_typing=False
"""Bids, cards and positions valued by the trained network instead of the heuristic."""

from __future__ import annotations

import cython

if not cython.compiled:
    from doublelucky7.kernel.bits import lowest_of, without_lowest
    from doublelucky7.kernel.codes import BASE_POINTS, NO_BID, POINTS_PER_TRICK
    from doublelucky7.kernel.inputs import describe, describe_bid, describe_card
    from doublelucky7.kernel.network import Network, Scratch, add_choice, spread_tricks, sum_rows
    from doublelucky7.kernel.position import Position, forbidden_bid, legal_cards, seat_to_bid
    from doublelucky7.kernel.strength import Evaluation


def foresee(network: Network, at: Position, seat: int, scratch: Scratch) -> None:
    """The distribution of a seat's tricks at the end of the round, before it or anybody else moves on."""
    describe(scratch.inputs, at, seat)
    sum_rows(network, scratch)
    add_choice(network, scratch, scratch.inputs.count)
    spread_tricks(network, scratch, at.won[seat], at.won[seat] + at.tricks - at.tricks_done)


def foresee_bid(network: Network, at: Position, seat: int, value: int, known: int, scratch: Scratch) -> None:
    """The distribution of the tricks after a bid, once what is `known` has been summed."""
    scratch.inputs.count = known
    describe_bid(scratch.inputs, at, seat, value)
    add_choice(network, scratch, known)
    spread_tricks(network, scratch, 0, at.tricks)


def foresee_card(network: Network, at: Position, card: int, known: int, scratch: Scratch) -> None:
    """The distribution of the tricks after a card, once what is `known` has been summed."""
    seat = at.turn
    scratch.inputs.count = known
    describe_card(scratch.inputs, at, card)
    add_choice(network, scratch, known)
    spread_tricks(network, scratch, at.won[seat], at.won[seat] + at.tricks - at.tricks_done)


def value_bids(network: Network, at: Position, evaluation: Evaluation) -> None:
    """Value every legal bid of the next bidder by the points it should bring."""
    seat = seat_to_bid(at)
    forbidden = forbidden_bid(at)
    describe(evaluation.scratch.inputs, at, seat)
    known = evaluation.scratch.inputs.count
    sum_rows(network, evaluation.scratch)
    evaluation.count = 0
    for value in range(at.tricks + 1):
        if value != forbidden:
            foresee_bid(network, at, seat, value, known, evaluation.scratch)
            evaluation.moves[evaluation.count] = value
            evaluation.values[evaluation.count] = evaluation.scratch.spread[value] * (
                BASE_POINTS + POINTS_PER_TRICK * value
            )
            evaluation.count += 1


def value_cards(network: Network, at: Position, evaluation: Evaluation) -> None:
    """Value every legal card of the seat whose turn it is by the chance that it makes its bid."""
    seat = at.turn
    cards = legal_cards(at)
    describe(evaluation.scratch.inputs, at, seat)
    known = evaluation.scratch.inputs.count
    sum_rows(network, evaluation.scratch)
    evaluation.count = 0
    while cards:
        card = lowest_of(cards)
        cards = without_lowest(cards)
        foresee_card(network, at, card, known, evaluation.scratch)
        evaluation.moves[evaluation.count] = card
        evaluation.values[evaluation.count] = evaluation.scratch.spread[at.bids[seat]]
        evaluation.count += 1


def chance_to_make(network: Network, at: Position, seat: int, evaluation: Evaluation) -> float:
    """The chance, between two tricks, that a seat makes its bid."""
    if at.bids[seat] == NO_BID:
        return 0.0
    foresee(network, at, seat, evaluation.scratch)
    return evaluation.scratch.spread[at.bids[seat]]


def forecasts(network: Network, at: Position, evaluation: Evaluation) -> list[tuple[int, list[float]]]:
    """Every legal bid or card of whoever is next with the distribution of its tricks after it."""
    bidding = at.bids_made < at.players
    seat = seat_to_bid(at) if bidding else at.turn
    describe(evaluation.scratch.inputs, at, seat)
    known = evaluation.scratch.inputs.count
    sum_rows(network, evaluation.scratch)
    found = []
    if bidding:
        forbidden = forbidden_bid(at)
        for value in range(at.tricks + 1):
            if value != forbidden:
                foresee_bid(network, at, seat, value, known, evaluation.scratch)
                found.append((value, evaluation.scratch.spread_of_tricks()))
        return found
    cards = legal_cards(at)
    while cards:
        card = lowest_of(cards)
        cards = without_lowest(cards)
        foresee_card(network, at, card, known, evaluation.scratch)
        found.append((card, evaluation.scratch.spread_of_tricks()))
    return found
