"""uvicorn's protocols with more habits: silence is not waited for, messages are written at once, lines can be cut."""

from __future__ import annotations

import struct
from asyncio import BaseTransport, TimerHandle
from collections.abc import Sequence
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

FIRST_REQUEST_SECONDS: Final = 10.0
WIRE: Final = "wire"
"""Under which name a websocket's scope holds its line."""

_WHOLE_TEXT: Final = 0x81
_MOST_IN_SEVEN_BITS: Final = 125
_SIXTEEN_BITS_FOLLOW: Final = 126
_SIXTY_FOUR_BITS_FOLLOW: Final = 127
_MOST_IN_SIXTEEN_BITS: Final = 0xFFFF


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


class DirectWebsocket(WebSocketsSansIOProtocol):
    """Hands the application its own line: messages are written at once, and the line can be cut.

    An awaited `send` for each message costs more than the message, and cannot be cut when nobody reads.
    """

    def handle_connect(self, event: Request) -> None:
        """Puts the line where the application finds it."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"][WIRE] = self

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Writes text messages and answers how much the client has not taken yet; a closed line takes nothing."""
        if not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(b"".join(part for message in messages for part in (_header_of(len(message)), message)))
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Ends the line at once: closing it would wait for somebody who does not read."""
        self.transport.abort()


def _header_of(length: int) -> bytes:
    """The head of an unmasked, unfragmented text frame (RFC 6455, 5.2)."""
    if length <= _MOST_IN_SEVEN_BITS:
        return struct.pack("!BB", _WHOLE_TEXT, length)
    if length <= _MOST_IN_SIXTEEN_BITS:
        return struct.pack("!BBH", _WHOLE_TEXT, _SIXTEEN_BITS_FOLLOW, length)
    return struct.pack("!BBQ", _WHOLE_TEXT, _SIXTY_FOUR_BITS_FOLLOW, length)
