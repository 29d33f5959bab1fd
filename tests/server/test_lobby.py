"""The lobby: at most one runner a table, the rest on the stored_tables, and nothing stored is ever dropped."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from doublelucky7.protocol.commands import StartGame, TakeSeat
from doublelucky7.protocol.messages import CloseReason, Do, Done
from doublelucky7.protocol.sitting import BotSeat, OpenSeat, PersonSeat, TableSettings
from doublelucky7.rules.ruleset import RuleSet
from doublelucky7.server.access.codes import game_of
from doublelucky7.server.lobby.directory import MOST_VISITS, RECENT_MS, MemoryDirectory
from doublelucky7.server.lobby.lobby import IDLE_MS, Lobby, TableRequest
from doublelucky7.server.lobby.ownership import SoleOwner
from doublelucky7.server.monitoring.metrics import Metrics
from doublelucky7.storage.entry import ByClock, NewEntry
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from doublelucky7.tables.attendance.connections import TableConnection
from doublelucky7.tables.attendance.people import NamedPerson
from doublelucky7.tables.runner import TableRunner
from doublelucky7.tables.services import TableServices
from doublelucky7.tables.stream.evolution import with_waits_from
from doublelucky7.tables.stream.stored_tables import StoredTables
from testkit.tables.manual_clock import ManualClock
from testkit.tables.scene import ask_at_once

ANNA = NamedPerson("anna", "Anna")
WISH = TableRequest(
    ruleset=RuleSet(), holders=(PersonSeat("anna", "Anna"), OpenSeat()), settings=TableSettings(stand_in="random")
)
WITH_BOT = TableRequest(
    ruleset=RuleSet(),
    holders=(PersonSeat("anna", "Anna"), BotSeat("", "random")),
    settings=TableSettings(stand_in="random"),
)


class ServerParts:
    def __init__(self, data: Path, clock: ManualClock) -> None:
        self.clock = clock
        self.database = SqliteDatabase(data / "test.sqlite")
        self.store = SqliteStore(self.database)
        self.metrics = Metrics()
        self.log: list[str] = []
        services = TableServices(
            store=self.store,
            clock=clock,
            random_bytes=secrets.token_bytes,
            ask_bot=ask_at_once,
            levels=("random",),
            game_of=game_of,
        )
        self.lobby = Lobby(
            services,
            StoredTables(self.store, game_of),
            100,
            MemoryDirectory(secrets.token_bytes, 3, clock.now),
            SoleOwner(),
            self.metrics,
            lambda event, **_: self.log.append(event),
        )


@asynccontextmanager
async def started(data: Path, clock: ManualClock) -> AsyncIterator[ServerParts]:
    built = ServerParts(data, clock)
    await built.lobby.start()
    yield built
    await built.lobby.close()
    built.database.close()


def with_lobby(data: Path, act: Callable[[ServerParts], Awaitable[None]], clock: ManualClock | None = None) -> None:
    async def scene() -> None:
        async with started(data, clock or ManualClock()) as built:
            await act(built)

    asyncio.run(scene())


async def do(runner: TableRunner, command: TakeSeat | StartGame, action_id: str = "1") -> Done:
    answer = await runner.do(ANNA.person, Do(id=action_id, after=runner.table.version, command=command))
    assert isinstance(answer, Done)
    return answer


def a_device(close_reasons: list[CloseReason]) -> TableConnection:
    return TableConnection(ANNA, lambda message: None, lambda answer: None, close_reasons.append)


def test_a_table_nobody_is_at_goes_on_the_shelf_and_is_found_as_it_was(tmp_path: Path) -> None:
    async def act(parts: ServerParts) -> None:
        runner = await parts.lobby.open(ANNA, WISH)
        table = runner.table
        parts.clock.instant += IDLE_MS - 1
        parts.lobby.unload_idle()
        assert parts.lobby.loaded(table.link) is runner
        parts.clock.instant += IDLE_MS
        parts.lobby.unload_idle()
        assert parts.lobby.loaded(table.link) is None
        assert parts.metrics.tables == 0
        found = await parts.lobby.find_by_code(table.code.upper())
        # It waits from now on for whatever it was waiting for.
        assert parts.lobby.loaded(table.link) is not runner
        assert found == with_waits_from(table, parts.clock.instant)

    with_lobby(tmp_path, act)


def test_a_table_with_a_device_stays(tmp_path: Path) -> None:
    async def act(parts: ServerParts) -> None:
        runner = await parts.lobby.open(ANNA, WISH)
        runner.join(a_device([]))
        parts.clock.instant += 10 * IDLE_MS
        parts.lobby.unload_idle()
        assert parts.lobby.loaded(runner.table.link) is runner

    with_lobby(tmp_path, act)


def test_whoever_comes_while_a_table_is_fetched_gets_the_same_table(tmp_path: Path) -> None:
    clock = ManualClock()
    links: list[str] = []

    async def before(parts: ServerParts) -> None:
        runner = await parts.lobby.open(ANNA, WITH_BOT)
        links.append(runner.table.link)
        await do(runner, StartGame())

    async def after(parts: ServerParts) -> None:
        assert parts.metrics.tables == 0
        found = await asyncio.gather(*(parts.lobby.find(links[0]) for _ in range(5)))
        assert found[0] is not None
        assert all(runner is found[0] for runner in found)

    with_lobby(tmp_path, before, clock)
    with_lobby(tmp_path, after, clock)


def test_after_a_restart_codes_work_and_running_games_are_listed(tmp_path: Path) -> None:
    clock = ManualClock()
    codes: list[str] = []

    async def before(parts: ServerParts) -> None:
        codes.append((await parts.lobby.open(ANNA, WISH)).table.code)
        playing = await parts.lobby.open(ANNA, WITH_BOT)
        codes.append(playing.table.code)
        await do(playing, StartGame())

    async def after(parts: ServerParts) -> None:
        assert await parts.lobby.find_by_code(codes[0]) is not None
        assert await parts.lobby.find_by_code(codes[1]) is None
        assert len(await parts.lobby.tables_of("anna")) == 2
        assert await parts.lobby.tables_of("mallory") == []
        assert [table.code for table in parts.lobby.gathering()] == [codes[0]]

    async def much_later(parts: ServerParts) -> None:
        assert await parts.lobby.find_by_code(codes[0]) is None
        assert parts.lobby.gathering() == []

    with_lobby(tmp_path, before, clock)
    with_lobby(tmp_path, after, clock)
    clock.instant += RECENT_MS + 1
    with_lobby(tmp_path, much_later, clock)


def test_a_table_that_fails_lets_its_devices_come_again(tmp_path: Path) -> None:
    async def act(parts: ServerParts) -> None:
        runner = await parts.lobby.open(ANNA, WISH)
        close_reasons: list[CloseReason] = []
        runner.join(a_device(close_reasons))
        # Somebody else writes to the stream: this runner's picture of the table is wrong from now on.
        foreign = NewEntry(at=parts.clock.now(), by=ByClock(), kind="table_closed", event=b'{"kind":"table_closed"}')
        parts.store.append(runner.table.game, runner.table.version, [foreign]).result()
        asking = asyncio.create_task(do(runner, TakeSeat(1, "Grandma")))
        while parts.lobby.loaded(runner.table.link) is not None:
            await asyncio.sleep(0)
        assert close_reasons == [CloseReason.SERVER_STOPS]
        assert "table_failed" in parts.log
        again = await parts.lobby.find(runner.table.link)
        assert again is not None
        assert again.table.version == runner.table.version + 1
        asking.cancel()

    with_lobby(tmp_path, act)


@pytest.mark.parametrize("event", [b"{", b'{"kind":"seat_taken"}', b'{"kind":"table_closed"}'])
def test_a_stream_that_cannot_be_is_logged_and_not_found(tmp_path: Path, event: bytes) -> None:
    async def act(parts: ServerParts) -> None:
        foreign = NewEntry(at=parts.clock.now(), by=ByClock(), kind="nonsense", event=event)
        parts.store.append(game_of("somewhere", 1), 0, [foreign, foreign]).result()
        assert await parts.lobby.find("somewhere") is None
        assert "impossible_history" in parts.log

    with_lobby(tmp_path, act)


def test_only_so_many_visits_are_remembered(tmp_path: Path) -> None:
    async def act(parts: ServerParts) -> None:
        first = (await parts.lobby.open(ANNA, WISH)).table.link
        for number in range(MOST_VISITS - 1):
            parts.lobby.note_visit("anna", f"nowhere-{number}")
        assert [table.link for table in await parts.lobby.tables_of("anna")] == [first]
        parts.lobby.note_visit("anna", "one too many")
        assert await parts.lobby.tables_of("anna") == []

    with_lobby(tmp_path, act)
