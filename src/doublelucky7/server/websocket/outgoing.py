"""One websocket's outgoing side: what waits to be sent is bounded, and who does not read is dropped, not waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeAlias

import msgspec
from starlette.types import Send

from doublelucky7.protocol.messages import Farewell, Goodbye, RefusedByRules, RefusedByTable, Unreadable
from doublelucky7.server.metrics import Metrics
from doublelucky7.tables.updates.encoding import encoded

GRACE_SECONDS: Final = 5.0
"""How long an ended line may take to hand over its goodbye before it is cut."""

CLOSE_CODES: Final = {
    Farewell.SESSION_ENDED: 4001,
    Farewell.CLOSED_TO_SPECTATORS: 4003,
    Farewell.TABLE_IS_CLOSED: 4004,
    Farewell.TOO_SLOW: 4008,
    Farewell.TOO_MANY_MESSAGES: 4029,
    Farewell.SERVER_STOPS: 1012,
}
"""1012 is the websocket's own code for a server that restarts; 4000 and up are an application's."""

_Refused: TypeAlias = RefusedByTable | RefusedByRules | Unreadable
_refused: Final[msgspec.json.Decoder[_Refused]] = msgspec.json.Decoder(_Refused)
_ACKNOWLEDGEMENT: Final = b'{"kind":"done"'
_REFUSALS: Final = (b'{"kind":"refused"', b'{"kind":"illegal"', b'{"kind":"unreadable"')


class Wire(Protocol):
    """What a line is made of."""

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Writes messages at once and answers how many bytes the client has not taken yet."""

    def cut(self) -> None:
        """Ends the line without waiting."""


class Line:
    """Writes in order, at least once a turn of the loop; what a client has not taken waits, and only so much of it."""

    def __init__(self, wire: Wire, send: Send, most_bytes: int, metrics: Metrics) -> None:
        self._wire, self._send = wire, send
        self._most_bytes = most_bytes
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._said: list[bytes] = []
        self._closing: asyncio.Task[None] | None = None
        self._is_gone = False

    def tell(self, message: bytes) -> None:
        """Sends a message; a client that has too much waiting is dropped."""
        if self._closing is not None or self._is_gone:
            return
        if message.startswith(_REFUSALS):
            self._metrics.note_refused(_refused.decode(message))
        self._said.append(message)
        if message.startswith(_ACKNOWLEDGEMENT):
            # Somebody waits for it; the rest goes out together, because writing is the dearest part of telling.
            self._write()
        elif len(self._said) == 1:
            self._loop.call_soon(self._write)

    def end(self, why: Farewell) -> None:
        """Says goodbye after what is on its way and ends the line, by force where that is not taken."""
        if self._closing is not None or self._is_gone:
            return
        self._metrics.drops[why.value] += 1
        self._closing = self._loop.create_task(self._close(CLOSE_CODES[why]))
        self._said.append(encoded(Goodbye(why)))
        self._write()
        self._loop.call_later(GRACE_SECONDS, self._wire.cut)

    def gone(self) -> None:
        """The device has hung up."""
        self._is_gone = True
        if self._closing is not None:
            self._closing.cancel()

    def _write(self) -> None:
        said, self._said = self._said, []
        if not said or self._is_gone:
            return
        self._metrics.messages_sent += len(said)
        self._metrics.bytes_sent += sum(map(len, said))
        if self._wire.write_messages(said) > self._most_bytes:
            self.end(Farewell.TOO_SLOW)

    async def _close(self, code: int) -> None:
        # The other side may be faster in hanging up, which its reader notices by itself.
        with suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code})
