"""All tables of the server: opened, found by link or code, loaded from the store, and unloaded when unused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import CloseReason
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import Holder, PersonId, Phase, TableSettings
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.server.access.codes import game_of, new_link
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.lobby.directory import RECENT_MS, Directory
from doublelucky7.server.lobby.ownership import TableOwnership
from doublelucky7.server.monitoring.logs import Log, place_of, reason_of
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.storage.event_store import StorageFailed, StreamMoved, UnreadableEntry, VersionConflict
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.commands.opening import Opening
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.services import TableServices
from doublelucky7.tables.state import TableState, people_seated
from doublelucky7.tables.stream.events import ImpossibleHistory
from doublelucky7.tables.stream.game_stream import stored_table
from doublelucky7.tables.stream.stored_tables import StoredTable, StoredTables

IDLE_MS: Final = 10 * 60 * 1000
UNLOAD_SECONDS: Final = 60.0
STOP_SECONDS: Final = 1.0
"""How long a table that is given to another node may take to finish what it is doing."""


class TableRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be opened; the holders are its seats in order."""

    ruleset: RuleSet
    holders: tuple[Holder, ...]
    settings: TableSettings
    forfeits: tuple[str, ...] = ()


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
        directory: Directory,
        ownership: TableOwnership,
        metrics: Metrics,
        log: Log,
    ) -> None:
        self._services, self._stored_tables, self._most_tables = services, stored_tables, most_tables
        self._directory, self._ownership = directory, ownership
        self._metrics, self._log = metrics, log
        self._loaded: dict[str, _LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[TableRunner | None]] = {}
        self._unloading: dict[str, asyncio.Task[None]] = {}
        self._unloader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Loads what is known of recent tables, so that spoken codes and lists of running games survive a restart.

        One node of several knows nothing beforehand: what they share is in the database.
        """
        self._unloader = asyncio.get_running_loop().create_task(self._unload_regularly())
        if self._ownership.is_shared:
            return
        recent = await self._stored_tables.touched_since(self._services.instant_to_store() - RECENT_MS)
        for table in recent.tables:
            await self._remember(table)
        for game in recent.unreadable:
            self._set_aside(game, "its opening cannot be read")
        self._log("lobby_open", tables=len(self._loaded), known=len(recent.tables))

    async def open(self, host: NamedPerson, requested: TableRequest) -> TableRunner:
        """A new table; raises `CommandRefused` where it is not allowed and a Problem beyond the most tables."""
        self._make_space()
        link = new_link(self._services.random_bytes)
        code = await self._directory.new_code(link)
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
        self.note_visit(host.person, link)
        if self._ownership.is_shared:
            # It goes to the node where the proxy sends its guests.
            await self._ownership.release({opening.game: runner.handed_over()})
        else:
            self._run(runner)
        return runner

    async def find(self, link: str, asked_for: str | None = None) -> TableRunner | None:
        """The table of a link, loaded from the store where it is not in memory; raises `Moved`.

        `asked_for` is the node that the proxy was asked for.
        """
        self._ownership.require_live()
        loaded = self._loaded.get(link)
        if loaded is not None:
            loaded.used_at = self._now()
            return loaded.runner
        loading = self._loading.get(link)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(link, asked_for))
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

    async def look(self, link: str) -> TableState | None:
        """The table of a link as it is stored; one that may be another node's is not taken over for it."""
        if not self._ownership.is_shared or link in self._loaded:
            runner = await self.find(link)
            return None if runner is None else runner.table
        game = await self._stored_tables.latest_game(link)
        if game is None:
            return None
        try:
            return await asyncio.to_thread(stored_table, self._services, game)
        except (ImpossibleHistory, UnreadableEntry) as impossible:
            self._set_aside(game, str(impossible))
            return None

    async def find_by_code(self, code: str) -> TableState | None:
        """The gathering table of a spoken code; a code lets nobody in once the game has started."""
        link = await self._directory.target_of(code)
        table = None if link is None else await self.look(link)
        return table if table is not None and table.phase is Phase.GATHERING else None

    def gathering(self) -> list[TableState]:
        """The tables that wait for people, newest first."""
        tables = (loaded.runner.table for loaded in self._loaded.values())
        return sorted((table for table in tables if table.phase is Phase.GATHERING), key=_newest_first)

    async def tables_of(self, person: PersonId) -> list[TableState]:
        """The tables a person sits at or hosts and that are not over, newest first."""
        tables = [await self.look(link) for link in await self._directory.visits_of(person)]
        return sorted(
            (table for table in tables if table is not None and _takes_part(table, person)), key=_newest_first
        )

    async def has_visited(self, person: PersonId, code: str) -> bool:
        """Whether a person has been at the table that a spoken code leads to."""
        link = await self._directory.target_of(code)
        return link is not None and link in await self._directory.visits_of(person)

    def note_visit(self, person: PersonId, link: str) -> None:
        """Remembers that a person has been at a table."""
        self._directory.note_visit(person, link)

    async def release_all(self) -> int:
        """Gives every table to whichever node its guests reach next, and answers how many that were."""
        loading = list(self._loading.values())
        if loading:
            await asyncio.wait(loading, timeout=STOP_SECONDS)
        given = [self._forget(link) for link in tuple(self._loaded)]
        await _stopped(given)
        await self._ownership.release({one.runner.table.game: one.runner.handed_over() for one in given})
        for one in given:
            _end_all(one.runner, CloseReason.MOVED)
        return len(given)

    async def drop_all(self) -> None:
        """Lets go of every table, because this node may not speak for them any more."""
        dropped = [self._forget(link) for link in tuple(self._loaded)]
        for one in dropped:
            _end_all(one.runner, CloseReason.MOVED)
        await _stopped(dropped)

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
        self._directory.forget_codes(lambda link: link in self._loaded)

    async def _remember(self, table: StoredTable) -> None:
        if not table.is_over:
            for person in table.people:
                self.note_visit(person, table.link)
        if table.is_gathering:
            self._directory.keep_code(table.code, table.link)
            if len(self._loaded) < self._most_tables:
                await self.find(table.link)

    async def _load(self, link: str, asked_for: str | None) -> TableRunner | None:
        unloading = self._unloading.get(link)
        if unloading is not None:
            # Two runners must not append to one stream.
            await asyncio.wait({unloading})
        # Before anything is read: whoever had the table until now stores nothing more.
        handover = await self._ownership.claim(game_of(link, 1), asked_for)
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
        if handover is not None:
            runner.take_over(handover)
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
        self._directory.keep_code(table.code, table.link)
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
            has_moved = self._ownership.is_shared and isinstance(failure, StreamMoved | VersionConflict)
            # A failing store stops a whole server that is alone; after any other failure the clients reconnect.
            if has_moved:
                self._metrics.tables_moved += 1
                self._log("table_moved", game=runner.table.game)
            elif not isinstance(failure, StorageFailed):
                name, place = type(failure).__name__, place_of(failure)
                self._log("table_failed", game=runner.table.game, why=name, where=place)
            loaded = self._loaded.get(runner.table.link)
            if loaded is not None and loaded.runner is runner:
                self._forget(runner.table.link)
            _end_all(runner, CloseReason.MOVED if has_moved else CloseReason.SERVER_STOPS)

        return ended

    def _unload(self, link: str) -> None:
        loaded = self._forget(link)
        loaded.runner.stop()
        unloading = asyncio.get_running_loop().create_task(self._release_when_stopped(loaded))
        self._unloading[link] = unloading
        unloading.add_done_callback(lambda _: self._unloading.pop(link, None))
        if loaded.runner.table.phase is not Phase.GATHERING:
            self._directory.drop_code(loaded.runner.table.code)

    async def _release_when_stopped(self, loaded: _LoadedTable) -> None:
        """Waits until an unloaded table has stopped, and lets any node have it."""
        await asyncio.wait({loaded.task})
        with suppress(StorageFailed):
            await self._ownership.release({loaded.runner.table.game: loaded.runner.handed_over()})

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


async def _stopped(tables: Sequence[_LoadedTable]) -> None:
    """Waits, not for long, until these tables have finished what they were doing."""
    for one in tables:
        one.runner.stop()
    if tables:
        await asyncio.wait([one.task for one in tables], timeout=STOP_SECONDS)


def _end_all(runner: TableRunner, why: CloseReason) -> None:
    for connection in runner.connections:
        connection.close(why)


def _takes_part(table: TableState, person: PersonId) -> bool:
    is_going_on = table.phase in (Phase.GATHERING, Phase.CONTRIBUTING, Phase.PLAYING)
    return is_going_on and (table.host == person or person in people_seated(table))


def _newest_first(table: TableState) -> int:
    return -table.opened_at
