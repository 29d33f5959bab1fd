"""A measured store counts durable and failed appends."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from doublelucky7.server.monitoring.metrics import MeasuredStore, Metrics
from doublelucky7.storage.entry import NewEntry
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.memory.store import MemoryStore


class SlowStore(MemoryStore):
    """A store that answers when the test wants it to."""

    def __init__(self) -> None:
        super().__init__()
        self.answer: Future[int] = Future()

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        return self.answer


def measured(store: SlowStore) -> tuple[MeasuredStore, Metrics]:
    metrics = Metrics()
    return MeasuredStore(store, metrics, lambda: 0.0, lambda game: None), metrics


def test_an_append_given_up_by_a_forced_stop_is_no_failure_and_leaves_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = SlowStore()
    measuring, metrics = measured(store)
    assert measuring.append("game", 0, ()).cancel()
    assert not caplog.records
    assert metrics.failed_appends == 0


def test_an_append_that_fails_is_counted() -> None:
    store = SlowStore()
    measuring, metrics = measured(store)
    measuring.append("game", 0, ())
    store.answer.set_exception(StorageFailed("the disk is full"))
    assert metrics.failed_appends == 1
