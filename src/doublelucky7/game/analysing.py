"""From a record to what the coach judges: a seat's decisions, each with what it had heard until then."""

from __future__ import annotations

from doublelucky7.coach.company import Company, company_of
from doublelucky7.coach.decisions import Decision, PlayedGame, PlayedRound
from doublelucky7.records.hearing import decisions_of
from doublelucky7.records.record import BotPlayer, Record
from doublelucky7.rules.ruleset import Seat


def played_game(record: Record, seat: Seat) -> PlayedGame:
    """A finished game of one seat; raises `IllegalAction` where the rules refuse what the record says."""
    by_round: dict[int, list[Decision]] = {}
    for found in decisions_of(record, seat):
        number = found.heard.view.round
        decision = Decision(found.step, found.heard, found.action, company_in(record, seat, number))
        by_round.setdefault(number, []).append(decision)
    rounds = tuple(
        PlayedRound(number, tuple(decisions), points[seat])
        for number, decisions in by_round.items()
        if (points := record.rounds[number - 1].points) is not None
    )
    penalty = 0 if record.result is None else record.result.penalties[seat]
    return PlayedGame(seat=seat, rounds=rounds, penalty=penalty)


def company_in(record: Record, seat: Seat, round_number: int) -> Company:
    """Who else sat at a seat's table in a round, by the levels of its bots."""
    return company_of(_level_in(record, other, round_number) for other in range(record.players) if other != seat)


def _level_in(record: Record, seat: Seat, round_number: int) -> str | None:
    """The level of a seat's bot, None where a person sat there, be it only until a bot took the seat for good."""
    player = record.seats[seat]
    was_person = any(one.seat == seat and round_number <= one.rounds for one in record.replaced)
    return player.bot if isinstance(player, BotPlayer) and not was_person else None
