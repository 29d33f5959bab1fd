"""From a record to what the coach judges: a seat's decisions, each with what it had heard until then."""

from __future__ import annotations

from doublelucky7.coach.decisions import Decision, PlayedGame, PlayedRound
from doublelucky7.records.hearing import decisions_of
from doublelucky7.records.record import Record
from doublelucky7.rules.ruleset import Seat


def played_game(record: Record, seat: Seat) -> PlayedGame:
    """A finished game of one seat; raises `IllegalAction` where the rules refuse what the record says."""
    by_round: dict[int, list[Decision]] = {}
    for found in decisions_of(record, seat):
        decision = Decision(found.step, found.heard, found.action)
        by_round.setdefault(found.heard.view.round, []).append(decision)
    rounds = tuple(
        PlayedRound(number, tuple(decisions), points[seat])
        for number, decisions in by_round.items()
        if (points := record.rounds[number - 1].points) is not None
    )
    penalty = 0 if record.result is None else record.result.penalties[seat]
    return PlayedGame(seat=seat, rounds=rounds, penalty=penalty)
