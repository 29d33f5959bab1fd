"""The websocket of a table: `/ws/<link>`."""

from __future__ import annotations

from functools import partial
from typing import Final

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import ClientMessage, CloseReason, read_client_message
from doublelucky7.protocol.refusals import CommandRefused, TableRefusalCode
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
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
        if await self._context.lobby.find(link) is None:
            raise Problem(HttpError.NO_SUCH_TABLE)
        websocket.accept()
        limits, metrics = self._context.settings.limits, self._context.metrics
        outgoing = OutgoingQueue(websocket, limits.outgoing_bytes, metrics, self._writes)
        websocket.on_stop = partial(outgoing.end, CloseReason.SERVER_STOPS)
        connection = TableConnection(admitted.person, outgoing.send, outgoing.answer, outgoing.end)
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

    async def _joined(self, link: str, connection: TableConnection, token: str) -> bool:
        """Whether the table has accepted the connection; otherwise it is ended with the reason."""
        if await self._context.sessions.find(token) is None:
            # The session ended during the handshake, before this connection was one of its own.
            connection.close(CloseReason.SESSION_ENDED)
            return False
        runner = await self._context.lobby.find(link)
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
