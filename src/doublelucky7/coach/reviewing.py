"""A whole game of one seat reviewed: its decisions judged, mistakes with their reasons, luck and skill, moments."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

import msgspec

from doublelucky7.coach.decisions import PlayedGame
from doublelucky7.coach.judging import MISTAKE_POINTS, Judgement, judge
from doublelucky7.coach.ledger import Accountant, RoundLedger
from doublelucky7.coach.reasons import Reason, reasons_for
from doublelucky7.coach.valuing import Effort, MoveValuer

VERSION: Final = 1
"""Changes whenever the same game might be reviewed otherwise; reviews of another version are made again."""
_KEY_DECISIONS: Final = 3
_WORTH_SHOWING: Final = 0.5


class KeyDecisionKind(Enum):
    """Why a decision mattered."""

    LOST = "lost"
    """Something better was there."""
    FOUND = "found"
    """The one good choice was found."""


class KeyDecision(msgspec.Struct, frozen=True):
    """A decision that mattered: its step in the replay, and how many points it cost or saved."""

    step: int
    kind: KeyDecisionKind
    points: float


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision judged, with the reasons where it was a mistake."""

    judgement: Judgement
    reasons: tuple[Reason, ...]


class GameReview(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach makes of one seat's game."""

    version: int
    seat: int
    decisions: tuple[ReviewedDecision, ...]
    ledger: tuple[RoundLedger, ...]
    penalty: int
    moments: tuple[KeyDecision, ...]
    worlds: int
    """How many deals a look took; 0 where there is no compiled kernel and the network alone judged."""


Progress = Callable[[int, int], None]
"""Called after every decision with how many of how many are judged."""


def review(game: PlayedGame, effort: Effort, progress: Progress) -> GameReview:
    """Reviews a game of one seat; for an equal game always equal."""
    valuer, accountant = MoveValuer(), Accountant()
    total = sum(len(played.decisions) for played in game.rounds)
    reviewed: list[ReviewedDecision] = []
    for played in game.rounds:
        for decision in played.decisions:
            judged = judge(valuer, decision, effort)
            reviewed.append(ReviewedDecision(judged, reasons_for(valuer, decision, judged, effort)))
            progress(len(reviewed), total)
    return GameReview(
        version=VERSION,
        seat=game.seat,
        decisions=tuple(reviewed),
        ledger=tuple(accountant.ledger(played) for played in game.rounds),
        penalty=game.penalty,
        moments=key_decisions_in([one.judgement for one in reviewed]),
        worlds=effort.worlds,
    )


def key_decisions_in(judgements: list[Judgement]) -> tuple[KeyDecision, ...]:
    """The three decisions that mattered most, in their order: what was lost first, then what was found."""
    lost = [
        KeyDecision(one.step, KeyDecisionKind.LOST, one.lost)
        for one in judgements
        if one.is_mistake or one.lost - one.error >= _WORTH_SHOWING
    ]
    found = [
        KeyDecision(one.step, KeyDecisionKind.FOUND, saved)
        for one in judgements
        if one.chosen == 0 and len(one.moves) > 1 and (saved := _saved(one)) >= MISTAKE_POINTS
    ]
    best = [*sorted(lost, key=_by_points), *sorted(found, key=_by_points)][:_KEY_DECISIONS]
    return tuple(sorted(best, key=lambda moment: moment.step))


def _by_points(moment: KeyDecision) -> float:
    return -moment.points


def _saved(judged: Judgement) -> float:
    """How much worse the next best choice would have been."""
    return round(-max(one.gain for one in judged.moves[1:]), 3)
