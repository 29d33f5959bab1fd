"""Running a server: everything is put together, started, and stopped, quickly and with an honest exit status."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any, Final, cast

import uvicorn
from starlette.applications import Starlette

from doublelucky7.bots.levels import LEVELS
from doublelucky7.protocol.http import Reach
from doublelucky7.server.access.callers import Reception
from doublelucky7.server.access.codes import HOUSEHOLD_SYLLABLES, PUBLIC_SYLLABLES, game_of
from doublelucky7.server.access.limits import Allowances, Grudges
from doublelucky7.server.access.origins import Premises
from doublelucky7.server.access.session_expiry import SessionUpkeep, sessions_kept_up
from doublelucky7.server.access.sessions import Identities
from doublelucky7.server.context import Desk
from doublelucky7.server.garbage_collection import tidied_when_quiet
from doublelucky7.server.http.application import application
from doublelucky7.server.http.connections import Door, PromptHttp
from doublelucky7.server.http.pages import Pages
from doublelucky7.server.lobby import Lobby
from doublelucky7.server.logs import Log, mute_the_web_server, place_of
from doublelucky7.server.measured_store import WatchedStore
from doublelucky7.server.metrics import Metrics
from doublelucky7.server.settings import Settings
from doublelucky7.server.stored_tables import Shelf
from doublelucky7.server.websocket.protocol import DirectWebsocket
from doublelucky7.server.websocket.session_connections import OpenLines
from doublelucky7.storage.folder_lock import SoleUse
from doublelucky7.storage.projections import Projections
from doublelucky7.storage.sessions import SessionStore
from doublelucky7.storage.sqlite import SqliteDatabase, SqliteStore
from doublelucky7.tables.bot_turns import Mishap, asking_in
from doublelucky7.tables.services import House, TableClock, WallClock
from doublelucky7.tables.stream.summary import summarise

DATABASE: Final = "doublelucky7.sqlite"
STOPPED: Final = 0
STORAGE_FAILED: Final = 74
"""As sysexits.h calls an input/output error."""

MOST_FRAME_BYTES: Final = 65_536
"""Frames beyond this are not even read; a message within it that is too long gets a coded answer."""

BACKLOG: Final = 4_096
ACCEPTED_AT_A_TURN: Final = 32
STOP_SECONDS: Final = 2
READING_THREADS: Final = 2
_SECONDS_IN_A_MINUTE: Final = 60.0
SWITCH_SECONDS: Final = 0.0005
"""How long the event loop may keep the storage's thread waiting between two statements: beside a busy loop a batch of
ten appends took 14 to 28 ms with Python's usual 5 ms, and takes 3.5 ms with this, at no measurable cost to the loop."""

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class HouseServer(uvicorn.Server):
    """uvicorn, but it says goodbye first and leaves the exit status to us."""

    def __init__(self, config: uvicorn.Config, say_goodbye: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_goodbye = say_goodbye
        self.has_storage_failed = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Says goodbye to every device, then ends everything."""
        self._say_goodbye()
        # One turn of the loop for each goodbye to be handed to its line.
        await asyncio.sleep(0)
        await super().shutdown(sockets)
        for connection in list(self.server_state.connections):
            # Whoever has not read its goodbye by now never will.
            connection.transport.abort()
        await asyncio.sleep(0)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stops at the first signal; it is not raised again, because stopping is what was asked for."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def storage_failed(self) -> None:
        """Stops the server: what is not stored is not acknowledged, so nothing can go on."""
        self.has_storage_failed = True
        self.should_exit = True


class RunningHouse:
    """A server with its database, threads and tables, from opening the file to closing it."""

    def __init__(
        self, settings: Settings, log: Log, on_ready: Callable[[], None], clock: TableClock | None = None
    ) -> None:
        self._settings, self._log, self._on_ready = settings, log, on_ready
        self._clock = clock or WallClock()
        # Nobody else on this machine needs to read secrets of running games.
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._sole_use = SoleUse(settings.data)
        try:
            self._database = SqliteDatabase(settings.data / DATABASE, self._storage_failed)
        except Exception:
            self._sole_use.end()
            raise
        self._bots = ThreadPoolExecutor(settings.limits.bot_threads, "bot")
        self._stand_ins = ThreadPoolExecutor(1, "stand-in")
        self._readers = ThreadPoolExecutor(READING_THREADS, "reader")
        self._views = ThreadPoolExecutor(1, "views")
        self._projections = Projections(self._database, summarise)
        self._desk = self._put_together()
        self._server = self._configured()

    @property
    def desk(self) -> Desk:
        """The parts of the server."""
        return self._desk

    def stop(self) -> None:
        """Asks the server to stop, from any thread."""
        self._server.should_exit = True

    def run(self, listening: socket.socket) -> int:
        """Serves until told to stop, and answers with the exit status."""
        mute_the_web_server()
        allow_many_connections()
        sys.setswitchinterval(SWITCH_SECONDS)
        try:
            self._server.run(many_handed(listening))
        finally:
            # Bots that still think must not hold up the end.
            for threads in (self._bots, self._stand_ins, self._readers, self._views):
                threads.shutdown(wait=False, cancel_futures=True)
            self._database.close()
            self._sole_use.end()
        status = STORAGE_FAILED if self._server.has_storage_failed else STOPPED
        self._log("stopped", status=status)
        return status

    def _put_together(self) -> Desk:
        settings, metrics, log = self._settings, Metrics(), self._log

        def note_mishap(mishap: Mishap) -> None:
            metrics.bots_played_for[mishap.trouble.value] += 1
            where = None if mishap.failure is None else place_of(mishap.failure)
            log("bot_played_for", level=mishap.level, why=mishap.trouble.value, where=where)

        limits, clock = settings.limits, self._clock
        store = WatchedStore(SqliteStore(self._database), metrics, time.monotonic, self._game_ended)
        house = House(
            store=store,
            clock=clock,
            random_bytes=secrets.token_bytes,
            ask_bot=asking_in(self._bots, self._stand_ins, note_mishap, limits.bot_seconds),
            levels=tuple(level.name for level in LEVELS),
            game_of=game_of,
        )
        premises = Premises(settings, time.monotonic)
        identities = Identities(SessionStore(self._database), secrets.token_bytes, clock.now)
        syllables = HOUSEHOLD_SYLLABLES if settings.reach is Reach.HOUSEHOLD else PUBLIC_SYLLABLES
        return Desk(
            settings=settings,
            premises=premises,
            reception=Reception(premises, identities, settings.proxy),
            identities=identities,
            lobby=Lobby(house, Shelf(self._database), limits.tables, syllables, metrics, self._log),
            lines=OpenLines(),
            store=store,
            projections=self._projections,
            metrics=metrics,
            log=self._log,
            readers=self._readers,
            views=self._views,
            requests=Allowances(limits.requests_a_second, limits.request_burst),
            guesses=Allowances(limits.code_guesses_a_minute / _SECONDS_IN_A_MINUTE, limits.code_guess_burst),
            new_tables=Allowances(limits.tables_a_minute / _SECONDS_IN_A_MINUTE, limits.table_burst),
            grudges=Grudges(),
            monotonic=time.monotonic,
        )

    def _configured(self) -> HouseServer:
        config = uvicorn.Config(
            application(self._desk, self._lifespan, Pages()),
            # uvicorn only calls it, so it need not be a class.
            http=cast(type[asyncio.Protocol], partial(PromptHttp, Door())),
            ws=DirectWebsocket,
            ws_max_size=MOST_FRAME_BYTES,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=STOP_SECONDS,
            lifespan="on",
        )
        return HouseServer(config, self._desk.lobby.say_goodbye)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(self._note_failure)
        await self._desk.lobby.start()
        self._views.submit(self._catch_up)
        async with (
            tidied_when_quiet(lambda: self._desk.metrics.messages_received),
            sessions_kept_up(SessionUpkeep(self._desk.identities, self._clock.now, self._log)),
        ):
            self._log("started", port=self._settings.port)
            self._on_ready()
            yield
        await self._desk.lobby.close()

    def _note_failure(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Whatever nobody else has caught; asyncio would write it out with its text and whatever was handed over."""
        self._desk.note_failure("loop_failed", context.get("exception"))

    def _catch_up(self) -> None:
        """Brings what ended before a crash into the views."""
        try:
            self._log("views_caught_up", games=self._projections.catch_up())
        except Exception as failure:
            self._log("views_failed", why=type(failure).__name__)

    def _game_ended(self, game: str) -> None:
        """The views of finished games follow in their own thread; a server that is stopping leaves it for later."""
        with suppress(RuntimeError):
            self._views.submit(self._project, game)

    def _project(self, game: str) -> None:
        try:
            self._projections.project(game)
        except Exception as failure:
            # The game is stored and the next start catches up, so players need not suffer.
            self._log("views_failed", game=game, why=type(failure).__name__)

    def _storage_failed(self) -> None:
        self._log("storage_failed")
        self._server.storage_failed()


def listen(address: str, port: int) -> socket.socket:
    """A listening socket; raises OSError where the port is taken or not ours."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((address, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def many_handed(listening: socket.socket) -> list[socket.socket]:
    """The same socket under several names: the event loop accepts one connection for each name at a turn.

    With one name 10,000 who come at once overflow the system's queue, and try again only after many seconds.
    """
    if os.name != "posix":
        return [listening]
    return [listening, *(listening.dup() for _ in range(ACCEPTED_AT_A_TURN - 1))]


def allow_many_connections() -> None:
    """Raises the number of open files to what the system grants: every websocket is one."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
