"""`/api/v1/tables` and `/api/v1/codes`: opening, finding, looking and acting without a websocket."""

from __future__ import annotations

import asyncio
from typing import Final, assert_never

from starlette.responses import Response

from doublelucky7.bots.levels import LEVELS
from doublelucky7.protocol.http import (
    BotSeatRequest,
    ClubMembers,
    HttpError,
    Invitation,
    NewTable,
    OpenSeatRequest,
    Reach,
    SeatRequest,
    TableLine,
    TableList,
    YourSeat,
)
from doublelucky7.protocol.messages import Do, Done
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import (
    BotSeat,
    Holder,
    OpenSeat,
    PersonSeat,
    Phase,
    TableSettings,
)
from doublelucky7.server.access.addresses import qr_as_svg
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Request, already_json, answer, require_storage
from doublelucky7.server.lobby.lobby import TableRequest
from doublelucky7.server.websocket.admission import NODE
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.attendance.connections import may_look
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.state import TableState
from doublelucky7.tables.updates.encoding import encoded

REFUSED_STATUS: Final = 409
ANSWER_SECONDS: Final = 30.0


async def open_table(request: Request) -> Response:
    """`POST /tables`: a new table, with the caller as host."""
    context, caller = request.context, request.caller
    session = caller.known_session
    if not context.new_table_limits.take(caller.address, context.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    await require_storage(request, session.person)
    new = await request.read(NewTable)
    requested = TableRequest(
        ruleset=new.ruleset,
        holders=tuple(_holder(seat, session) for seat in new.seats),
        settings=new.settings or TableSettings(stand_in=_default_stand_in()),
        forfeits=new.forfeits,
    )
    try:
        runner = await context.lobby.open(caller.guest, requested)
    except CommandRefused as refusal:
        context.metrics.refusals[refusal.refusal.code.value] += 1
        return answer({"error": refusal.refusal.code.value, "refusal": refusal.refusal}, REFUSED_STATUS)
    context.budget.note_opened(runner.table.game, session.person)
    return answer(_invitation(request, runner.table), 201)


async def list_tables(request: Request) -> Response:
    """`GET /tables`: what gathers in this household, and the caller's own running games."""
    lobby, session = request.context.lobby, request.caller.session
    is_household = request.context.settings.reach is Reach.HOUSEHOLD
    gathering = lobby.gathering() if is_household else []
    yours = [] if session is None else await lobby.tables_of(session.person)
    return answer(TableList(gathering=tuple(map(_line, gathering)), yours=tuple(map(_line, yours))))


async def find_by_code(request: Request) -> Response:
    """`GET /codes/CODE`: where a spoken code leads, as long as the table gathers."""
    context, session = request.context, request.caller.session
    may_guess = context.guess_limits.take(request.caller.address, context.monotonic())
    code = request.path_part("code")
    # Whoever has been at the table knows its link and guesses nothing, whatever others behind the same address do.
    if not may_guess and not (session is not None and await context.lobby.has_visited(session.person, code)):
        raise Problem(HttpError.TOO_FAST)
    table = await context.lobby.find_by_code(code)
    if table is None:
        raise Problem(HttpError.NO_SUCH_CODE)
    # A right code was no guess: many phones behind one address may come in at once.
    if may_guess:
        context.guess_limits.give_back(request.caller.address)
    return answer(_invitation(request, table))


async def look(request: Request) -> Response:
    """`GET /tables/LINK`: the same `update` a websocket is sent, for the caller or a nameless spectator."""
    runner = await table_named(request)
    session = request.caller.session
    return already_json(runner.view_for(None if session is None else session.person))


async def club_members(request: Request) -> Response:
    """`GET /tables/LINK/club`: who at the table is a member of the High Rollers Club (R6.4)."""
    runner = await table_named(request)
    seated = {holder.person for holder in runner.table.seats if isinstance(holder, PersonSeat)}
    members = await asyncio.wrap_future(request.context.projections.members(seated))
    return answer(ClubMembers(people=tuple(sorted(members))))


async def act(request: Request) -> Response:
    """`POST /tables/LINK/do`: a command, with the answer a websocket would be given."""
    guest = request.caller.guest
    runner = await table_named(request)
    request.context.budget.note_address(guest.person, request.caller.address)
    request.context.lobby.note_visit(guest.person, runner.table.link)
    do = await request.read(Do)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            done = await runner.do(guest.person, do)
    except TimeoutError:
        # Whether it was carried out is not known; asking again with the same id tells.
        raise Problem(HttpError.SERVER_FAILS) from None
    if isinstance(done, Done):
        return already_json(encoded(done))
    request.context.metrics.note_refused(done)
    return already_json(encoded(done), REFUSED_STATUS)


async def invitation(request: Request) -> Response:
    """`GET /tables/LINK/invitation`: code and addresses to invite with."""
    return answer(_invitation(request, (await table_named(request)).table))


async def qr_code(request: Request) -> Response:
    """`GET /tables/LINK/qr.svg`: a picture that leads a phone to the table."""
    table = (await table_named(request)).table
    picture = qr_as_svg(_invitation(request, table).urls[0])
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def table_named(request: Request) -> TableRunner:
    """The table a path names, for whoever may look at it."""
    runner = await request.context.lobby.find(request.path_part("link"), request.parameter(NODE))
    if runner is None:
        raise Problem(HttpError.NO_SUCH_TABLE)
    session = request.caller.session
    if not may_look(runner.table, "" if session is None else session.person):
        raise Problem(HttpError.CLOSED_TO_SPECTATORS)
    return runner


def _holder(seat: SeatRequest, session: Session) -> Holder:
    match seat:
        case YourSeat(name=name):
            return PersonSeat(session.person, session.name if name is None else name)
        case BotSeatRequest(level=level):
            return BotSeat("", level)
        case OpenSeatRequest():
            return OpenSeat()
        case _ as unreachable:
            assert_never(unreachable)


def _default_stand_in() -> str:
    names = [level.name for level in LEVELS]
    preferred = TableSettings().stand_in
    return preferred if preferred in names else names[-1]


def _invitation(request: Request, table: TableState) -> Invitation:
    urls = request.context.origins.urls or (f"{request.caller.page}{request.context.settings.base_path}",)
    return Invitation(
        link=table.link,
        game=table.game,
        code=table.code if table.phase is Phase.GATHERING else None,
        urls=tuple(f"{url}/t/{table.link}" for url in urls),
    )


def _line(table: TableState) -> TableLine:
    hosts = (holder.name for holder in table.seats if isinstance(holder, PersonSeat) and holder.person == table.host)
    return TableLine(
        link=table.link,
        game=table.game,
        phase=table.phase,
        host_name=next(hosts, ""),
        seats=table.seats,
        ruleset=table.ruleset,
        opened_at=table.opened_at,
    )
