"""Deals played on several machines, by Dask distributed; each deal has a key of its own and counts once."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from queue import Empty, SimpleQueue

import msgspec

from doublelucky7.arena.contestants import Entries, Entry, Sides, Versions, contestant, sides_of, versions_of
from doublelucky7.arena.current_decision import CurrentDecision
from doublelucky7.arena.deal import play_deal
from doublelucky7.arena.outcomes import DealForfeited, DealOutcome, FailureKind
from doublelucky7.arena.settings import MatchSettings, fingerprint_of
from doublelucky7.bots.bot import Bot

SECONDS_TO_CONNECT = 10
SECONDS_BETWEEN_LOOKS = 0.2


class ClusterMissing(Exception):
    """Raised where the packages of the extra `cluster` are not installed."""


class ClusterUnreachable(Exception):
    """Raised where nobody answers at an address."""


class OtherVersionThere(Exception):
    """Raised where a machine of the cluster has other bots than this one."""


def on_cluster(
    settings: MatchSettings, entries: Entries, deals: Sequence[int], *, address: str
) -> Iterator[DealOutcome]:
    """Plays deals on a Dask cluster; when a machine vanishes, the deals it had are played by another."""
    try:
        from distributed import Client, as_completed
        from distributed.scheduler import KilledWorker
    except ImportError as error:
        raise ClusterMissing from error
    try:
        client = Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)  # type: ignore[no-untyped-call]  # theirs
    except (OSError, TimeoutError, ValueError) as error:
        raise ClusterUnreachable(str(error)) from error
    with client:
        versions = versions_of(sides_of(entries))
        match_name = f"{fingerprint_of(settings)}-{versions.hero}-{versions.opponent}"
        deal_of = {
            client.submit(_outcome_there, settings, entries, versions, deal, key=f"deal-{match_name}-{deal}"): deal
            for deal in deals
        }
        for future in as_completed(deal_of, loop=client.loop):  # type: ignore[no-untyped-call]  # theirs
            try:
                outcome: DealOutcome = msgspec.msgpack.decode(future.result(), type=DealOutcome)
            except KilledWorker as error:
                # Dask gives a deal up after it has taken down several machines.
                outcome = DealForfeited(deal_of[future], FailureKind.PROCESS_DIED, str(error), None)
            future.release()
            yield outcome


def _outcome_there(settings: MatchSettings, entries: Entries, versions: Versions, deal: int) -> bytes:
    """What a machine of the cluster does with a deal."""
    sides = Sides(_bot(entries.hero), _bot(entries.opponent))
    if versions_of(sides) != versions:
        raise OtherVersionThere(f"{versions_of(sides)}")
    return msgspec.msgpack.encode(_watched(settings, sides, deal))


def _watched(settings: MatchSettings, sides: Sides, deal: int) -> DealOutcome:
    """The outcome of a deal played in a thread of its own, which is given up when a decision hangs."""
    current = CurrentDecision()
    reports: SimpleQueue[DealOutcome | BaseException] = SimpleQueue()

    def play() -> None:
        try:
            # The clock of this thread alone: a machine may play several deals at once.
            reports.put(play_deal(settings, sides, deal, time.thread_time_ns, current.begin))
        except BaseException as error:
            reports.put(error)

    player = threading.Thread(target=play, daemon=True)
    player.start()
    while True:
        try:
            report = reports.get(timeout=SECONDS_BETWEEN_LOOKS)
        except Empty:
            if not current.hangs(settings):
                continue
            _give_up(player)
            return DealForfeited(deal, FailureKind.TOO_SLOW, f"{current.seconds_since:.0f} s", current.where(settings))
        if isinstance(report, BaseException):
            raise report
        return report


def _give_up(player: threading.Thread) -> None:
    """Raises SystemExit in a thread, so that an endless loop ends; a bot that waits for something ends after that."""
    assert player.ident is not None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(player.ident), ctypes.py_object(SystemExit))


def _bot(entry: Entry) -> Bot:
    return _made_once(entry) if isinstance(entry, str) else entry


@lru_cache
def _made_once(name: str) -> Bot:
    return contestant(name)
