"""`/api/v1/tables/LINK/hint`, `/exercises` and `/daily`: the coach beside and outside of a game."""

from __future__ import annotations

import datetime as dt

from starlette.responses import Response

from doublelucky7.coach.company import Company, company_of
from doublelucky7.exercises import daily
from doublelucky7.exercises.daily import Try, place_of, scores_of, symbols_of
from doublelucky7.exercises.drills import NUMBERS
from doublelucky7.protocol.exercises import DailyDeal, DailyDecision, DailyStep, Drill, Exercise, Hint
from doublelucky7.protocol.http import HttpError
from doublelucky7.rules.refusals import IllegalAction
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import heard_by
from doublelucky7.server.coaching.advising import AdviserIsBusy
from doublelucky7.server.coaching.daily_tries import NotACurrentDate, TooManyTries
from doublelucky7.server.http.api.tables import REFUSED_STATUS, table_named
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Request, answer
from doublelucky7.tables.automatic import bot_playing
from doublelucky7.tables.commands.playing import may_be_advised
from doublelucky7.tables.state import TableState


async def hint(request: Request) -> Response:
    """`GET /tables/LINK/hint`: the decision that is due, valued, once the table has noted that it was asked for."""
    person = request.caller.known_session.person
    table = (await table_named(request)).table
    if not may_be_advised(table, person):
        raise Problem(HttpError.NOT_ASKED)
    seat = table.running.to_act
    assert seat is not None
    heard = heard_by(seat, table.running, table.since_deal)
    try:
        found = await request.context.adviser.outlook(heard, company_at(table, seat))
    except AdviserIsBusy:
        raise Problem(HttpError.TOO_FAST) from None
    return answer(Hint(prospects=found.prospects, worlds=found.worlds))


def company_at(table: TableState, seat: Seat) -> Company:
    """Who else sits at a seat's table, by the levels of the bots that play there now."""
    return company_of(bot_playing(table, other) for other in range(table.running.players) if other != seat)


async def exercise(request: Request) -> Response:
    """`GET /exercises/DRILL?number=7`: an exercise with the value of every choice; the same for everybody."""
    drills = {drill.value: drill for drill in Drill}
    drill = drills.get(request.path_part("drill"))
    if drill is None:
        raise Problem(HttpError.NO_SUCH_PAGE)
    _require_work(request)
    number = request.number("number") or 0
    try:
        found = await request.context.adviser.exercise(drill, number % NUMBERS)
    except AdviserIsBusy:
        raise Problem(HttpError.TOO_FAST) from None
    return answer(
        Exercise(
            drill=drill,
            number=found.number,
            view=found.heard.view,
            prospects=found.prospects,
            worlds=found.worlds,
            found_by=found.found_by,
        )
    )


async def look_at_daily(request: Request) -> Response:
    """`GET /daily/2026-11-17`: the caller's own try at that day's deal as it stands."""
    person = request.caller.known_session.person
    day = _day(request)
    _require_work(request)
    stands = await request.context.daily.look(day, person)
    return answer(_daily(day, stands, since=None))


async def decide_daily(request: Request) -> Response:
    """`POST /daily/2026-11-17`: one more decision; one that was made stays made."""
    person = request.caller.known_session.person
    day = _day(request)
    decision = await request.read(DailyDecision)
    try:
        decided = await request.context.daily.decide(day, person, decision.place, decision.action)
    except IllegalAction as illegal:
        return answer({"error": illegal.refusal.code.value, "refusal": illegal.refusal}, REFUSED_STATUS)
    except TooManyTries:
        raise Problem(HttpError.DISK_NEARLY_FULL) from None
    return answer(_daily(day, decided.stands, decided.since))


def _day(request: Request) -> dt.date:
    try:
        return request.context.daily.day_named(request.path_part("day"))
    except NotACurrentDate:
        raise Problem(HttpError.NOT_TODAY) from None


def _require_work(request: Request) -> None:
    context = request.context
    if not context.work_limits.take(request.caller.address, context.monotonic()):
        raise Problem(HttpError.TOO_FAST)


def _daily(day: dt.date, stands: Try, since: int | None) -> DailyDeal:
    """The try with what came after so many steps, or with nothing but how it stands."""
    steps = stands.steps[-1:] if since is None else stands.steps[since:]
    return DailyDeal(
        day=day.isoformat(),
        opponents=daily.OTHERS,
        own=stands.own,
        steps=tuple(DailyStep(events=step.events if since is not None else (), view=step.view) for step in steps),
        scores=scores_of(stands.state),
        place=place_of(stands.state) if stands.is_over else None,
        symbols=symbols_of(stands.state) if stands.is_over else None,
    )
