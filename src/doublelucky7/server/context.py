"""Everything an endpoint needs, put together once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from doublelucky7.server.access.callers import Reception
from doublelucky7.server.access.limits import Allowances, Grudges
from doublelucky7.server.access.origins import Premises
from doublelucky7.server.access.sessions import Identities
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.lobby import Lobby
from doublelucky7.server.logs import Log, place_of
from doublelucky7.server.metrics import Metrics
from doublelucky7.server.settings import Settings
from doublelucky7.server.websocket.session_connections import OpenLines
from doublelucky7.storage.event_store import EventStore
from doublelucky7.storage.projections import Projections


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """The server's parts."""

    settings: Settings
    premises: Premises
    reception: Reception
    identities: Identities
    lobby: Lobby
    lines: OpenLines
    store: EventStore
    projections: Projections
    metrics: Metrics
    log: Log
    readers: Executor
    """Threads for what reads much: records and replays."""
    views: Executor
    """The one thread that brings the views of finished games up to date and reads them, in this order."""
    requests: Allowances
    guesses: Allowances
    new_tables: Allowances
    grudges: Grudges
    monotonic: Callable[[], float]

    def note_refusal(self, problem: Problem, address: str) -> None:
        """Counts and logs what was refused, with the code alone."""
        self.metrics.refusals[problem.code.value] += 1
        self.log("refused", code=problem.code.value, address=address)

    def note_failure(self, event: str, failure: BaseException | None) -> None:
        """Logs a failure of ours: name and place are enough to look for it; its text might tell somebody's cards."""
        if failure is None:
            self.log(event)
        else:
            self.log(event, why=type(failure).__name__, where=place_of(failure))
