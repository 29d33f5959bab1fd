"""Which lines are open under which session, so that they end with it."""

from __future__ import annotations

from doublelucky7.protocol.messages import Farewell
from doublelucky7.server.access.codes import hash_of
from doublelucky7.tables.attendance.connections import Connection


class OpenLines:
    """The open lines of every session, by the hash of its token; another device of the same person has its own."""

    def __init__(self) -> None:
        self._lines: dict[bytes, set[Connection]] = {}

    def opened(self, token: str, connection: Connection) -> None:
        """A device has come."""
        self._lines.setdefault(hash_of(token), set()).add(connection)

    def closed(self, token: str, connection: Connection) -> None:
        """A device is gone."""
        session = hash_of(token)
        lines = self._lines.get(session, set())
        lines.discard(connection)
        if not lines:
            self._lines.pop(session, None)

    def end_session(self, token: str) -> None:
        """Ends every line of a session; the seats are the person's and are kept."""
        for connection in tuple(self._lines.get(hash_of(token), ())):
            connection.end(Farewell.SESSION_ENDED)
