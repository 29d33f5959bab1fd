"""What happens at a table without anybody's command, and when: chance, bots, clocks, absences.

Time comes in as data: these functions compute instants, and the runner sets an alarm for the first of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.protocol.moments import shown_ms
from doublelucky7.protocol.sitting import BotAfter, BotSeat, PersonId, PersonSeat, Phase, WhyStandIn
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.waiting import WaitingForChance, WaitingForDeal, WaitingForWheel
from doublelucky7.tables.attendance.people import (
    Attendance,
    gone_since,
    is_connected,
    is_here,
    show_gone_at,
    who_is_here,
)
from doublelucky7.tables.attendance.transient import passes_in_advance, who_saw_pad
from doublelucky7.tables.durations import (
    ABSENCE_MS,
    AFTER_A_PERSON_MS,
    AFTER_A_TRICK_MS,
    CONTRIBUTIONS_MS,
    HOST_MS,
    IDLE_MS,
    PACE_MS,
    PAD_MS,
    REMATCH_MS,
    REVEAL_MS,
    SECOND_MS,
)
from doublelucky7.tables.state import (
    TableState,
    everybody_answered,
    people_seated,
    person_on,
    seats_of,
    who_plays_again,
)


class _AutomaticAction(msgspec.Struct, frozen=True):
    pass


class FixDealing(_AutomaticAction, frozen=True):
    """Publish the contributions and begin."""


class SettlePromises(_AutomaticAction, frozen=True):
    """Take no more hashes of contributions."""


class VoidDealing(_AutomaticAction, frozen=True):
    """Begin again with another secret, because a contribution was withheld."""


class RenewDealing(_AutomaticAction, frozen=True):
    """Deal later rounds from another secret, because the server's data was put back to an earlier state."""


class SupplyChance(_AutomaticAction, frozen=True):
    """Draw, deal, or let the die fall."""


class LetBotAct(_AutomaticAction, frozen=True):
    """A bot decides for a seat, its own or that of a person it plays for."""

    seat: Seat
    level: str


class PassInAdvance(_AutomaticAction, frozen=True):
    """The wheel asks a seat that has answered already."""

    seat: Seat


class TakeOver(_AutomaticAction, frozen=True):
    """A bot takes over for somebody gone, as agreed beforehand."""

    seat: Seat


class ReturnPerson(_AutomaticAction, frozen=True):
    """Somebody a bot plays for is connected again."""

    seat: Seat


class EndMoveTime(_AutomaticAction, frozen=True):
    """The move clock of a seat has run out."""

    seat: Seat


class PassHost(_AutomaticAction, frozen=True):
    """The host is gone, somebody present takes over."""

    person: PersonId


class ShowGone(_AutomaticAction, frozen=True):
    """Somebody's gap has become long enough to be shown."""


class OpenRematch(_AutomaticAction, frozen=True):
    """The crew that said yes meets again."""


StoredAutomaticAction: TypeAlias = (
    FixDealing | SettlePromises | PassInAdvance | TakeOver | ReturnPerson | EndMoveTime | PassHost
)
"""Automatic actions that need nothing from outside."""

AutomaticAction: TypeAlias = (
    StoredAutomaticAction | VoidDealing | RenewDealing | SupplyChance | LetBotAct | ShowGone | OpenRematch
)


class DueAction(msgspec.Struct, frozen=True):
    """An automatic action that is due from an instant on."""

    at: int
    action: AutomaticAction


def bot_playing(table: TableState, seat: Seat) -> str | None:
    """The level of the bot that decides for a seat now, None where a person does."""
    holder = table.seats[seat]
    if isinstance(holder, BotSeat):
        return holder.level
    stand_in = table.stand_ins[seat]
    if stand_in is not None:
        return stand_in.level
    return table.settings.stand_in if table.overdue == seat else None


