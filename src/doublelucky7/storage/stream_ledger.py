"""What is known of every stream without reading it: how far it is, when it was last written to, its size and owner."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from enum import Enum
from typing import Final, Protocol

MOST_DELETED_AT_ONCE: Final = 20
"""Streams that one write deletes: moves need not wait longer than for a few milliseconds."""


class Stage(Enum):
    """How far a stream's game is, where it is not a shared score pad; a game closed after its start is over as well."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"
    PAD = "pad"


class StreamLedger(Protocol):
    """The ledger of a database's streams, and the values that the server keeps for itself."""

    def note_owner(self, game: str, owner: str, origin: bytes) -> Future[None]:
        """Notes who has opened the table of a stream, and from where."""

    def stored_by(self, owner: str, origin: bytes) -> Future[tuple[int, int]]:
        """How many bytes the streams of a person take, and those opened from one place."""

    def untouched(self, stages: Sequence[Stage], before: int) -> Future[list[str]]:
        """Some streams of these stages that nothing was written to since an instant.

        The games of one link are numbered, and its last one is found by counting: they are deleted from the last on.
        """

    def delete(self, games: Sequence[str]) -> Future[None]:
        """Deletes streams and everything made of them."""

    def setting(self, name: str) -> Future[bytes | int | None]:
        """A value that the server keeps for itself."""

    def keep_setting(self, name: str, value: bytes | int) -> Future[None]:
        """Keeps a value over restarts."""
