"""`/api/v1/games`, `/history` and `/club`: finished games in one line, as a record, or as a replay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starlette.responses import Response

from doublelucky7.protocol.http import (
    ClubLine,
    GameLine,
    GameSeat,
    HttpError,
    OpenReplay,
    OpenStep,
    Reach,
    SeatReplay,
    SeatStep,
    StepLine,
    StepList,
    Verification,
)
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import PersonId
from doublelucky7.protocol.table_events import TableClosed
from doublelucky7.records.notation import to_text
from doublelucky7.records.record import Record, to_json
from doublelucky7.records.replaying import Step, replay
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import ChanceAction
from doublelucky7.rules.events import DeckSet, visible_to
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import open_view_of, view_of
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Request, already_json, answer
from doublelucky7.storage.entry import Entry
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.projections import ClubEntry, FinishedGame
from doublelucky7.tables.stream.events import kind_of
from doublelucky7.tables.stream.record import record_from

GAMES_KEPT_READY: Final = 16
MOST_STEPS_AT_ONCE: Final = 100
MOST_SKIPPED: Final = 1_000_000
_TEXT: Final = "text"
_FORMATS: Final = (None, "json", _TEXT)
_CLOSED: Final = kind_of(TableClosed())


async def history(request: Request) -> Response:
    """`GET /history?after=GAME`: the caller's games that are over, newest first, a hundred at a time."""
    person = request.caller.known_session.person
    after = request.parameter("after")
    finished = await asyncio.wrap_future(request.context.projections.history(person, after=after))
    return answer([_game_line(one, person) for one in finished])


async def club(request: Request) -> Response:
    """`GET /club?skip=N`: a hundred lines of the High Rollers Club, highest first (R6.4)."""
    skip = min(request.number("skip") or 0, MOST_SKIPPED)
    entries = await asyncio.wrap_future(request.context.projections.club(skip=skip))
    is_household = request.context.settings.reach is Reach.HOUSEHOLD
    return answer([_club_line(entry, entry.game if is_household else None) for entry in entries])


async def summary(request: Request) -> Response:
    """`GET /games/GAME`: a finished game in one line."""
    session = request.caller.session
    found = await finished_game(request.context, request.path_part("game"))
    return answer(_game_line(found, None if session is None else session.person))


async def record(request: Request) -> Response:
    """`GET /games/GAME/record`: the record as JSON or, with `?format=text`, in the notation; none other is known."""
    wanted = request.parameter("format")
    if wanted not in _FORMATS:
        raise Problem(HttpError.UNREADABLE, field="format")
    found = await recorded(request)
    if wanted == _TEXT:
        return Response(to_text(found), media_type="text/plain")
    return already_json(to_json(found).encode())


async def verification(request: Request) -> Response:
    """`GET /games/GAME/verify`: everything needed to check the dealing."""
    found = await recorded(request)
    return answer(Verification(record=found, disagreement=await request.in_background(verify, found)))


async def steps(request: Request) -> Response:
    """`GET /games/GAME/steps`: the list of all steps."""
    played = await request.in_background(_replayed, await recorded(request))
    lines = tuple(_step_line(number, step) for number, step in enumerate(played, 1))
    return answer(StepList(game=request.path_part("game"), steps=lines))


async def replayed(request: Request) -> Response:
    """`GET /games/GAME/replay?step=17&seat=2`: views by step, for a seat or, without one, with all cards open."""
    found = await recorded(request)
    seat, step = request.number("seat"), request.number("step")
    count = request.number("count")
    if seat is not None and seat >= found.players:
        raise Problem(HttpError.NO_SUCH_SEAT, seats=found.players)
    played = await request.in_background(_replayed, found)
    first = len(played) if step is None else step
    if not 1 <= first <= len(played):
        raise Problem(HttpError.NO_SUCH_STEP, steps=len(played))
    last = min(first + min(count or 1, MOST_STEPS_AT_ONCE) - 1, len(played))
    stretch = range(first, last + 1)
    game, total = request.path_part("game"), len(played)
    if seat is None:
        opened = tuple(_open_step(number, played[number - 1]) for number in stretch)
        return answer(OpenReplay(game=game, steps=total, shown=opened))
    seen = tuple(_seat_step(number, played[number - 1], seat) for number in stretch)
    return answer(SeatReplay(game=game, steps=total, shown=seen))


async def recorded(request: Request) -> Record:
    """The record of the game in the path; refuses where it is not over."""
    return await request.in_background(_stored_record, request.context.store, request.path_part("game"))


async def finished_game(context: ServerContext, game: str) -> FinishedGame:
    """A finished game in one line; refuses where it is not over."""
    found = await asyncio.wrap_future(context.projections.find(game))
    if found is None:
        entries = await asyncio.wrap_future(context.store.read(game))
        raise _not_over(entries)
    return found


@lru_cache(maxsize=GAMES_KEPT_READY)
def _stored_record(store: EventStore, game: str) -> Record:
    entries = store.read(game).result()
    if not entries:
        raise Problem(HttpError.NO_SUCH_GAME)
    try:
        return record_from(entries)
    except CommandRefused:
        raise _not_over(entries) from None


def _not_over(entries: Sequence[Entry]) -> Problem:
    """Why a game has no record; one whose table was closed before its end will never have one."""
    is_running = entries and not any(entry.kind == _CLOSED for entry in entries)
    return Problem(HttpError.GAME_IS_RUNNING if is_running else HttpError.NO_SUCH_GAME)


@lru_cache(maxsize=GAMES_KEPT_READY)
def _replayed(found: Record) -> tuple[Step, ...]:
    return tuple(replay(found))


def _step_line(number: int, step: Step) -> StepLine:
    seat = None if isinstance(step.action, ChanceAction) else step.action.seat
    return StepLine(step=number, place=step.place, seat=seat, by=step.by)


def _seat_step(number: int, step: Step, seat: Seat) -> SeatStep:
    events, view = visible_to(seat, step.events), view_of(step.state, seat)
    return SeatStep(step=number, place=step.place, by=step.by, events=events, view=view)


def _open_step(number: int, step: Step) -> OpenStep:
    events = tuple(event for event in step.events if not isinstance(event, DeckSet))
    return OpenStep(step=number, place=step.place, by=step.by, events=events, view=open_view_of(step.state))


def _game_line(finished: FinishedGame, viewer: PersonId | None) -> GameLine:
    seats = tuple(
        GameSeat(
            name=seat.name,
            is_bot=seat.person is None,
            is_you=seat.person is not None and seat.person == viewer,
            bot_stood_in=seat.bot_stood_in,
            points=seat.points,
            penalty=seat.penalty,
            total=seat.total,
            won=seat.won,
            high_roller=seat.high_roller,
            asked_coach=seat.asked_coach,
        )
        for seat in finished.seats
    )
    return GameLine(
        game=finished.game,
        finished_at=finished.finished_at,
        ruleset=finished.ruleset,
        seats=seats,
        is_finished=finished.is_finished,
        rounds_played=finished.rounds_played,
    )


def _club_line(entry: ClubEntry, game: str | None) -> ClubLine:
    return ClubLine(
        finished_at=entry.finished_at,
        name=entry.name,
        total=entry.total,
        bot_stood_in=entry.bot_stood_in,
        game=game,
    )
