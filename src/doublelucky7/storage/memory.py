"""A store in memory, for tests and games that need not be kept."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from threading import Lock

from doublelucky7.storage.entry import Entry, NewEntry, action_ids_of, placed
from doublelucky7.storage.event_store import ActionRepeated, VersionConflict


class MemoryStore:
    """An event store in a dictionary."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Entry]] = {}
        self._lock = Lock()

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        action_ids = action_ids_of(entries)
        future: Future[int] = Future()
        try:
            future.set_result(self._append(game, expected_version, entries, action_ids))
        except (ActionRepeated, VersionConflict) as refusal:
            future.set_exception(refusal)
        return future

    def read(self, game: str, after: int = 0) -> list[Entry]:
        with self._lock:
            return self._streams.get(game, [])[after:]

    def games(self) -> list[str]:
        with self._lock:
            return sorted(self._streams)

    def touched_since(self, instant: int) -> list[str]:
        with self._lock:
            return sorted(game for game, stream in self._streams.items() if stream[-1].at >= instant)

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
