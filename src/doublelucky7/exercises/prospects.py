"""What every legal action of a seat should bring, at one look of the coach: for hints and exercises."""

from __future__ import annotations

import msgspec

from doublelucky7.coach.company import Company
from doublelucky7.coach.decisions import Decision
from doublelucky7.coach.judgements import Prospect
from doublelucky7.coach.judging import judge
from doublelucky7.coach.valuing import MoveValuer, default_effort
from doublelucky7.rules.views import Heard


class Outlook(msgspec.Struct, frozen=True):
    """All prospects of a decision, the best first, and in how many deals each was tried."""

    prospects: tuple[Prospect, ...]
    worlds: int


def outlook_of(valuer: MoveValuer, heard: Heard, company: Company) -> Outlook:
    """What the seat may do, valued from what it has heard and who else sits at the table, and from nothing else."""
    effort = default_effort().times(1)
    judged = judge(valuer, Decision(0, heard, heard.view.legal[0], company), effort)
    prospects = tuple(Prospect(one.action, one.points, one.made, one.tricks) for one in judged.moves)
    return Outlook(prospects, judged.worlds)
