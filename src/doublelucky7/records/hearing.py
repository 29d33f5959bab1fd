"""From a record to what one seat had heard at each of its decisions."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from doublelucky7.records.record import Record
from doublelucky7.records.replaying import replay
from doublelucky7.rules.actions import ChanceAction, PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.events import Event, RoundStarted
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import heard_by, with_round
from doublelucky7.rules.views import Heard, PlayedRounds


class HeardDecision(msgspec.Struct, frozen=True):
    """A decision of a seat, the step of the replay that shows it, and what the seat had heard before it."""

    step: int
    heard: Heard
    action: PlayerAction


def decisions_of(record: Record, seat: Seat) -> Iterator[HeardDecision]:
    """Every decision made in a seat, in order; raises `IllegalAction` where the rules refuse what the record says."""
    state = start(record.ruleset, record.players)
    events: list[Event] = []
    earlier: PlayedRounds = ()
    for number, step in enumerate(replay(record), 1):
        if not isinstance(step.action, ChanceAction) and step.action.seat == seat:
            yield HeardDecision(number, heard_by(seat, state, events, earlier), step.action)
        if any(isinstance(event, RoundStarted) for event in step.events):
            earlier = with_round(earlier, events)
            events = []
        events.extend(step.events)
        state = step.state
