"""`/api/v1/session`: becoming somebody, on this device and on another."""

from __future__ import annotations

from starlette.responses import Response

from doublelucky7.protocol.http import HttpError, ResumeWish, SessionFacts, SessionWish
from doublelucky7.server.access.callers import Carrier
from doublelucky7.server.access.sessions import cookie_for, cookie_to_forget
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.http.requests import Exchange, answer
from doublelucky7.storage.sessions import Session
from doublelucky7.tables.commands.names import clean_name


async def who_am_i(exchange: Exchange) -> Response:
    """`GET /session`: the person this device belongs to."""
    return await _renewed(exchange, answer(_facts(exchange.caller.known)))


async def begin_or_change(exchange: Exchange) -> Response:
    """`POST /session`: a new person, or another name for the one this device belongs to."""
    wish = await exchange.read(SessionWish)
    name = clean_name(wish.name) or ""
    identities, session = exchange.desk.identities, exchange.caller.session
    if session is not None:
        return await _renewed(exchange, answer(_facts(await identities.change(session, name, wish.language.value))))
    token, session = await identities.begin(name, wish.language.value)
    return _with_token(exchange, token, session)


async def end(exchange: Exchange) -> Response:
    """`DELETE /session`: this device belongs to nobody any more, and its tables no longer hear it."""
    token = exchange.caller.token
    if token is None:
        raise Problem(HttpError.NO_SESSION)
    await exchange.desk.identities.end(token)
    exchange.desk.lines.end_session(token)
    response = answer({})
    response.headers.append("set-cookie", cookie_to_forget(exchange.caller.wire))
    return response


async def offer_resume(exchange: Exchange) -> Response:
    """`POST /session/resume-code`: a code with which another device becomes this person's."""
    return answer(await exchange.desk.identities.offer_resume(exchange.caller.known))


async def resume(exchange: Exchange) -> Response:
    """`POST /session/resume`: this device becomes the person's whose other device shows the code."""
    desk = exchange.desk
    if not desk.guesses.take(exchange.caller.address, desk.monotonic()):
        raise Problem(HttpError.TOO_FAST)
    wish = await exchange.read(ResumeWish)
    resumed = await desk.identities.resume(wish.code)
    if resumed is None:
        raise Problem(HttpError.NO_SUCH_CODE)
    desk.guesses.give_back(exchange.caller.address)
    return _with_token(exchange, *resumed)


async def _renewed(exchange: Exchange, response: Response) -> Response:
    """An answer that gives a page its cookie again where that is due, so that it lives for as long as it is used."""
    caller, identities = exchange.caller, exchange.desk.identities
    # The token of a program never becomes a page's.
    if caller.carrier is Carrier.COOKIE and caller.token is not None and identities.is_to_be_renewed(caller.known):
        # First the note, then the cookie: no session is swept while its cookie lives.
        await identities.renew(caller.token)
        response.headers.append("set-cookie", cookie_for(caller.token, caller.wire))
    return response


def _with_token(exchange: Exchange, token: str, session: Session) -> Response:
    """A page gets its token as a cookie no script can read; a program, which has no origin, reads it in the body."""
    if exchange.caller.origin is None:
        return answer(_facts(session, token))
    response = answer(_facts(session))
    response.headers.append("set-cookie", cookie_for(token, exchange.caller.wire))
    return response


def _facts(session: Session, token: str | None = None) -> SessionFacts:
    return SessionFacts(session.person, session.name, session.language, token)
