"""Forecasts that come true for people: what becomes of those who play on as club players do, not as the network does.

Deals are played out by rule of thumb, and a small logistic model, fitted to games among bots of two levels, corrects
the chance for how long the round still is and how often the bids of this table were made so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from doublelucky7.rules.actions import PlaceBid, PlayerAction
from doublelucky7.rules.views import View

_SUREST: Final = 0.99
_USUAL_SHARE: Final = 0.48
_ROWS_WORTH: Final = 8
"""As many bids, made as often as usual, count beside those of the table, so that few rounds say little."""
_LONG_ROUND: Final = 5


class FittedForecast(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of the correction, in the order of `features`, and where they come from."""

    command: str
    date: str
    network: str
    decisions: int
    weights: tuple[float, ...]


@cache
def fitted() -> FittedForecast:
    """The correction as it was stored."""
    text = files("doublelucky7.coach").joinpath("data", "forecast.json").read_bytes()
    return msgspec.json.decode(text, type=FittedForecast)


def features(chance: float, view: View, action: PlayerAction) -> tuple[float, ...]:
    """What the correction goes by: the chance in the deals, tricks to come, and how often this table made its bids."""
    within = min(_SUREST, max(1 - _SUREST, chance))
    odds = log(within / (1 - within))
    to_come = len(view.hand or ()) + isinstance(action, PlaceBid)
    length = min(to_come, _LONG_ROUND) / _LONG_ROUND
    bids = [score.made for row in view.pad for score in row.scores]
    skill = (sum(bids) + _ROWS_WORTH * _USUAL_SHARE) / (len(bids) + _ROWS_WORTH) - _USUAL_SHARE
    return (1.0, odds, length, odds * length, skill, skill * length, skill * odds)


def corrected(chance: float, view: View, action: PlayerAction, weights: Sequence[float]) -> float:
    """The chance to make the bid as it comes true; what is certain stays certain."""
    if chance in (0.0, 1.0):
        return chance
    known = features(chance, view, action)
    return 1 / (1 + exp(-sum(weight * feature for weight, feature in zip(weights, known, strict=True))))


def with_chance(tricks: Sequence[float], bid: int, chance: float) -> tuple[float, ...]:
    """A forecast of the tricks whose entry for the bid is this chance, the others in their old proportions."""
    rest = 1 - tricks[bid]
    share = (1 - chance) / rest if rest > 0 else 0.0
    return tuple(chance if place == bid else share * one for place, one in enumerate(tricks))
