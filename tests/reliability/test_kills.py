"""kill -9 at random moments; `python -m benchmarks.reliability kills --full` does it 300 times."""

from pathlib import Path

import pytest

from doublelucky7.storage.entry import ByPerson, NewEntry
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from testkit.reliability.kills import killed
from testkit.reliability.people import Ledger, audit
from tests.reliability.conftest import Report

KILLS = 30


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path, report: Report) -> None:
    found = killed(tmp_path, KILLS)
    report(found)
    assert found.is_proved, found
    assert found.audit.acknowledged > KILLS
    assert found.sent_again > 0, "no kill has met an action on its way: nothing was tested"


def test_the_audit_finds_what_is_lost_told_too_early_or_stored_though_refused(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "some.sqlite")
    entry = NewEntry(at=1, by=ByPerson("anna"), kind="x", event=b"{}", action_id="anna/1")
    SqliteStore(database).append("game", 0, [entry]).result()
    database.close()
    honest, lost, early, refused = Ledger(), Ledger(), Ledger(), Ledger()
    honest.acknowledged, honest.seen = {"anna/1": 1}, {"game": 1}
    lost.acknowledged = {"anna/2": 2}
    early.seen = {"game": 2}
    refused.refused = {"anna/1"}
    assert audit(tmp_path / "some.sqlite", [honest]).is_clean
    assert audit(tmp_path / "some.sqlite", [lost]).lost == ("anna/2",)
    assert audit(tmp_path / "some.sqlite", [early]).sent_but_not_stored == ("game",)
    assert audit(tmp_path / "some.sqlite", [refused]).stored_though_refused == ("anna/1",)
