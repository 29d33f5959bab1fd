"""The websocket of a shared score pad: `/ws/pad/<link>`."""

from __future__ import annotations

from functools import partial
from typing import Final

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.pads import read_pad_client_message
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.lobby.ownership import Moved
from doublelucky7.server.pads.shared_pad import PadFollower
from doublelucky7.server.websocket.admission import PATH, Admitted
from doublelucky7.server.websocket.outgoing import OutgoingQueue, WritesOfATurn
from doublelucky7.server.websocket.protocol import WebSocketProtocol
from doublelucky7.server.websocket.reading import MessageReader

PAD_PATH: Final = f"{PATH}pad/"


class PadSocket:
    """Serves the websockets of all shared pads."""

    def __init__(self, context: ServerContext) -> None:
        self._context, self._writes = context, WritesOfATurn()

    async def serve(self, websocket: WebSocketProtocol, admitted: Admitted) -> None:
        """Lets a device follow a pad, and write where its link allows it, until it is gone."""
        context = self._context
        outgoing = OutgoingQueue(websocket, context.settings.limits.outgoing_bytes, context.metrics, self._writes)
        try:
            found = await context.pads.find(admitted.link, admitted.asked_for)
        except Moved as moved:
            # No browser lets a page see the answer to a handshake, so this one is accepted.
            websocket.accept()
            outgoing.end(CloseReason.MOVED, moved.node)
            await websocket.wait_closed()
            return
        if found is None:
            raise Problem(HttpError.NO_SUCH_PAD)
        pad = found.pad
        if pad.is_crowded:
            raise Problem(HttpError.TOO_MANY_CONNECTIONS)
        websocket.accept()
        websocket.on_stop = partial(outgoing.end, CloseReason.SERVER_STOPS)
        node = context.node
        send = outgoing.send if node is None else node.only_while_live(outgoing.send)
        follower = PadFollower(admitted.person.person, found.role, send, outgoing.end)
        pad.add(follower)
        context.session_connections.opened(admitted.token, follower)
        try:
            if await context.sessions.find(admitted.token) is None:
                # The session ended during the handshake, before this connection was one of its own.
                follower.close(CloseReason.SESSION_ENDED)
            else:
                pass_on = partial(pad.receive, follower)
                websocket.read_with(MessageReader(context, outgoing, read_pad_client_message, pass_on).read)
            await websocket.wait_closed()
        finally:
            context.session_connections.closed(admitted.token, follower)
            outgoing.disconnected()
            pad.remove(follower)
