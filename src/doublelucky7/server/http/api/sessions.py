"""`/api/v1/session`: signing in, out, and on another device."""

from __future__ import annotations

from starlette.responses import Response

from doublelucky7.protocol.http import HttpError, ResumeRequest, SessionFacts, SessionRequest
from doublelucky7.server.access.callers import TokenSource
from doublelucky7.server.access.sessions import cookie_for, cookie_to_forget
from doublelucky7.server.access.storage_budget import SESSION_BYTES
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Request, answer
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.commands.names import clean_name


async def who_am_i(request: Request) -> Response:
    """`GET /session`: the person this device belongs to."""
    return await _renewed(request, answer(_facts(request.caller.known_session)))


async def begin_or_change(request: Request) -> Response:
    """`POST /session`: a new person, or another name for the one this device belongs to."""
    wanted = await request.read(SessionRequest)
    name = clean_name(wanted.name) or ""
    sessions, session = request.context.sessions, request.caller.session
    if session is not None:
        return await _renewed(request, answer(_facts(await sessions.change(session, name, wanted.language.value))))
    budget, address = request.context.budget, request.caller.address
    if budget.is_address_spent(address):
        raise Problem(HttpError.STORED_TOO_MUCH)
    budget.charge_address(address, SESSION_BYTES)
    token, session = await sessions.begin(name, wanted.language.value)
    return _with_token(request, token, session)


async def end(request: Request) -> Response:
    """`DELETE /session`: this device belongs to nobody any more, and its connections end."""
    token = request.caller.token
    if token is None:
        raise Problem(HttpError.NO_SESSION)
    await request.context.sessions.end(token)
    request.context.session_connections.end_session(token)
    response = answer({})
    response.headers.append("set-cookie", cookie_to_forget(request.caller.scheme))
    return response


async def offer_resume(request: Request) -> Response:
    """`POST /session/resume-code`: a code with which another device becomes this person's."""
    return answer(await request.context.sessions.offer_resume(request.caller.known_session))


async def resume(request: Request) -> Response:
    """`POST /session/resume`: this device becomes the person's whose other device shows the code."""
    context = request.context
    if not context.guess_limits.take(request.caller.address, context.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    wanted = await request.read(ResumeRequest)
    resumed = await context.sessions.resume(wanted.code)
    if resumed is None:
        raise Problem(HttpError.NO_SUCH_CODE)
    context.guess_limits.give_back(request.caller.address)
    return _with_token(request, *resumed)


async def _renewed(request: Request, response: Response) -> Response:
    """The answer, with the cookie issued anew where it is old: a cookie lives for as long as it is used."""
    caller, sessions = request.caller, request.context.sessions
    # A token sent in an Authorization header never becomes a cookie.
    if (
        caller.token_source is TokenSource.COOKIE
        and caller.token is not None
        and sessions.is_to_be_renewed(caller.known_session)
    ):
        # Stored before it is sent: no session expires before its cookie.
        await sessions.renew(caller.token)
        response.headers.append("set-cookie", cookie_for(caller.token, caller.scheme))
    return response


def _with_token(request: Request, token: str, session: Session) -> Response:
    """A page gets its token as a cookie no script can read; a program, which has no origin, reads it in the body."""
    if request.caller.origin is None:
        return answer(_facts(session, token))
    response = answer(_facts(session))
    response.headers.append("set-cookie", cookie_for(token, request.caller.scheme))
    return response


def _facts(session: Session, token: str | None = None) -> SessionFacts:
    return SessionFacts(session.person, session.name, session.language, token)
