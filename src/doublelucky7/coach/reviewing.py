"""A whole game of one seat reviewed: its decisions judged, mistakes with their reasons, luck and skill, moments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doublelucky7.coach.decisions import PlayedGame
from doublelucky7.coach.judgements import GameReview, Judgement, KeyDecision, KeyDecisionKind, ReviewedDecision
from doublelucky7.coach.judging import MISTAKE_POINTS, judge
from doublelucky7.coach.ledger import LedgerBuilder
from doublelucky7.coach.reasons import reasons_for
from doublelucky7.coach.valuing import Effort, MoveValuer

VERSION: Final = 2
"""Changes whenever the same game might be reviewed otherwise; reviews of another version are made again."""
_KEY_DECISIONS: Final = 3
_WORTH_SHOWING: Final = 0.5


Progress = Callable[[int, int], None]
"""Called after every decision with how many of how many are judged."""


def review(game: PlayedGame, effort: Effort, progress: Progress) -> GameReview:
    """Reviews a game of one seat; for an equal game always equal."""
    valuer, ledger_builder = MoveValuer(), LedgerBuilder()
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
        ledger=tuple(ledger_builder.ledger(played) for played in game.rounds),
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
