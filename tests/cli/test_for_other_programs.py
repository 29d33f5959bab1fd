"""Answers for other programs: JSON where it is asked for, completion for shells, closed streams without a traceback."""

import json
import os
import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
import shtab

from doublelucky7.bots.levels import LEVELS
from doublelucky7.cli.commands.completion import SHELLS
from doublelucky7.cli.main import COMMANDS, main
from doublelucky7.cli.parsing.file_completion import FILES
from doublelucky7.cli.parsing.seeds import LARGEST_SEED
from doublelucky7.records.notation import to_text
from doublelucky7.records.reading import read_records
from doublelucky7.wording.speech import Language
from testkit.lengths import at_full_length
from tests.cli.conftest import GAMES
from tests.cli.terminal import COMMAND, environment, typed


class TestJson:
    """`--json` for simulate, verify and about."""

    def test_about(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["about", "--json"]) == 0
        printed = json.loads(capsys.readouterr().out)
        assert printed["version"] == version("doublelucky7")
        assert printed["kernel"] in ("compiled", "pure")
        assert [bot["name"] for bot in printed["bots"]] == [level.name for level in LEVELS]

    def test_simulate(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "games.jsonl"
        table = ["--players", "3", "--mode", "lucky_dice", "--games", "4", "--seed", "7", "--jobs", "1"]
        assert main(["simulate", *table, "--json", "--records", str(file)]) == 0
        printed = json.loads(capsys.readouterr().out)
        assert (printed["games"], printed["seed"], printed["ruleset"]["mode"]) == (4, 7, "lucky_dice")
        assert [seat["bot"] for seat in printed["seats"]] == ["random"] * 3
        with file.open("rb") as lines:
            records = list(read_records(lines))
        for seat, tally in enumerate(printed["seats"]):
            totals = [record.result.totals[seat] for record in records if record.result is not None]
            assert tally["points"] - tally["penalties"] == sum(totals)
            assert tally["points_a_game"] == sum(totals) / 4

    def test_json_and_records_do_not_share_standard_output(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["simulate", "--json", "--records", "-"]) == 2
        assert capsys.readouterr().err.count("\n") == 1

    def test_verify(self, games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        wrong = tmp_path / "wrong.jsonl"
        wrong.write_text(games.read_text(encoding="utf-8").replace('"seed":7', '"seed":8'), encoding="utf-8")
        assert main(["verify", "--json", str(games), str(wrong), str(tmp_path / "missing")]) == 2
        answer = capsys.readouterr()
        assert answer.err == ""
        printed = json.loads(answer.out)
        assert printed["games"] == GAMES
        right, disagreeing, missing = printed["files"]
        assert (right["file"], right["games"], right["status"], right["disagreement"]) == (str(games), GAMES, 0, None)
        assert (disagreeing["status"], disagreeing["line"], disagreeing["disagreement"]["code"]) == (
            1,
            1,
            "draw_differs",
        )
        assert (missing["status"], "no file" in missing["words"]) == (2, True)


class TestCompletion:
    """`completion`: a script for a shell."""

    @pytest.mark.parametrize("shell", SHELLS)
    def test_every_command_is_completed_in_every_shell(
        self, shell: str, capfdbinary: pytest.CaptureFixture[bytes]
    ) -> None:
        assert main(["completion", shell]) == 0
        script = capfdbinary.readouterr().out.decode()
        for command in COMMANDS:
            assert command.__name__.rpartition(".")[2].replace("_", "-") in script

    def test_files_are_completed_as_the_library_documents(self) -> None:
        assert FILES == shtab.FILE

    @pytest.mark.skipif(os.name == "nt", reason="bash")
    @pytest.mark.parametrize(
        ("line", "offered"),
        [
            ("doublelucky7 sim", "simulate"),
            ("doublelucky7 simulate --rec", "--records"),
            ("doublelucky7 show gam", "games.txt"),
        ],
    )
    def test_bash_completes_commands_options_and_files(self, line: str, offered: str, tmp_path: Path) -> None:
        (tmp_path / "games.txt").touch()
        words = line.split()
        program = (
            f'eval "$({" ".join(COMMAND)} completion bash)"\n'
            f"COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; COMP_LINE='{line}'; COMP_POINT={len(line)}\n"
            f"function_of=$(complete -p doublelucky7 | sed 's/.*-F \\([^ ]*\\).*/\\1/')\n"
            f'$function_of doublelucky7 {words[-1]} {words[-2]}\necho "${{COMPREPLY[@]}}"\n'
        )
        answer = subprocess.run(
            ["bash", "-c", program], capture_output=True, text=True, env=environment(), cwd=tmp_path, check=True
        )
        assert offered in answer.stdout.split()


@pytest.mark.skipif(os.name == "nt", reason="streams of POSIX")
class TestClosedStreams:
    """A command whose standard streams were closed before it started."""

    @pytest.mark.parametrize("closed", at_full_length(["<&-", ">&-", "2>&-", "<&- >&- 2>&-"], "<&- >&- 2>&-"))
    @pytest.mark.parametrize(
        "command", ["about", "show {file}", "verify {file}", "simulate --games 1 --seed 7 --jobs 1"]
    )
    def test_people_who_do_not_look_miss_nothing_else(self, closed: str, command: str, games: Path) -> None:
        answer = run_in_shell(f"{command.format(file=games)} {closed}")
        assert (answer.returncode, answer.stderr) == (0, "")

    @pytest.mark.parametrize("command", ["simulate --games 1 --records -", "show --json {file}", "about --json"])
    def test_data_that_nobody_can_receive_is_an_error(self, command: str, games: Path) -> None:
        answer = run_in_shell(f"{command.format(file=games)} >&-")
        assert (answer.returncode, answer.stderr) == (2, "doublelucky7: standard output is closed\n")

    @pytest.mark.parametrize("command", ["verify -", "show -"])
    def test_so_is_input_that_cannot_come(self, command: str) -> None:
        answer = run_in_shell(f"{command} <&-")
        assert (answer.returncode, answer.stderr) == (2, "doublelucky7: standard input is closed\n")

    def test_no_file_is_taken_for_a_closed_stream(self, tmp_path: Path) -> None:
        file = tmp_path / "games.jsonl"
        assert run_in_shell(f"simulate --games 2 --seed 7 --jobs 1 --records {file} >&- 2>&-").returncode == 0
        with file.open("rb") as lines:
            assert len(list(read_records(lines))) == 2


def run_in_shell(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", f"{' '.join(COMMAND)} {command}"], capture_output=True, text=True, env=environment(), check=False
    )


class TestLargeThings:
    """Seeds and texts beyond all bounds."""

    @pytest.mark.parametrize("seed", [str(LARGEST_SEED + 1), "9" * 20, "9" * 5000])
    @pytest.mark.parametrize("command", ["simulate", "arena random random"])
    def test_a_seed_that_is_too_large_is_told_so(
        self, seed: str, command: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main([*command.split(), "--seed", seed]) == 2
        printed = capsys.readouterr().err
        assert f"is too large: {LARGEST_SEED} is the most" in printed
        assert len(printed.splitlines()) == 1

    def test_the_largest_seed_can_be_played_and_read_back(self, tmp_path: Path) -> None:
        file = str(tmp_path / "games.jsonl")
        assert main(["simulate", "--games", "1", "--jobs", "1", "--seed", str(LARGEST_SEED), "--records", file]) == 0
        assert main(["verify", file]) == 0

    @pytest.mark.parametrize("language", Language)
    @pytest.mark.parametrize("length", [2_501, 100_000])
    def test_a_long_quoted_text_is_told_in_one_line(
        self, length: int, language: Language, games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with games.open("rb") as lines:
            text = to_text(next(iter(read_records(lines))))
        first, second = text.split('"')[1:4:2]
        for place, (old, new) in enumerate(
            [(first, "x" * length), (f'"{first}" bot "{second}"', f'"{"x" * length}" bat')]
        ):
            file = tmp_path / f"{place}.txt"
            file.write_text(text.replace(old, new, 1), encoding="utf-8")
            assert main(["verify", str(file), "--language", language.value]) == 1
            assert len(capsys.readouterr().err.splitlines()) == 1

    def test_a_file_with_a_long_name_is_told_in_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["verify", "x" * 5000]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("command", ["simulate --games 1 --records {file}", "verify {file}", "show {file}"])
def test_a_missing_folder_is_called_that(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "no-such-folder" / "games.jsonl"
    assert main(command.format(file=missing).split()) == 2
    assert capsys.readouterr().err == f"doublelucky7: there is no folder {missing.parent}\n"


def test_json_is_the_same_in_a_process_of_its_own() -> None:
    assert json.loads(typed("about", "--json").stdout)["version"] == version("doublelucky7")
