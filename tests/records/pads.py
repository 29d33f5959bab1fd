"""Pad records written by hand."""

from typing import Any


def classic(**changes: object) -> dict[str, Any]:
    """A first round of three, each bid 0 but the dealer; Anna takes the trick."""
    row = {"round": 1, "cards": 1, "seated": [0, 1, 2], "dealer": 0, "bids": [1, 0, 1], "tricks": [1, 0, 0]}
    record: dict[str, Any] = {
        "format": "doublelucky7-pad",
        "version": 1,
        "ruleset": {"rounds": 7, "mode": "classic", "joker_trump": "dealer_chooses"},
        "people": ["Anna", "Bea", "Cem"],
        "first_dealer": 0,
        "rounds": [{**row, "points": [12, 10, 0], **changes}],
    }
    return record
