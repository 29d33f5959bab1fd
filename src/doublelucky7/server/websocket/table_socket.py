"""The websocket of a table: `/ws/<link>`."""

from __future__ import annotations

from functools import partial
from typing import Final

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import ClientMessage, CloseReason, read_client_message
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.lobby.ownership import Moved
from doublelucky7.server.websocket.admission import Admitted
from doublelucky7.server.websocket.outgoing import OutgoingQueue, WritesOfATurn
from doublelucky7.server.websocket.protocol import WebSocketProtocol
from doublelucky7.server.websocket.reading import MessageReader
from doublelucky7.tables.attendance.connections import TableConnection

_CLOSE_REASON_FOR: Final = {
    TableRefusalCode.TABLE_IS_CLOSED: CloseReason.TABLE_IS_CLOSED,
    TableRefusalCode.REMOVED: CloseReason.REMOVED,
}


class TableSocket:
    """Serves the websockets of all tables."""

    def __init__(self, context: ServerContext) -> None:
        self._context, self._writes = context, WritesOfATurn()

    async def serve(self, websocket: WebSocketProtocol, admitted: Admitted) -> None:
        """Lets a device join its table, and reads its messages until it is gone."""
        link, token = admitted.link, admitted.token
        limits, metrics = self._context.settings.limits, self._context.metrics
        outgoing = OutgoingQueue(websocket, limits.outgoing_bytes, metrics, self._writes)
        try:
            found = await self._context.lobby.find(link, admitted.asked_for)
        except Moved as moved:
            # No browser lets a page see the answer to a handshake, so this one is accepted.
            websocket.accept()
            outgoing.end(CloseReason.MOVED, moved.node)
            await websocket.wait_closed()
            return
        if found is None:
            raise Problem(HttpError.NO_SUCH_TABLE)
        websocket.accept()
        websocket.on_stop = partial(outgoing.end, CloseReason.SERVER_STOPS)
        connection = self._connection(admitted, outgoing)
        self._context.session_connections.opened(token, connection)

        def pass_on(message: ClientMessage) -> None:
            # Looked up each time: after a rematch the same link leads to another game.
            runner = self._context.lobby.loaded(link)
            if runner is not None:
                runner.receive(connection, message)

        try:
            if await self._joined(link, connection, token):
                websocket.read_with(MessageReader(self._context, outgoing, read_client_message, pass_on).read)
            await websocket.wait_closed()
        finally:
            self._context.session_connections.closed(token, connection)
            outgoing.disconnected()
            runner = self._context.lobby.loaded(link)
            if runner is not None:
                runner.leave(connection)

    def _connection(self, admitted: Admitted, outgoing: OutgoingQueue) -> TableConnection:
        node = self._context.node
        if node is None:
            return TableConnection(admitted.person, outgoing.send, outgoing.answer, outgoing.end)
        send, answer = node.only_while_live(outgoing.send), node.only_while_live(outgoing.answer)
        return TableConnection(admitted.person, send, answer, outgoing.end)

    async def _joined(self, link: str, connection: TableConnection, token: str) -> bool:
        """Whether the table has accepted the connection; otherwise it is ended with the reason."""
        if await self._context.sessions.find(token) is None:
            # The session ended during the handshake, before this connection was one of its own.
            connection.close(CloseReason.SESSION_ENDED)
            return False
        try:
            runner = await self._context.lobby.find(link)
        except Moved:
            connection.close(CloseReason.MOVED)
            return False
        if runner is None:
            connection.close(CloseReason.TABLE_IS_CLOSED)
            return False
        try:
            runner.join(connection)
        except CommandRefused as refusal:
            connection.close(_CLOSE_REASON_FOR.get(refusal.refusal.code, CloseReason.CLOSED_TO_SPECTATORS))
            return False
        self._context.lobby.note_visit(connection.person, link)
        return True
