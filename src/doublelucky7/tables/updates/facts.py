"""From a table to what the people at it see: every field is copied by name, so a new secret stays unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from doublelucky7.protocol.messages import Mover, SentEntry
from doublelucky7.protocol.sitting import AdvanceAnswer, Holder, PersonId, PersonSeat, Phase
from doublelucky7.protocol.table_view import (
    AwaitedFacts,
    ClubFacts,
    DealingFacts,
    DrawnForfeit,
    InAdvance,
    PadFacts,
    PauseFacts,
    Presence,
    Ranked,
    RematchFacts,
    RematchVote,
    SeatFacts,
    StandInFacts,
    TableFacts,
    Visitor,
    WhileAway,
    Yours,
)
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.scoring import GameResult
from doublelucky7.rules.seeing import seated_view, view_of
from doublelucky7.rules.views import View
from doublelucky7.rules.waiting import WaitingForDeal
from doublelucky7.storage.entry import By, ByBot, ByChance, ByClock, ByPerson
from doublelucky7.tables.attendance.people import (
    Attendance,
    Attending,
    gone_since,
    has_table_screen,
    is_here,
    is_in_sight,
    show_gone_at,
    who_is_here,
)
from doublelucky7.tables.attendance.transient import done_forfeits, prepared_answer, who_saw_pad
from doublelucky7.tables.automatic import (
    anybody_may_go_on_from,
    bot_may_play_from,
    bot_takes_over_at,
    clock_runs_out_at,
    idle_from,
    pad_until,
    rematch_until,
    still_reading,
)
from doublelucky7.tables.commands.absence import pauses_left
from doublelucky7.tables.durations import CONTRIBUTIONS_MS, PAUSE_MS, REVEAL_MS
from doublelucky7.tables.state import TableState, Undo, people_seated, person_on
from doublelucky7.tables.stream.events import TableEntry, is_sent_to

MOST_VISITORS_NAMED: Final = 20
"""More than these are counted, not named: many spectators must not slow the table."""


TRANSIENT_FACTS: Final = (
    *("version", "at", "seats", "visitors", "visitor_count", "has_table_screen", "awaited", "pad", "ranking"),
)
"""The facts that change with almost every action."""


class Company(Struct, frozen=True):
    """Who is at a table, as everybody sees it."""

    attendance: Attendance
    seats: tuple[Holder, ...]
    changes_at: int | None
    """When time alone changes it, because somebody has been gone for long enough; None where nobody is gone so far."""
    here: frozenset[PersonId]
    visitors: tuple[Visitor, ...]
    visitor_count: int
    has_table_screen: bool
    seats_of_present: tuple[SeatFacts, ...] | None
    """The seats as long as no bot stands in; None where somebody who holds one is not here."""


def company_of(table: TableState, attendance: Attendance, now: int, before: Company | None = None) -> Company:
    """Who is at a table; the same object as before where nothing about its people has changed."""
    if before is not None and _still_holds(before, table, attendance, now):
        return before if before.attendance is attendance else replace(before, attendance=attendance)
    visitors, here = visitors_of(table, attendance, now), who_is_here(attendance, now)
    return Company(
        attendance,
        table.seats,
        show_gone_at(attendance),
        here,
        tuple([Visitor(one.person, one.name) for one in visitors[:MOST_VISITORS_NAMED]]),
        len(visitors),
        has_table_screen(attendance),
        _seats_of_present(table) if here.issuperset(people_seated(table)) else None,
    )


def _still_holds(company: Company, table: TableState, attendance: Attendance, now: int) -> bool:
    """Whether nobody can have come or gone."""
    is_unchanged = company.attendance.people is attendance.people and company.seats is table.seats
    return is_unchanged and (company.changes_at is None or now < company.changes_at)


def sent_events(entries: Sequence[TableEntry], seats: tuple[Seat, ...]) -> tuple[SentEntry, ...]:
    """The events that somebody who holds these seats, or a spectator, is sent: filtered, never edited."""
    return tuple(
        [
            SentEntry(entry.version, mover_of(entry.by), event)
            for entry in entries
            if is_sent_to(event := entry.event, seats)
        ]
    )


def views_of(table: TableState, seats: tuple[Seat, ...]) -> tuple[View, ...]:
    """A view for each held seat, a spectator's for whoever holds none, and nothing before the game."""
    state = table.state
    if state is None:
        return ()
    public = view_of(state, None)
    return tuple(seated_view(public, state, seat) for seat in seats) if seats else (public,)


