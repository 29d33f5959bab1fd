"""What every event store promises; tests/storage holds the one conformance suite for all of them.

Everything a store does is answered with a future that a thread of the store resolves: whoever waits in an event loop
wraps it, and nobody queries a database there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from typing import Protocol

from doublelucky7.storage.entry import Entry, NewEntry


class VersionConflict(Exception):
    """Somebody else has appended to the stream first; nothing of this append is stored."""

    def __init__(self, game: str, expected: int, found: int) -> None:
        super().__init__(f"{game} is at version {found}, not {expected}")
        self.game, self.expected, self.found = game, expected, found


class ActionRepeated(Exception):
    """An action with this id is in the stream already, at this version; nothing is stored again."""

    def __init__(self, game: str, action_id: str, version: int) -> None:
        super().__init__(f"{game} has action {action_id} at version {version}")
        self.game, self.action_id, self.version = game, action_id, version


class StreamMoved(Exception):
    """Another node has the stream's link now; nothing of this append is stored."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} is another node's")
        self.game = game


class StorageFailed(Exception):
    """The store could not write and takes nothing more; what it acknowledged before is safe."""


class DatabaseUnusable(StorageFailed):
    """The database is damaged or of a later version: trying again later would not help."""


class DatabaseDamaged(DatabaseUnusable):
    """The database file holds something that no store has written; only a backup helps."""


class UnreadableEntry(Exception):
    """An entry of a stream is not what a store has written."""


class EventStore(Protocol):
    """One append-only stream for each game; the pair of game and version is the only authority."""

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        """Adds all entries or none; the future gives the stream's new version once they are durable.

        It fails with `ActionRepeated`, `VersionConflict` or `StorageFailed`, in this order of precedence.
        """

    def read(self, game: str, after: int = 0) -> Future[list[Entry]]:
        """The entries of a stream above a version, in order; an unknown stream is empty.

        It fails with `UnreadableEntry` where one of them is not what a store has written.
        """

    def games(self) -> Future[list[str]]:
        """The names of all streams, in the order of their names."""

    def touched_since(self, instant: int) -> Future[list[str]]:
        """The names of the streams whose last entry is of this instant or later, in the order of their names."""

    def close(self) -> None:
        """Ends the store after everything handed to it is stored."""


class StreamLookup(Protocol):
    """Finds streams without reading them whole."""

    def last_numbered(self, name: Callable[[int], str]) -> Future[str | None]:
        """Of the streams named for 1, 2 and so on the last before the first that does not exist; None without any."""

    def kinds_since(self, instant: int, kinds: Collection[str]) -> Future[dict[str, list[Entry]]]:
        """Of each stream touched since an instant the entries of some kinds, in order; none of an unreadable one."""
