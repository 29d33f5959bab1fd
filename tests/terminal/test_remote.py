"""A table of a real server: sitting down by code, playing to the end, connections lost in mid-trick, talk, watching."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from doublelucky7.cli.main import main
from doublelucky7.client.table import TableClient
from doublelucky7.protocol.http import BotSeatRequest, NewTable, OpenSeatRequest
from doublelucky7.protocol.sitting import Pace, Phase, TableSettings, Talk
from doublelucky7.rules.ruleset import Mode, RuleSet
from doublelucky7.terminal.snapshot import Ability, TableChange
from doublelucky7.terminal.table_address import KeptSessions, TableAddress, link_of
from doublelucky7.terminal.tables.remote import RemoteTable
from doublelucky7.wording.speech import Language, Wording
from testkit.server.servers import server_in_thread


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_in_thread(tmp_path_factory.mktemp("server")) as running:
        yield f"http://localhost:{running.port}"


def new_table(mode: Mode) -> NewTable:
    seats = (OpenSeatRequest(), BotSeatRequest("random"), BotSeatRequest("random"))
    return NewTable(seats=seats, ruleset=RuleSet(mode=mode), settings=TableSettings(pace=Pace.FAST))


async def play(table: RemoteTable, client: TableClient) -> list[TableChange]:
    """Plays the first legal action to the end of the game, losing the line a few times; answers with all changes."""
    changes: list[TableChange] = []
    drops = 3
    async with asyncio.timeout(120):
        while True:
            change = await table.next_change()
            changes.append(change)
            snapshot = change.snapshot
            if snapshot.phase is Phase.FINISHED:
                return changes
            if drops and snapshot.view is not None and len(snapshot.view.trick.plays) == 1:
                drops -= 1
                await client.drop()
            if snapshot.may_act and snapshot.view is not None:
                await table.act(snapshot.view.legal[0])
            elif Ability.START in snapshot.abilities:
                await table.use(Ability.START)
            elif Ability.GO_ON in snapshot.abilities:
                await table.use(Ability.GO_ON)


@pytest.mark.parametrize("mode", Mode)
def test_a_whole_game_at_a_server_survives_lost_connections(server: str, tmp_path: Path, mode: Mode) -> None:
    async def run() -> None:
        sessions = KeptSessions(tmp_path)
        session = await sessions.session(server, "Kim")
        assert (await sessions.session(server, "Kim")).facts.person == session.facts.person, "known by the kept token"
        invitation = await session.open_table(new_table(mode))
        link = await link_of(TableAddress(server, None, invitation.code), session)
        assert link == invitation.link
        async with session.table(link) as client:
            changes = await play(RemoteTable(client, "Kim", watches=False), client)
        last = changes[-1].snapshot
        assert last.view is not None
        assert last.view.result is not None
        assert last.names[0] == "Kim"
        assert Ability.PLAY_AGAIN in last.abilities

    asyncio.run(run())


def test_talk_is_heard_and_a_spectator_can_do_nothing(server: str, tmp_path: Path) -> None:
    async def run() -> None:
        session = await KeptSessions(tmp_path / "kim").session(server, "Kim")
        stranger = await KeptSessions(tmp_path / "ada").session(server, "Ada")
        invitation = await session.open_table(new_table(Mode.CLASSIC))
        table = await RemoteTable.join(session, invitation.link, "Kim")
        watching = await RemoteTable.join(stranger, invitation.link, "Ada", watches=True)
        heard: asyncio.Queue[tuple[str, Talk]] = asyncio.Queue()
        watching.on_talk = lambda name, talk: heard.put_nowait((name, talk))
        try:
            async with asyncio.timeout(60):
                while "Kim" not in (await table.next_change()).snapshot.names:
                    pass
                snapshot = (await watching.next_change()).snapshot
                assert snapshot.abilities == frozenset()
                await table.say(Talk.HELLO)
                assert await heard.get() == ("Kim", Talk.HELLO)
        finally:
            await table.close()
            await watching.close()

    asyncio.run(run())


def test_a_code_that_nobody_knows_is_one_sentence(
    server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    asked = ["play", "NOSUCHCODE", "--server", server, "--plain", "--data", str(tmp_path), "--language", "de"]
    assert main(asked) == 2
    assert Wording(Language.GERMAN).say("problem-no-such-code") in capsys.readouterr().err
