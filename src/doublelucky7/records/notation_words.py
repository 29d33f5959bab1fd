"""The words that the writing and the reading of the text notation share."""

from __future__ import annotations

from typing import Final

from doublelucky7.rules.ruleset import Seat

TITLE: Final = ("Double", "Lucky", "7", "record")
LAST_WORD: Final = "End"
WINS: Final = "->"
SEAT_LETTERS: Final = "ABCDEFG"
YES, NO = "yes", "no"
NONE: Final = "none"


def hyphenated(word: str) -> str:
    """A word of the JSON as the notation writes it, because messengers take underscores for slanted text."""
    return word.replace("_", "-")


def underscored(word: str) -> str:
    """A word of the notation as the JSON writes it."""
    return word.replace("-", "_")


def letter_clockwise(first: Seat, place: int, players: int) -> str:
    """The letter of the seat this many places to the left of the first, which may itself be no seat at the table."""
    return SEAT_LETTERS[first if place == 0 else (first + place) % players]
