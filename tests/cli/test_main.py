"""The way in: help worth reading, one clear line for a mistake, silence when nobody listens."""

import os
import re
import signal
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import pytest

from doublelucky7.cli.main import COMMANDS, main
from doublelucky7.wording.speech import Language
from tests.cli.terminal import COMMAND, environment, typed

NAMES = [command.__name__.rpartition(".")[2].replace("_", "-") for command in COMMANDS]
MISTAKES = [
    "no-such-command",
    "--no-such-option about",
    "--language xx about",
    "about too much",
    "simulate --players 1",
    "simulate --players 8",
    "simulate --players many",
    "simulate --players",
    "simulate --mode poker",
    "simulate --rounds 9",
    "simulate --joker-trump nobody",
    "simulate --games 0",
    "simulate --seed -1",
    "simulate --seed 99999999999999999999",
    "simulate --jobs 0",
    "simulate --open-memory=yes",
    "simulate --bots nobody",
    "simulate --bots random,nobody",
    "simulate --bots random, --games 1",
    "simulate --bots no_such_module:Bot",
    "simulate --bots random,random --players 3",
    "simulate --bots random,random,random,random,random,random,random,random",
    "verify",
    "verify no-such-file",
    "verify .",
    "show",
    "show no-such-file",
    "show no-such-file --json --notation",
    "show --game 0 no-such-file",
]


@pytest.mark.parametrize(("place", "mistake"), list(enumerate(MISTAKES)))
def test_a_mistake_gets_one_clear_line(
    place: int, mistake: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each mistake in one language, all languages in turn: that every message exists in all of them is proved elsewhere.
    monkeypatch.setenv("LANG", list(Language)[place % len(Language)].value)
    assert main(mistake.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("\n")
    assert len(printed.err.splitlines()) == 1
    assert printed.err.startswith("doublelucky7")
    assert not re.search(r"invalid|expected|unrecognized|required:|Traceback", printed.err)


def test_a_mistake_is_told_without_a_traceback_in_a_process_of_its_own() -> None:
    answer = typed("simulate", "--players", "9")
    assert answer.returncode == 2
    assert answer.stderr.decode() == "doublelucky7 simulate: --players: 9 is not a whole number from 2 to 7\n"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_is_there_for_every_command_in_every_language_and_fits_eighty_columns(
    name: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*name.split(), "--help", "--language", language.value]) == 0
    printed = capsys.readouterr().out
    assert f"doublelucky7 {name}".strip() in printed
    assert [line for line in printed.splitlines() if len(line) > 80] == []
    if language is not Language.ENGLISH:
        assert not re.search(r"^(usage: |examples:|positional arguments)|show this help|default", printed, re.MULTILINE)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"doublelucky7 {version('doublelucky7')}\n"


def test_the_last_language_asked_for_wins_over_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    main(["verify", "no-such-file"])
    main(["--language", "fr", "verify", "no-such-file", "--language=de"])
    dutch, german = capsys.readouterr().err.splitlines()
    assert "er is geen bestand" in dutch
    assert "gibt es nicht" in german


def test_the_help_loads_neither_tables_nor_bots() -> None:
    heavy = ["rich", "openskill", "dask", "doublelucky7.kernel.search", "doublelucky7.bots.levels"]
    program = (
        "import sys; from doublelucky7.cli.main import main; main(['--help']);"
        f"print(*(name for name in {heavy} if name in sys.modules), file=sys.stderr)"
    )
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert answer.stderr.split() == []


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of POSIX")
@pytest.mark.parametrize("command", ["show {file}", "show --json {file}", "verify {file} {file}", "--help"])
def test_a_reader_who_leaves_early_is_no_reason_to_complain(command: str, games: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, *command.format(file=games).split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        answer = subprocess.run(
            [*COMMAND, "about"], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
        )
    assert answer.returncode == 2
    assert answer.stderr.startswith(b"doublelucky7: standard output cannot be used: ")
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_simulation_quietly(jobs: str) -> None:
    endless = ["simulate", "--games", "100000", "--seed", "7", "--jobs", jobs, "--records", "-"]
    with subprocess.Popen(
        [*COMMAND, *endless],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"{")
        time.sleep(0.1)
        # As a terminal does it: to every process of the group.
        os.killpg(process.pid, signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == b""
    assert process.returncode == 130


def test_a_terminal_that_cannot_write_stars_gets_question_marks(games: Path) -> None:
    answer = typed("show", str(games), PYTHONIOENCODING="ascii")
    assert answer.returncode == 0
    assert b"?" in answer.stdout
    assert answer.stderr == b""
