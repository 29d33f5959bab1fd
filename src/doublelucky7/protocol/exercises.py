"""Bodies of HTTP answers about practice: hints in a game against bots, exercises, and the deal of the day."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec

from doublelucky7.coach.judgements import Prospect
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.events import VisibleEvent
from doublelucky7.rules.scoring import SeatScore
from doublelucky7.rules.views import View


class _Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Drill(Enum):
    """What is practised."""

    BID = "bid"
    SAVE = "save"
    WHEEL = "wheel"


class Hint(_Body, frozen=True):
    """What the coach makes of the decision that is due, the best first, for whoever has asked about it."""

    prospects: tuple[Prospect, ...]
    worlds: int
    """In how many deals each was tried; 0 where the network alone judged."""


class Exercise(_Body, frozen=True):
    """A decision to make, and what every legal action should bring, the best first."""

    drill: Drill
    number: int
    view: View
    prospects: tuple[Prospect, ...]
    worlds: int
    found_by: tuple[str, ...]
    """The levels that find the best, where that has been tried."""


class DailyDecision(_Body, frozen=True):
    """A decision of the caller in the deal of the day, and how many came before it."""

    place: Annotated[int, msgspec.Meta(ge=0, le=100)]
    action: PlayerAction


class DailyStep(_Body, frozen=True):
    """Something that happened in the deal of the day, as the caller was told it, and the table after it."""

    events: tuple[VisibleEvent, ...]
    view: View


class DailyDeal(_Body, frozen=True):
    """The caller's one try at the deal of a day: what has happened since the decision sent, and the result so far."""

    day: str
    opponents: str
    """The bot in all other seats, by name and version."""
    own: int
    """How many decisions the caller has made."""
    steps: tuple[DailyStep, ...]
    scores: tuple[SeatScore, ...]
    """The caller's line of every round that is over."""
    place: int | None
    """The caller's place at the end, 1 for the first; None before."""
    symbols: str | None
    """The result in symbols that spoil nothing; None before the end."""
