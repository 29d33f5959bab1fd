"""How an entry changes a table: defined for every stream that a table has written, and refusing nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, assert_never

from msgspec.structs import replace

from doublelucky7.protocol.sitting import BotSeat, Holder, OpenSeat, PersonSeat, Phase, RematchAnswer
from doublelucky7.protocol.table_events import (
    BotSeated,
    BotTookOver,
    ClockRanOut,
    ClubEntered,
    CoachAsked,
    ContributionPromised,
    DealingFixed,
    DealingRenewed,
    DealingVoided,
    ForfeitDrawn,
    ForfeitsWritten,
    HostPassed,
    Paused,
    PersonBarred,
    PersonReplaced,
    PersonReturned,
    PromisesSettled,
    PublicTableEvent,
    RematchAnswered,
    RematchOpened,
    Resumed,
    RulesChanged,
    SeatFreed,
    SeatGiven,
    SeatsReordered,
    SeatsSettled,
    SeatTaken,
    SecretRevealed,
    SettingsChanged,
    TableClosed,
    TableEvent,
    TableOpened,
    TableResized,
    TakenBack,
)
from doublelucky7.records.record import Replaced
from doublelucky7.rules.ruleset import Seat
from doublelucky7.tables.state import Pauses, Pausing, RoundForfeit, StandIn, TableState, Vote, pauses_of
from doublelucky7.tables.stream.dealing_evolution import asked_to_contribute, evolve_dealing, fix_dealing
from doublelucky7.tables.stream.events import Contributed, ImpossibleHistory, SecretChosen, SecretEvent, TableEntry
from doublelucky7.tables.stream.game_evolution import evolve_game

T = TypeVar("T")


def fold(entries: Iterable[TableEntry]) -> TableState:
    """The table a stream describes; raises ImpossibleHistory where it describes none."""
    stream = iter(entries)
    table = opened(next(stream, None), next(stream, None))
    for entry in stream:
        table = evolve_table(table, entry)
    return table


def with_waits_from(table: TableState, now: int) -> TableState:
    """A stored table whose waits begin now: the clock by which its instants were stored may have been another."""
    return replace(
        table,
        settled_at=now,
        last_event_at=now,
        awaited_since=now,
        last_person_at=None if table.last_person_at is None else now,
        trick_full_at=None if table.trick_full_at is None else now,
        round_scored_at=None if table.round_scored_at is None else now,
        rematch_since=None if table.rematch_since is None else now,
        pausing=None if table.pausing is None else replace(table.pausing, since=now),
        undo=None if table.undo is None else replace(table.undo, awaited_since=now),
    )


def opened(first: TableEntry | None, second: TableEntry | None) -> TableState:
    """The table after its first two entries: the secret is chosen before the promise about it is published."""
    if first is None or second is None:
        raise ImpossibleHistory("a table begins with two entries")
    if not isinstance(first.event, SecretChosen) or not isinstance(second.event, TableOpened):
        raise ImpossibleHistory("a table begins with its secret and its opening")
    event = second.event
    return TableState(
        game=event.game,
        link=event.link,
        code=event.code,
        number=event.number,
        previous=event.previous,
        version=second.version,
        opened_at=second.at,
        host=event.host,
        ruleset=event.ruleset,
        settings=event.settings,
        forfeits=event.forfeits,
        seats=(OpenSeat(),) * event.seats,
        secret=first.event.secret,
        commitment=event.commitment,
        algorithm=event.algorithm,
        epoch=event.epoch,
    )


def evolve_table(table: TableState, entry: TableEntry) -> TableState:
    """The table after one more entry."""
    if entry.version != table.version + 1:
        raise ImpossibleHistory(f"entry {entry.version} follows {table.version}")
    event = entry.event
    if isinstance(event, TableEvent):
        return replace(_evolve(table, entry, event), version=entry.version)
    return evolve_game(table, entry, event)


def _evolve(table: TableState, entry: TableEntry, event: PublicTableEvent | SecretEvent) -> TableState:
    match event:
        case SeatTaken(seat=seat, person=person, name=name) | SeatGiven(seat=seat, person=person, name=name):
            return _seat(table, seat, PersonSeat(person, name))
        case BotSeated(seat=seat, name=name, level=level):
            return _seat(table, seat, BotSeat(name, level))
        case SeatFreed(seat=seat):
            return _seat(table, seat, OpenSeat())
        case SeatsReordered(order=order):
            return replace(table, seats=tuple(table.seats[seat] for seat in order))
        case TableResized(seats=seats):
            return replace(table, seats=_resized(table.seats, seats))
        case RulesChanged(ruleset=ruleset):
            return replace(table, ruleset=ruleset)
        case SettingsChanged(settings=settings):
            return replace(table, settings=settings)
        case ForfeitsWritten(forfeits=forfeits):
            return replace(table, forfeits=forfeits)
        case HostPassed(person=person):
            return replace(table, host=person)
        case SeatsSettled():
            return asked_to_contribute(table, entry.at)
        case ContributionPromised() | PromisesSettled() | DealingVoided() | DealingRenewed():
            return evolve_dealing(table, entry, event)
        case PersonReplaced():
            return _replace_person(table, event)
        case PersonBarred(person=person):
            return replace(table, barred=(*table.barred, person))
        case Contributed(seat=seat, hex=digits):
            return replace(table, contributed=_with(table.contributed, seat, digits))
        case DealingFixed():
            return fix_dealing(table, entry.at, event)
        case TableClosed():
            return replace(table, phase=Phase.CLOSED)
        case SecretRevealed():
            return replace(table, is_secret_out=True)
        case SecretChosen(secret=secret):
            return replace(table, next_secret=secret)
        case TableOpened():
            raise ImpossibleHistory(f"entry {entry.version} opens a table that is open")
        case _:
            return _evolve_playing(table, entry, event)


def _evolve_playing(
    table: TableState,
    entry: TableEntry,
    event: BotTookOver
    | PersonReturned
    | ClockRanOut
    | Paused
    | Resumed
    | TakenBack
    | CoachAsked
    | ForfeitDrawn
    | ClubEntered
    | RematchAnswered
    | RematchOpened,
) -> TableState:
    match event:
        case BotTookOver(seat=seat, level=level, why=why):
            # The bot takes its time, so that somebody just coming back still finds the own turn.
            stand_ins = _with(table.stand_ins, seat, StandIn(level, why))
            return replace(table, stand_ins=stand_ins, last_event_at=entry.at)
        case PersonReturned(seat=seat):
            overdue = None if table.overdue == seat else table.overdue
            awaited = entry.at if table.running.to_act == seat else table.awaited_since
            return replace(table, stand_ins=_with(table.stand_ins, seat, None), overdue=overdue, awaited_since=awaited)
        case ClockRanOut(seat=seat):
            return replace(table, overdue=seat)
        case Paused(person=person):
            return replace(table, pausing=Pausing(person, entry.at))
        case Resumed():
            # The clock goes on from where it stood, so that pausing buys no time.
            waited = 0 if table.pausing is None else max(0, table.pausing.since - table.awaited_since)
            pauses = table.pauses if table.pausing is None else _with_pause(table, table.pausing, entry.at)
            return replace(table, pausing=None, pauses=pauses, last_event_at=entry.at, awaited_since=entry.at - waited)
        case TakenBack():
            return _take_back(table, entry, event)
        case CoachAsked(seat=seat):
            seats = tuple(dict.fromkeys((*table.asked_coach, seat)))
            return replace(table, asked_coach=seats, coach_asked_at=table.game_version)
        case ForfeitDrawn(round=round_number, seat=seat, forfeit=forfeit):
            this_round = tuple(drawn for drawn in table.round_forfeits if drawn.round == round_number)
            return replace(table, round_forfeits=(*this_round, RoundForfeit(round_number, seat, forfeit)))
        case ClubEntered():
            return replace(table, club=(*table.club, event))
        case RematchAnswered(person=person, answer=answer):
            others = tuple(vote for vote in table.votes if vote.person != person)
            asked = table.rematch_since
            if asked is None and answer is RematchAnswer.YES:
                asked = entry.at
            return replace(table, votes=(*others, Vote(person, answer)), rematch_since=asked)
        case RematchOpened(game=game):
            return replace(table, next_game=game)
        case _ as unreachable:
            assert_never(unreachable)


def _replace_person(table: TableState, event: PersonReplaced) -> TableState:
    rounds = 0 if table.state is None else table.state.round
    replaced = Replaced(event.seat, event.person_name, rounds, event.why)
    overdue = None if table.overdue == event.seat else table.overdue
    # The bot makes the next decision itself, and takes its time for it.
    return replace(
        _seat(table, event.seat, BotSeat(event.name, event.level)),
        stand_ins=_with(table.stand_ins, event.seat, None) if table.stand_ins else (),
        undo=None,
        overdue=overdue,
        replaced=(*table.replaced, replaced),
    )


def _take_back(table: TableState, entry: TableEntry, event: TakenBack) -> TableState:
    undo = table.undo
    if undo is None or (undo.seat, undo.to) != (event.seat, event.to):
        raise ImpossibleHistory(f"entry {entry.version} takes back what cannot be taken back")
    return replace(
        table,
        state=undo.state,
        since_deal=undo.since_deal,
        # The clock goes on from where it was, so that taking back buys no time.
        awaited_since=undo.awaited_since,
        last_event_at=entry.at,
        last_person_at=entry.at,
        game_version=entry.version,
        undo=None,
    )


def _with_pause(table: TableState, pausing: Pausing, until: int) -> tuple[Pauses, ...]:
    before = pauses_of(table, pausing.person)
    paused = Pauses(before.person, before.times + 1, before.total_ms + max(0, until - pausing.since))
    return (*(one for one in table.pauses if one is not before), paused)


def _seat(table: TableState, seat: Seat, holder: Holder) -> TableState:
    return replace(table, seats=_with(table.seats, seat, holder))


def _resized(holders: tuple[Holder, ...], seats: int) -> tuple[Holder, ...]:
    """So many seats: new ones are open and last, and the last open ones go first."""
    kept = [*holders, *(OpenSeat(),) * (seats - len(holders))]
    while len(kept) > seats:
        last_open = max(place for place, holder in enumerate(kept) if isinstance(holder, OpenSeat))
        del kept[last_open]
    return tuple(kept)


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
