"""Deals on a cluster of real processes, one of which is killed in the middle of the match."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from doublelucky7.arena.cluster import ClusterUnreachable, OtherVersionThere, _outcome_there, on_cluster
from doublelucky7.arena.contestants import Versions, entries_of
from doublelucky7.arena.match import MatchResult, play_match
from doublelucky7.arena.outcomes import DealOutcome, FailureKind
from doublelucky7.arena.settings import MatchSettings
from doublelucky7.cli.main import main
from tests.architecture.tree import ROOT
from tests.arena.players import Hanging, Meek, named

SECONDS_TO_START = 30

# Dask's own threads and sockets are still being swept up when a test ends; that is not ours to tidy.
pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


class Cluster:
    """A scheduler and two workers, each a process of this machine, without anybody who would restart them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._scheduler_file = folder / "scheduler.json"
        self._processes = [self._started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")]
        self.workers = [
            self._started("worker", "--no-nanny", "--nthreads", "1", "--no-dashboard", "--local-directory", str(folder))
            for _ in range(2)
        ]
        self._processes += self.workers

    @property
    def address(self) -> str:
        """Where the scheduler listens, once it does."""
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end:
            if self._scheduler_file.exists() and (content := self._scheduler_file.read_bytes()):
                return str(msgspec.json.decode(content)["address"])
            time.sleep(0.05)
        raise AssertionError("the scheduler did not start")

    def stop(self) -> None:
        for process in reversed(self._processes):
            process.kill()
            process.wait()

    def _started(self, *command: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *command, "--scheduler-file", str(self._scheduler_file)],
            env={**os.environ, "PYTHONPATH": str(ROOT), "DASK_LOGGING__DISTRIBUTED": "error"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    started = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield started
    finally:
        started.stop()


def settled(result: MatchResult) -> MatchResult:
    return msgspec.structs.replace(result, times={})


@pytest.mark.slow
def test_a_worker_killed_in_mid_match_costs_no_deal_and_counts_none_twice(cluster: Cluster) -> None:
    match = MatchSettings(hero="random", opponent=named(Meek), players=3, cards=5, deals=100, seed=7)
    outcomes: list[DealOutcome] = []

    def hear(outcome: DealOutcome) -> None:
        outcomes.append(outcome)
        if len(outcomes) == 20:
            os.kill(cluster.workers[0].pid, signal.SIGKILL)

    result = play_match(match, play_deals=partial(on_cluster, address=cluster.address), on_outcome=hear)
    assert cluster.workers[0].wait(timeout=5) == -signal.SIGKILL
    assert sorted(outcome.deal for outcome in outcomes) == list(range(100))
    assert settled(result) == settled(play_match(match))


@pytest.mark.slow
def test_the_same_command_with_an_address_gives_the_same_result(cluster: Cluster, tmp_path: Path) -> None:
    match = ["arena", "random", named(Meek), "--mode", "lucky_dice", "--players", "2", "--deals", "6"]
    assert main([*match, "--json", str(tmp_path / "here.json")]) == 0
    assert main([*match, "--json", str(tmp_path / "there.json"), "--cluster", cluster.address]) == 0
    here, there = (msgspec.json.decode((tmp_path / f"{name}.json").read_bytes()) for name in ("here", "there"))
    assert here | {"times": None} == there | {"times": None}


@pytest.mark.slow
def test_a_bot_that_hangs_on_a_cluster_is_reported_by_name_and_the_match_goes_on(cluster: Cluster) -> None:
    match = MatchSettings(hero=named(Hanging), opponent=named(Meek), players=2, cards=7, deals=6, decision_limit=0.1)
    result = play_match(match, play_deals=partial(on_cluster, address=cluster.address))
    assert result.finished == 6
    assert result.forfeited
    for forfeited in result.forfeited:
        assert forfeited.what is FailureKind.TOO_SLOW
        assert forfeited.where is not None
        assert forfeited.where.bot == named(Hanging)


def test_a_machine_with_other_bots_is_refused() -> None:
    match = MatchSettings(hero="random", opponent="random", deals=1)
    with pytest.raises(OtherVersionThere):
        _outcome_there(match, entries_of(match), Versions("1", "an older one"), 0)


def test_an_address_where_nobody_answers_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doublelucky7.arena.cluster.SECONDS_TO_CONNECT", 0.5)
    match = MatchSettings(hero="random", opponent="random", deals=1)
    with pytest.raises(ClusterUnreachable):
        play_match(match, play_deals=partial(on_cluster, address="tcp://127.0.0.1:9"))
