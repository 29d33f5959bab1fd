"""The parts of a running server that its endpoints and websockets use."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from doublelucky7.protocol.http import HttpError
from doublelucky7.server.access.callers import CallerIdentification
from doublelucky7.server.access.limits import RateLimits, ReconnectDelays
from doublelucky7.server.access.origins import AllowedOrigins
from doublelucky7.server.access.sessions import Sessions
from doublelucky7.server.access.storage_budget import StorageBudget
from doublelucky7.server.coaching.advising import Adviser
from doublelucky7.server.coaching.daily_tries import DailyTries
from doublelucky7.server.coaching.review_queue import ReviewQueue
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.lobby.lobby import Lobby
from doublelucky7.server.lobby.presence import Presence
from doublelucky7.server.monitoring.logs import Log, RefusalLog, place_of, reason_of
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.server.pads.shared_pads import SharedPads
from doublelucky7.server.settings import Settings
from doublelucky7.server.websocket.session_connections import SessionConnections
from doublelucky7.storage.event_store import EventStore, StorageFailed
from doublelucky7.storage.projections import Projections


class ServerContext(msgspec.Struct, frozen=True, kw_only=True):
    """The server's parts, made once when it starts."""

    settings: Settings
    origins: AllowedOrigins
    callers: CallerIdentification
    sessions: Sessions
    lobby: Lobby
    pads: SharedPads
    session_connections: SessionConnections
    store: EventStore
    projections: Projections
    reviews: ReviewQueue
    adviser: Adviser
    daily: DailyTries
    budget: StorageBudget
    metrics: Metrics
    log: Log
    readers: Executor
    """Threads for what computes much: records and replays."""
    request_limits: RateLimits
    person_limits: RateLimits
    work_limits: RateLimits
    """For requests that read a whole game."""
    refusals_logged: RefusalLog
    guess_limits: RateLimits
    new_table_limits: RateLimits
    reconnect_delays: ReconnectDelays
    monotonic: Callable[[], float]
    node: Presence | None = None
    """This node's part among several, None where the server is alone."""

    def note_refusal(self, problem: Problem, address: str) -> None:
        """Counts and logs a refusal by its code."""
        self.metrics.refusals[problem.code.value] += 1
        self.refusals_logged.note(problem.code.value, address)

    def require_rate(self, address: str, person: str | None) -> None:
        """Refuses an address, or one person behind it, that asks too often; a family shares one address."""
        now = self.monotonic()
        if person is not None and not self.person_limits.take(person, now):
            raise Problem(HttpError.TOO_FAST)
        if not self.request_limits.take(address, now):
            raise Problem(HttpError.TOO_FAST)

    def note_failure(self, event: str, failure: BaseException | None) -> None:
        """Logs an unexpected exception by its type and place; its text may hold somebody's cards."""
        if failure is None:
            self.log(event)
        else:
            why = reason_of(failure) if isinstance(failure, StorageFailed) else type(failure).__name__
            self.log(event, why=why, where=place_of(failure))