def facts_of(table: TableState, company: Company, now: int) -> TableFacts:
    """What everybody at the table knows."""
    return TableFacts(
        game=table.game,
        link=table.link,
        number=table.number,
        version=table.version,
        at=now,
        phase=table.phase,
        # The code lets people in only while the table gathers.
        code=table.code if table.phase is Phase.GATHERING else None,
        host=table.host,
        ruleset=table.ruleset,
        settings=table.settings,
        forfeits=() if table.phase is Phase.PLAYING else table.forfeits,
        seats=_all_seat_facts(table, company, now),
        visitors=company.visitors,
        visitor_count=company.visitor_count,
        has_table_screen=company.has_table_screen,
        pause=_pause_facts(table),
        awaited=_awaited_facts(table, company),
        pad=_pad_facts(table, company.attendance, now),
        drawn_forfeits=tuple([DrawnForfeit(one.seat, table.forfeits[one.forfeit]) for one in table.round_forfeits]),
        dealing=_dealing_facts(table),
        club=tuple([ClubFacts(entry.seat, entry.name, entry.total, entry.bot_stood_in) for entry in table.club]),
        ranking=_ranking_facts(table),
        rematch=_rematch_facts(table),
        next_game=table.next_game,
    )


def facts_with_same_lasting(before: TableFacts, table: TableState, company: Company, now: int) -> TableFacts:
    """What everybody knows, where only who is there and whom the table waits for has changed since before."""
    return replace(
        before,
        version=table.version,
        at=now,
        seats=_all_seat_facts(table, company, now),
        visitors=company.visitors,
        visitor_count=company.visitor_count,
        has_table_screen=company.has_table_screen,
        awaited=_awaited_facts(table, company),
        pad=_pad_facts(table, company.attendance, now),
        ranking=_ranking_facts(table),
    )


def yours_of(table: TableState, attendance: Attendance, person: PersonId | None, seats: tuple[Seat, ...]) -> Yours:
    """What concerns one person, who holds these seats, alone; a viewer without a name is a spectator."""
    undo = table.undo
    return Yours(
        person=person,
        seats=seats,
        may_take_back=undo.seat if undo is not None and undo.seat in seats else None,
        in_advance=_in_advance(table, attendance, seats) if attendance.prepared else (),
        while_away=_while_away(table, seats),
        offered=tuple([offer.seat for offer in attendance.offers if offer.person == person]),
        pauses_left=0 if person is None or not seats else pauses_left(table, person),
        muted=tuple([muting.speaker for muting in attendance.mutings if muting.listener == person]),
    )


def with_undo(yours: Yours, undo: Undo | None) -> Yours:
    """What concerns one person alone, where only what may be taken back can have changed."""
    may_take_back = undo.seat if undo is not None and undo.seat in yours.seats else None
    return yours if yours.may_take_back == may_take_back else replace(yours, may_take_back=may_take_back)


def visitors_of(table: TableState, attendance: Attendance, now: int) -> list[Attending]:
    """Everybody at the table without a seat."""
    seated = people_seated(table)
    return [one for one in attendance.people if one.person not in seated and is_in_sight(one, now)]


def who_is_seen(table: TableState, attendance: Attendance, now: int) -> tuple[PersonId, ...]:
    """Everybody who is shown to be here: while it stays the same, nobody needs an update about comings and goings."""
    seated = (person for person in people_seated(table) if is_here(attendance, person, now))
    named = visitors_of(table, attendance, now)[:MOST_VISITORS_NAMED]
    return (*seated, *(one.person for one in named))


def ranking_of(result: GameResult) -> tuple[Ranked, ...]:
    """The final ranking, best first; equal totals share their place (R6.3)."""
    ordered = sorted(result.scores, key=lambda score: (-score.total, score.seat))
    return tuple(
        Ranked(
            1 + sum(other.total > score.total for other in ordered),
            score.seat,
            score.points,
            score.penalty,
            score.total,
        )
        for score in ordered
    )


def mover_of(by: By) -> Mover:
    """Who caused an entry, as far as the others need to know."""
    return _MOVERS[type(by)]


_MOVERS: Final[dict[type[By], Mover]] = {
    ByPerson: Mover.PERSON,
    ByBot: Mover.BOT,
    ByClock: Mover.CLOCK,
    ByChance: Mover.CHANCE,
}


def _all_seat_facts(table: TableState, company: Company, now: int) -> tuple[SeatFacts, ...]:
    if company.seats_of_present is not None and not any(table.stand_ins):
        return company.seats_of_present
    stand_ins = table.stand_ins or (None,) * len(table.seats)
    facts = []
    for seat, (holder, stand_in) in enumerate(zip(table.seats, stand_ins, strict=True)):
        person = holder.person if isinstance(holder, PersonSeat) else None
        if stand_in is not None or (person is not None and person not in company.here):
            facts.append(_facts_of_absent(table, company, seat, now))
        else:
            facts.append(_facts_of_present(seat, holder))
    return tuple(facts)


