"""Every websocket from its handshake on: the caller is identified, limits are kept, one kind of socket serves it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Final, Protocol

import msgspec
from starlette.datastructures import QueryParams

from doublelucky7.protocol.http import HttpError
from doublelucky7.server.access.callers import Caller
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.websocket.protocol import Disconnected, WebSocketProtocol
from doublelucky7.tables.attendance.people import NamedPerson

PATH: Final = "/ws/"
NODE: Final = "node"
"""The parameter that names the node which has the table."""
FAILED: Final = "socket_failed"


class Admitted(msgspec.Struct, frozen=True):
    """Whose websocket it is, and the link it asks for."""

    person: NamedPerson
    token: str
    link: str
    asked_for: str | None = None
    """The node that the proxy was asked for with `?node=`."""


class Socket(Protocol):
    """One kind of websocket, as that of tables."""

    async def serve(self, websocket: WebSocketProtocol, admitted: Admitted) -> None:
        """Answers the handshake of an admitted websocket, and returns when it is closed."""


def _asked_for(websocket: WebSocketProtocol) -> str | None:
    return QueryParams(websocket.scope["query_string"]).get(NODE)


class WebSocketAdmission:
    """Admits websockets within the limits, and lets the kind of socket that a path begins with serve them."""

    def __init__(self, context: ServerContext, sockets: Mapping[str, Socket]) -> None:
        self._context = context
        self._sockets = sockets
        self._connections_from: Counter[str] = Counter()

    async def __call__(self, websocket: WebSocketProtocol) -> None:
        """One websocket from beginning to end."""
        try:
            await self._serve(websocket, await self._context.callers.identify(websocket.scope))
        except Problem as problem:
            self._context.note_refusal(problem, self._context.callers.address_of(websocket.scope))
            websocket.reject(problem.status, "application/json", problem.body())
        except Disconnected:
            # A client that disconnects during the handshake is no failure of the server.
            return
        except Exception as failure:
            self._context.note_failure(FAILED, failure)

    async def _serve(self, websocket: WebSocketProtocol, caller: Caller) -> None:
        guest, token = caller.guest, caller.token
        assert token is not None
        limits = self._context.settings.limits
        self._context.require_rate(caller.address, guest.person)
        if self._context.metrics.connections >= limits.connections:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        if self._connections_from[caller.address] >= limits.connections_an_address:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        socket, link = self._asked_for(websocket)
        self._context.budget.note_address(guest.person, caller.address)
        self._count(caller.address, 1)
        try:
            # Opening connections costs the server most, so a flooding address must wait.
            delay = self._context.reconnect_delays.wait(caller.address, self._context.monotonic())
            if delay is None:
                raise Problem(HttpError.TOO_FAST)
            if delay > 0:
                await asyncio.sleep(delay)
            await socket.serve(websocket, Admitted(guest, token, link, _asked_for(websocket)))
        finally:
            self._count(caller.address, -1)
            if websocket.is_closed_to_input:
                self._context.reconnect_delays.add(caller.address, self._context.monotonic())

    def _asked_for(self, websocket: WebSocketProtocol) -> tuple[Socket, str]:
        """The kind of socket behind a path, the longest beginning first, and the link after it."""
        path: str = websocket.scope["path"].removeprefix(self._context.settings.base_path)
        for beginning in sorted(self._sockets, key=len, reverse=True):
            if path.startswith(beginning):
                return self._sockets[beginning], path.removeprefix(beginning)
        raise Problem(HttpError.NO_SUCH_TABLE)

    def _count(self, address: str, change: int) -> None:
        self._context.metrics.connections += change
        self._connections_from[address] += change
        if self._connections_from[address] == 0:
            del self._connections_from[address]
