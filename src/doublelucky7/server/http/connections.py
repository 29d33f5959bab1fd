"""How connections come in: a crowd a few at a time, and whoever says nothing is not waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

AT_A_TIME: Final = 16
MOST_UNREAD_BYTES: Final = 65_536
"""What a newcomer may send before its turn comes; a longer first request is not read either."""

FIRST_REQUEST_SECONDS: Final = 10.0
LAST_CHANCE_SECONDS: Final = 0.5
"""Any time at all will do: before the next timer the event loop reads everything that has come."""


class Door:
    """Lets a few newcomers in at each turn of the event loop.

    The system remembers so many connections that the server has not looked at yet, and forgets those beyond; they try
    again after one second, three, seven. So the server looks often, however many of those it has seen still wait to be
    let in. Besides, whoever plays is not kept waiting by the crowd.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def wait(self, enter: Callable[[], None]) -> None:
        """Calls back when it is the newcomer's turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        self._waiting.append(enter)

    def _let_in(self) -> None:
        entering = [self._waiting.popleft() for _ in range(min(AT_A_TIME, len(self._waiting)))]
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_in)
        for enter in entering:
            enter()


class PromptHttp(H11Protocol):
    """Hears newcomers in turn, and closes a connection over which no whole request has come for a while.

    Nobody is to blame for waiting in a crowd: when the time is up, the request may have been here for long. So what has
    come is read before anybody is cut off.
    """

    def __init__(
        self,
        door: Door,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = door
        self._is_in = False
        self._unread = b""
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins to wait."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._patience = self.loop.call_later(FIRST_REQUEST_SECONDS, self._give_a_last_chance)

    def data_received(self, data: bytes) -> None:
        """Reads what has come, once it is the newcomer's turn."""
        if self._is_in:
            super().data_received(data)
            return
        if not self._unread:
            self._door.wait(self._enter)
        self._unread += data
        if len(self._unread) > MOST_UNREAD_BYTES:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A websocket has pings of its own."""
        if self._patience is not None:
            self._patience.cancel()
        super().handle_websocket_upgrade(event)

    def _enter(self) -> None:
        self._is_in = True
        unread, self._unread = self._unread, b""
        if not self.transport.is_closing():
            super().data_received(unread)

    def _give_a_last_chance(self) -> None:
        self._patience = self.loop.call_later(LAST_CHANCE_SECONDS, self._give_up)

    def _give_up(self) -> None:
        if self._unread:
            self._give_a_last_chance()
        elif getattr(self, "cycle", None) is None and not self.transport.is_closing():
            self.transport.abort()
