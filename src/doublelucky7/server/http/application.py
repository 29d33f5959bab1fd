"""The ASGI application: a request's caller is identified, one endpoint answers, and the answer is counted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from http import HTTPStatus
from importlib.metadata import version
from typing import Final, TypeAlias
from urllib.parse import urlencode

from starlette import requests as starlette
from starlette.applications import Starlette
from starlette.datastructures import Headers, QueryParams
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from doublelucky7.bots.registry import levels_at_tables
from doublelucky7.protocol.http import HttpError, LevelFacts, ServerFacts
from doublelucky7.protocol.messages import PROTOCOL_VERSION
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.api import exercises, games, pads, reviews, sessions, tables
from doublelucky7.server.http.pages import Pages, security_headers
from doublelucky7.server.http.problems import MethodNotAllowed, Problem
from doublelucky7.server.http.requests import Endpoint, Request, answer
from doublelucky7.server.lobby.ownership import Moved
from doublelucky7.server.lobby.presence import Readiness
from doublelucky7.server.websocket.admission import NODE, PATH

Lifespan: TypeAlias = Callable[[Starlette], AbstractAsyncContextManager[None]]
Method: TypeAlias = str

API: Final = "/api/v1"
GAMES: Final = f"{API}/games/"
_READY_STATUS: Final = {
    Readiness.READY: HTTPStatus.OK,
    Readiness.LEAVING: HTTPStatus.NOT_FOUND,
    Readiness.LAPSED: HTTPStatus.SERVICE_UNAVAILABLE,
}


class PathHandler:
    """Answers the requests of one path by method; errors are answered as codes."""

    def __init__(self, context: ServerContext, methods: Mapping[Method, Endpoint]) -> None:
        self._context = context
        self._methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        address = self._context.callers.address_of(scope)
        try:
            response = await self._answer(scope, receive, address)
        except Problem as problem:
            self._context.note_refusal(problem, address)
            response = problem.response()
        except Moved as moved:
            response = _sent_to(moved.node, scope)
        except Exception as failure:
            self._context.note_failure("request_failed", failure)
            response = Problem(HttpError.SERVER_FAILS).response()
        self._context.metrics.requests[response.status_code] += 1
        for name, value in security_headers(_host_in(scope, self._context)).items():
            response.headers[name] = value
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, address: str) -> Response:
        caller = await self._context.callers.identify(scope)
        self._context.require_rate(address, None if caller.session is None else caller.session.person)
        if scope["path"].startswith(GAMES) and not self._context.work_limits.take(address, self._context.monotonic()):
            raise Problem(HttpError.TOO_FAST)
        if scope["path"].endswith("\n"):
            # The route would match the path without its line break.
            raise Problem(HttpError.NO_SUCH_PAGE)
        endpoint = self._methods.get(_method_of(scope))
        if endpoint is None:
            raise MethodNotAllowed(_with_head(self._methods))
        return await endpoint(Request(self._context, caller, starlette.Request(scope, receive)))


def _sent_to(node: str | None, scope: Scope) -> Response:
    """Sends a request, whatever its method, to the node that has its table, or to whichever the proxy chooses."""
    query = {**QueryParams(scope["query_string"]), NODE: node}
    location = "?" + urlencode({name: value for name, value in query.items() if value is not None})
    return RedirectResponse(location, HTTPStatus.TEMPORARY_REDIRECT, headers={"cache-control": "no-store"})


def _readiness(context: ServerContext) -> Callable[[starlette.Request], Response]:
    """`GET /readyz`: whether this node takes tables; asked by a proxy, which has neither our name nor a session.

    Who is leaving answers 404: HAProxy takes that as a wish for no new connections, and ends none.
    """

    def ready(request: starlette.Request) -> Response:
        readiness = Readiness.READY if context.node is None else context.node.readiness
        return PlainTextResponse(f"{readiness.value}\n", _READY_STATUS[readiness], {"cache-control": "no-store"})

    return ready


def application(context: ServerContext, lifespan: Lifespan, pages: Pages) -> Starlette:
    """The whole application."""

    async def page(request: Request) -> Response:
        path = request.path_part("path")
        if f"/{path}".startswith((API, PATH)):
            raise Problem(HttpError.NO_SUCH_PAGE)
        return pages.page(path, request.header("accept-encoding"))

    routes = [
        Route("/healthz", PathHandler(context, {"GET": health})),
        Route("/readyz", _readiness(context)),
        *(Route(f"{API}{path}", PathHandler(context, methods)) for path, methods in ENDPOINTS),
        Route("/{path:path}", PathHandler(context, {"GET": page})),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    # Routes match no path with a line break in it; this answers such requests.
    app.add_exception_handler(HTTPStatus.NOT_FOUND, _no_such_page(context))
    return app


def _no_such_page(context: ServerContext) -> Callable[[starlette.Request, Exception], Response]:
    def answer_not_found(request: starlette.Request, _: Exception) -> Response:
        problem = Problem(HttpError.NO_SUCH_PAGE)
        context.note_refusal(problem, context.callers.address_of(request.scope))
        response = problem.response()
        for name, value in security_headers(_host_in(request.scope, context)).items():
            response.headers[name] = value
        return response

    return answer_not_found


async def server_facts(request: Request) -> Response:
    """`GET /server`: version, addresses and bots of this server."""
    context = request.context
    urls = context.origins.urls or (f"{request.caller.page}{context.settings.base_path}",)
    return answer(
        ServerFacts(
            version=version("doublelucky7"),
            protocol=PROTOCOL_VERSION,
            reach=context.settings.reach,
            urls=urls,
            levels=tuple(LevelFacts(level.name, level.version) for level in levels_at_tables(context.settings.bots)),
        )
    )


async def health(request: Request) -> Response:
    """`GET /healthz`: the server answers."""
    return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})


def _method_of(scope: Scope) -> Method:
    method: str = scope["method"]
    return "GET" if method == "HEAD" else method


def _with_head(methods: Collection[Method]) -> set[Method]:
    """All methods a path answers: HEAD wherever there is GET."""
    return {*methods, "HEAD"} if "GET" in methods else {*methods}


def _host_in(scope: Scope, context: ServerContext) -> str:
    """The host for the content security policy: only one of this server's own names."""
    host = Headers(scope=scope).get("host")
    return host if host is not None and context.origins.is_own_host(host) else "localhost"


