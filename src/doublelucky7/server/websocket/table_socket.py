"""The websocket of a table: `/ws/<link>`, from the handshake to the last message."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Final

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CannotRead, Farewell, Unreadable, UnreadableMessage, read_client_message
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode
from doublelucky7.server.access.callers import Caller
from doublelucky7.server.access.limits import TokenBucket
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.websocket.outgoing import OutgoingQueue
from doublelucky7.server.websocket.protocol import Disconnected, Reading, WebSocketProtocol
from doublelucky7.tables.attendance.connections import TableConnection
from doublelucky7.tables.attendance.people import NamedPerson

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

    async def __call__(self, websocket: WebSocketProtocol) -> None:
        """One websocket from beginning to end."""
        try:
            await self._serve(websocket, await self._context.callers.identify(websocket.scope))
        except Problem as problem:
            self._context.note_refusal(problem, self._context.callers.address_of(websocket.scope))
            websocket.reject(problem.status, "application/json", problem.body())
        except Disconnected:
            # A client that disconnects during the handshake is no failure of the server.
            return
        except Exception as failure:
            self._context.note_failure(FAILED, failure)

    async def _serve(self, websocket: WebSocketProtocol, caller: Caller) -> None:
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
            await self._connect(websocket, guest, token)
        finally:
            self._count(caller.address, -1)
            if websocket.is_closed_to_input:
                self._context.reconnect_delays.add(caller.address, self._context.monotonic())

    async def _connect(self, websocket: WebSocketProtocol, guest: NamedPerson, token: str) -> None:
        link = websocket.scope["path"].removeprefix(self._context.settings.base_path).removeprefix(PATH)
        if await self._context.lobby.find(link) is None:
            raise Problem(HttpError.NO_SUCH_TABLE)
        websocket.accept()
        outgoing = OutgoingQueue(websocket, self._context.settings.limits.outgoing_bytes, self._context.metrics)
        websocket.on_stop = partial(outgoing.end, Farewell.SERVER_STOPS)
        connection = TableConnection(guest, outgoing.send, outgoing.answer, outgoing.end)
        self._context.session_connections.opened(token, connection)
        try:
            if await self._joined(link, connection, token):
                websocket.read_with(MessageReader(self._context, link, connection, outgoing).read)
            await websocket.wait_closed()
        finally:
            self._context.session_connections.closed(token, connection)
            outgoing.disconnected()
            runner = self._context.lobby.loaded(link)
            if runner is not None:
                runner.leave(connection)

    async def _joined(self, link: str, connection: TableConnection, token: str) -> bool:
        """Whether the table has accepted the connection; otherwise it is ended with the reason."""
        if await self._context.sessions.find(token) is None:
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
            self._outgoing.answer(Unreadable(problem.code))
            if self._excess.take(now):
                return Reading.CONTINUE
            self._outgoing.end(Farewell.TOO_MANY_MESSAGES)
            return Reading.STOP
        # Looked up each time: after a rematch the same link leads to another game.
        runner = self._context.lobby.loaded(self._link)
        if runner is not None:
            runner.receive(self._connection, message)
        return Reading.CONTINUE
