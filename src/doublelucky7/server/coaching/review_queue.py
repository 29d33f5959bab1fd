"""Reviews in the making: a queue with a bounded number of processes; what nobody waits for any more is cancelled."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from doublelucky7.coach.judgements import GameReview
from doublelucky7.server.coaching.kept_reviews import KeptReviews
from doublelucky7.server.coaching.worker import Report, Task

WORKERS: Final = 1
PATIENCE_SECONDS: Final = 20.0
"""Whoever waits asks every second or two; who has not asked for so long has gone."""
MOST_WAITING: Final = 200
_WORKER: Final = "doublelucky7.server.coaching.worker"
_LONGEST_LINE: Final = 4_000_000

Key: TypeAlias = tuple[str, int]
"""A game and a seat."""


class Progress(msgspec.Struct, frozen=True):
    """How far a review is: reviews before it in the queue, and decisions judged of all there are."""

    ahead: int
    done: int
    total: int


class _Job:
    def __init__(self, record: str, asked_at: float) -> None:
        self.record, self.asked_at = record, asked_at
        self.done = self.total = 0
        self.task: asyncio.Task[None] | None = None


class QueueIsFull(Exception):
    """Raised where too many reviews wait already."""


class ReviewQueue:
    """Makes reviews one after the other, and keeps them."""

    def __init__(self, kept: KeptReviews, monotonic: Callable[[], float], workers: int = WORKERS) -> None:
        self.kept, self._monotonic = kept, monotonic
        self._slots = asyncio.Semaphore(workers)
        self._jobs: dict[Key, _Job] = {}
        self._failed: set[Key] = set()

    def ask(self, game: str, seat: int, record: Callable[[], str]) -> Progress | None:
        """How far a review is that is not kept yet, None where it could not be made; asking keeps it in the queue."""
        key = (game, seat)
        if key in self._failed:
            return None
        self._cancel_forgotten()
        job = self._jobs.get(key)
        if job is None:
            if len(self._jobs) >= MOST_WAITING:
                raise QueueIsFull
            job = self._jobs[key] = _Job(record(), self._monotonic())
            job.task = asyncio.create_task(self._make(key, job))
        job.asked_at = self._monotonic()
        return Progress(list(self._jobs).index(key), job.done, job.total)

    @property
    def waiting(self) -> int:
        """How many reviews are in the making or wait."""
        return len(self._jobs)

    async def close(self) -> None:
        """Cancels all that is in the making."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _cancel_forgotten(self) -> None:
        now = self._monotonic()
        for job in list(self._jobs.values()):
            if now - job.asked_at > PATIENCE_SECONDS and job.task is not None:
                job.task.cancel()

    async def _make(self, key: Key, job: _Job) -> None:
        try:
            async with self._slots:
                review = await self._reviewed(key, job)
            if review is None:
                self._failed.add(key)
            else:
                await asyncio.get_running_loop().run_in_executor(None, self.kept.keep, *key, review)
        finally:
            del self._jobs[key]

    async def _reviewed(self, key: Key, job: _Job) -> GameReview | None:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            _WORKER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LONGEST_LINE,
        )
        try:
            return await self._read(process, key, job)
        except (OSError, ValueError, msgspec.MsgspecError):
            return None
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _read(self, process: asyncio.subprocess.Process, key: Key, job: _Job) -> GameReview | None:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(Task(job.record, key[1])) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            report = msgspec.json.decode(line, type=Report)
            job.done, job.total = report.done, report.total
            # A long queue is looked through while it moves, also when nobody asks.
            self._cancel_forgotten()
            if report.review is not None:
                return report.review
        return None
