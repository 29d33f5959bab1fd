"""Answers that hold until they are revoked are kept for each game, and go with it."""

from __future__ import annotations

from pathlib import Path

from doublelucky7.storage.entry import ByChance, NewEntry
from doublelucky7.storage.sqlite.ledger import SqliteLedger
from doublelucky7.storage.sqlite.standing_answers import SqliteStandingAnswers
from doublelucky7.storage.sqlite.store import SqliteDatabase, SqliteStore
from tests.storage.engines import Engine


def test_each_game_has_its_own_and_the_latest_count(engine: Engine) -> None:
    answers = engine.standing_answers
    answers.keep("g", {0: "anna", 3: "bo"}).result()
    answers.keep("h", {1: "anna"}).result()
    answers.keep("g", {3: "bo"}).result()
    assert [answers.find(game).result() for game in ("g", "h", "none")] == [{3: "bo"}, {1: "anna"}, {}]


def test_they_survive_a_restart_and_are_forgotten_with_their_game(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    database = SqliteDatabase(path)
    SqliteStore(database).append("g", 0, [NewEntry(at=7, by=ByChance(), kind="said", event=b"")]).result()
    SqliteStandingAnswers(database).keep("g", {1: "bo"}).result()
    database.close()
    again = SqliteDatabase(path)
    answers = SqliteStandingAnswers(again)
    found = [answers.find("g").result()]
    SqliteLedger(again).delete(["g"]).result()
    assert [*found, answers.find("g").result()] == [{1: "bo"}, {}]
    again.close()
