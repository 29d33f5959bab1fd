"""Reading the messages of one client: within its rate limit, and strictly."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from doublelucky7.protocol.messages import CannotRead, CloseReason, Unreadable, UnreadableMessage
from doublelucky7.server.access.limits import TokenBucket
from doublelucky7.server.context import ServerContext
from doublelucky7.server.websocket.admission import FAILED
from doublelucky7.server.websocket.outgoing import OutgoingQueue
from doublelucky7.server.websocket.protocol import Reading

EXCESS_BURST: Final = 50
EXCESS_A_SECOND: Final = 0.5
"""How many messages beyond its rate limit, or unreadable ones, a client may send before it is disconnected."""

MOST_SEARCHED_BYTES: Final = 300
_ID: Final = re.compile(rb'"id":\s*"([!#-\[\]-~]{1,64})"')

Message = TypeVar("Message")


class MessageReader(Generic[Message]):
    """Decodes the messages of one client within its rate limit, and passes them on."""

    def __init__(
        self,
        context: ServerContext,
        outgoing: OutgoingQueue,
        decode: Callable[[bytes], Message],
        pass_on: Callable[[Message], None],
    ) -> None:
        self._context, self._outgoing, self._decode, self._pass_on = context, outgoing, decode, pass_on
        limits, now = context.settings.limits, context.monotonic()
        self._messages = TokenBucket(limits.messages_a_second, limits.message_burst, now)
        self._excess = TokenBucket(EXCESS_A_SECOND, EXCESS_BURST, now)

    def read(self, received: bytes) -> Reading:
        """Reads one message; after an unexpected exception the client is disconnected and may reconnect."""
        try:
            return self._read(received)
        except Exception as failure:
            self._context.note_failure(FAILED, failure)
            self._outgoing.end(CloseReason.SERVER_STOPS)
            return Reading.STOP

    def _read(self, received: bytes) -> Reading:
        """Passes a message on; disconnects a client that goes on sending too many or unreadable ones."""
        now = self._context.monotonic()
        self._context.metrics.messages_received += 1
        try:
            if not self._messages.take(now):
                raise UnreadableMessage(CannotRead.TOO_FAST, action_id=_id_in(received))
            message = self._decode(received)
        except UnreadableMessage as problem:
            self._outgoing.answer(Unreadable(problem.code, problem.field, problem.action_id))
            if self._excess.take(now):
                return Reading.CONTINUE
            self._outgoing.end(CloseReason.TOO_MANY_MESSAGES)
            return Reading.STOP
        self._pass_on(message)
        return Reading.CONTINUE


def _id_in(received: bytes) -> str | None:
    """The id of a message that is dropped unread, so that its sender knows which one to send again."""
    found = _ID.search(received, 0, MOST_SEARCHED_BYTES)
    return None if found is None else found[1].decode("ascii")
