"""The open connections of each session, so that they end with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from doublelucky7.protocol.messages import CloseReason
from doublelucky7.server.access.codes import hash_of


class OpenConnection(Protocol):
    """A connection of any kind that can be ended."""

    @property
    def close(self) -> Callable[[CloseReason], None]:
        """Says why and disconnects."""


class SessionConnections:
    """The open connections of every session, by the hash of its token; each device of a person has its own session."""

    def __init__(self) -> None:
        self._connections: dict[bytes, set[OpenConnection]] = {}

    def opened(self, token: str, connection: OpenConnection) -> None:
        """Notes an open connection."""
        self._connections.setdefault(hash_of(token), set()).add(connection)

    def closed(self, token: str, connection: OpenConnection) -> None:
        """Notes a closed connection."""
        session = hash_of(token)
        connections = self._connections.get(session, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(session, None)

    def end_session(self, token: str) -> None:
        """Ends every connection of a session; the person keeps the seats."""
        self.end_hashed(hash_of(token))

    def end_hashed(self, token_hash: bytes) -> None:
        """The same for the session whose token has this hash."""
        for connection in tuple(self._connections.get(token_hash, ())):
            connection.close(CloseReason.SESSION_ENDED)

    def open_sessions(self) -> tuple[bytes, ...]:
        """The hashes of all sessions that have a connection."""
        return tuple(self._connections)