def _seats_of_present(table: TableState) -> tuple[SeatFacts, ...]:
    return tuple([_facts_of_present(seat, holder) for seat, holder in enumerate(table.seats)])


def _facts_of_present(seat: Seat, holder: Holder) -> SeatFacts:
    """A seat whose holder is here."""
    return SeatFacts(
        seat=seat,
        holder=holder,
        presence=Presence.HERE,
        gone_since=None,
        bot_may_play_from=None,
        bot_steps_in_at=None,
        stand_in=None,
    )


def _facts_of_absent(table: TableState, company: Company, seat: Seat, now: int) -> SeatFacts:
    """A seat whose holder is gone, or for whom a bot plays."""
    person, attendance, is_playing = person_on(table, seat), company.attendance, table.phase is Phase.PLAYING
    here = person is None or person in company.here
    stand_in = table.stand_ins[seat] if table.stand_ins else None
    return SeatFacts(
        seat=seat,
        holder=table.seats[seat],
        presence=Presence.HERE if here else Presence.GONE,
        gone_since=None if here or person is None else gone_since(attendance, person),
        bot_may_play_from=bot_may_play_from(table, attendance, seat, now) if is_playing else None,
        bot_steps_in_at=bot_takes_over_at(table, attendance, seat) if is_playing and not here else None,
        stand_in=None if stand_in is None else StandInFacts(stand_in.level, stand_in.why),
    )


def _pause_facts(table: TableState) -> PauseFacts | None:
    pausing = table.pausing
    return None if pausing is None else PauseFacts(pausing.person, pausing.since, pausing.since + PAUSE_MS)


def _awaited_facts(table: TableState, company: Company) -> AwaitedFacts | None:
    if table.state is None or table.phase is not Phase.PLAYING:
        return None
    seat = table.state.to_act
    if seat is None:
        return None
    person = person_on(table, seat)
    until = clock_runs_out_at(table) if table.pausing is None and person is not None else None
    # Of somebody who is gone the seat says it.
    may_be_idle = person in company.here and table.stand_ins[seat] is None
    return AwaitedFacts(seat, table.awaited_since, until, idle_from(table) if may_be_idle else None)


def _pad_facts(table: TableState, attendance: Attendance, now: int) -> PadFacts | None:
    if table.round_scored_at is None or not isinstance(table.running.waiting, WaitingForDeal):
        return None
    if table.phase is not Phase.PLAYING:
        return None
    seen, reading = who_saw_pad(attendance, table.running.round), still_reading(table, attendance, now)
    return PadFacts(
        pad_until(table, reading),
        anybody_may_go_on_from(table),
        table.running.next_dealer,
        seen,
        reading,
        done_forfeits(attendance, table.running.round),
    )


def _ranking_facts(table: TableState) -> tuple[Ranked, ...] | None:
    result = None if table.state is None else table.state.result
    return None if result is None else ranking_of(result)


def _dealing_facts(table: TableState) -> DealingFacts:
    is_contributing = table.phase is Phase.CONTRIBUTING
    waiting = REVEAL_MS if table.are_promises_settled else CONTRIBUTIONS_MS
    return DealingFacts(
        algorithm=table.algorithm,
        commitment=table.commitment,
        hashes=table.hashes,
        are_promises_settled=table.are_promises_settled,
        contributed=tuple(seat for seat, digits in enumerate(table.contributed) if digits is not None),
        contributions_until=table.settled_at + waiting if is_contributing else None,
        contributions=table.contributions,
        secret=table.secret if table.is_secret_out else None,
    )


def _rematch_facts(table: TableState) -> RematchFacts | None:
    until = rematch_until(table)
    if until is None or table.next_game is not None:
        return None
    return RematchFacts(until, tuple(RematchVote(vote.person, vote.answer) for vote in table.votes))


def _while_away(table: TableState, seats: tuple[Seat, ...]) -> tuple[WhileAway, ...]:
    if not any(table.done_for):
        return ()
    return tuple(WhileAway(seat, table.done_for[seat]) for seat in seats if table.done_for[seat])


def _in_advance(table: TableState, attendance: Attendance, seats: tuple[Seat, ...]) -> tuple[InAdvance, ...]:
    if table.state is None:
        return ()
    answers = ((seat, prepared_answer(attendance, seat, table.state.round)) for seat in seats)
    return tuple(InAdvance(seat, answer) for seat, answer in answers if answer is not AdvanceAnswer.ASK_ME)
