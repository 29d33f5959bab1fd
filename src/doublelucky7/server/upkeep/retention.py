"""Deletes abandoned and old tables by the operator's rules; days are counted by `TrustedTime`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from doublelucky7.server.access.sessions import DAY_MS, PAUSE_SECONDS
from doublelucky7.server.monitoring.logs import Log
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.server.settings import KeptDays
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.stream_ledger import Stage, StreamLedger

BETWEEN_SECONDS: Final = 3_600.0
"""How often the rules are applied; the first time comes so long after the start."""


class RetentionRules:
    """Deletes the tables that nobody has used for longer than the rules keep them."""

    def __init__(
        self,
        keep: KeptDays,
        ledger: StreamLedger,
        trusted_now: Callable[[], int],
        is_in_use: Callable[[str], bool],
        metrics: Metrics,
        log: Log,
    ) -> None:
        self._ledger, self._trusted_now, self._is_in_use = ledger, trusted_now, is_in_use
        self._metrics, self._log = metrics, log
        self._rules: tuple[tuple[str, Sequence[Stage], int | None], ...] = (
            ("unstarted", (Stage.GATHERING,), keep.unstarted),
            ("unfinished", (Stage.PLAYING,), keep.unfinished),
            ("finished", (Stage.FINISHED, Stage.CLOSED), keep.finished),
            ("pads", (Stage.PAD,), keep.pads),
        )

    async def run_once(self) -> None:
        """Applies every rule, a few tables at a time."""
        for name, stages, days in self._rules:
            if days is not None:
                await self._delete(name, stages, self._trusted_now() - days * DAY_MS)

    async def _delete(self, rule: str, stages: Sequence[Stage], before: int) -> None:
        deleted = 0
        while True:
            found = await asyncio.wrap_future(self._ledger.untouched(stages, before))
            games = [game for game in found if not self._is_in_use(game)]
            if not games:
                break
            await asyncio.wrap_future(self._ledger.delete(games))
            deleted += len(games)
            self._metrics.tables_forgotten[rule] += len(games)
            await asyncio.sleep(PAUSE_SECONDS)
        if deleted:
            self._log("tables_forgotten", rule=rule, tables=deleted)


@asynccontextmanager
async def retention_applied_meanwhile(
    rules: RetentionRules, between_seconds: float = BETWEEN_SECONDS
) -> AsyncIterator[None]:
    """Applies the rules meanwhile."""
    running = asyncio.create_task(_run(rules, between_seconds))
    try:
        yield
    finally:
        running.cancel()


async def _run(rules: RetentionRules, between_seconds: float) -> None:
    while True:
        await asyncio.sleep(between_seconds)
        # A server that is alone stops for this; a node tries again.
        with suppress(StorageFailed):
            await rules.run_once()
