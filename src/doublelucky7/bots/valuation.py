"""What a bot makes of each of its legal actions, as values that others may show or compare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from doublelucky7.kernel.codes import TRICK_COUNTS
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard

_NO_FORECAST: Final = (0.0,) * TRICK_COUNTS


class Valuation(msgspec.Struct, frozen=True, kw_only=True):
    """One action and what it should bring to the seat that takes it."""

    action: PlayerAction
    worth: float
    """What the bot compares: points of this round, with the chance to win the game where the end is near."""
    points: float
    """The mean of the own points of this round."""
    error: float
    """The standard error of that mean; 0 where nothing was sampled."""
    made: float
    """The chance to make the bid."""
    tricks: tuple[float, ...]
    """The forecast: the chances to end the round with 0, 1, … 7 tricks."""


class Valuing(Protocol):
    """A bot that tells what it makes of its actions."""

    def valuations(self, heard: Heard, seed: int) -> tuple[Valuation, ...]:
        """Every action it has considered, the best first; an action it ruled out at a glance is left out."""


def guessed(action: PlayerAction, points: float) -> Valuation:
    """An action valued by what it should bring, without a forecast of the tricks."""
    return Valuation(action=action, worth=points, points=points, error=0.0, made=0.0, tricks=_NO_FORECAST)


def best_first(valuations: Sequence[Valuation]) -> tuple[Valuation, ...]:
    """The order in which a bot prefers its actions; of equals the first named comes first."""
    return tuple(sorted(valuations, key=lambda one: -one.worth))
