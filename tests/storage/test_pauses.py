"""The pause between commits follows what the last one held."""

from __future__ import annotations

import time

import pytest

from doublelucky7.storage.commit_queue import BETWEEN_COMMITS_SECONDS, SECONDS_A_JOB, CommitQueue, pause_after


def test_after_a_single_job_the_next_hardly_waits() -> None:
    assert pause_after(1) == SECONDS_A_JOB < BETWEEN_COMMITS_SECONDS / 3


def test_the_pause_grows_with_the_jobs_of_the_last_commit_up_to_a_limit() -> None:
    pauses = [pause_after(jobs) for jobs in range(600)]
    assert pauses == sorted(pauses)
    assert max(pauses) == BETWEEN_COMMITS_SECONDS


def test_many_new_sessions_at_once_do_not_make_moves_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(time, "sleep", slept.append)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)
    queue: CommitQueue[str] = CommitQueue(is_frequent=lambda job: job == "move")
    for jobs in (["session"] * 50, ["move"] * 2, ["move"] * 50, ["session"]):
        for job in jobs:
            queue.put(job)
        assert queue.next_batch() == (jobs, False)
    assert slept == pytest.approx([0.0, SECONDS_A_JOB, 2 * SECONDS_A_JOB, BETWEEN_COMMITS_SECONDS])
