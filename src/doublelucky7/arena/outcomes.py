"""What came of a deal: played in every seat, or forfeited by a bot that failed. These lines are also the journal's."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

import msgspec

from doublelucky7.arena.settings import Contestant
from doublelucky7.arena.timing import Times
from doublelucky7.rules.actions import Action
from doublelucky7.rules.ruleset import Seat


class RoundLine(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One seat's round: the bid is the one that stood at its end."""

    cards: int
    bid: int
    tricks: int
    points: int


class SeatGame(msgspec.Struct, frozen=True):
    """How one seat fared in one game; in single rounds nobody wins and nothing is taken off."""

    rounds: tuple[RoundLine, ...]
    total: int
    penalties: int = 0
    penalties_after_passing: int = 0
    win_share: float | None = None


class DealPlayed(msgspec.Struct, frozen=True, tag_field="outcome", tag="played"):
    """A deal that was played with the hero in every seat in turn, and once among opponents only."""

    deal: int
    hero: tuple[SeatGame, ...]
    baseline: tuple[SeatGame, ...]
    totals: tuple[tuple[int, ...], ...]
    hero_times: Times
    opponent_times: Times


class FailureKind(Enum):
    """How a bot can fail."""

    CRASHED = "crashed"
    ILLEGAL = "illegal"
    TOO_SLOW = "too_slow"
    PROCESS_DIED = "process_died"


class DecisionPlace(msgspec.Struct, frozen=True):
    """A decision of a deal: whose it was, and in which of the deal's games."""

    bot: str
    side: Contestant
    seat: Seat
    hero_seat: Seat | None
    """None in the game among opponents only."""
    decision: int
    """How many decisions, of all seats, that game had seen before."""


class DealForfeited(msgspec.Struct, frozen=True, tag_field="outcome", tag="forfeited"):
    """A deal that could not be finished because a bot failed, with all that was done in that game before.

    When the bot took its process down with it, what was done is lost; when a whole machine vanished, so is the place.
    """

    deal: int
    what: FailureKind
    detail: str
    where: DecisionPlace | None
    so_far: tuple[Action, ...] = ()


DealOutcome: TypeAlias = DealPlayed | DealForfeited
