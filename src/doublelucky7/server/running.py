"""A running server: its parts are made, started and stopped, and it ends with an exit status."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from starlette.applications import Starlette

from doublelucky7.bots.registry import levels_at_tables
from doublelucky7.platforms import allow_many_open_files, most_open_files
from doublelucky7.protocol.http import HttpError, Reach
from doublelucky7.server.access.callers import CallerIdentification
from doublelucky7.server.access.codes import HOUSEHOLD_SYLLABLES, PUBLIC_SYLLABLES, game_of
from doublelucky7.server.access.limits import RateLimits, ReconnectDelays
from doublelucky7.server.access.origins import AllowedOrigins
from doublelucky7.server.access.session_expiry import SessionExpiry, sessions_expired_meanwhile
from doublelucky7.server.access.sessions import DAY_MS, Sessions
from doublelucky7.server.access.storage_budget import StorageBudget
from doublelucky7.server.coaching.advising import Adviser
from doublelucky7.server.coaching.daily_tries import DailyTries
from doublelucky7.server.coaching.kept_reviews import KeptReviews
from doublelucky7.server.coaching.review_queue import ReviewQueue
from doublelucky7.server.context import ServerContext
from doublelucky7.server.http.application import application
from doublelucky7.server.http.base_path import UnderBasePath
from doublelucky7.server.http.connections import OpenConnections
from doublelucky7.server.http.listening import duplicated
from doublelucky7.server.http.pages import Pages
from doublelucky7.server.http.web_server import StartFailed, WebServer
from doublelucky7.server.lobby.lobby import Lobby
from doublelucky7.server.lobby.storage import PAD_CODES, TABLE_CODES, storage_alone, storage_of_node
from doublelucky7.server.monitoring.logs import Log, RefusalLog, place_of, reason_of
from doublelucky7.server.monitoring.metrics import MeasuredStore, Metrics
from doublelucky7.server.monitoring.metrics_listener import metrics_served_meanwhile
from doublelucky7.server.pads.shared_pads import SharedPads
from doublelucky7.server.settings import Proxy, Settings
from doublelucky7.server.upkeep.disk_space import DiskSpace, FreeSpace, disk_watched_meanwhile
from doublelucky7.server.upkeep.garbage_collection import garbage_collected_when_quiet
from doublelucky7.server.upkeep.retention import RetentionRules, retention_applied_meanwhile
from doublelucky7.server.upkeep.trusted_time import JUMP_MS, TrustedTime
from doublelucky7.server.websocket.admission import PATH, Socket, WebSocketAdmission
from doublelucky7.server.websocket.pad_socket import PAD_PATH, PadSocket
from doublelucky7.server.websocket.session_connections import SessionConnections
from doublelucky7.server.websocket.table_socket import TableSocket
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.storage.folder_lock import FolderLock
from doublelucky7.storage.projections import FinishedGame
from doublelucky7.tables.bot_turns import BotFailure, OutsideBot, asking_in
from doublelucky7.tables.services import SteadyClock, TableClock, TableServices, wall_now
from doublelucky7.tables.stream.stored_tables import StoredTables

REVIEWS: Final = "reviews"
DAILY: Final = "daily"
STOPPED: Final = 0
STORAGE_FAILED: Final = 74
"""The input/output error of sysexits.h."""

READING_THREADS: Final = 2
TRUSTED_TIME: Final = "trusted_time"
ORIGIN_SALT: Final = "origin_salt"
SALT_BYTES: Final = 32
RESERVED_FILES: Final = 100
"""Files that connections must leave: the database, its log, listening sockets, the page, pipes to bots."""
_SECONDS_IN_A_MINUTE: Final = 60.0
SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep the storage's thread waiting between two statements. Beside a busy loop a batch of
ten appends takes 14 to 28 ms with Python's default of 5 ms, and 3.5 ms with this."""