def due_actions(table: TableState, attendance: Attendance, now: int, epoch: int = 0) -> Iterator[DueAction]:
    """All that is to be done now or later, if nothing else happens before."""
    if table.epoch < epoch and table.phase not in (Phase.FINISHED, Phase.CLOSED):
        # Before anything else: the cards of this dealing may have been seen.
        yield DueAction(now, RenewDealing())
        return
    show_at = show_gone_at(attendance)
    if show_at is not None:
        yield DueAction(show_at, ShowGone())
    match table.phase:
        case Phase.PLAYING:
            # Most of the time it is this: each case that does not fit takes time.
            yield from _host_actions(table, attendance)
            if any(table.stand_ins):
                yield from _returns(table, attendance, now)
            if table.pausing is None:
                yield from _game_actions(table, attendance, now)
        case Phase.GATHERING:
            yield from _host_actions(table, attendance)
        case Phase.CONTRIBUTING:
            yield from _host_actions(table, attendance)
            yield _dealing_action(table)
        case Phase.FINISHED:
            yield from _host_actions(table, attendance)
            yield from _rematch_actions(table)
        case Phase.CLOSED:
            pass


def _game_actions(table: TableState, attendance: Attendance, now: int) -> Iterator[DueAction]:
    state = table.running
    seat = state.to_act
    if seat is None:
        if isinstance(state.waiting, WaitingForDeal) and table.round_scored_at is not None:
            reading = still_reading(table, attendance, now)
            has_been_seen = who_saw_pad(attendance, state.round) and not reading
            until = table.round_scored_at if has_been_seen else pad_until(table, reading)
            if until is not None:
                yield DueAction(until, SupplyChance())
        elif isinstance(state.waiting, WaitingForChance):
            yield DueAction(table.last_event_at, SupplyChance())
        return
    level = bot_playing(table, seat)
    if level is not None:
        yield DueAction(bot_acts_at(table), LetBotAct(seat, level))
        return
    if isinstance(state.waiting, WaitingForWheel) and passes_in_advance(attendance, seat, state.round):
        yield DueAction(bot_acts_at(table), PassInAdvance(seat))
    takes_over_at, runs_out_at = bot_takes_over_at(table, attendance, seat), clock_runs_out_at(table)
    if takes_over_at is not None:
        yield DueAction(takes_over_at, TakeOver(seat))
    if runs_out_at is not None:
        yield DueAction(runs_out_at, EndMoveTime(seat))


def _returns(table: TableState, attendance: Attendance, now: int) -> Iterator[DueAction]:
    """Whoever was gone is back as soon as a connection is; whoever stepped away must say so."""
    for seat, stand_in in enumerate(table.stand_ins):
        if stand_in is None or stand_in.why is not WhyStandIn.ABSENT:
            continue
        person = person_on(table, seat)
        if person is not None and is_connected(attendance, person):
            yield DueAction(now, ReturnPerson(seat))


def _host_actions(table: TableState, attendance: Attendance) -> Iterator[DueAction]:
    gone = gone_since(attendance, table.host)
    if gone is None:
        return
    seats = seats_of(table, table.host)
    after_host = seats[0] + 1 if seats else 0
    clockwise = (*table.seats[after_host:], *table.seats[:after_host])
    for holder in clockwise:
        if isinstance(holder, PersonSeat) and is_connected(attendance, holder.person):
            yield DueAction(gone + HOST_MS, PassHost(holder.person))
            return


def _rematch_actions(table: TableState) -> Iterator[DueAction]:
    until = rematch_until(table)
    if until is None or table.next_game is not None or not who_plays_again(table):
        return
    assert table.rematch_since is not None
    yield DueAction(table.rematch_since if everybody_answered(table) else until, OpenRematch())


def _dealing_action(table: TableState) -> DueAction:
    """What the dealing waits for: first all hashes, then what is behind them."""
    if table.algorithm == ALGORITHM:
        waiting = CONTRIBUTIONS_MS if _is_anything_missing(table, table.contributed) else 0
        return DueAction(table.settled_at + waiting, FixDealing())
    if not table.are_promises_settled:
        waiting = CONTRIBUTIONS_MS if _is_anything_missing(table, table.hashes) else 0
        return DueAction(table.settled_at + waiting, SettlePromises())
    if withheld_by(table):
        return DueAction(table.settled_at + REVEAL_MS, VoidDealing())
    return DueAction(table.settled_at, FixDealing())


