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
from doublelucky7.server.access.limits import Bucket
from doublelucky7.server.context import Desk
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.websocket.outgoing import Line
from doublelucky7.server.websocket.protocol import WIRE, DirectWebsocket, Hear, Hearing
from doublelucky7.tables.attendance.connections import Connection
from doublelucky7.tables.services import Guest
from doublelucky7.tables.updates.encoding import encoded

PATH: Final = "/ws/"
FAILED: Final = "socket_failed"
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
        except ClientDisconnected:
            # Whoever hangs up in the middle of something is no failure of ours.
            raise
        except Exception as failure:
            self._desk.note_failure(FAILED, failure)
            raise

    async def _serve(self, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
        guest, token = caller.guest, caller.token
        assert token is not None
        limits = self._desk.settings.limits
        if not self._desk.requests.take(caller.address, self._desk.monotonic()):
            raise Problem(HttpError.TOO_FAST)
        if self._desk.metrics.connections >= limits.connections:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        if self._lines_from[caller.address] >= limits.connections_an_address:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        self._count(caller.address, 1)
        try:
            # Opening lines costs us most: whoever was shown the door finds it shut for a while.
            shut_for = self._desk.grudges.wait(caller.address, self._desk.monotonic())
            if shut_for > 0:
                await asyncio.sleep(shut_for)
            await self._converse(scope, receive, send, guest, token)
        finally:
            self._count(caller.address, -1)
            if _wire_of(scope).is_deaf:
                self._desk.grudges.hold(caller.address, self._desk.monotonic())

    async def _converse(self, scope: Scope, receive: Receive, send: Send, guest: Guest, token: str) -> None:
        link = scope["path"].removeprefix(PATH)
        if await self._desk.lobby.find(link) is None:
            raise Problem(HttpError.NO_SUCH_TABLE)
        await send({"type": "websocket.accept"})
        wire = _wire_of(scope)
        line = Line(wire, send, self._desk.settings.limits.outgoing_bytes, self._desk.metrics)
        connection = Connection(guest, line.tell, line.end)
        self._desk.lines.opened(token, connection)
        try:
            if await self._joined(link, connection, token):
                ear = _Ear(self._desk, link, connection, line)
                wire.listen_with(ear.hear)
                await _until_gone(receive, ear.hear)
            else:
                await _until_gone(receive, _pay_no_heed)
        finally:
            self._desk.lines.closed(token, connection)
            line.gone()
            runner = self._desk.lobby.resident(link)
            if runner is not None:
                runner.leave(connection)

    async def _joined(self, link: str, connection: Connection, token: str) -> bool:
        """Whether the table has let the device in; otherwise it is told why and the line ends."""
        if self._desk.identities.find(token) is None:
            # The session ended during the handshake, when this line was not yet among those to end with it.
            connection.end(Farewell.SESSION_ENDED)
            return False
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

    def _count(self, address: str, change: int) -> None:
        self._desk.metrics.connections += change
        self._lines_from[address] += change
        if self._lines_from[address] == 0:
            del self._lines_from[address]


class _Ear:
    """What one client says: measured, read, and passed to the table."""

    def __init__(self, desk: Desk, link: str, connection: Connection, line: Line) -> None:
        self._desk, self._link, self._connection, self._line = desk, link, connection, line
        limits, now = desk.settings.limits, desk.monotonic()
        self._messages = Bucket(limits.messages_a_second, limits.message_burst, now)
        self._patience = Bucket(PATIENCE_A_SECOND, PATIENCE, now)

    def hear(self, received: bytes) -> Hearing:
        """Takes one message; where we fail at it, the device comes back over a new line."""
        try:
            return self._take(received)
        except Exception as failure:
            self._desk.note_failure(FAILED, failure)
            self._line.end(Farewell.SERVER_STOPS)
            return Hearing.POINTLESS

    def _take(self, received: bytes) -> Hearing:
        """Reads a message and passes it on; whoever sends too much of what cannot be taken is shown the door."""
        now = self._desk.monotonic()
        self._desk.metrics.messages_received += 1
        try:
            if not self._messages.take(now):
                raise UnreadableMessage(CannotRead.TOO_FAST)
            message = read_client_message(received)
        except UnreadableMessage as problem:
            self._line.tell(encoded(Unreadable(problem.code)))
            if self._patience.take(now):
                return Hearing.WORTHWHILE
            self._line.end(Farewell.TOO_MANY_MESSAGES)
            return Hearing.POINTLESS
        # Asked anew each time: after a rematch the same link leads to another game.
        runner = self._desk.lobby.resident(self._link)
        if runner is not None:
            runner.receive(self._connection, message)
        return Hearing.WORTHWHILE


def _pay_no_heed(received: bytes) -> Hearing:
    return Hearing.POINTLESS


async def _until_gone(receive: Receive, hear: Hear) -> None:
    """Waits until the line is closed; what came before anybody listened directly is heard here."""
    while (message := await receive())["type"] == "websocket.receive":
        text: str | None = message.get("text")
        hear(message.get("bytes", b"") if text is None else text.encode())


async def _reject(send: Send, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": problem.body()})


def _wire_of(scope: Scope) -> DirectWebsocket:
    wire: DirectWebsocket = scope["state"][WIRE]
    return wire
