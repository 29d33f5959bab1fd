"""The websocket of a table: `/ws/<link>`, from the handshake to the last message."""

from __future__ import annotations

from collections import Counter
from typing import Final

from starlette.types import Message, Receive, Scope, Send

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CannotRead, Farewell, Unreadable, UnreadableMessage, read_client_message
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode
from doublelucky7.server.callers import Caller
from doublelucky7.server.desk import Desk
from doublelucky7.server.limits import Bucket
from doublelucky7.server.lines import Line
from doublelucky7.server.problems import Problem
from doublelucky7.server.wire import WIRE, DirectWebsocket
from doublelucky7.tables.guests import Connection
from doublelucky7.tables.telling import encoded

PATH: Final = "/ws/"
PATIENCE: Final = 50
PATIENCE_A_SECOND: Final = 0.5
"""How many messages beyond its allowance, or unreadable ones, a client may send before it is shown the door."""


class TableSocket:
    """Answers the websockets of all tables."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._lines_from: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One websocket from beginning to end."""
        await receive()
        try:
            caller = self._desk.reception.receive(scope)
            await self._serve(scope, receive, send, caller)
        except Problem as problem:
            self._desk.note_refusal(problem, self._desk.reception.address_of(scope))
            await _reject(send, problem)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        guest = caller.guest
        limits = self._desk.settings.limits
        if not self._desk.requests.take(caller.address, self._desk.monotonic()):
            raise Problem(HttpError.TOO_FAST)
        if self._desk.metrics.connections >= limits.connections:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        if self._lines_from[caller.address] >= limits.connections_an_address:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        link = scope["path"].removeprefix(PATH)
        if await self._desk.lobby.find(link) is None:
            raise Problem(HttpError.NO_SUCH_TABLE)
        await send({"type": "websocket.accept"})
        line = Line(_wire_of(scope), send, limits.outgoing_bytes, self._desk.metrics)
        connection = Connection(guest, line.tell, line.end)
        self._count(caller.address, 1)
        try:
            if await self._joined(link, connection):
                await self._listen(link, connection, line, receive)
            else:
                await _until_gone(receive)
        finally:
            self._count(caller.address, -1)
            line.gone()
            runner = self._desk.lobby.resident(link)
            if runner is not None:
                runner.leave(connection)

    async def _joined(self, link: str, connection: Connection) -> bool:
        """Whether the table has let the device in; otherwise it is told why and the line ends."""
        runner = await self._desk.lobby.find(link)
        if runner is None:
            connection.end(Farewell.TABLE_IS_CLOSED)
            return False
        try:
            runner.join(connection)
        except CommandRefused as refusal:
            is_closed = refusal.refusal.code is TableRefusalCode.TABLE_IS_CLOSED
            connection.end(Farewell.TABLE_IS_CLOSED if is_closed else Farewell.CLOSED_TO_SPECTATORS)
            return False
        self._desk.lobby.note_visit(connection.guest.person, link)
        return True

    async def _listen(self, link: str, connection: Connection, line: Line, receive: Receive) -> None:
        limits, metrics, lobby = self._desk.settings.limits, self._desk.metrics, self._desk.lobby
        bucket = Bucket(limits.messages_a_second, limits.message_burst, self._desk.monotonic())
        patience = Bucket(PATIENCE_A_SECOND, PATIENCE, self._desk.monotonic())
        while (received := _content_of(await receive())) is not None:
            metrics.messages_received += 1
            try:
                if not bucket.take(self._desk.monotonic()):
                    raise UnreadableMessage(CannotRead.TOO_FAST)
                message = read_client_message(received)
            except UnreadableMessage as problem:
                line.tell(encoded(Unreadable(problem.code)))
                if not patience.take(self._desk.monotonic()):
                    line.end(Farewell.TOO_MANY_MESSAGES)
                    await _until_gone(receive)
                    return
                continue
            # Asked anew each time: after a rematch the same link leads to another game.
            runner = lobby.resident(link)
            if runner is not None:
                runner.receive(connection, message)

    def _count(self, address: str, change: int) -> None:
        self._desk.metrics.connections += change
        self._lines_from[address] += change
        if self._lines_from[address] == 0:
            del self._lines_from[address]


def _content_of(message: Message) -> bytes | str | None:
    """What a message says, None once the line is closed."""
    if message["type"] != "websocket.receive":
        return None
    content: bytes | str | None = message.get("text")
    return message.get("bytes", b"") if content is None else content


async def _until_gone(receive: Receive) -> None:
    """Lets pass what still comes over a line that is being closed."""
    while _content_of(await receive()) is not None:
        pass


async def _reject(send: Send, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": problem.body()})


def _wire_of(scope: Scope) -> DirectWebsocket:
    wire: DirectWebsocket = scope["state"][WIRE]
    return wire
