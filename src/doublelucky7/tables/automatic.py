"""What the house itself has to do at a table and when: chance, bots, clocks, absences; time comes in as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

import msgspec

from doublelucky7.dealing.commitment import Contribution, FromBot, Given, Silent
from doublelucky7.protocol.sitting import BotSeat, PersonId, PersonSeat, Phase, WhyStandIn
from doublelucky7.protocol.table_events import ClockRanOut, DealingFixed, HostPassed, PersonReturned
from doublelucky7.rules.actions import KeepPawn
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForWheel
from doublelucky7.storage.entry import Clock, Person
from doublelucky7.tables.attendance.people import (
    Attendance,
    gone_since,
    has_line,
    passes_in_advance,
    show_gone_at,
    who_saw_pad,
)
from doublelucky7.tables.commands.absence import step_in
from doublelucky7.tables.commands.playing import act
from doublelucky7.tables.commands.rematch import everybody_answered, who_plays_again
from doublelucky7.tables.state import TableState, person_on, seats_of
from doublelucky7.tables.stream.events import Happening
from doublelucky7.tables.timing import (
    CONTRIBUTIONS_MS,
    HOST_MS,
    bot_acts_at,
    bot_steps_in_at,
    clock_runs_out_at,
    pad_until,
    rematch_until,
    still_reading,
)


class _Duty(msgspec.Struct, frozen=True):
    pass


class FixDealing(_Duty, frozen=True):
    """Publish the contributions and begin."""


class SupplyChance(_Duty, frozen=True):
    """Draw, deal, or let the die fall."""


class LetBotAct(_Duty, frozen=True):
    """A bot decides for a seat, its own or one it stands in for."""

    seat: Seat
    level: str


class PassInAdvance(_Duty, frozen=True):
    """The wheel asks a seat that has answered already."""

    seat: Seat


class StepIn(_Duty, frozen=True):
    """A bot takes over for somebody gone, as agreed beforehand."""

    seat: Seat


class WelcomeBack(_Duty, frozen=True):
    """Somebody a bot stood in for is here again."""

    seat: Seat


class EndWait(_Duty, frozen=True):
    """The move clock of a seat has run out."""

    seat: Seat


class PassHost(_Duty, frozen=True):
    """The host is gone, somebody present takes over."""

    person: PersonId


class ShowGone(_Duty, frozen=True):
    """Somebody's gap has become long enough to be shown."""


class OpenRematch(_Duty, frozen=True):
    """The crew that said yes meets again."""


HouseDuty: TypeAlias = FixDealing | PassInAdvance | StepIn | WelcomeBack | EndWait | PassHost
"""Duties that need nothing from outside."""

Duty: TypeAlias = HouseDuty | SupplyChance | LetBotAct | ShowGone | OpenRematch


class Due(msgspec.Struct, frozen=True):
    """Something to be done from an instant on."""

    at: int
    duty: Duty


def carry_out(table: TableState, duty: HouseDuty) -> tuple[Happening, ...]:
    """What a duty of the house brings about."""
    match duty:
        case FixDealing():
            return (Happening(Clock(), DealingFixed(_contributions(table))),)
        case PassInAdvance(seat=seat):
            return act(table, _person(table, seat), KeepPawn(seat))
        case StepIn(seat=seat):
            return tuple(Happening(Clock(), event) for event in step_in(table, seat))
        case WelcomeBack(seat=seat):
            return (Happening(Person(_person(table, seat)), PersonReturned(seat)),)
        case EndWait(seat=seat):
            return (Happening(Clock(), ClockRanOut(seat, table.settings.stand_in)),)
        case PassHost(person=person):
            return (Happening(Clock(), HostPassed(person)),)
        case _ as unreachable:
            assert_never(unreachable)


def bot_playing(table: TableState, seat: Seat) -> str | None:
    """The level of the bot that decides for a seat now, None where a person does."""
    holder = table.seats[seat]
    if isinstance(holder, BotSeat):
        return holder.level
    stand_in = table.stand_ins[seat]
    if stand_in is not None:
        return stand_in.level
    return table.settings.stand_in if table.overdue == seat else None


