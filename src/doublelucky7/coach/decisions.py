"""What the coach is given: the decisions of one seat with what it had heard, and what came of each round."""

from __future__ import annotations

import msgspec

from doublelucky7.coach.company import Company
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class Decision(msgspec.Struct, frozen=True):
    """One choice of a seat: what it had heard until then, what it did, and in which company."""

    step: int
    """The step of the game's replay that shows the choice made, counted from 1."""
    heard: Heard
    action: PlayerAction
    company: Company = Company.UNKNOWN
    """Who else sat at the table, which everybody knew."""


class PlayedRound(msgspec.Struct, frozen=True):
    """A round of one seat: its decisions in order, and the points it brought."""

    round: int
    decisions: tuple[Decision, ...]
    points: int


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of one seat."""

    seat: int
    rounds: tuple[PlayedRound, ...]
    penalty: int
