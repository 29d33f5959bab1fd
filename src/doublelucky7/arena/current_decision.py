"""The decision that a player of deals is making, readable by another thread or process that watches it."""

from __future__ import annotations

import time
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING

from doublelucky7.arena.deal import place_of_decision
from doublelucky7.arena.outcomes import DecisionPlace
from doublelucky7.arena.settings import MatchSettings
from doublelucky7.arena.timing import NANOSECONDS
from doublelucky7.rules.ruleset import Seat

if TYPE_CHECKING:
    from ctypes import Array, c_longlong

WALL_SECONDS_A_CPU_SECOND = 10
"""A decision that has not come back after so many times its CPU limit hangs, however busy the machine is."""

_NO_HERO = -1
_FIELDS = 4


class CurrentDecision:
    """The decision that is being made: hero's seat, seat, number, and when it began; zero while nobody decides."""

    def __init__(self) -> None:
        self._fields: Array[c_longlong] = RawArray("q", _FIELDS)

    def begin(self, hero_seat: Seat | None, seat: Seat, decision: int) -> None:
        """Notes that a decision begins."""
        self._fields[:] = [_NO_HERO if hero_seat is None else hero_seat, seat, decision, time.monotonic_ns()]

    def end(self) -> None:
        """Notes that nobody decides for now."""
        self._fields[_FIELDS - 1] = 0

    @property
    def seconds_since(self) -> float:
        """How long the present decision has taken, 0 while nobody decides."""
        begun = self._fields[_FIELDS - 1]
        return (time.monotonic_ns() - begun) / NANOSECONDS if begun else 0.0

    def hangs(self, settings: MatchSettings) -> bool:
        """Whether the present decision has to be given up."""
        return self.seconds_since > settings.decision_limit * WALL_SECONDS_A_CPU_SECOND

    def where(self, settings: MatchSettings) -> DecisionPlace | None:
        """The present decision, None while nobody decides."""
        hero_seat, seat, decision, begun = self._fields
        if not begun:
            return None
        return place_of_decision(settings, None if hero_seat == _NO_HERO else hero_seat, seat, decision)
