"""An event store in memory: all that the one on disk promises but durability."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from itertools import count
from threading import Lock
from typing import TypeVar

from doublelucky7.storage.entry import Entry, NewEntry, action_ids_of, placed
from doublelucky7.storage.event_store import ActionRepeated, VersionConflict

T = TypeVar("T")


def done_at_once(work: Callable[[], T]) -> Future[T]:
    """The result of some work, as a future."""
    future: Future[T] = Future()
    try:
        future.set_result(work())
    except Exception as failure:
        future.set_exception(failure)
    return future


class MemoryStore:
    """An event store in a dictionary."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Entry]] = {}
        self._lock = Lock()

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        action_ids = action_ids_of(entries)
        return done_at_once(lambda: self._append(game, expected_version, entries, action_ids))

    def read(self, game: str, after: int = 0) -> Future[list[Entry]]:
        return done_at_once(lambda: self._streams.get(game, [])[after:])

    def games(self) -> Future[list[str]]:
        return done_at_once(lambda: sorted(self._copied()))

    def touched_since(self, instant: int) -> Future[list[str]]:
        return done_at_once(lambda: sorted(self._touched_since(instant)))

    def last_numbered(self, name: Callable[[int], str]) -> Future[str | None]:
        def found() -> str | None:
            last = None
            for game in map(name, count(1)):
                if game not in self._streams:
                    break
                last = game
            return last

        return done_at_once(found)

    def kinds_since(self, instant: int, kinds: Collection[str]) -> Future[dict[str, list[Entry]]]:
        def found() -> dict[str, list[Entry]]:
            touched = self._touched_since(instant)
            return {game: [entry for entry in touched[game] if entry.kind in kinds] for game in sorted(touched)}

        return done_at_once(found)

    def close(self) -> None:
        """There is nothing to end."""

    def _append(self, game: str, expected_version: int, entries: Sequence[NewEntry], action_ids: Sequence[str]) -> int:
        with self._lock:
            stream = self._streams.get(game, [])
            for entry in stream:
                if entry.action_id is not None and entry.action_id in action_ids:
                    raise ActionRepeated(game, entry.action_id, entry.version)
            if len(stream) != expected_version:
                raise VersionConflict(game, expected_version, len(stream))
            if entries:
                new = [placed(entry, expected_version + place) for place, entry in enumerate(entries, start=1)]
                self._streams[game] = stream + new
            return expected_version + len(entries)

    def _copied(self) -> dict[str, list[Entry]]:
        with self._lock:
            return dict(self._streams)

    def _touched_since(self, instant: int) -> dict[str, list[Entry]]:
        return {game: stream for game, stream in self._copied().items() if stream[-1].at >= instant}
