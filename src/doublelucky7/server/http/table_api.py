"""`/api/v1/tables`: opening, finding, looking and acting without a websocket."""

from __future__ import annotations

import asyncio
from typing import Final, assert_never

from starlette.responses import Response

from doublelucky7.bots.levels import LEVELS
from doublelucky7.protocol.http import (
    BotWish,
    HttpError,
    Invitation,
    NewTable,
    OpenWish,
    Reach,
    SeatWish,
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
from doublelucky7.server.http.requests import Exchange, already_json, answer
from doublelucky7.server.lobby import TableWish
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.attendance.connections import may_look
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.state import TableState
from doublelucky7.tables.updates.encoding import encoded

REFUSED_STATUS: Final = 409
ANSWER_SECONDS: Final = 30.0


async def open_table(exchange: Exchange) -> Response:
    """`POST /tables`: a new table, with the caller as host."""
    desk, caller = exchange.desk, exchange.caller
    session = caller.known
    if not desk.new_tables.take(caller.address, desk.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    new = await exchange.read(NewTable)
    wish = TableWish(
        ruleset=new.ruleset,
        holders=tuple(_holder(seat, session) for seat in new.seats),
        settings=new.settings or TableSettings(stand_in=_usual_stand_in()),
        forfeits=new.forfeits,
    )
    try:
        runner = await desk.lobby.open(caller.guest, wish)
    except CommandRefused as refusal:
        desk.metrics.refusals[refusal.refusal.code.value] += 1
        return answer({"error": refusal.refusal.code.value, "refusal": refusal.refusal}, REFUSED_STATUS)
    return answer(_invitation(exchange, runner.table), 201)


async def list_tables(exchange: Exchange) -> Response:
    """`GET /tables`: what gathers in this household, and the caller's own running games."""
    lobby, session = exchange.desk.lobby, exchange.caller.session
    is_household = exchange.desk.settings.reach is Reach.HOUSEHOLD
    gathering = lobby.gathering() if is_household else []
    yours = [] if session is None else await lobby.tables_of(session.person)
    return answer(TableList(gathering=tuple(map(_line, gathering)), yours=tuple(map(_line, yours))))


async def find_by_code(exchange: Exchange) -> Response:
    """`GET /codes/CODE`: where a spoken code leads, as long as the table gathers."""
    desk = exchange.desk
    if not desk.guesses.take(exchange.caller.address, desk.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    runner = await desk.lobby.find_by_code(exchange.named("code"))
    if runner is None:
        raise Problem(HttpError.NO_SUCH_CODE)
    # Who knows a code has not guessed: a room full of phones behind one address comes in.
    desk.guesses.give_back(exchange.caller.address)
    return answer(_invitation(exchange, runner.table))


async def look(exchange: Exchange) -> Response:
    """`GET /tables/LINK`: the same `update` a websocket is sent, for the caller or a nameless spectator."""
    runner = await _table(exchange)
    session = exchange.caller.session
    return already_json(runner.view_for(None if session is None else session.person))


async def act(exchange: Exchange) -> Response:
    """`POST /tables/LINK/do`: a command, with the answer a websocket would be given."""
    guest = exchange.caller.guest
    runner = await _table(exchange)
    exchange.desk.lobby.note_visit(guest.person, runner.table.link)
    wish = await exchange.read(Do)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            done = await runner.do(guest, wish)
    except TimeoutError:
        # Whether it was carried out is not known; asking again with the same id tells.
        raise Problem(HttpError.SERVER_FAILS) from None
    if isinstance(done, Done):
        return already_json(encoded(done))
    exchange.desk.metrics.note_refused(done)
    return already_json(encoded(done), REFUSED_STATUS)


async def invitation(exchange: Exchange) -> Response:
    """`GET /tables/LINK/invitation`: code and addresses to invite with."""
    return answer(_invitation(exchange, (await _table(exchange)).table))


async def qr_code(exchange: Exchange) -> Response:
    """`GET /tables/LINK/qr.svg`: a picture that leads a phone to the table."""
    table = (await _table(exchange)).table
    picture = qr_as_svg(_invitation(exchange, table).urls[0])
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def _table(exchange: Exchange) -> TableRunner:
    runner = await exchange.desk.lobby.find(exchange.named("link"))
    if runner is None:
        raise Problem(HttpError.NO_SUCH_TABLE)
    session = exchange.caller.session
    if not may_look(runner.table, "" if session is None else session.person):
        raise Problem(HttpError.CLOSED_TO_SPECTATORS)
    return runner


def _holder(wish: SeatWish, session: Session) -> Holder:
    match wish:
        case YourSeat(name=name):
            return PersonSeat(session.person, session.name if name is None else name)
        case BotWish(level=level):
            return BotSeat("", level)
        case OpenWish():
            return OpenSeat()
        case _ as unreachable:
            assert_never(unreachable)


def _usual_stand_in() -> str:
    names = [level.name for level in LEVELS]
    usual = TableSettings().stand_in
    return usual if usual in names else names[-1]


def _invitation(exchange: Exchange, table: TableState) -> Invitation:
    urls = exchange.desk.premises.urls or (exchange.caller.page,)
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
