"""A person's game in figures, from the reviews of that person's finished games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from statistics import mean
from typing import Final

import msgspec

from doublelucky7.coach.judgements import HUNDREDTHS, GameReview
from doublelucky7.rules.actions import KeepPawn, OptionAction, PlaceBid, RollDie
from doublelucky7.rules.ruleset import tricks_in

_STEPS: Final = 5
"""Forecasts are compared with what happened in fifths: few people have played thousands of rounds."""
_DIGITS: Final = 2


class ReviewedGame(msgspec.Struct, frozen=True):
    """A finished game with its review: when it ended and what the seat's total was."""

    game: str
    finished_at: int
    total: int
    review: GameReview


class ForecastBin(msgspec.Struct, frozen=True):
    """Bids that were foreseen to be made about as often: how often on average, how often they were, and how many."""

    promised: float
    made: float
    bids: int


class PointsByCards(msgspec.Struct, frozen=True):
    """Rounds of one number of cards: how many, and the mean of their points."""

    cards: int
    rounds: int
    points: float


class GameFigures(msgspec.Struct, frozen=True):
    """One game in the course of time: its total, and points lost a decision."""

    game: str
    finished_at: int
    total: int
    lost: float
    mistakes: int


class PersonFigures(msgspec.Struct, frozen=True, kw_only=True):
    """All figures of a person, oldest game first."""

    games: tuple[GameFigures, ...]
    rounds: int
    exact: float
    """The share of bids made."""
    forecasts: tuple[ForecastBin, ...]
    by_cards: tuple[PointsByCards, ...]
    pawns_used: int
    pawns_asked: int
    """How often the wheel was offered."""
    pawn_points: float
    """What a pawn added on average."""
    best: GameFigures | None


def figures_of(games: Sequence[ReviewedGame]) -> PersonFigures:
    """The figures of these games."""
    by_game = tuple(_game_figures(one) for one in sorted(games, key=lambda one: one.finished_at))
    rounds = [ledger for one in games for ledger in one.review.ledger]
    chosen = [
        decision.judgement.moves[decision.judgement.chosen].action for one in games for decision in one.review.decisions
    ]
    used = sum(isinstance(action, OptionAction) for action in chosen)
    return PersonFigures(
        games=by_game,
        rounds=len(rounds),
        exact=_mean([float(ledger.score > 0) for ledger in rounds]),
        forecasts=_forecasts(games),
        by_cards=_by_cards(games),
        pawns_used=used,
        pawns_asked=sum(isinstance(action, KeepPawn | RollDie | OptionAction) for action in chosen),
        pawn_points=round(sum(ledger.wheel for ledger in rounds) / HUNDREDTHS / used, _DIGITS) if used else 0.0,
        best=max(by_game, key=lambda one: one.total, default=None),
    )


def _game_figures(one: ReviewedGame) -> GameFigures:
    choices = [decision.judgement for decision in one.review.decisions if len(decision.judgement.moves) > 1]
    return GameFigures(
        one.game,
        one.finished_at,
        one.total,
        _mean([judged.lost for judged in choices]),
        sum(judged.is_mistake for judged in choices),
    )


def _forecasts(games: Sequence[ReviewedGame]) -> tuple[ForecastBin, ...]:
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for one in games:
        made = {ledger.round: ledger.score > 0 for ledger in one.review.ledger}
        for decision in one.review.decisions:
            choice = decision.judgement.moves[decision.judgement.chosen]
            if isinstance(choice.action, PlaceBid):
                fifth = min(_STEPS - 1, int(choice.made * _STEPS))
                bins[fifth].append((choice.made, made[decision.judgement.round]))
    return tuple(
        ForecastBin(_mean([chance for chance, _ in found]), _mean([float(came) for _, came in found]), len(found))
        for _, found in sorted(bins.items())
    )


def _by_cards(games: Sequence[ReviewedGame]) -> tuple[PointsByCards, ...]:
    points: dict[int, list[float]] = defaultdict(list)
    for one in games:
        for ledger in one.review.ledger:
            points[tricks_in(ledger.round)].append(ledger.score / HUNDREDTHS)
    return tuple(PointsByCards(cards, len(found), _mean(found)) for cards, found in sorted(points.items()))


def _mean(values: Sequence[float]) -> float:
    return round(mean(values), _DIGITS) if values else 0.0
