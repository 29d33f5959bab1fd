"""One websocket's outgoing side: what waits to be sent is bounded, and who does not read is dropped, not waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.types import Send

from doublelucky7.protocol.messages import Farewell, Goodbye
from doublelucky7.server.metrics import Metrics
from doublelucky7.tables.telling import encoded

GRACE_SECONDS: Final = 5.0
"""How long an ended line may take to hand over its goodbye before it is cut."""

CLOSE_CODES: Final = {
    Farewell.CLOSED_TO_SPECTATORS: 4003,
    Farewell.TABLE_IS_CLOSED: 4004,
    Farewell.TOO_SLOW: 4008,
    Farewell.TOO_MANY_MESSAGES: 4029,
    Farewell.SERVER_STOPS: 1012,
}
"""1012 is the websocket's own code for a server that restarts; 4000 and up are an application's."""

_REFUSALS: Final = (b'{"kind":"refused"', b'{"kind":"illegal"', b'{"kind":"unreadable"')


class Line:
    """Sends in order, in a task of its own that lives only while there is something to send."""

    def __init__(self, send: Send, cut: Callable[[], None], most_bytes: int, metrics: Metrics) -> None:
        self._send, self._cut = send, cut
        self._most_bytes = most_bytes
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._farewell: Farewell | None = None
        self._sender: asyncio.Task[None] | None = None
        self.is_gone = False

    def tell(self, message: bytes) -> None:
        """Puts a message in the queue; a line that has too much waiting is dropped."""
        if self._farewell is not None or self.is_gone:
            return
        if self._waiting_bytes + len(message) > self._most_bytes:
            # What waits is of no use any more: the device comes back and gets one fresh view.
            self._waiting.clear()
            self._waiting_bytes = 0
            self.end(Farewell.TOO_SLOW)
            return
        if message.startswith(_REFUSALS):
            self._metrics.refusals["table"] += 1
        self._put(message)

    def end(self, why: Farewell) -> None:
        """Says goodbye after what is in the queue and ends the line, by force where it is not taken."""
        if self._farewell is not None or self.is_gone:
            return
        self._farewell = why
        self._metrics.drops[why.value] += 1
        self._put(encoded(Goodbye(why)))
        asyncio.get_running_loop().call_later(GRACE_SECONDS, self._cut)

    def gone(self) -> None:
        """The device has hung up."""
        self.is_gone = True
        self._waiting.clear()
        if self._sender is not None:
            self._sender.cancel()

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        self._waiting_bytes += len(message)
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.popleft()
                self._waiting_bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._metrics.messages_sent += 1
                self._metrics.bytes_sent += len(message)
            if self._farewell is not None:
                await self._send({"type": "websocket.close", "code": CLOSE_CODES[self._farewell]})
        except (OSError, RuntimeError):
            # The other side was faster in hanging up; its reader notices by itself.
            self._waiting.clear()
        finally:
            self._sender = None
