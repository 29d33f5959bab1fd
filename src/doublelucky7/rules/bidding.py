"""Bids: their order, their range, and the one the last bidder may not make (R4)."""

from __future__ import annotations

from collections.abc import Sequence

from doublelucky7.rules.ruleset import Seat


def last_bidder(dealer: Seat, players: int) -> Seat:
    """The seat to the dealer's right, who bids last (R4.1, R4.3)."""
    return (dealer - 1) % players


def sum_of(bids: Sequence[int | None]) -> int:
    """The sum of the bids placed so far."""
    return sum([bid for bid in bids if bid is not None])


def forbidden_bid(bids: Sequence[int | None], tricks: int) -> int | None:
    """The bid that would make the sum equal to the tricks (R4.3), None before the last bid or above that sum."""
    if bids.count(None) != 1:
        return None
    missing = tricks - sum_of(bids)
    return missing if missing >= 0 else None
