"""Numbers about the running server in Prometheus' text format; none of them reveals anything about a game."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from functools import partial
from threading import Lock
from typing import Final, assert_never

from doublelucky7.protocol.messages import RefusedByRules, RefusedByTable, Unreadable
from doublelucky7.storage.entry import Entry, NewEntry
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.projections import TABLE_CLOSED

APPEND_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""Upper bounds, in seconds, of the histogram of durable appends."""

ILLEGAL: Final = "illegal"
"""The code under which everything is counted that the rules refuse."""


class Histogram:
    """How many values lie below each bound; several threads may add to it."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        self._lock = Lock()

    def note(self, value: float) -> None:
        """Counts one value."""
        with self._lock:
            self._counts[bisect_left(self._bounds, value)] += 1
            self._sum += value

    def lines(self, name: str) -> Iterator[str]:
        """The histogram as Prometheus reads it."""
        with self._lock:
            counts, total = list(self._counts), self._sum
        below = 0
        for bound, count in zip(self._bounds, counts, strict=False):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f'{name}_bucket{{le="+Inf"}} {sum(counts)}'
        yield f"{name}_sum {total:.6f}"
        yield f"{name}_count {sum(counts)}"


class Metrics:
    """All that is counted while the server runs."""

    def __init__(self) -> None:
        self.connections = 0
        self.tables = 0
        self.pads = 0
        self.tables_set_aside = 0
        self.node: str | None = None
        self.tables_moved = 0
        self.lease_lapses = 0
        self.disk_free_bytes = 0
        self.tables_forgotten: Counter[str] = Counter()
        self.appends = Histogram(APPEND_BUCKETS)
        self.failed_appends = 0
        self.messages_received = 0
        self.messages_sent = 0
        self.bytes_sent = 0
        self.requests: Counter[int] = Counter()
        self.refusals: Counter[str] = Counter()
        self.drops: Counter[str] = Counter()
        self.bots_played_for: Counter[str] = Counter()

    def note_refused(self, message: RefusedByTable | RefusedByRules | Unreadable) -> None:
        """Counts a refusal by its code."""
        match message:
            case RefusedByTable(refusal=refusal):
                self.refusals[refusal.code.value] += 1
            case RefusedByRules():
                # Whoever reads the metrics may play too, and `must_follow_colour` would reveal a hand.
                self.refusals[ILLEGAL] += 1
            case Unreadable(code=code):
                self.refusals[code.value] += 1
            case _ as unreachable:
                assert_never(unreachable)

    def text(self) -> str:
        """Everything in Prometheus' text format."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from _described("connections", "gauge", "Open websockets.")
        yield f"dl7_connections {self.connections}"
        yield from _described("tables", "gauge", "Tables held in memory.")
        yield f"dl7_tables {self.tables}"
        yield from _described("pads", "gauge", "Shared score pads held in memory.")
        yield f"dl7_pads {self.pads}"
        yield from _described("disk_free_bytes", "gauge", "Free space of the disk with the database.")
        yield f"dl7_disk_free_bytes {self.disk_free_bytes}"
        if self.node is not None:
            yield from _described("node", "gauge", "The name of this node.")
            yield f'dl7_node{{name="{self.node}"}} 1'
            for name, value, about in (
                ("tables_moved", self.tables_moved, "Tables that another node had taken."),
                ("lease_lapses", self.lease_lapses, "How often this node was silent for too long."),
            ):
                yield from _described(f"{name}_total", "counter", about)
                yield f"dl7_{name}_total {value}"
        yield from _described("append_seconds", "histogram", "Time until an append was durable.")
        yield from self.appends.lines("dl7_append_seconds")
        for name, value, about in (
            ("tables_set_aside", self.tables_set_aside, "Stored tables that could not be read."),
            ("failed_appends", self.failed_appends, "Appends the store could not make durable."),
            ("messages_received", self.messages_received, "Websocket messages received."),
            ("messages_sent", self.messages_sent, "Websocket messages sent."),
            ("bytes_sent", self.bytes_sent, "Bytes of websocket messages sent."),
        ):
            yield from _described(f"{name}_total", "counter", about)
            yield f"dl7_{name}_total {value}"
        yield from _described("requests_total", "counter", "HTTP requests answered, by status.")
        yield from _labelled("requests_total", "status", sorted(self.requests.items()))
        yield from _described("refusals_total", "counter", "Messages and requests refused, by code.")
        yield from _labelled("refusals_total", "code", sorted(self.refusals.items()))
        yield from _described("tables_forgotten_total", "counter", "Tables deleted, by the rule that let them go.")
        yield from _labelled("tables_forgotten_total", "rule", sorted(self.tables_forgotten.items()))
        yield from _described("drops_total", "counter", "Connections the server ended, by reason.")
        yield from _labelled("drops_total", "reason", sorted(self.drops.items()))
        yield from _described("bots_played_for_total", "counter", "Decisions another bot had to make, by reason.")
        yield from _labelled("bots_played_for_total", "reason", sorted(self.bots_played_for.items()))


class MeasuredStore:
    """Passes everything on to another store; measures and reports once entries are durable."""

    def __init__(
        self,
        store: EventStore,
        metrics: Metrics,
        monotonic: Callable[[], float],
        on_table_closed: Callable[[str], None],
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._monotonic = monotonic
        self._on_table_closed = on_table_closed

    def append(self, game: str, expected_version: int, entries: Sequence[NewEntry]) -> Future[int]:
        future = self._store.append(game, expected_version, entries)
        future.add_done_callback(partial(self._note, game, entries, self._monotonic()))
        return future

    def _note(self, game: str, entries: Sequence[NewEntry], begun: float, future: Future[int]) -> None:
        try:
            failure = future.exception()
        except CancelledError:
            # A table that is being stopped has cancelled the append; nothing was written.
            return
        if failure is not None:
            self._metrics.failed_appends += 1
            return
        self._metrics.appends.note(self._monotonic() - begun)
        for entry in entries:
            if entry.kind == TABLE_CLOSED:
                self._on_table_closed(game)

    def read(self, game: str, after: int = 0) -> Future[list[Entry]]:
        return self._store.read(game, after)

    def games(self) -> Future[list[str]]:
        return self._store.games()

    def touched_since(self, instant: int) -> Future[list[str]]:
        return self._store.touched_since(instant)

    def close(self) -> None:
        self._store.close()


def _described(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP dl7_{name} {about}"
    yield f"# TYPE dl7_{name} {kind}"


def _labelled(name: str, label: str, counts: Iterable[tuple[int | str, int]]) -> Iterator[str]:
    for key, count in counts:
        yield f'dl7_{name}{{{label}="{key}"}} {count}'
