"""`doublelucky7 analyse`: what the coach says about any record, in words, as JSON and as a page."""

import json
from pathlib import Path

import pytest

from doublelucky7.cli.main import main

pytestmark = pytest.mark.slow_when_pure


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    assert (
        main(["simulate", "--players", "3", "--games", "1", "--seed", "3", "--jobs", "1", "--records", str(file)]) == 0
    )
    return file


def test_a_seat_is_judged_in_words_as_data_and_as_a_page(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, page = tmp_path / "analysis.json", tmp_path / "analysis.html"
    assert (
        main(["analyse", str(games), "--seat", "1", "--json", str(data), "--html", str(page), "--language", "en"]) == 0
    )
    said = capsys.readouterr().out
    assert "your score" in said
    assert "Better: " in said, "somebody who plays at random makes mistakes"
    found = json.loads(data.read_text(encoding="utf-8"))
    (review,) = found["games"][0]["reviews"]
    assert (found["format"], found["version"], review["seat"]) == ("doublelucky7-analysis", 1, 1)
    assert len(review["ledger"]) == 7
    assert all(len(one["judgement"]["moves"]) >= 1 for one in review["decisions"])
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "http" not in text, "the page needs nothing else"
    assert "<script" not in text


def test_names_are_escaped_in_the_page(games: Path, tmp_path: Path) -> None:
    record = json.loads(games.read_text(encoding="utf-8"))
    record["seats"][0]["name"] = "<b>Eve"
    file, page = tmp_path / "eve.jsonl", tmp_path / "eve.html"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["analyse", str(file), "--seat", "0", "--html", str(page)]) == 0
    assert "<b>Eve" not in page.read_text(encoding="utf-8")


def test_a_file_without_games_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.jsonl"
    file.write_text("", encoding="utf-8")
    assert main(["analyse", str(file), "--language", "en"]) == 2
    assert capsys.readouterr().err.strip() == f"doublelucky7: no games in {file}"


def test_a_game_against_the_rules_gets_one_sentence(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(games.read_text(encoding="utf-8"))
    record["rounds"][0]["bids"][0] = 7
    file = tmp_path / "wrong.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["analyse", str(file), "--language", "en"]) == 2
    assert "game 1 breaks the rules" in capsys.readouterr().err
