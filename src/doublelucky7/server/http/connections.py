"""Accepting connections: a few at each turn of the event loop, and a time limit for the first request."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

ADMITTED_A_TURN: Final = 16
MOST_UNREAD_BYTES: Final = 65_536
"""What a new connection may send before it is admitted; a longer first request is refused anyway."""

FIRST_REQUEST_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 0.5
"""Any time will do: before the next timer the event loop reads everything that has arrived."""


class ConnectionGate:
    """Admits a few new connections at each turn of the event loop.

    The system queues a limited number of connections that are not accepted yet; clients beyond it try again after one,
    three and seven seconds. So connections are accepted at once, and only their first requests wait here. Meanwhile
    others are not kept waiting.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, admit: Callable[[], None]) -> None:
        """Calls back when it is this connection's turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._admit_some)
        self._waiting.append(admit)

    def _admit_some(self) -> None:
        admitted = [self._waiting.popleft() for _ in range(min(ADMITTED_A_TURN, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._admit_some)
        for admit in admitted:
            admit()


class GatedHttpProtocol(H11Protocol):
    """Reads first requests in turn, and closes a connection over which no whole request has come in time.

    On a busy server a request may have arrived long before it is read. So what has arrived is read before a connection
    is closed for being late.
    """

    def __init__(
        self,
        gate: ConnectionGate,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = gate
        self._is_admitted = False
        self._unread = b""
        self._time_limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Starts the time limit for the first request."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._time_limit = self.loop.call_later(FIRST_REQUEST_SECONDS, self._allow_grace)

    def data_received(self, data: bytes) -> None:
        """Reads received bytes once the connection is admitted."""
        if self._is_admitted:
            super().data_received(data)
            return
        if not self._unread:
            self._gate.wait(self._admit)
        self._unread += data
        if len(self._unread) > MOST_UNREAD_BYTES:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Ends the time limit: a websocket has pings of its own."""
        if self._time_limit is not None:
            self._time_limit.cancel()
        super().handle_websocket_upgrade(event)

    def _admit(self) -> None:
        self._is_admitted = True
        unread, self._unread = self._unread, b""
        if not self.transport.is_closing():
            super().data_received(unread)

    def _allow_grace(self) -> None:
        self._time_limit = self.loop.call_later(GRACE_SECONDS, self._time_out)

    def _time_out(self) -> None:
        if self._unread:
            self._allow_grace()
        elif getattr(self, "cycle", None) is None and not self.transport.is_closing():
            self.transport.abort()
