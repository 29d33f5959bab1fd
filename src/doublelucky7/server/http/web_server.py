"""uvicorn, and everything here that rests on how it builds and stops protocols, which it does not document.

tests/server/test_web_server.py holds the contract, and runs it on the lowest and the highest version allowed:
- `http` and `ws` of a configuration may be functions that are called with `config`, `server_state` and `app_state`, and
  answer with an `asyncio.Protocol`;
- an HTTP protocol hands a websocket's transport over with `connection_made`, `data_received` (the request) and
  `set_protocol`;
- `server_state` has the sets `connections` and `tasks`; at the end uvicorn calls `shutdown` of each connection and
  waits until both sets are empty;
- a server serves the sockets it is given until `should_exit` is set, and raises `SystemExit` where the start fails.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from doublelucky7.server.http.connections import ConnectionGate, GatedProtocol, OpenConnections
from doublelucky7.server.http.listening import BACKLOG
from doublelucky7.server.websocket.protocol import Serve, WebSocketProtocol

STOP_SECONDS: Final = 2
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class StartFailed(Exception):
    """The application could not start."""


class _ServerState(Protocol):
    connections: set[Any]
    tasks: set[asyncio.Task[None]]


class WebServer:
    """Answers HTTP with an ASGI application, and websockets with a function of their own, until it is stopped."""

    def __init__(
        self, application: ASGIApp, serve_websocket: Serve, open_connections: OpenConnections | None = None
    ) -> None:
        gate = ConnectionGate(open_connections)

        def http(config: uvicorn.Config, server_state: Any, app_state: Any, _loop: Any = None) -> asyncio.Protocol:
            return GatedProtocol(gate, H11Protocol(config, server_state, app_state, _loop))

        def websocket(config: uvicorn.Config, server_state: _ServerState, app_state: Any) -> asyncio.Protocol:
            return WebSocketProtocol(serve_websocket, server_state.connections, server_state.tasks)

        self._server = uvicorn.Server(
            uvicorn.Config(
                application,
                http=cast(type[asyncio.Protocol], http),
                ws=cast(type[asyncio.Protocol], websocket),
                backlog=BACKLOG,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                timeout_graceful_shutdown=STOP_SECONDS,
                lifespan="on",
            )
        )

    def run(self, sockets: list[socket.socket]) -> None:
        """Serves until it is stopped, or until a signal asks it to stop; raises `StartFailed`."""
        silence_uvicorn()
        try:
            with _signals_ignored():
                self._server.run(sockets)
        except SystemExit:
            # How uvicorn leaves where the application's start failed.
            for listening in sockets:
                listening.close()
            raise StartFailed from None

    def stop(self) -> None:
        """Asks the server to stop, from any thread."""
        self._server.should_exit = True


def silence_uvicorn() -> None:
    """Turns uvicorn's own logs off: they hold paths, and whoever reads a table's link may join it."""
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.setLevel(logging.CRITICAL)
        logger.propagate = False


@contextmanager
def _signals_ignored() -> Iterator[None]:
    """Ignores a signal that uvicorn, which has stopped for it, raises again at its end: the exit status is ours."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, lambda *_: None) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
