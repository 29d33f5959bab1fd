"""The application: every request passes the reception, is answered by one endpoint, and is counted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractAsyncContextManager
from importlib.metadata import version
from typing import Final, TypeAlias

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from doublelucky7.bots.levels import LEVELS
from doublelucky7.protocol.http import HouseFacts, HttpError, LevelFacts
from doublelucky7.protocol.messages import PROTOCOL_VERSION
from doublelucky7.server.context import Desk
from doublelucky7.server.http import game_api, session_api, table_api
from doublelucky7.server.http.pages import Pages, security_headers
from doublelucky7.server.http.problems import NotThisWay, Problem
from doublelucky7.server.http.requests import Endpoint, Exchange, answer
from doublelucky7.server.websocket.table_socket import PATH, TableSocket

Lifespan: TypeAlias = Callable[[Starlette], AbstractAsyncContextManager[None]]
Method: TypeAlias = str

API: Final = "/api/v1"


class Room:
    """One path: its methods, behind the reception, with errors as codes."""

    def __init__(self, desk: Desk, methods: Mapping[Method, Endpoint]) -> None:
        self._desk = desk
        self._methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        address = self._desk.reception.address_of(scope)
        try:
            response = await self._answer(scope, receive, address)
        except Problem as problem:
            self._desk.note_refusal(problem, address)
            response = problem.response()
        except Exception as failure:
            self._desk.note_failure("request_failed", failure)
            response = Problem(HttpError.SERVER_FAILS).response()
        self._desk.metrics.requests[response.status_code] += 1
        for name, value in security_headers(_host_in(scope, self._desk)).items():
            response.headers[name] = value
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, address: str) -> Response:
        caller = self._desk.reception.receive(scope)
        if scope["path"].startswith(API) and not self._desk.requests.take(address, self._desk.monotonic()):
            raise Problem(HttpError.TOO_FAST)
        endpoint = self._methods.get(_method_of(scope))
        if endpoint is None:
            raise NotThisWay(_with_head(self._methods))
        return await endpoint(Exchange(self._desk, caller, Request(scope, receive)))


class Application:
    """Websockets go to the tables, everything else to Starlette."""

    def __init__(self, desk: Desk, http: ASGIApp) -> None:
        self._http = http
        self._socket = TableSocket(desk)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one websocket, or the server's own life."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)


def application(desk: Desk, lifespan: Lifespan, pages: Pages) -> Application:
    """The whole application."""

    async def page(exchange: Exchange) -> Response:
        path = exchange.named("path")
        if f"/{path}".startswith((API, PATH)):
            raise Problem(HttpError.NO_SUCH_PAGE)
        return pages.page(path, exchange.header("accept-encoding"))

    rooms = [Route(f"{API}{path}", Room(desk, methods)) for path, methods in ENDPOINTS]
    house_rules = [
        Route("/healthz", Room(desk, {"GET": health})),
        Route("/metrics", Room(desk, {"GET": metrics})),
    ]
    return Application(
        desk,
        Starlette(routes=[*house_rules, *rooms, Route("/{path:path}", Room(desk, {"GET": page}))], lifespan=lifespan),
    )


async def house(exchange: Exchange) -> Response:
    """`GET /house`: what a client wants to know first."""
    desk = exchange.desk
    urls = desk.premises.urls or (exchange.caller.page,)
    return answer(
        HouseFacts(
            version=version("doublelucky7"),
            protocol=PROTOCOL_VERSION,
            reach=desk.settings.reach,
            urls=urls,
            levels=tuple(LevelFacts(level.name, level.version) for level in LEVELS),
        )
    )


async def health(exchange: Exchange) -> Response:
    """`GET /healthz`: the server answers."""
    return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})


async def metrics(exchange: Exchange) -> Response:
    """`GET /metrics`: numbers for Prometheus."""
    return PlainTextResponse(exchange.desk.metrics.text(), media_type="text/plain; version=0.0.4")


def _method_of(scope: Scope) -> Method:
    method: str = scope["method"]
    return "GET" if method == "HEAD" else method


def _with_head(methods: Collection[Method]) -> set[Method]:
    """All methods a path answers: what can be read can also be asked for its head alone."""
    return {*methods, "HEAD"} if "GET" in methods else {*methods}


def _host_in(scope: Scope, desk: Desk) -> str:
    """The host for the policy: never a name somebody else has made up."""
    host = Headers(scope=scope).get("host")
    return host if host is not None and desk.premises.is_own_host(host) else "localhost"


ENDPOINTS: Final[tuple[tuple[str, dict[Method, Endpoint]], ...]] = (
    ("/house", {"GET": house}),
    ("/session", {"GET": session_api.who_am_i, "POST": session_api.begin_or_change, "DELETE": session_api.end}),
    ("/session/resume-code", {"POST": session_api.offer_resume}),
    ("/session/resume", {"POST": session_api.resume}),
    ("/tables", {"GET": table_api.list_tables, "POST": table_api.open_table}),
    ("/tables/{link}", {"GET": table_api.look}),
    ("/tables/{link}/do", {"POST": table_api.act}),
    ("/tables/{link}/invitation", {"GET": table_api.invitation}),
    ("/tables/{link}/qr.svg", {"GET": table_api.qr_code}),
    ("/codes/{code}", {"GET": table_api.find_by_code}),
    ("/history", {"GET": game_api.history}),
    ("/club", {"GET": game_api.club}),
    ("/games/{game}", {"GET": game_api.summary}),
    ("/games/{game}/record", {"GET": game_api.record}),
    ("/games/{game}/verify", {"GET": game_api.verification}),
    ("/games/{game}/steps", {"GET": game_api.steps}),
    ("/games/{game}/replay", {"GET": game_api.replayed}),
)