def dues(table: TableState, attendance: Attendance, now: int) -> Iterator[Due]:
    """All that is to be done now or later, if nothing else happens before."""
    show_at = show_gone_at(attendance)
    if show_at is not None:
        yield Due(show_at, ShowGone())
    match table.phase:
        case Phase.GATHERING:
            yield from _host_dues(table, attendance)
        case Phase.CONTRIBUTING:
            yield Due(table.settled_at + (CONTRIBUTIONS_MS if _is_contribution_missing(table) else 0), FixDealing())
        case Phase.PLAYING:
            yield from _host_dues(table, attendance)
            yield from _returns(table, attendance, now)
            if table.pausing is None:
                yield from _game_dues(table, attendance, now)
        case Phase.FINISHED:
            yield from _host_dues(table, attendance)
            yield from _rematch_dues(table)
        case Phase.CLOSED:
            pass


def _game_dues(table: TableState, attendance: Attendance, now: int) -> Iterator[Due]:
    state = table.running
    seat = state.to_act
    if seat is None:
        if isinstance(state.waiting, WaitingForDeal) and table.round_scored_at is not None:
            has_been_seen = who_saw_pad(attendance, state.round) and not still_reading(table, attendance, now)
            yield Due(table.round_scored_at if has_been_seen else pad_until(table), SupplyChance())
        elif isinstance(state.waiting, WaitingForChance):
            yield Due(table.last_event_at, SupplyChance())
        return
    level = bot_playing(table, seat)
    if level is not None:
        yield Due(bot_acts_at(table), LetBotAct(seat, level))
        return
    if isinstance(state.waiting, WaitingForWheel) and passes_in_advance(attendance, seat, state.round):
        yield Due(bot_acts_at(table), PassInAdvance(seat))
    steps_in_at, runs_out_at = bot_steps_in_at(table, attendance, seat), clock_runs_out_at(table)
    if steps_in_at is not None:
        yield Due(steps_in_at, StepIn(seat))
    if runs_out_at is not None:
        yield Due(runs_out_at, EndWait(seat))


def _returns(table: TableState, attendance: Attendance, now: int) -> Iterator[Due]:
    """Whoever was gone is back as soon as a line is; whoever stepped away says so."""
    for seat, stand_in in enumerate(table.stand_ins):
        if stand_in is not None and stand_in.why is WhyStandIn.ABSENT and has_line(attendance, _person(table, seat)):
            yield Due(now, WelcomeBack(seat))


def _host_dues(table: TableState, attendance: Attendance) -> Iterator[Due]:
    gone = gone_since(attendance, table.host)
    if gone is None:
        return
    seats = seats_of(table, table.host)
    after_host = seats[0] + 1 if seats else 0
    clockwise = (*table.seats[after_host:], *table.seats[:after_host])
    for holder in clockwise:
        if isinstance(holder, PersonSeat) and has_line(attendance, holder.person):
            yield Due(gone + HOST_MS, PassHost(holder.person))
            return


def _rematch_dues(table: TableState) -> Iterator[Due]:
    until = rematch_until(table)
    if until is None or table.next_game is not None or not who_plays_again(table):
        return
    assert table.rematch_since is not None
    yield Due(table.rematch_since if everybody_answered(table) else until, OpenRematch())


def _is_contribution_missing(table: TableState) -> bool:
    return any(
        isinstance(holder, PersonSeat) and given is None
        for holder, given in zip(table.seats, table.contributed, strict=True)
    )


def _contributions(table: TableState) -> tuple[Contribution, ...]:
    """What every seat added, in seat order; bots and the silent add nothing, and it is said which they are."""
    contributions: list[Contribution] = []
    for holder, digits in zip(table.seats, table.contributed, strict=True):
        if digits is not None:
            contributions.append(Given(digits))
        else:
            contributions.append(FromBot() if isinstance(holder, BotSeat) else Silent())
    return tuple(contributions)


def _person(table: TableState, seat: Seat) -> PersonId:
    person = person_on(table, seat)
    assert person is not None, "bots stand in for people only"
    return person
