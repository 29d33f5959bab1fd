"""A store that is watched: how long durability takes, and which games have just ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Final

from doublelucky7.server.metrics import Metrics
from doublelucky7.storage.entry import Entry, NewEntry
from doublelucky7.storage.event_store import EventStore

GAME_ENDED: Final = "game_ended"


class WatchedStore:
    """Passes everything on; what it notices it tells after the entries are durable."""

    def __init__(
        self,
        store: EventStore,
        metrics: Metrics,
        monotonic: Callable[[], float],
        on_game_ended: Callable[[str], None],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._monotonic = monotonic
        self._on_game_ended = on_game_ended

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        begun = self._monotonic()
        is_ending = any(entry.kind == GAME_ENDED for entry in entries)

        def noted(future: Future[int]) -> None:
            if future.cancelled():
                # A table that is ended by force has given up waiting; nothing was written.
                return
            if future.exception() is not None:
                self._metrics.failed_appends += 1
                return
            self._metrics.appends.note(self._monotonic() - begun)
            if is_ending:
                self._on_game_ended(game)

        future = self._store.append(game, expected_version, entries)
        future.add_done_callback(noted)
        return future

    def read(self, game: str, after: int = 0) -> list[Entry]:
        return self._store.read(game, after)

    def games(self) -> list[str]:
        return self._store.games()

    def touched_since(self, instant: int) -> list[str]:
        return self._store.touched_since(instant)

    def close(self) -> None:
        self._store.close()
