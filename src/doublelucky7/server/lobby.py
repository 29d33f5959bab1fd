"""All tables of the server: opened, found by link or code, loaded from the store, and unloaded when unused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import Holder, PersonId, Phase, TableSettings
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.server.access.codes import as_typed, game_of, new_link, spoken_code
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.monitoring.logs import Log, place_of, reason_of
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.commands.opening import Opening
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.services import TableServices
from doublelucky7.tables.state import TableState, people_seated
from doublelucky7.tables.stream.events import ImpossibleHistory
from doublelucky7.tables.stream.stored_tables import StoredTable, StoredTables

RECENT_MS: Final = 48 * 3600 * 1000
"""Tables used within this time are listed again after a restart, before anybody uses their link."""

IDLE_MS: Final = 10 * 60 * 1000
UNLOAD_SECONDS: Final = 60.0
MOST_VISITS: Final = 50
MOST_VISITORS: Final = 100_000
"""How many tables are remembered for a person, and for how many people, so that the home page finds running games."""


class TableRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be opened; the holders are its seats in order."""

    ruleset: RuleSet
    holders: tuple[Holder, ...]
    settings: TableSettings
    forfeits: tuple[str, ...] = ()


class _CodeTarget(msgspec.Struct, frozen=True):
    """The link of a spoken code, and when it was given out."""

    link: str
    since: int


class _LoadedTable:
    """A table in memory, its task, and when it was last used."""

    def __init__(self, runner: TableRunner, task: asyncio.Task[None], now: int) -> None:
        self.runner, self.task, self.used_at = runner, task, now


