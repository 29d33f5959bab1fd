"""How long decisions take: counts in narrow classes, which add up over deals, processes and machines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TypeAlias, assert_never

import msgspec

from doublelucky7.rules.waiting import (
    GameIsOver,
    Waiting,
    WaitingForBid,
    WaitingForCard,
    WaitingForDeal,
    WaitingForDie,
    WaitingForDraw,
    WaitingForOption,
    WaitingForTrump,
    WaitingForWheel,
)

NANOSECONDS = 1_000_000_000

_CLASSES_A_DOUBLING = 16
"""Each class of durations is 4.4 % wide, so a quantile is right to about 2 %."""


class DecisionKind(Enum):
    """What a bot is asked for."""

    TRUMP = "trump"
    BID = "bid"
    WHEEL = "wheel"
    CARD = "card"


DECISION_KINDS: tuple[DecisionKind, ...] = tuple(DecisionKind)


class Durations(msgspec.Struct, frozen=True):
    """Some durations: how many, how long in all, and how many in each class of the logarithmic scale."""

    count: int = 0
    nanoseconds: int = 0
    classes: dict[int, int] = {}


Times: TypeAlias = dict[DecisionKind, Durations]
"""The CPU time of one side's decisions, by kind."""


class TimeFigures(msgspec.Struct, frozen=True):
    """CPU seconds a decision: on average, by median, and what 99 of 100 stay below."""

    decisions: int
    mean: float
    median: float
    p99: float


def kind_of(waiting: Waiting) -> DecisionKind:
    """The kind of decision a game waits for."""
    match waiting:
        case WaitingForCard():
            return DecisionKind.CARD
        case WaitingForBid():
            return DecisionKind.BID
        case WaitingForWheel() | WaitingForOption():
            return DecisionKind.WHEEL
        case WaitingForTrump():
            return DecisionKind.TRUMP
        case WaitingForDraw() | WaitingForDeal() | WaitingForDie() | GameIsOver():
            raise ValueError("nobody decides now")
        case _ as unreachable:
            assert_never(unreachable)


def durations_of(nanoseconds: Iterable[int]) -> Durations:
    """Single durations, counted by class."""
    classes: dict[int, int] = {}
    count = total = 0
    for duration in nanoseconds:
        place = math.floor(math.log2(max(duration, 1)) * _CLASSES_A_DOUBLING)
        classes[place] = classes.get(place, 0) + 1
        count += 1
        total += duration
    return Durations(count, total, classes)


def together(many: Iterable[Durations]) -> Durations:
    """Several lots of durations as one."""
    classes: dict[int, int] = {}
    count = total = 0
    for lot in many:
        count += lot.count
        total += lot.nanoseconds
        for place, number in lot.classes.items():
            classes[place] = classes.get(place, 0) + number
    return Durations(count, total, dict(sorted(classes.items())))


def times_together(many: Iterable[Mapping[DecisionKind, Durations]]) -> Times:
    """Several deals' times as one, kind by kind."""
    lots = list(many)
    summed = {kind: together(times[kind] for times in lots if kind in times) for kind in DECISION_KINDS}
    return {kind: durations for kind, durations in summed.items() if durations.count}


def time_figures(durations: Durations) -> TimeFigures:
    """Mean, median and 99th percentile of at least one duration."""
    return TimeFigures(
        decisions=durations.count,
        mean=durations.nanoseconds / durations.count / NANOSECONDS,
        median=_quantile(durations, 0.5),
        p99=_quantile(durations, 0.99),
    )


def _quantile(durations: Durations, share: float) -> float:
    """The middle of the class in which the quantile lies, in seconds."""
    needed = share * durations.count
    reached = 0
    for place, number in sorted(durations.classes.items()):
        reached += number
        if reached >= needed:
            return float(2 ** ((place + 0.5) / _CLASSES_A_DOUBLING)) / NANOSECONDS
    raise ValueError("no durations")
