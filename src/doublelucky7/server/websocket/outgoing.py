"""Outgoing messages of one websocket: sent in order, bounded, and a client that does not read is disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

from doublelucky7.protocol.messages import Answer, CloseReason, Done, Goodbye, Unreadable
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.tables.updates.encoding import encoded

CLOSE_CODES: Final = {
    CloseReason.SESSION_ENDED: 4001,
    CloseReason.CLOSED_TO_SPECTATORS: 4003,
    CloseReason.TABLE_IS_CLOSED: 4004,
    CloseReason.REMOVED: 4005,
    CloseReason.TOO_SLOW: 4008,
    CloseReason.TOO_MANY_MESSAGES: 4029,
    CloseReason.SERVER_STOPS: 1012,
    CloseReason.MOVED: 1012,
}
"""1012 is the websocket's own code for a server that restarts; 4000 and up are an application's."""


class MessageTransport(Protocol):
    """A connection that messages are written to."""

    def write_messages(self, messages: Sequence[bytes]) -> int:
        """Writes messages at once and answers how many bytes the client has not taken yet."""

    def close(self, code: int) -> None:
        """Closes the connection after what was written, by force where the client does not read it in time."""


class WritesOfATurn:
    """The connections that have something to write in this turn of the event loop: one call writes for all of them."""

    def __init__(self) -> None:
        self._queues: list[OutgoingQueue] = []

    def add(self, queue: OutgoingQueue) -> None:
        """Lets a connection write at the end of this turn."""
        if not self._queues:
            asyncio.get_running_loop().call_soon(self._write)
        self._queues.append(queue)

    def _write(self) -> None:
        queues, self._queues = self._queues, []
        try:
            while queues:
                queues.pop().write()
        finally:
            # Where one has failed the others write in the next turn.
            for queue in queues:
                self.add(queue)


class OutgoingQueue:
    """Writes messages in order, those of one turn of the event loop together; limits what waits to be sent."""

    def __init__(self, transport: MessageTransport, most_bytes: int, metrics: Metrics, writes: WritesOfATurn) -> None:
        self._transport, self._most_bytes, self._metrics, self._writes = transport, most_bytes, metrics, writes
        self._waiting: list[bytes] = []
        self._is_ended = False

    def send(self, message: bytes) -> None:
        """Sends a message; a client with too much waiting is disconnected."""
        if self._is_ended:
            return
        self._waiting.append(message)
        if len(self._waiting) == 1:
            # An acknowledgement and the update after it mostly come in one turn, and each write to a socket is slow.
            self._writes.add(self)

    def answer(self, message: Answer | Unreadable) -> None:
        """Sends an answer and counts refusals."""
        if self._is_ended:
            return
        self.send(encoded(message))
        if not isinstance(message, Done):
            self._metrics.note_refused(message)

    def end(self, why: CloseReason, node: str | None = None) -> None:
        """Sends what waits, then a goodbye, and closes; aborts where the client does not read it in time.

        The node is the one to come back to, where another has the table.
        """
        if self._is_ended:
            return
        self._metrics.drops[why.value] += 1
        self._is_ended = True
        self._waiting.append(encoded(Goodbye(why, node)))
        self.write()
        self._transport.close(CLOSE_CODES[why])

    def disconnected(self) -> None:
        """Notes that the client has disconnected."""
        self._is_ended = True
        self._waiting.clear()

    def write(self) -> None:
        """Writes what waits."""
        messages, self._waiting = self._waiting, []
        if not messages:
            return
        metrics = self._metrics
        metrics.messages_sent += len(messages)
        for message in messages:
            metrics.bytes_sent += len(message)
        if self._transport.write_messages(messages) > self._most_bytes:
            self.end(CloseReason.TOO_SLOW)