ENDPOINTS: Final[tuple[tuple[str, dict[Method, Endpoint]], ...]] = (
    ("/server", {"GET": server_facts}),
    ("/session", {"GET": sessions.who_am_i, "POST": sessions.begin_or_change, "DELETE": sessions.end}),
    ("/session/resume-code", {"POST": sessions.offer_resume}),
    ("/session/resume", {"POST": sessions.resume}),
    ("/tables", {"GET": tables.list_tables, "POST": tables.open_table}),
    ("/tables/{link}", {"GET": tables.look}),
    ("/tables/{link}/do", {"POST": tables.act}),
    ("/tables/{link}/hint", {"GET": exercises.hint}),
    ("/tables/{link}/club", {"GET": tables.club_members}),
    ("/tables/{link}/invitation", {"GET": tables.invitation}),
    ("/tables/{link}/qr.svg", {"GET": tables.qr_code}),
    ("/codes/{code}", {"GET": tables.find_by_code}),
    ("/pads", {"POST": pads.open_pad}),
    ("/pads/{link}", {"GET": pads.look}),
    ("/pads/{link}/invitation", {"GET": pads.invitation}),
    ("/pad-codes/{code}", {"GET": pads.find_by_code}),
    ("/history", {"GET": games.history}),
    ("/club", {"GET": games.club}),
    ("/games/{game}", {"GET": games.summary}),
    ("/games/{game}/record", {"GET": games.record}),
    ("/games/{game}/verify", {"GET": games.verification}),
    ("/games/{game}/steps", {"GET": games.steps}),
    ("/games/{game}/replay", {"GET": games.replayed}),
    ("/games/{game}/review", {"GET": reviews.review}),
    ("/practice", {"GET": reviews.practice}),
    ("/exercises/{drill}", {"GET": exercises.exercise}),
    ("/daily/{day}", {"GET": exercises.look_at_daily, "POST": exercises.decide_daily}),
)
