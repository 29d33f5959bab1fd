"""The pause between commits follows what the last one held."""

from __future__ import annotations

from doublelucky7.storage.commit_queue import BETWEEN_COMMITS_SECONDS, SECONDS_A_JOB, pause_after


def test_after_a_single_job_the_next_hardly_waits() -> None:
    assert pause_after(1) == SECONDS_A_JOB < BETWEEN_COMMITS_SECONDS / 5


def test_the_pause_grows_with_the_jobs_of_the_last_commit_up_to_a_limit() -> None:
    pauses = [pause_after(jobs) for jobs in range(600)]
    assert pauses == sorted(pauses)
    assert max(pauses) == BETWEEN_COMMITS_SECONDS
