"""uvicorn's protocols with two more habits: silence before a request is not waited for, and a line can be cut."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

FIRST_REQUEST_SECONDS: Final = 10.0


class PromptHttp(H11Protocol):
    """Closes a connection over which no whole request has come for a while."""

    _patience: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Begins to wait."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._patience = self.loop.call_later(FIRST_REQUEST_SECONDS, self._give_up)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A websocket has pings of its own."""
        if self._patience is not None:
            self._patience.cancel()
        super().handle_websocket_upgrade(event)

    def _give_up(self) -> None:
        if getattr(self, "cycle", None) is None and not self.transport.is_closing():
            self.transport.abort()


class CuttableWebsocket(WebSocketsSansIOProtocol):
    """Tells the application how to cut the line: closing would wait for somebody who does not read."""

    def handle_connect(self, event: Request) -> None:
        """Hands over the scissors with the scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"]["cut"] = self.transport.abort