class Lobby:
    """Every loaded table is run by one runner; all others are in the store alone."""

    def __init__(
        self,
        services: TableServices,
        stored_tables: StoredTables,
        most_tables: int,
        syllables: int,
        metrics: Metrics,
        log: Log,
    ) -> None:
        self._services, self._stored_tables = services, stored_tables
        self._most_tables, self._syllables = most_tables, syllables
        self._metrics, self._log = metrics, log
        self._loaded: dict[str, _LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[TableRunner | None]] = {}
        self._unloading: dict[str, asyncio.Task[None]] = {}
        self._codes: dict[str, _CodeTarget] = {}
        self._visits: dict[PersonId, dict[str, None]] = {}
        self._unloader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Loads what is known of recent tables, so that spoken codes and lists of running games survive a restart."""
        recent = await self._stored_tables.touched_since(self._services.instant_to_store() - RECENT_MS)
        for table in recent.tables:
            await self._remember(table)
        for game in recent.unreadable:
            self._set_aside(game, "its opening cannot be read")
        self._unloader = asyncio.get_running_loop().create_task(self._unload_regularly())
        self._log("lobby_open", tables=len(self._loaded), known=len(recent.tables))

    async def open(self, host: NamedPerson, requested: TableRequest) -> TableRunner:
        """A new table; raises `CommandRefused` where it is not allowed and a Problem beyond the most tables."""
        self._make_space()
        link = new_link(self._services.random_bytes)
        code = spoken_code(self._services.random_bytes, self._syllables, self._codes)
        opening = Opening(
            game=game_of(link, 1),
            link=link,
            code=code,
            host=host,
            ruleset=requested.ruleset,
            holders=requested.holders,
            settings=requested.settings,
            forfeits=requested.forfeits,
        )
        runner = await TableRunner.open(self._services, opening)
        self._run(runner)
        self.note_visit(host.person, link)
        return runner

    async def find(self, link: str) -> TableRunner | None:
        """The table of a link, loaded from the store where it is not in memory."""
        loaded = self._loaded.get(link)
        if loaded is not None:
            loaded.used_at = self._now()
            return loaded.runner
        loading = self._loading.get(link)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(link))
            self._loading[link] = loading
            loading.add_done_callback(lambda _: self._loading.pop(link, None))
        # Shielded: a caller that is cancelled must not stop it for others who wait.
        return await asyncio.shield(loading)

    def is_loaded(self, game: str) -> bool:
        """Whether a game is in memory, or about to be."""
        return bool(self._loading) or any(loaded.runner.table.game == game for loaded in self._loaded.values())

    def loaded(self, link: str) -> TableRunner | None:
        """The table of a link if it is in memory: the newest game, also after a rematch."""
        loaded = self._loaded.get(link)
        return None if loaded is None else loaded.runner

    async def find_by_code(self, code: str) -> TableRunner | None:
        """The gathering table of a spoken code; a code lets nobody in once the game has started."""
        target = self._codes.get(as_typed(code))
        runner = None if target is None else await self.find(target.link)
        return runner if runner is not None and runner.table.phase is Phase.GATHERING else None

    def gathering(self) -> list[TableState]:
        """The tables that wait for people, newest first."""
        tables = (loaded.runner.table for loaded in self._loaded.values())
        return sorted((table for table in tables if table.phase is Phase.GATHERING), key=_newest_first)

    async def tables_of(self, person: PersonId) -> list[TableState]:
        """The tables a person sits at or hosts and that are not over, newest first."""
        runners = [await self.find(link) for link in tuple(self._visits.get(person, ()))]
        tables = (runner.table for runner in runners if runner is not None)
        return sorted((table for table in tables if _concerns(table, person)), key=_newest_first)

    def has_visited(self, person: PersonId, code: str) -> bool:
        """Whether a person has been at the table that a spoken code leads to."""
        target = self._codes.get(as_typed(code))
        return target is not None and target.link in self._visits.get(person, ())

    def note_visit(self, person: PersonId, link: str) -> None:
        """Remembers that a person has been at a table."""
        visits = self._visits.pop(person, {})
        visits.pop(link, None)
        visits[link] = None
        self._visits[person] = visits
        for remembered, most in ((visits, MOST_VISITS), (self._visits, MOST_VISITORS)):
            if len(remembered) > most:
                # The least recently used one comes first.
                del remembered[next(iter(remembered))]

    async def close(self) -> None:
        """Stops all tables after the command they are carrying out; everything acknowledged is stored."""
        if self._unloader is not None:
            self._unloader.cancel()
        tasks = [loaded.task for loaded in self._loaded.values()]
        for loaded in self._loaded.values():
            loaded.runner.stop()
        await asyncio.gather(*tasks, *self._unloading.values(), return_exceptions=True)

    def unload_idle(self) -> None:
        """Unloads tables that have not been used for a while."""
        now = self._now()
        for link, loaded in list(self._loaded.items()):
            if loaded.runner.connections:
                loaded.used_at = now
            elif now - loaded.used_at >= IDLE_MS:
                self._unload(link)
        for code, target in list(self._codes.items()):
            if target.link not in self._loaded and now - target.since >= RECENT_MS:
                del self._codes[code]

    async def _remember(self, table: StoredTable) -> None:
        if not table.is_over:
            for person in table.people:
                self.note_visit(person, table.link)
        if table.is_gathering:
            self._codes.setdefault(table.code, _CodeTarget(table.link, self._now()))
            if len(self._loaded) < self._most_tables:
                await self.find(table.link)

    async def _load(self, link: str) -> TableRunner | None:
        unloading = self._unloading.get(link)
        if unloading is not None:
            # Two runners must not append to one stream.
            await asyncio.wait({unloading})
        game = await self._stored_tables.latest_game(link)
        if game is None:
            return None
        self._make_space()
        try:
            runner = await asyncio.to_thread(TableRunner.resume, self._services, game)
        except ImpossibleHistory as impossible:
            self._set_aside(game, str(impossible))
            return None
        except StorageFailed:
            raise
        except Exception as failure:
            # What is stored of a damaged stream may be anything, and so may the exception it leads to.
            self._set_aside(game, reason_of(failure))
            return None
        self._run(runner)
        return runner

    def _set_aside(self, game: str, why: str) -> None:
        """Notes a table that cannot be read; all others go on."""
        self._metrics.tables_set_aside += 1
        self._log("impossible_history", game=game, why=why)

    def _run(self, runner: TableRunner) -> None:
        table = runner.table
        runner.on_rematch = self._move_to_rematch
        task = asyncio.get_running_loop().create_task(runner.run())
        self._loaded[table.link] = _LoadedTable(runner, task, self._now())
        self._codes.setdefault(table.code, _CodeTarget(table.link, self._now()))
        self._metrics.tables = len(self._loaded)
        task.add_done_callback(self._on_end(runner))

    def _move_to_rematch(self, old: TableRunner, new: TableRunner) -> None:
        self._run(new)
        for connection in old.connections:
            old.leave(connection)
            try:
                new.join(connection)
            except CommandRefused:
                connection.close(CloseReason.CLOSED_TO_SPECTATORS)
        old.stop()

    def _on_end(self, runner: TableRunner) -> Callable[[asyncio.Task[None]], None]:
        def ended(task: asyncio.Task[None]) -> None:
            failure = None if task.cancelled() else task.exception()
            if failure is None:
                return
            # A failing store stops the whole server; after any other failure this table's clients reconnect.
            if not isinstance(failure, StorageFailed):
                name, place = type(failure).__name__, place_of(failure)
                self._log("table_failed", game=runner.table.game, why=name, where=place)
            loaded = self._loaded.get(runner.table.link)
            if loaded is not None and loaded.runner is runner:
                self._forget(runner.table.link)
            _end_all(runner, CloseReason.SERVER_STOPS)

        return ended

    def _unload(self, link: str) -> None:
        loaded = self._forget(link)
        loaded.runner.stop()
        self._unloading[link] = loaded.task
        loaded.task.add_done_callback(lambda _: self._unloading.pop(link, None))
        if loaded.runner.table.phase is not Phase.GATHERING:
            self._codes.pop(loaded.runner.table.code, None)

    def _forget(self, link: str) -> _LoadedTable:
        loaded = self._loaded.pop(link)
        self._metrics.tables = len(self._loaded)
        return loaded

    def _make_space(self) -> None:
        if len(self._loaded) < self._most_tables:
            return
        empty = (link for link, loaded in self._loaded.items() if not loaded.runner.connections)
        link = min(empty, key=lambda link: self._loaded[link].used_at, default=None)
        if link is None:
            raise Problem(HttpError.TOO_MANY_TABLES)
        self._unload(link)

    async def _unload_regularly(self) -> None:
        while True:
            await asyncio.sleep(UNLOAD_SECONDS)
            self.unload_idle()

    def _now(self) -> int:
        return self._services.clock.now()


def _end_all(runner: TableRunner, why: CloseReason) -> None:
    for connection in runner.connections:
        connection.close(why)


def _concerns(table: TableState, person: PersonId) -> bool:
    is_going_on = table.phase in (Phase.GATHERING, Phase.CONTRIBUTING, Phase.PLAYING)
    return is_going_on and (table.host == person or person in people_seated(table))


def _newest_first(table: TableState) -> int:
    return -table.opened_at
