"""Positions with what a search is said to have shown, for tests of what the coach makes of it."""

from collections.abc import Sequence

from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import Judgement, MoveValue, Reason, ReasonCode
from doublelucky7.coach.reasons import reasons_for
from doublelucky7.coach.valuing import BY_THE_NETWORK, MoveValuer
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.views import Heard


def value(action: PlayerAction, tricks: Sequence[float] = (), *, made: float = 0.5, gain: float = 0.0) -> MoveValue:
    spread = (*tricks, *(0.0,) * (8 - len(tricks)))
    return MoveValue(
        action=action,
        points=10.0,
        error=0.1,
        made=made,
        tricks=spread,
        tricks_at_best=spread,
        wins=None,
        gain=gain,
        gain_error=0.1,
        worth=gain,
    )


def reasons(heard: Heard, chosen: MoveValue, best: MoveValue, *, is_mistake: bool = True) -> tuple[Reason, ...]:
    judged = Judgement(
        step=1,
        round=heard.view.round,
        moves=(best, chosen),
        chosen=1,
        lost=best.gain,
        error=0.1,
        is_mistake=is_mistake,
        worlds=200,
    )
    return reasons_for(MoveValuer(), Decision(1, heard, chosen.action), judged, BY_THE_NETWORK)


def codes(found: Sequence[Reason]) -> list[ReasonCode]:
    return [reason.code for reason in found]