def withheld_by(table: TableState) -> tuple[Seat, ...]:
    """The seats whose hash is published and whose contribution is not there."""
    pairs = enumerate(zip(table.hashes, table.contributed, strict=True))
    return tuple(seat for seat, (hashed, digits) in pairs if hashed is not None and digits is None)


def _is_anything_missing(table: TableState, given: tuple[str | None, ...]) -> bool:
    return any(
        isinstance(holder, PersonSeat) and digits is None for holder, digits in zip(table.seats, given, strict=True)
    )


def bot_acts_at(table: TableState) -> int:
    """The earliest instant at which a bot's decision may be seen."""
    at = table.last_event_at + PACE_MS[table.settings.pace]
    if table.last_person_at is not None:
        at = max(at, table.last_person_at + AFTER_A_PERSON_MS)
    if table.trick_full_at is not None and not table.running.trick:
        at = max(at, table.trick_full_at + AFTER_A_TRICK_MS)
    return max(at, table.last_event_at + shown_ms(table.since_deal, table.running.pawns, table.running.round))


def clock_runs_out_at(table: TableState) -> int | None:
    """When the seat to act has used up its time, None without a move clock."""
    seconds = table.settings.move_clock
    return None if seconds is None else table.awaited_since + seconds * SECOND_MS


def bot_may_play_from(table: TableState, attendance: Attendance, seat: Seat, now: int) -> int | None:
    """From when on anybody may let a bot play for the person on a seat, None while there is no reason to."""
    person = person_on(table, seat)
    if person is None or table.stand_ins[seat] is not None:
        return None
    gone = gone_since(attendance, person)
    # A gap too short to be shown leaves no trace here either.
    if gone is not None and not is_here(attendance, person, now):
        return gone + ABSENCE_MS
    return idle_from(table) if table.running.to_act == seat else None


def idle_from(table: TableState) -> int:
    """From when on the seat to act has taken too long, whether or not there is a move clock."""
    return table.awaited_since + IDLE_MS


def bot_takes_over_at(table: TableState, attendance: Attendance, seat: Seat) -> int | None:
    """When a bot takes over by itself, where the table has agreed on that beforehand."""
    person, contract = person_on(table, seat), table.settings.absence
    if person is None or table.stand_ins[seat] is not None or not isinstance(contract, BotAfter):
        return None
    gone = gone_since(attendance, person)
    return None if gone is None else gone + contract.seconds * SECOND_MS


def still_reading(table: TableState, attendance: Attendance, now: int) -> tuple[PersonId, ...]:
    """The seated people who are here, play for themselves and have not yet tapped the score pad away."""
    seen, here = who_saw_pad(attendance, table.running.round), who_is_here(attendance, now)
    playing = [person_on(table, seat) for seat, stand_in in enumerate(table.stand_ins) if stand_in is None]
    return tuple(
        [person for person in people_seated(table) if person in playing and person in here and person not in seen]
    )


def pad_until(table: TableState, reading: tuple[PersonId, ...]) -> int | None:
    """When the next round is dealt by itself, None while the table waits for those who still read the score pad."""
    assert table.round_scored_at is not None
    seconds = table.settings.pad_clock
    if seconds is not None:
        return table.round_scored_at + seconds * SECOND_MS
    return None if reading else table.round_scored_at + PAD_MS


def anybody_may_go_on_from(table: TableState) -> int:
    """From when on not only the host may end the reading of the score pad: one sleeper never blocks all."""
    assert table.round_scored_at is not None
    return table.round_scored_at + IDLE_MS


def rematch_until(table: TableState) -> int | None:
    """When whoever has not answered leaves an open seat, None while nobody has asked for a rematch."""
    return None if table.rematch_since is None else table.rematch_since + REMATCH_MS
