"""Recorded games for the commands to read."""

from pathlib import Path

import pytest

from doublelucky7.cli.main import main

GAMES = 3


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, no colours asked for or against."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of five random bots with the Lucky Dice."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    simulate = ["simulate", "--players", "5", "--mode", "lucky_dice", "--seed", "7", "--jobs", "1"]
    assert main([*simulate, "--games", str(GAMES), "--records", str(file)]) == 0
    return file
