"""The judgement of one decision: what was lost against the best, and whether that was a mistake."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import Judgement, MoveValue
from doublelucky7.coach.valuing import Effort, MoveValuer, merged
from doublelucky7.rules.actions import PlayerAction

MISTAKE_POINTS: Final = 1.5
"""A mistake costs at least so many points …"""
STANDARD_ERRORS: Final = 3.0
"""… beyond so many standard errors."""
GOOD_ENOUGH: Final = 0.3
"""Whatever lies within so many points of the best counts as solved in an exercise."""
_SHADE_OF_THE_NETWORK: Final = 0.5
"""Where no deals were played out there is no error to be had; the network's own is taken to be about this."""


def judge(valuer: MoveValuer, decision: Decision, effort: Effort, among: Collection[PlayerAction] = ()) -> Judgement:
    """What the coach makes of a decision, among all legal actions or these; close cases are looked at again."""
    looks: list[tuple[MoveValue, ...]] = []
    while True:
        looks.append(valuer.values(decision.heard, decision.action, effort, len(looks), among))
        found = _judgement(decision, merged(looks), len(looks) * effort.worlds)
        if len(looks) == effort.looks or _is_clear(found):
            moves = valuer.with_forecasts(decision.heard, decision.company, found.moves, effort)
            return replace(found, moves=moves)


def _judgement(decision: Decision, moves: tuple[MoveValue, ...], worlds: int) -> Judgement:
    chosen = next(place for place, one in enumerate(moves) if one.action == decision.action)
    best = moves[0]
    lost = max(0.0, best.gain)
    error = best.gain_error if worlds else _SHADE_OF_THE_NETWORK
    return Judgement(
        step=decision.step,
        round=decision.heard.view.round,
        moves=moves,
        chosen=chosen,
        lost=lost,
        error=error,
        is_mistake=chosen != 0 and lost - STANDARD_ERRORS * error >= MISTAKE_POINTS,
        worlds=worlds if len(moves) > 1 else 0,
    )


def _is_clear(found: Judgement) -> bool:
    """Whether more deals could hardly change the verdict; the benefit of the doubt goes to the player."""
    return found.chosen == 0 or found.is_mistake or found.lost + found.error < MISTAKE_POINTS
