"""`/api/v1/games`: what is over, as a line, a record, or a replay step by step."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from starlette.responses import Response

from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.records.disagreements import Disagreement
from doublelucky7.records.notation import to_text
from doublelucky7.records.record import Player, Record, to_json
from doublelucky7.records.replaying import Place, Step, replay
from doublelucky7.records.verify import verify
from doublelucky7.rules.actions import ChanceAction
from doublelucky7.rules.events import DeckSet, Event, told_to
from doublelucky7.rules.ruleset import Seat
from doublelucky7.rules.seeing import open_view_of, view_of
from doublelucky7.rules.views import OpenView, View
from doublelucky7.server.exchanges import Exchange, already_json, answer
from doublelucky7.server.problems import ErrorCode, Problem
from doublelucky7.server.settings import Reach
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.projections import ClubEntry
from doublelucky7.tables.exporting import record_from

GAMES_KEPT_READY: Final = 16
MOST_STEPS_AT_ONCE: Final = 100


class StepLine(msgspec.Struct, frozen=True):
    """A step in the list of all steps; the seat is None where chance moved."""

    step: int
    place: Place
    seat: Seat | None
    by: Player | None


class StepList(msgspec.Struct, frozen=True):
    """All steps of a finished game, so that a reader can jump."""

    game: str
    steps: tuple[StepLine, ...]


class ShownStep(msgspec.Struct, frozen=True):
    """What a seat, or everybody with all cards open, sees after a step, and what happened in it."""

    step: int
    place: Place
    by: Player | None
    events: tuple[Event, ...]
    view: View | OpenView


class Replay(msgspec.Struct, frozen=True):
    """A stretch of a replay; the steps are counted from 1 to `steps`."""

    game: str
    steps: int
    shown: tuple[ShownStep, ...]


class Verification(msgspec.Struct, frozen=True):
    """The record with all that a stranger needs, and what this server found when checking it."""

    record: Record
    disagreement: Disagreement | None


class ClubLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the High Rollers Club; only a household is told which game it was."""

    finished_at: int
    name: str
    total: int
    bot_stood_in: bool
    game: str | None = None


async def history(exchange: Exchange) -> Response:
    """`GET /history`: the caller's finished games, newest first."""
    person = exchange.caller.known.person
    return answer(await exchange.in_background(exchange.desk.projections.history, person))


async def club(exchange: Exchange) -> Response:
    """`GET /club`: the High Rollers Club, highest first (R6.4)."""
    entries = await exchange.in_background(exchange.desk.projections.club)
    is_household = exchange.desk.settings.reach is Reach.HOUSEHOLD
    return answer([_club_line(entry, entry.game if is_household else None) for entry in entries])


async def summary(exchange: Exchange) -> Response:
    """`GET /games/GAME`: a finished game in one line."""
    game = exchange.named("game")
    found = await exchange.in_background(exchange.desk.projections.find, game)
    if found is None:
        await _record(exchange)
        raise Problem(ErrorCode.NO_SUCH_GAME)
    return answer(found)


async def record(exchange: Exchange) -> Response:
    """`GET /games/GAME/record`: the record as JSON or, with `?format=text`, in the notation."""
    found = await _record(exchange)
    if exchange.asked("format") == "text":
        return Response(to_text(found), media_type="text/plain")
    return already_json(to_json(found).encode())


async def verification(exchange: Exchange) -> Response:
    """`GET /games/GAME/verify`: everything needed to check the dealing."""
    found = await _record(exchange)
    return answer(Verification(found, await exchange.in_background(verify, found)))


async def steps(exchange: Exchange) -> Response:
    """`GET /games/GAME/steps`: the list of all steps."""
    played = await exchange.in_background(_replayed, await _record(exchange))
    return answer(StepList(exchange.named("game"), tuple(map(_step_line, range(1, len(played) + 1), played))))


async def replayed(exchange: Exchange) -> Response:
    """`GET /games/GAME/replay?step=17&seat=2`: views by step, for a seat or, without one, with all cards open."""
    found = await _record(exchange)
    seat, step = exchange.number_asked("seat"), exchange.number_asked("step")
    count = exchange.number_asked("count")
    if seat is not None and seat >= found.players:
        raise Problem(ErrorCode.NO_SUCH_SEAT, seats=found.players)
    played = await exchange.in_background(_replayed, found)
    first = len(played) if step is None else step
    if not 1 <= first <= len(played):
        raise Problem(ErrorCode.NO_SUCH_STEP, steps=len(played))
    last = min(first + min(count or 1, MOST_STEPS_AT_ONCE) - 1, len(played))
    shown = tuple(_shown(number, played[number - 1], seat) for number in range(first, last + 1))
    return answer(Replay(exchange.named("game"), len(played), shown))


async def _record(exchange: Exchange) -> Record:
    return await exchange.in_background(_stored_record, exchange.desk.store, exchange.named("game"))


def _stored_record(store: EventStore, game: str) -> Record:
    entries = store.read(game)
    if not entries:
        raise Problem(ErrorCode.NO_SUCH_GAME)
    try:
        return record_from(entries)
    except CommandRefused:
        raise Problem(ErrorCode.GAME_IS_RUNNING) from None


@lru_cache(maxsize=GAMES_KEPT_READY)
def _replayed(found: Record) -> tuple[Step, ...]:
    return tuple(replay(found))


def _step_line(number: int, step: Step) -> StepLine:
    seat = None if isinstance(step.action, ChanceAction) else step.action.seat
    return StepLine(number, step.place, seat, step.by)


def _shown(number: int, step: Step, seat: Seat | None) -> ShownStep:
    if seat is not None:
        return ShownStep(number, step.place, step.by, told_to(seat, step.events), view_of(step.state, seat))
    events = tuple(event for event in step.events if not isinstance(event, DeckSet))
    return ShownStep(number, step.place, step.by, events, open_view_of(step.state))


def _club_line(entry: ClubEntry, game: str | None) -> ClubLine:
    return ClubLine(entry.finished_at, entry.name, entry.total, entry.bot_stood_in, game)
