"""The websocket of a table: `/ws/<link>`, from the handshake to the last message."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CannotRead, Farewell, Unreadable, UnreadableMessage, read_client_message
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode
from doublelucky7.server.access.callers import Caller
from doublelucky7.server.access.limits import TokenBucket
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.websocket.outgoing import OutgoingQueue
from doublelucky7.server.websocket.protocol import TRANSPORT, Read, Reading, WebSocketProtocol
from doublelucky7.tables.attendance.connections import TableConnection
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.updates.encoding import encoded

PATH: Final = "/ws/"
FAILED: Final = "socket_failed"
EXCESS_BURST: Final = 50
EXCESS_A_SECOND: Final = 0.5
"""How many messages beyond its rate limit, or unreadable ones, a client may send before it is disconnected."""


class TableSocket:
    """Answers the websockets of all tables."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._connections_from: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One websocket from beginning to end."""
        await receive()
        try:
            caller = self._context.callers.identify(scope)
            await self._serve(scope, receive, send, caller)
        except Problem as problem:
            self._context.note_refusal(problem, self._context.callers.address_of(scope))
            await _reject(send, problem)
        except ClientDisconnected:
            # A client that disconnects during the handshake is no failure of the server.
            raise
        except Exception as failure:
            self._context.note_failure(FAILED, failure)
            raise

    async def _serve(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        guest, token = caller.guest, caller.token
        assert token is not None
        limits = self._context.settings.limits
        if not self._context.request_limits.take(caller.address, self._context.monotonic()):
            raise Problem(HttpError.TOO_FAST)
        if self._context.metrics.connections >= limits.connections:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        if self._connections_from[caller.address] >= limits.connections_an_address:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        self._count(caller.address, 1)
        try:
            # Opening connections costs the server most, so a flooding address must wait.
            delay = self._context.reconnect_delays.wait(caller.address, self._context.monotonic())
            if delay > 0:
                await asyncio.sleep(delay)
            await self._connect(scope, receive, send, guest, token)
        finally:
            self._count(caller.address, -1)
            if _transport_of(scope).is_closed_to_input:
                self._context.reconnect_delays.add(caller.address, self._context.monotonic())

    async def _connect(self, scope: Scope, receive: Receive, send: Send, guest: NamedPerson, token: str) -> None:
        link = scope["path"].removeprefix(PATH)
        if await self._context.lobby.find(link) is None:
            raise Problem(HttpError.NO_SUCH_TABLE)
        await send({"type": "websocket.accept"})
        transport = _transport_of(scope)
        outgoing = OutgoingQueue(transport, send, self._context.settings.limits.outgoing_bytes, self._context.metrics)
        connection = TableConnection(guest, outgoing.send, outgoing.end)
        self._context.session_connections.opened(token, connection)
        try:
            if await self._joined(link, connection, token):
                reader = MessageReader(self._context, link, connection, outgoing)
                transport.read_with(reader.read)
                await _until_disconnected(receive, reader.read)
            else:
                await _until_disconnected(receive, _ignore)
        finally:
            self._context.session_connections.closed(token, connection)
            outgoing.disconnected()
            runner = self._context.lobby.loaded(link)
            if runner is not None:
                runner.leave(connection)

    async def _joined(self, link: str, connection: TableConnection, token: str) -> bool:
        """Whether the table has accepted the connection; otherwise it is ended with the reason."""
        if self._context.sessions.find(token) is None:
            # The session ended during the handshake, before this connection was one of its own.
            connection.close(Farewell.SESSION_ENDED)
            return False
        runner = await self._context.lobby.find(link)
        if runner is None:
            connection.close(Farewell.TABLE_IS_CLOSED)
            return False
        try:
            runner.join(connection)
        except CommandRefused as refusal:
            is_closed = refusal.refusal.code is TableRefusalCode.TABLE_IS_CLOSED
            connection.close(Farewell.TABLE_IS_CLOSED if is_closed else Farewell.CLOSED_TO_SPECTATORS)
            return False
        self._context.lobby.note_visit(connection.person, link)
        return True

    def _count(self, address: str, change: int) -> None:
        self._context.metrics.connections += change
        self._connections_from[address] += change
        if self._connections_from[address] == 0:
            del self._connections_from[address]


class MessageReader:
    """Reads the messages of one client within its rate limit and passes them to the table."""

    def __init__(self, context: ServerContext, link: str, connection: TableConnection, outgoing: OutgoingQueue) -> None:
        self._context, self._link, self._connection, self._outgoing = context, link, connection, outgoing
        limits, now = context.settings.limits, context.monotonic()
        self._messages = TokenBucket(limits.messages_a_second, limits.message_burst, now)
        self._excess = TokenBucket(EXCESS_A_SECOND, EXCESS_BURST, now)

    def read(self, received: bytes) -> Reading:
        """Reads one message; after an unexpected exception the client is disconnected and may reconnect."""
        try:
            return self._pass_on(received)
        except Exception as failure:
            self._context.note_failure(FAILED, failure)
            self._outgoing.end(Farewell.SERVER_STOPS)
            return Reading.STOP

    def _pass_on(self, received: bytes) -> Reading:
        """Passes a message to the table; disconnects a client that goes on sending too many or unreadable ones."""
        now = self._context.monotonic()
        self._context.metrics.messages_received += 1
        try:
            if not self._messages.take(now):
                raise UnreadableMessage(CannotRead.TOO_FAST)
            message = read_client_message(received)
        except UnreadableMessage as problem:
            self._outgoing.send(encoded(Unreadable(problem.code)))
            if self._excess.take(now):
                return Reading.CONTINUE
            self._outgoing.end(Farewell.TOO_MANY_MESSAGES)
            return Reading.STOP
        # Looked up each time: after a rematch the same link leads to another game.
        runner = self._context.lobby.loaded(self._link)
        if runner is not None:
            runner.receive(self._connection, message)
        return Reading.CONTINUE


def _ignore(received: bytes) -> Reading:
    return Reading.STOP


async def _until_disconnected(receive: Receive, read: Read) -> None:
    """Waits until the client disconnects; messages that came before `read_with` was called are read here."""
    while (message := await receive())["type"] == "websocket.receive":
        text: str | None = message.get("text")
        read(message.get("bytes", b"") if text is None else text.encode())


async def _reject(send: Send, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": problem.body()})


def _transport_of(scope: Scope) -> WebSocketProtocol:
    transport: WebSocketProtocol = scope["state"][TRANSPORT]
    return transport
