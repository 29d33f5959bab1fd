"""`/api/v1/pads` and `/api/v1/pad-codes`: opening a shared score pad, finding it and looking at it."""

from __future__ import annotations

from starlette.responses import Response

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.pads import PadInvitation, PadOpened, PadRole
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Request, answer, require_storage
from doublelucky7.server.pads.shared_pad import MOST_BYTES
from doublelucky7.server.pads.shared_pads import FoundPad
from doublelucky7.server.websocket.admission import NODE


async def open_pad(request: Request) -> Response:
    """`POST /pads`: a new shared pad, still empty, with a link for writing."""
    context, caller = request.context, request.caller
    session = caller.known_session
    if not context.new_table_limits.take(caller.address, context.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    await require_storage(request, session.person)
    new = await context.pads.open(session.person)
    # A pad counts with all that it may hold.
    context.budget.charge(new.pad.stream, session.person, MOST_BYTES)
    context.budget.note_opened(new.pad.stream, session.person)
    return answer(_invitation(request, new.pad.opened, new.link), 201)


async def look(request: Request) -> Response:
    """`GET /pads/LINK`: the pad whole, as the updates of its websocket would tell it one after the other."""
    found = await _found(request)
    return answer(tuple(found.pad.updates(found.role, after=0)))


async def invitation(request: Request) -> Response:
    """`GET /pads/LINK/invitation`: links, code and addresses to invite with; a watcher can invite watchers only."""
    found = await _found(request)
    link = request.path_part("link") if found.role is PadRole.WRITER else None
    return answer(_invitation(request, found.pad.opened, link))


async def find_by_code(request: Request) -> Response:
    """`GET /pad-codes/CODE`: where the spoken code of a pad leads, for watching."""
    context = request.context
    if not context.guess_limits.take(request.caller.address, context.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    found = await context.pads.find_by_code(request.path_part("code"))
    if found is None:
        raise Problem(HttpError.NO_SUCH_CODE)
    # A right code was no guess.
    context.guess_limits.give_back(request.caller.address)
    return answer(_invitation(request, found.pad.opened, None))


async def _found(request: Request) -> FoundPad:
    found = await request.context.pads.find(request.path_part("link"), request.parameter(NODE))
    if found is None:
        raise Problem(HttpError.NO_SUCH_PAD)
    return found


def _invitation(request: Request, opened: PadOpened, link: str | None) -> PadInvitation:
    pages = request.context.origins.urls or (f"{request.caller.page}{request.context.settings.base_path}",)
    return PadInvitation(
        link=link,
        urls=() if link is None else tuple(f"{page}/pad#live/{link}" for page in pages),
        watch_link=opened.watch_link,
        watch_urls=tuple(f"{page}/pad#live/{opened.watch_link}" for page in pages),
        code=opened.code,
    )
