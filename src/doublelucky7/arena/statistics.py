"""Figures of a match. Everything is averaged within a deal first, so errors are clustered by deal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

from doublelucky7.arena.outcomes import DealPlayed, RoundLine, SeatGame

CONFIDENCE = 0.95
ERRORS_EITHER_SIDE = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(msgspec.Struct, frozen=True):
    """A mean over deals with its standard error and 95 % interval, which a single deal does not have."""

    mean: float
    error: float | None = None
    low: float | None = None
    high: float | None = None


class SideFigures(msgspec.Struct, frozen=True, kw_only=True):
    """How one side fared: points a round (penalties taken off), exact bids, wins, and games with a penalty.

    Single rounds know neither wins nor penalties.
    """

    points: Estimate
    exact: Estimate
    win_share: Estimate | None
    penalised: Estimate | None
    penalised_after_passing: Estimate | None


class CardsFigures(msgspec.Struct, frozen=True):
    """Points of the rounds with so many cards, without penalties."""

    cards: int
    hero: Estimate
    baseline: Estimate
    difference: Estimate
    hero_exact: Estimate


class BidFigures(msgspec.Struct, frozen=True):
    """What became of one bid: how often it was made, and how many tricks were won on average."""

    bid: int
    rounds: int
    exact: float
    tricks: float


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a match that the seed decides; `difference` is hero minus opponent, same seat, same deal."""

    deals: int
    games: int
    rounds_a_deal: int
    hero: SideFigures
    baseline: SideFigures
    difference: Estimate
    by_cards: tuple[CardsFigures, ...]
    hero_bids: tuple[BidFigures, ...]
    baseline_bids: tuple[BidFigures, ...]


def figures_of(deals: Sequence[DealPlayed]) -> Figures | None:
    """The figures over all deals that were played to their end, None where there are none."""
    if not deals:
        return None
    return Figures(
        deals=len(deals),
        games=sum(len(deal.hero) for deal in deals),
        rounds_a_deal=len(deals[0].hero[0].rounds),
        hero=_side([deal.hero for deal in deals]),
        baseline=_side([deal.baseline for deal in deals]),
        difference=estimate([fmean(points_difference(deal)) for deal in deals]),
        by_cards=_by_cards(deals),
        hero_bids=_by_bid([game for deal in deals for game in deal.hero]),
        baseline_bids=_by_bid([game for deal in deals for game in deal.baseline]),
    )


def estimate(values: Sequence[float]) -> Estimate:
    """Mean, standard error and interval of one value for each deal."""
    mean = fmean(values)
    if len(values) == 1:
        return Estimate(mean)
    error = stdev(values, mean) / sqrt(len(values))
    return Estimate(mean, error, mean - ERRORS_EITHER_SIDE * error, mean + ERRORS_EITHER_SIDE * error)


def points_difference(deal: DealPlayed) -> list[float]:
    """For each seat the points a round that the hero has more there than the opponent had."""
    return [_points(mine) - _points(theirs) for mine, theirs in zip(deal.hero, deal.baseline, strict=True)]


def _points(game: SeatGame) -> float:
    return game.total / len(game.rounds)


def _exact(game: SeatGame) -> float:
    return fmean(line.bid == line.tricks for line in game.rounds)


def _side(deals: Sequence[tuple[SeatGame, ...]]) -> SideFigures:
    def over(value: Callable[[SeatGame], float]) -> Estimate:
        return estimate([fmean(map(value, games)) for games in deals])

    is_single_round = deals[0][0].win_share is None
    return SideFigures(
        points=over(_points),
        exact=over(_exact),
        win_share=None if is_single_round else over(lambda game: game.win_share or 0.0),
        penalised=None if is_single_round else over(lambda game: game.penalties > 0),
        penalised_after_passing=None if is_single_round else over(lambda game: game.penalties_after_passing > 0),
    )


def _by_cards(deals: Sequence[DealPlayed]) -> tuple[CardsFigures, ...]:
    sizes = sorted({line.cards for line in deals[0].hero[0].rounds})
    return tuple(_with_cards(deals, cards) for cards in sizes)


def _with_cards(deals: Sequence[DealPlayed], cards: int) -> CardsFigures:
    def mean(games: Iterable[SeatGame], value: Callable[[RoundLine], float]) -> float:
        return fmean(value(line) for game in games for line in game.rounds if line.cards == cards)

    hero = [mean(deal.hero, lambda line: line.points) for deal in deals]
    baseline = [mean(deal.baseline, lambda line: line.points) for deal in deals]
    return CardsFigures(
        cards,
        estimate(hero),
        estimate(baseline),
        estimate([mine - theirs for mine, theirs in zip(hero, baseline, strict=True)]),
        estimate([mean(deal.hero, lambda line: line.bid == line.tricks) for deal in deals]),
    )


def _by_bid(games: Iterable[SeatGame]) -> tuple[BidFigures, ...]:
    tricks_by_bid: dict[int, list[int]] = {}
    for game in games:
        for line in game.rounds:
            tricks_by_bid.setdefault(line.bid, []).append(line.tricks)
    return tuple(
        BidFigures(bid, len(tricks), fmean(won == bid for won in tricks), fmean(tricks))
        for bid, tricks in sorted(tricks_by_bid.items())
    )
