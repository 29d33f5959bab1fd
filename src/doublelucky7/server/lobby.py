"""All tables of the house: opened, found by link or code, taken from the shelf, and put back when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from doublelucky7.protocol.http import HttpError
from doublelucky7.protocol.messages import Farewell
from doublelucky7.protocol.refusals import CommandRefused
from doublelucky7.protocol.sitting import Holder, PersonId, Phase, TableSettings
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.server.access.codes import as_typed, game_of, new_link, spoken_code
from doublelucky7.server.http.problems import Problem
from doublelucky7.server.logs import Log, place_of
from doublelucky7.server.metrics import Metrics
from doublelucky7.server.stored_tables import Shelf, ShelvedTable
from doublelucky7.storage.event_store import StorageFailed
from doublelucky7.tables.commands.opening import Opening
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.services import Guest, House
from doublelucky7.tables.state import TableState, people_seated
from doublelucky7.tables.stream.events import ImpossibleHistory

WARM_MS: Final = 48 * 3600 * 1000
"""Tables touched within this time are known again after a restart without anybody coming by their link."""

IDLE_MS: Final = 10 * 60 * 1000
SWEEP_SECONDS: Final = 60.0
MOST_VISITS: Final = 50
MOST_VISITORS: Final = 100_000
"""How many tables are remembered for a person, and for how many people, so that the home page finds running games."""


class TableWish(msgspec.Struct, frozen=True, kw_only=True):
    """What a creator wants; the holders are seats in order."""

    ruleset: RuleSet
    holders: tuple[Holder, ...]
    settings: TableSettings
    forfeits: tuple[str, ...] = ()


class _Coded(msgspec.Struct, frozen=True):
    """Where a spoken code leads, and since when."""

    link: str
    since: int


class _Resident:
    """A table in memory, its task, and when somebody was last there."""

    def __init__(self, runner: TableRunner, task: asyncio.Task[None], now: int) -> None:
        self.runner, self.task, self.used_at = runner, task, now


class Lobby:
    """Every table is run by at most one runner; the rest is in the store."""

    def __init__(
        self, house: House, shelf: Shelf, most_tables: int, syllables: int, metrics: Metrics, log: Log
    ) -> None:
        self._house, self._shelf = house, shelf
        self._most_tables, self._syllables = most_tables, syllables
        self._metrics, self._log = metrics, log
        self._residents: dict[str, _Resident] = {}
        self._arriving: dict[str, asyncio.Task[TableRunner | None]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._codes: dict[str, _Coded] = {}
        self._visits: dict[PersonId, dict[str, None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Knows the warm tables again, so that spoken codes and the lists of running games survive a restart."""
        warm = await asyncio.to_thread(self._shelf.touched_since, self._now() - WARM_MS)
        for table in warm:
            await self._remember(table)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self._log("lobby_open", tables=len(self._residents), known=len(warm))

    async def open(self, host: Guest, wish: TableWish) -> TableRunner:
        """A new table; raises `CommandRefused` where it cannot be and a Problem where the house is full."""
        self._make_room()
        link = new_link(self._house.random_bytes)
        code = spoken_code(self._house.random_bytes, self._syllables, self._codes)
        opening = Opening(
            game=game_of(link, 1),
            link=link,
            code=code,
            host=host,
            ruleset=wish.ruleset,
            holders=wish.holders,
            settings=wish.settings,
            forfeits=wish.forfeits,
        )
        runner = await TableRunner.open(self._house, opening)
        self._run(runner)
        self.note_visit(host.person, link)
        return runner

    async def find(self, link: str) -> TableRunner | None:
        """The table of a link, taken from the shelf where nobody has been there for a while."""
        resident = self._residents.get(link)
        if resident is not None:
            resident.used_at = self._now()
            return resident.runner
        arriving = self._arriving.get(link)
        if arriving is None:
            arriving = asyncio.get_running_loop().create_task(self._fetch(link))
            self._arriving[link] = arriving
            arriving.add_done_callback(lambda _: self._arriving.pop(link, None))
        # Shielded: whoever gives up waiting must not stop it for the others.
        return await asyncio.shield(arriving)

    def resident(self, link: str) -> TableRunner | None:
        """The table of a link if it is in memory: the newest game, also after a rematch."""
        resident = self._residents.get(link)
        return None if resident is None else resident.runner

    async def find_by_code(self, code: str) -> TableRunner | None:
        """The gathering table of a spoken code; a code lets nobody in once the game has started."""
        coded = self._codes.get(as_typed(code))
        runner = None if coded is None else await self.find(coded.link)
        return runner if runner is not None and runner.table.phase is Phase.GATHERING else None

    def gathering(self) -> list[TableState]:
        """The tables that wait for people, newest first."""
        tables = (resident.runner.table for resident in self._residents.values())
        return sorted((table for table in tables if table.phase is Phase.GATHERING), key=_newest_first)

    async def tables_of(self, person: PersonId) -> list[TableState]:
        """The tables a person sits at or hosts and that are not over, newest first."""
        runners = [await self.find(link) for link in tuple(self._visits.get(person, ()))]
        tables = (runner.table for runner in runners if runner is not None)
        return sorted((table for table in tables if _concerns(table, person)), key=_newest_first)

    def note_visit(self, person: PersonId, link: str) -> None:
        """Remembers that a person has been at a table."""
        visits = self._visits.pop(person, {})
        visits.pop(link, None)
        visits[link] = None
        self._visits[person] = visits
        for remembered, most in ((visits, MOST_VISITS), (self._visits, MOST_VISITORS)):
            if len(remembered) > most:
                # The one that was touched longest ago stands first.
                del remembered[next(iter(remembered))]

    def say_goodbye(self) -> None:
        """Tells every device that the server stops; they come back by themselves."""
        for resident in self._residents.values():
            _end_all(resident.runner, Farewell.SERVER_STOPS)

    async def close(self) -> None:
        """Ends all tables after what they are doing; nothing stored is lost, so nothing needs draining."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        tasks = [resident.task for resident in self._residents.values()]
        for resident in self._residents.values():
            resident.runner.stop()
        await asyncio.gather(*tasks, *self._leaving.values(), return_exceptions=True)

    def put_away_idle(self) -> None:
        """Puts tables back on the shelf that nobody has been at for a while."""
        now = self._now()
        for link, resident in list(self._residents.items()):
            if resident.runner.connections:
                resident.used_at = now
            elif now - resident.used_at >= IDLE_MS:
                self._put_away(link)
        for code, coded in list(self._codes.items()):
            if coded.link not in self._residents and now - coded.since >= WARM_MS:
                del self._codes[code]

    async def _remember(self, table: ShelvedTable) -> None:
        if not table.is_over:
            for person in table.people:
                self.note_visit(person, table.link)
        if table.is_gathering:
            self._codes.setdefault(table.code, _Coded(table.link, self._now()))
            if len(self._residents) < self._most_tables:
                await self.find(table.link)

    async def _fetch(self, link: str) -> TableRunner | None:
        leaving = self._leaving.get(link)
        if leaving is not None:
            # Two runners of one stream would get in each other's way.
            await asyncio.wait({leaving})
        game = self._shelf.latest_game(link)
        if game is None:
            return None
        self._make_room()
        try:
            runner = await asyncio.to_thread(TableRunner.resume, self._house, game)
        except ImpossibleHistory as impossible:
            self._log("impossible_history", game=game, why=str(impossible))
            return None
        self._run(runner)
        return runner

    def _run(self, runner: TableRunner) -> None:
        table = runner.table
        runner.on_rematch = self._move_to_rematch
        task = asyncio.get_running_loop().create_task(runner.run())
        self._residents[table.link] = _Resident(runner, task, self._now())
        self._codes.setdefault(table.code, _Coded(table.link, self._now()))
        self._metrics.tables = len(self._residents)
        task.add_done_callback(self._told_of_end(runner))

    def _move_to_rematch(self, old: TableRunner, new: TableRunner) -> None:
        self._run(new)
        for connection in old.connections:
            old.leave(connection)
            try:
                new.join(connection)
            except CommandRefused:
                connection.end(Farewell.CLOSED_TO_SPECTATORS)
        old.stop()

    def _told_of_end(self, runner: TableRunner) -> Callable[[asyncio.Task[None]], None]:
        def ended(task: asyncio.Task[None]) -> None:
            failure = None if task.cancelled() else task.exception()
            if failure is None:
                return
            # The store tells the server itself when it fails; any other failure costs this table a reconnection.
            if not isinstance(failure, StorageFailed):
                name, place = type(failure).__name__, place_of(failure)
                self._log("table_failed", game=runner.table.game, why=name, where=place)
            resident = self._residents.get(runner.table.link)
            if resident is not None and resident.runner is runner:
                self._forget(runner.table.link)
            _end_all(runner, Farewell.SERVER_STOPS)

        return ended

    def _put_away(self, link: str) -> None:
        resident = self._forget(link)
        resident.runner.stop()
        self._leaving[link] = resident.task
        resident.task.add_done_callback(lambda _: self._leaving.pop(link, None))
        if resident.runner.table.phase is not Phase.GATHERING:
            self._codes.pop(resident.runner.table.code, None)

    def _forget(self, link: str) -> _Resident:
        resident = self._residents.pop(link)
        self._metrics.tables = len(self._residents)
        return resident

    def _make_room(self) -> None:
        if len(self._residents) < self._most_tables:
            return
        empty = (link for link, resident in self._residents.items() if not resident.runner.connections)
        link = min(empty, key=lambda link: self._residents[link].used_at, default=None)
        if link is None:
            raise Problem(HttpError.TOO_MANY_TABLES)
        self._put_away(link)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.put_away_idle()

    def _now(self) -> int:
        return self._house.clock.now()


def _end_all(runner: TableRunner, why: Farewell) -> None:
    for connection in runner.connections:
        connection.end(why)


def _concerns(table: TableState, person: PersonId) -> bool:
    is_going_on = table.phase in (Phase.GATHERING, Phase.CONTRIBUTING, Phase.PLAYING)
    return is_going_on and (table.host == person or person in people_seated(table))


def _newest_first(table: TableState) -> int:
    return -table.opened_at
