"""What the coach is given: the decisions of one seat with what it had heard, and what came of each round."""

from __future__ import annotations

import msgspec

from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


class Decision(msgspec.Struct, frozen=True):
    """One choice of a seat: what it had heard until then, and what it did."""

    step: int
    """The step of the game's replay that shows the choice made, counted from 1."""
    heard: Heard
    action: PlayerAction


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
