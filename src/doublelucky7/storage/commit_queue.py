"""What waits to be written, batch by batch: what arrives close together is made durable by one commit."""

from __future__ import annotations

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_JOBS_A_COMMIT: Final = 512
BETWEEN_COMMITS_SECONDS: Final = 0.02
"""How much time lies at most between two commits, about as long as a screen shows one picture."""

ENOUGH_JOBS: Final = 8
"""For how many jobs a commit waits at most, by how they came lately: more would hardly make a job cheaper, and all wait
longer. With 1,000 jobs a second commits then lie 8 ms apart."""

WEIGHT_OF_LAST_COMMIT: Final = 0.05
"""How much the last commit counts in how fast jobs come: about twenty commits are looked back upon."""

SECONDS_A_JOB: Final = 0.003
"""How much longer the pause after a commit is for each job it held. Below some 150 jobs a second a commit holds one or
two, and hardly anybody waits; above 300 the pauses grow to their longest. Each commit wakes threads, synchronises the
disk and writes whole pages, whether it holds one job or ten."""


def pause_after(jobs: int, jobs_a_second: float) -> float:
    """The seconds between the beginning of a commit of so many jobs and the next, where so many come a second."""
    return min(jobs * SECONDS_A_JOB, BETWEEN_COMMITS_SECONDS, ENOUGH_JOBS / jobs_a_second)


class JobRate:
    """How fast jobs have come lately."""

    def __init__(self) -> None:
        self._jobs = 1.0
        self._seconds = 1.0

    def note(self, jobs: int, seconds: float) -> None:
        """Takes in that so many jobs came in so many seconds."""
        self._jobs += WEIGHT_OF_LAST_COMMIT * (jobs - self._jobs)
        self._seconds += WEIGHT_OF_LAST_COMMIT * (min(seconds, 1.0) - self._seconds)

    @property
    def a_second(self) -> float:
        return self._jobs / self._seconds


def _always(job: object) -> bool:
    return True


class CommitQueue(Generic[T]):
    """Jobs from any thread for the one that writes; None is the last of all.

    `is_frequent` says for which jobs pauses grow. Others, such as new sessions, come seldom, or many at once from
    somebody who means no good, and then those who play must not wait longer.
    """

    def __init__(self, is_frequent: Callable[[T], bool] = _always) -> None:
        self._is_frequent = is_frequent
        self._queue: SimpleQueue[T | None] = SimpleQueue()
        self._rate = JobRate()
        self._last_commit_at = 0.0
        self._next_commit_at = 0.0
        self.put = self._queue.put

    def next_batch(self) -> tuple[list[T], bool]:
        """Waits for the next jobs to be written together; answers whether they are the last."""
        batch: list[T] = []
        # Before it looks for jobs, so that it wakes once for all that arrive meanwhile, not for the first of them too.
        time.sleep(max(0.0, self._next_commit_at - time.monotonic()))
        item = self._queue.get()
        begun = time.monotonic()
        while item is not None:
            batch.append(item)
            if len(batch) == MOST_JOBS_A_COMMIT:
                break
            try:
                item = self._queue.get_nowait()
            except Empty:
                break
        jobs = max(1, sum(map(self._is_frequent, batch)))
        self._rate.note(jobs, begun - self._last_commit_at)
        self._last_commit_at = begun
        self._next_commit_at = begun + pause_after(jobs, self._rate.a_second)
        return batch, item is None
