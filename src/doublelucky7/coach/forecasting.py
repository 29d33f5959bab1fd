"""Forecasts that come true for people: what becomes of those who play on as club players do, not as the network does.

Deals are played out by rule of thumb, and a small logistic model, fitted to games among bots of two levels, corrects
the chance for how long the round still is and for the company: novices, practised players, or, where that is unknown,
how practised the players of this table seem by their bids so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from doublelucky7.coach.company import Company
from doublelucky7.rules.actions import PlaceBid, PlayerAction
from doublelucky7.rules.views import View

_SUREST: Final = 0.99
_LONG_ROUND: Final = 5
_EVEN: Final = 0.5


class FittedForecast(msgspec.Struct, frozen=True, kw_only=True):
    """The weights of the correction, and where they come from."""

    command: str
    date: str
    network: str
    decisions: int
    practice: tuple[float, ...]
    """What each of the `signs_of_practice` says for practised players, in log odds."""
    weights: dict[Company, tuple[float, ...]]
    """Those of `features` in their order, and in unknown company those of `features_of_practice` after them."""


@cache
def fitted() -> FittedForecast:
    """The correction as it was stored."""
    text = files("doublelucky7.coach").joinpath("data", "forecast.json").read_bytes()
    return msgspec.json.decode(text, type=FittedForecast)


def signs_of_practice(view: View) -> tuple[float, ...]:
    """How the bids of this table came out: practised players miss fewer and by less, and bid about what there is."""
    made = one_off = one_off_early = far_off_early = 0.0
    gaps = [abs(sum(score.bid for score in row.scores) - row.tricks) for row in view.pad]
    if all(seat.bid is not None for seat in view.seats):
        gaps.append(abs(view.sum_of_bids - view.tricks))
    for row in view.pad:
        for score in row.scores:
            off = abs(score.bid - score.tricks)
            made += off == 0
            one_off += off == 1
            one_off_early += (off == 1) / row.tricks
            far_off_early += (off > 1) / row.tricks
    near = sum(gap <= 1 for gap in gaps)
    return (made, one_off, one_off_early, far_off_early, near, len(gaps) - near)


def features(chance: float, view: View, action: PlayerAction) -> tuple[float, ...]:
    """What the correction goes by in any company: the chance in the deals, and the tricks to come."""
    odds, length = _odds_of(chance), _length_of(view, action)
    return (1.0, odds, odds**2, odds**3, length, odds * length)


def features_of_practice(
    chance: float, view: View, action: PlayerAction, practice: Sequence[float]
) -> tuple[float, ...]:
    """What it goes by besides in unknown company: how practised the table seems."""
    skill = _chance_of(_weighed(practice, signs_of_practice(view))) - _EVEN
    return (skill, skill * _length_of(view, action), skill * _odds_of(chance))


def corrected(chance: float, view: View, action: PlayerAction, company: Company, fit: FittedForecast) -> float:
    """The chance to make the bid as it comes true in this company; what is certain stays certain."""
    if chance in (0.0, 1.0):
        return chance
    known = features(chance, view, action)
    if company is Company.UNKNOWN:
        known += features_of_practice(chance, view, action, fit.practice)
    return _chance_of(_weighed(fit.weights[company], known))


def _odds_of(chance: float) -> float:
    """The logarithm of the odds."""
    within = min(_SUREST, max(1 - _SUREST, chance))
    return log(within / (1 - within))


def _length_of(view: View, action: PlayerAction) -> float:
    """How much of a long round is still to come, from 0 to 1."""
    to_come = len(view.hand or ()) + isinstance(action, PlaceBid)
    return min(to_come, _LONG_ROUND) / _LONG_ROUND


def _weighed(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


def _chance_of(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def with_chance(tricks: Sequence[float], bid: int, chance: float) -> tuple[float, ...]:
    """A forecast of the tricks whose entry for the bid is this chance, the others in their old proportions."""
    rest = 1 - tricks[bid]
    share = (1 - chance) / rest if rest > 0 else 0.0
    return tuple(chance if place == bid else share * one for place, one in enumerate(tricks))
