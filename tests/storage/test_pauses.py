"""The pause between commits follows what the last one held."""

from __future__ import annotations

import time

import pytest

from doublelucky7.storage.commit_queue import (
    BETWEEN_COMMITS_SECONDS,
    ENOUGH_JOBS,
    SECONDS_A_JOB,
    CommitQueue,
    JobRate,
    pause_after,
)


def test_after_a_single_job_the_next_hardly_waits() -> None:
    assert pause_after(1, 1.0) == SECONDS_A_JOB < BETWEEN_COMMITS_SECONDS / 5


def test_the_pause_grows_with_the_jobs_of_the_last_commit_up_to_a_limit() -> None:
    pauses = [pause_after(jobs, 1.0) for jobs in range(1, 50)]
    assert pauses == sorted(pauses)
    assert max(pauses) == BETWEEN_COMMITS_SECONDS


def test_where_jobs_come_fast_a_commit_does_not_wait_for_more_than_enough_of_them() -> None:
    rate = JobRate()
    for _ in range(200):
        rate.note(20, 0.02)
    assert rate.a_second == pytest.approx(1_000, rel=0.01)
    assert pause_after(20, rate.a_second) == pytest.approx(ENOUGH_JOBS / 1_000, rel=0.01)


def test_a_night_without_jobs_is_forgotten_within_seconds() -> None:
    rate = JobRate()
    rate.note(1, 30_000.0)
    for _ in range(200):
        rate.note(8, 0.02)
    assert rate.a_second == pytest.approx(400, rel=0.05)


def test_many_new_sessions_at_once_do_not_make_moves_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    slept = [100.0]
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(time, "monotonic", lambda: sum(slept))
    queue: CommitQueue[str] = CommitQueue(is_frequent=lambda job: job == "move")
    for jobs in (["session"] * 50, ["move"] * 2, ["move"] * 3, ["session"]):
        for job in jobs:
            queue.put(job)
        assert queue.next_batch() == (jobs, False)
    assert slept[1:] == pytest.approx([0.0, SECONDS_A_JOB, 2 * SECONDS_A_JOB, 3 * SECONDS_A_JOB])
