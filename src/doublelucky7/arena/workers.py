"""Deals played by processes of this machine: a bot that hangs or takes its process down costs a deal, not the match."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait

import msgspec

from doublelucky7.arena.contestants import Entries, sides_of
from doublelucky7.arena.current_decision import CurrentDecision
from doublelucky7.arena.deal import ignore_decision, play_deal
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, FailureKind
from doublelucky7.arena.settings import MatchSettings

SECONDS_BETWEEN_ROUNDS = 0.2
"""How often it is checked whether a process hangs, while none reports."""

_READY = b"ready"


class WorkersCannotStart(Exception):
    """Raised when a new process ends before it is ready to play."""


def in_this_process(settings: MatchSettings, entries: Entries, deals: Sequence[int]) -> Iterator[DealOutcome]:
    """Plays one deal after the other in this process; a bot that hangs is not stopped."""
    sides = sides_of(entries)
    for deal in deals:
        yield play_deal(settings, sides, deal, time.process_time_ns, ignore_decision)


def cores() -> int:
    """How many processes can work at once on this machine."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Lets processes started meanwhile ignore Ctrl-C from their start on.

    It reaches every process of the terminal, and only the one that watches the others answers it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_processes(
    settings: MatchSettings, entries: Entries, deals: Sequence[int], *, jobs: int
) -> Iterator[DealOutcome]:
    """Plays deals in so many processes, and gives each outcome as soon as it is there, in any order."""
    waiting = iter(deals)
    workers = [_Worker(settings, entries) for _ in range(min(jobs, len(deals)))]
    try:
        for worker in workers:
            worker.assign(next(waiting))
        while busy := [worker for worker in workers if worker.deal is not None]:
            for worker in busy:
                outcome = worker.outcome()
                if outcome is None:
                    continue
                yield outcome
                deal = next(waiting, None)
                if deal is not None:
                    worker.assign(deal)
            wait([worker.connection for worker in workers if worker.deal is not None], SECONDS_BETWEEN_ROUNDS)
    finally:
        for worker in workers:
            worker.stop()


class _Worker:
    """A process that plays deals, seen from outside."""

    def __init__(self, settings: MatchSettings, entries: Entries) -> None:
        self._settings, self._entries = settings, entries
        self.deal: int | None = None
        self._start()

    def _start(self) -> None:
        # Started afresh rather than forked: a progress bar has threads, and threads do not survive a fork well.
        context = multiprocessing.get_context("spawn")
        self.connection, other_end = context.Pipe()
        self._current = CurrentDecision()
        self._is_ready = False
        self._process = context.Process(
            target=_work, args=(other_end, self._settings, self._entries, self._current), daemon=True
        )
        with interrupts_ignored():
            self._process.start()
        other_end.close()

    def assign(self, deal: int) -> None:
        """Hands over a deal; the outcome is to be asked for."""
        self.deal = deal
        with suppress(BrokenPipeError):
            self.connection.send(deal)

    def outcome(self) -> DealOutcome | None:
        """What came of the assigned deal, None while it is being played."""
        assert self.deal is not None
        outcome: DealOutcome
        try:
            if not self._has_reported():
                return self._hung()
            outcome = msgspec.msgpack.decode(self.connection.recv_bytes(), type=DealOutcome)
        except (EOFError, OSError):
            return self._died()
        self.deal = None
        return outcome

    def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.connection.close()

    def _has_reported(self) -> bool:
        if not self._is_ready and self.connection.poll():
            self._is_ready = self.connection.recv_bytes() == _READY
        return self._is_ready and self.connection.poll()

    def _hung(self) -> DealOutcome | None:
        if not self._current.hangs(self._settings):
            return None
        return self._forfeited(FailureKind.TOO_SLOW, f"{self._current.seconds_since:.0f} s")

    def _died(self) -> DealOutcome:
        self._process.join()
        if not self._is_ready:
            raise WorkersCannotStart(f"exit code {self._process.exitcode}")
        return self._forfeited(FailureKind.PROCESS_DIED, f"exit code {self._process.exitcode}")

    def _forfeited(self, what: FailureKind, detail: str) -> DealOutcome:
        assert self.deal is not None
        forfeited = DealForfeited(self.deal, what, detail, self._current.where(self._settings))
        self.stop()
        self.deal = None
        self._start()
        return forfeited


def _work(connection: Connection, settings: MatchSettings, entries: Entries, current: CurrentDecision) -> None:
    """The loop of a worker process: it takes a deal, plays it and reports."""
    # Ctrl-C reaches every process of the terminal; only the one that watches the others answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Standard output belongs to the command, so what a bot prints goes to standard error.
    sys.stdout = sys.stderr
    sides = sides_of(entries)
    connection.send_bytes(_READY)
    # The process that hands out deals may have been killed: then there is nothing left to do.
    with suppress(EOFError, OSError):
        while True:
            outcome = play_deal(settings, sides, connection.recv(), time.process_time_ns, current.begin)
            current.end()
            connection.send_bytes(msgspec.msgpack.encode(outcome))
