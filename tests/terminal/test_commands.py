"""`play`, `watch` and `replay` as somebody types them: over a pseudo-terminal, at a real server, with bad arguments."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from doublelucky7.cli.main import main
from doublelucky7.terminal.table_address import NoSuchAddress, TableAddress, address_of

COMMAND = [sys.executable, "-m", "doublelucky7.cli.main"]
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


@pytest.mark.parametrize(
    ("given", "server", "address"),
    [
        ("http://cards.example/t/abc", None, TableAddress("http://cards.example", "abc", None)),
        ("https://cards.example/cards/j/KIWI", None, TableAddress("https://cards.example/cards", None, "KIWI")),
        ("KIWI", "http://localhost:7777/", TableAddress("http://localhost:7777", None, "KIWI")),
    ],
)
def test_an_address_is_a_link_or_a_code(given: str, server: str | None, address: TableAddress) -> None:
    assert address_of(given, server) == address


@pytest.mark.parametrize("given", ["KIWI", "http://cards.example/rules", "http://cards.example"])
def test_what_is_no_place_is_told_so(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoSuchAddress):
        address_of(given, None)
    assert main(["play", given, "--plain", "--language", "en"]) == 2
    assert given in capsys.readouterr().err


def test_a_server_that_does_not_answer_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    place = "http://127.0.0.1:9/t/abc"
    assert main(["play", place, "--plain", "--data", str(tmp_path), "--language", "en"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_seat_beyond_the_table_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(EXAMPLES / "classic.jsonl"), "--seat", "7", "--plain", "--language", "en"]) == 2
    assert "--seat" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_game_is_played_over_a_pseudo_terminal_and_kept_at_its_end(tmp_path: Path) -> None:
    import pty

    command = [*COMMAND, "play", "--plain", "--data", str(tmp_path), "--seed", "3", "--players", "2", "--name", "Kim"]
    mine, theirs = pty.openpty()
    with subprocess.Popen(
        [*command, "--language", "en"], stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True
    ) as process:
        os.close(theirs)
        told = read_until(mine, "how many tricks?")
        assert "You pick up" in told
        os.write(mine, b"1\n")
        read_until(mine, r"You bid 1\.")
        os.write(mine, b"q\n")
        assert "is kept" in read_until(mine, "is kept")
        assert process.wait(60) == 0
    os.close(mine)
    assert list(tmp_path.iterdir())


def read_until(terminal: int, pattern: str) -> str:
    """What the terminal shows up to and including something."""
    shown = ""
    while not re.search(pattern, shown):
        shown += os.read(terminal, 4096).decode()
    return shown


def test_a_replay_is_told_step_by_step(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("+\n+\n+\n-\ne\nq\n"))
    assert main(["replay", str(EXAMPLES / "lucky_dice.jsonl"), "--plain", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Drawing for the deal" in shown
    assert re.search(r"^3/\d+ All cards open$", shown, re.MULTILINE)