class RunningServer:
    """A server with its database, threads and tables."""

    def __init__(
        self, settings: Settings, log: Log, on_ready: Callable[[], None], clock: TableClock | None = None
    ) -> None:
        if settings.node is not None:
            log = partial(log, node=settings.node.name)
        self._settings, self._log, self._on_ready = settings, log, on_ready
        self._metrics = Metrics()
        self._storage_failure: StorageFailed | None = None
        self._server: WebServer | None = None
        self._start_failure: Exception | None = None
        self._for_metrics: socket.socket | None = None
        # Private, because it holds the secrets of running games.
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._folder_lock = FolderLock(settings.data)
        try:
            if settings.node is None:
                self._storage = storage_alone(settings, secrets.token_bytes, self._storage_failed)
            else:
                self._metrics.node = settings.node.name
                self._storage = storage_of_node(settings.node, settings.data, secrets.token_bytes, self._metrics, log)
        except Exception:
            self._folder_lock.release()
            raise
        self._engine = self._storage.engine
        self._ledger, self._projections = self._engine.ledger, self._engine.projections
        wall = wall_now if clock is None else clock.now
        self._clock = clock or SteadyClock()
        self._trusted = TrustedTime(_integer(self._ledger.setting(TRUSTED_TIME).result()), wall, time.monotonic)
        self._stamp = self._trusted.stamp
        self._bots = ThreadPoolExecutor(settings.limits.bot_threads, "bot")
        self._stand_ins = ThreadPoolExecutor(1, "stand-in")
        self._outside_bots = {name: OutsideBot(name) for name in settings.bots}
        self._readers = ThreadPoolExecutor(READING_THREADS, "reader")
        self._context = self._make_context()
        pages = Pages(base_path=settings.base_path)
        answer = UnderBasePath(application(self._context, self._lifespan, pages), settings.base_path)
        sockets: dict[str, Socket] = {PATH: TableSocket(self._context), PAD_PATH: PadSocket(self._context)}
        self._server = WebServer(answer, WebSocketAdmission(self._context, sockets), self._open_connections())
        if self.storage_failure is not None:
            # What was written while the parts were made has failed already.
            self.stop()

    @property
    def storage_failure(self) -> StorageFailed | None:
        """Why nothing more could be stored, if that is why the server has stopped."""
        return self._storage_failure

    @property
    def context(self) -> ServerContext:
        """The parts of the server."""
        return self._context

    def stop(self) -> None:
        """Asks the server to stop, from any thread."""
        if self._server is not None:
            self._server.stop()

    def run(self, listening: socket.socket, for_metrics: socket.socket | None = None) -> int:
        """Serves until stopped, and answers with the exit status; raises whatever the start failed for."""
        assert self._server is not None
        self._for_metrics = for_metrics
        allow_many_open_files()
        sys.setswitchinterval(SWITCH_SECONDS)
        try:
            self._server.run(duplicated(listening))
        except StartFailed:
            assert self._start_failure is not None
            raise self._start_failure from None
        finally:
            for bot in self._outside_bots.values():
                bot.close()
            # The server does not wait for bots that are still thinking.
            for threads in (self._bots, self._stand_ins, self._readers):
                threads.shutdown(wait=False, cancel_futures=True)
            self._projections.close()
            self._engine.write_last_notes()
            self._keep_trusted_time()
            if self._storage.node is not None:
                self._storage.node.close()
            self._engine.close()
            self._folder_lock.release()
        status = STOPPED if self._storage_failure is None else STORAGE_FAILED
        self._log("stopped", status=status)
        return status

    def _make_context(self) -> ServerContext:
        settings, metrics, log = self._settings, self._metrics, self._log

        def note_failure(failed: BotFailure) -> None:
            metrics.bots_played_for[failed.fault.value] += 1
            where = None if failed.error is None else place_of(failed.error)
            log("bot_played_for", level=failed.level, why=failed.fault.value, where=where)

        limits, clock, storage = settings.limits, self._clock, self._storage
        budget = StorageBudget(limits, self._ledger, self._salt(), time.monotonic)
        store = MeasuredStore(self._engine.store, metrics, time.monotonic, self._table_closed)
        services = TableServices(
            store=store,
            clock=clock,
            random_bytes=secrets.token_bytes,
            ask_bot=asking_in(self._bots, self._stand_ins, note_failure, limits.bot_seconds, self._outside_bots),
            levels=tuple(level.name for level in levels_at_tables(settings.bots)),
            game_of=game_of,
            budget=budget,
            standing_answers=self._engine.standing_answers,
            on_game_ended=self._game_ended,
            epoch=self._storage.put_back.epoch,
            stamp=self._stamp,
        )
        origins = AllowedOrigins(settings, time.monotonic)
        sessions = Sessions(self._engine.sessions, secrets.token_bytes, self._stamp, self._trusted.now)
        syllables = HOUSEHOLD_SYLLABLES if settings.reach is Reach.HOUSEHOLD else PUBLIC_SYLLABLES
        return ServerContext(
            settings=settings,
            origins=origins,
            callers=CallerIdentification(origins, sessions, settings.proxy),
            sessions=sessions,
            lobby=Lobby(
                services,
                StoredTables(self._engine.lookup, game_of),
                limits.tables,
                storage.directory(TABLE_CODES, syllables, clock.now),
                storage.ownership,
                metrics,
                log,
            ),
            pads=SharedPads(
                store,
                self._engine.lookup,
                secrets.token_bytes,
                clock.now,
                limits.tables,
                storage.directory(PAD_CODES, syllables, clock.now),
                storage.ownership,
                metrics,
                log,
            ),
            session_connections=SessionConnections(),
            store=store,
            projections=self._projections,
            adviser=Adviser(),
            daily=DailyTries(settings.data / DAILY, self._stamp),
            reviews=ReviewQueue(KeptReviews(settings.data / REVIEWS), time.monotonic),
            budget=budget,
            metrics=metrics,
            log=self._log,
            readers=self._readers,
            request_limits=RateLimits(limits.requests_a_second, limits.request_burst),
            person_limits=RateLimits(limits.person_requests_a_second, limits.person_request_burst),
            work_limits=RateLimits(limits.games_read_a_second, limits.games_read_burst),
            refusals_logged=RefusalLog(self._log, time.monotonic),
            guess_limits=RateLimits(limits.code_guesses_a_minute / _SECONDS_IN_A_MINUTE, limits.code_guess_burst),
            new_table_limits=RateLimits(limits.tables_a_minute / _SECONDS_IN_A_MINUTE, limits.table_burst),
            reconnect_delays=ReconnectDelays(),
            monotonic=time.monotonic,
            node=storage.node,
        )

    def _salt(self) -> bytes:
        """The key of the hashes by which this file names addresses, made once."""
        kept = self._ledger.setting(ORIGIN_SALT).result()
        if isinstance(kept, bytes):
            return kept
        salt = secrets.token_bytes(SALT_BYTES)
        self._ledger.keep_setting(ORIGIN_SALT, salt)
        return salt

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(self._note_failure)
        try:
            await self._context.lobby.start()
        except Exception as failure:
            self._start_failure = failure
            self._log("start_failed", why=reason_of(failure))
            raise
        self._context.pads.start()
        self._projections.catch_up().add_done_callback(self._caught_up)
        async with (
            garbage_collected_when_quiet(lambda: self._context.metrics.messages_received),
            sessions_expired_meanwhile(
                SessionExpiry(self._context.sessions, self._clock.now, self._log, self._keep_trusted_time)
            ),
            retention_applied_meanwhile(self._retention_rules()),
            disk_watched_meanwhile(self._disk_space()),
            metrics_served_meanwhile(self._for_metrics, self._context.metrics.text),
            self._node_meanwhile(),
        ):
            if self._trusted.behind() > JUMP_MS:
                self._log("clock_jumped", days=self._trusted.behind() // DAY_MS)
            self._log("started", port=self._settings.port)
            self._on_ready()
            yield
        await self._context.lobby.close()
        await self._context.pads.close()
        await self._context.reviews.close()
        self._context.adviser.close()

    @asynccontextmanager
    async def _node_meanwhile(self) -> AsyncIterator[None]:
        """Keeps the node alive meanwhile, where the server is one."""
        node, settings = self._storage.node, self._settings.node
        if node is None or settings is None:
            yield
            return
        from doublelucky7.server.lobby.alive import NodeLife, node_alive_meanwhile

        life = NodeLife(self._context, node, settings, self.stop)
        async with node_alive_meanwhile(life, node, settings.database):
            yield

    def _open_connections(self) -> OpenConnections:
        """The bounds of open connections; behind a proxy all of them come from one address, which is not counted."""
        limits, metrics = self._settings.limits, self._context.metrics
        allow_many_open_files()
        files = most_open_files()
        return OpenConnections(
            most=limits.connections if files is None else min(limits.connections, max(1, files - RESERVED_FILES)),
            most_an_address=None if self._settings.proxy is Proxy.TRUSTED else limits.connections_an_address,
            websockets=lambda: metrics.connections,
            on_refusal=lambda: self._context.refusals_logged.note(HttpError.TOO_MANY_CONNECTIONS.value, "any"),
        )

    def _keep_trusted_time(self) -> None:
        self._storage.put_back.change()
        self._ledger.keep_setting(TRUSTED_TIME, self._trusted.now())

    def _retention_rules(self) -> RetentionRules:
        context = self._context
        return RetentionRules(
            self._settings.keep,
            self._ledger,
            self._trusted.now,
            lambda stream: context.lobby.is_loaded(stream) or context.pads.is_loaded(stream),
            context.metrics,
            self._log,
        )

    def _disk_space(self) -> DiskSpace:
        def on_change(free: FreeSpace) -> None:
            self._context.budget.has_disk_space = free is not FreeSpace.TOO_LITTLE

        return DiskSpace(self._settings.data, self._settings.limits, self._context.metrics, self._log, on_change)

    def _note_failure(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Logs an exception nobody has caught; asyncio itself would log its text and arguments."""
        self._context.note_failure("loop_failed", context.get("exception"))

    def _caught_up(self, projected: Future[int]) -> None:
        """Logs how many games that ended before a crash were added to the projections."""
        if projected.cancelled():
            return
        failure = projected.exception()
        if failure is None:
            self._log("views_caught_up", games=projected.result())
        else:
            self._log("views_failed", why=reason_of(failure))

    def _game_ended(self, finished: FinishedGame) -> None:
        """Adds a game to the projections; a server that is stopping leaves it to the next start."""
        with suppress(RuntimeError):
            self._projections.add(finished).add_done_callback(partial(self._projected, finished.game))

    def _table_closed(self, game: str) -> None:
        """Adds a game that may have been closed before its end."""
        with suppress(RuntimeError):
            self._projections.project(game).add_done_callback(partial(self._projected, game))

    def _projected(self, game: str, done: Future[None]) -> None:
        failure = None if done.cancelled() else done.exception()
        if failure is not None:
            # The game is stored; the next start adds it to the projections.
            self._log("views_failed", game=game, why=reason_of(failure))

    def _storage_failed(self, failure: StorageFailed) -> None:
        self._log("storage_failed", why=str(failure))
        # Without storage no move can be acknowledged.
        self._storage_failure = failure
        self.stop()


def _integer(value: bytes | int | None) -> int | None:
    return value if isinstance(value, int) else None
