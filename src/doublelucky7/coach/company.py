"""Who else sits at a table, by the levels of its bots: everybody there knows them, and forecasts go by them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

_NOVICES: Final = frozenset({"novice"})
_PRACTISED: Final = frozenset({"club", "insight", "plain", "expert", "master"})
_BEFORE_VERSION: Final = "@"


class Company(Enum):
    """What the levels of the others tell about how well they play."""

    NOVICES = "novices"
    PRACTISED = "practised"
    """Bots of the level `club` and stronger ones."""
    UNKNOWN = "unknown"
    """People, bots from elsewhere, or novices among others: only their bids can tell."""


def company_of(others: Iterable[str | None]) -> Company:
    """The company of a seat whose other seats have bots of these levels, None standing for a person."""
    levels = {level if level is None else level.partition(_BEFORE_VERSION)[0] for level in others}
    if levels <= _NOVICES:
        return Company.NOVICES
    return Company.PRACTISED if levels <= _PRACTISED else Company.UNKNOWN
