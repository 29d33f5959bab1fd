"""`doublelucky7 arena` as people type it: what it prints, writes and answers, and how it is stopped and taken up."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from doublelucky7.arena.contestants import Entries
from doublelucky7.arena.outcomes import DealOutcome
from doublelucky7.arena.settings import MatchSettings
from doublelucky7.arena.workers import in_this_process
from doublelucky7.cli.main import main
from doublelucky7.records.record import Record, from_json
from doublelucky7.wording.speech import Language
from tests.architecture.tree import ROOT
from tests.arena.players import Bold, Cheating, Crashing, Dawdling, Meek, Nameless, Unable, named

SECONDS_TO_WAIT = 30


def arena(*arguments: str) -> int:
    return main(["arena", "--language", "en", *arguments])


def result_in(path: Path) -> dict[str, Any]:
    """All of a result that the seed decides."""
    result: dict[str, Any] = json.loads(path.read_bytes())
    assert result.pop("times")
    return result


def test_the_json_is_the_same_for_one_process_and_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ["random", named(Bold), "--players", "3", "--mode", "tactical_escape", "--deals", "6", "--seed", "3"]
    for jobs in ("1", "2"):
        assert arena(*match, "--jobs", jobs, "--json", str(tmp_path / f"{jobs}.json")) == 0
    one = result_in(tmp_path / "1.json")
    assert one == result_in(tmp_path / "2.json")
    assert one["finished"] == one["figures"]["deals"] == 6
    assert one["figures"]["games"] == 18
    assert one["settings"]["ruleset"]["mode"] == "tactical_escape"
    printed = capsys.readouterr().out
    assert f"random against 2 × {named(Bold)}" in printed
    for label in ("Points a round", "Exact bids", "Win share", "… after having passed", "OpenSkill rating", "median"):
        assert label in printed


def test_json_to_standard_output_is_only_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("random", "random", "--cards", "2", "--deals", "2", "--json", "-") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["format"] == "doublelucky7-arena-result"
    assert "random against 3 × random" in printed.err


class Page(HTMLParser):
    """Notes the tags of a page and everything it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data")]


@pytest.mark.parametrize("language", list(Language))
def test_the_report_stands_alone_in_every_language(tmp_path: Path, language: Language) -> None:
    file = tmp_path / "report.html"
    match = ["random", named(Meek), "--players", "2", "--mode", "lucky_dice", "--deals", "3", "--jobs", "1"]
    assert main(["arena", *match, "--html", str(file), "--language", language.value]) == 0
    text = file.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.fetched == []
    assert "script" not in page.tags
    assert "url(" not in text
    assert "@import" not in text
    assert page.tags.count("svg") == 3
    assert f'<html lang="{language.value}">' in text
    assert "prefers-color-scheme: dark" in text


def test_a_report_of_single_rounds_leaves_out_what_they_do_not_have(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert arena("random", named(Meek), "--cards", "3", "--deals", "2", "--html", str(file)) == 0
    text = file.read_text(encoding="utf-8")
    assert text.count("<svg") == 1
    assert "Win share" not in text


def test_names_in_a_report_are_text_and_never_markup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sly.py").write_text(
        "from tests.arena.players import Crashing\nglobals()['<b>Sly</b>'] = Crashing\n", encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    assert arena("sly:<b>Sly</b>", "random", "--players", "2", "--deals", "2", "--html", "report.html") == 1
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<b>" not in text
    assert "sly:&lt;b&gt;Sly&lt;/b&gt;" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["random"], "OPPONENT is missing"),
        (["random", "nobody"], "there is no bot nobody; known are random"),
        (["random", "no_such_module:Bot"], "No module named 'no_such_module'"),
        (["random", "tests.arena.players:Nobody"], "has no Nobody"),
        (["random", named(Unable)], "cannot start: RuntimeError: no parts left"),
        (["random", named(Nameless)], "it lacks name"),
        (["random", "random", "--players", "8"], "8 is not a whole number from 2 to 7"),
        (["random", "random", "--mode", "chess"], "chess is none of classic, tactical_escape, lucky_dice"),
        (["random", "random", "--cards", "8"], "8 is not a whole number from 1 to 7"),
        (["random", "random", "--cards", "7", "--rounds", "14"], "do not go together"),
        (["random", "random", "--jobs", "2", "--cluster", "tcp://somewhere"], "do not go together"),
        (["random", "random", "--deals", "0"], "0 is not a whole number from 1 up"),
        (["random", "random", "--decision-limit", "soon"], "soon is not a time in seconds"),
        (["random", "random", "--decision-limit", "nan"], "nan is not a time in seconds"),
        (["random", "random", "--json", "no/such/folder/result.json"], "there is no folder no/such/folder"),
        (["random", "random", "--html", "."], "is a folder"),
        (["random", "random", "--deals", "1", "--cluster", "nonsense://x"], "nobody answers"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    assert complaint in printed.err


@pytest.mark.parametrize(
    ("source", "complaint"),
    [("class Bot(", "SyntaxError: "), ("raise RuntimeError('no parts left')", "RuntimeError: no parts left")],
)
def test_a_module_that_fails_as_it_is_loaded_is_said_in_one_line(
    source: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert arena("random", "broken_bots:Bot") == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"the module of broken_bots:Bot cannot be loaded: {complaint}" in line


@pytest.mark.parametrize(("bot", "happened"), [(Crashing, "crashed"), (Cheating, "rules forbid"), (Dawdling, "slow")])
def test_a_failing_bot_is_named_with_its_deal_and_the_command_that_shows_it_again(
    bot: type, happened: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = [named(bot), named(Meek), "--players", "2", "--deals", "3", "--decision-limit", "0.2"]
    file = tmp_path / "result.json"
    assert arena(*match, "--json", str(file), "--csv", str(tmp_path / "rows.csv")) == 1
    printed = capsys.readouterr().out
    assert re.search(rf"Deal \d+: {named(bot)} .*{happened}", printed)
    result = result_in(file)
    assert result["finished"] == 3
    rows = list(csv.DictReader((tmp_path / "rows.csv").read_text(encoding="utf-8").splitlines()))
    assert {row["deal"] for row in rows} == {"0", "1", "2"}
    first = result["forfeited"][0]
    assert first["where"]["bot"] == named(bot)
    assert first["command"] in printed
    again = first["command"].split()[2:]
    assert arena(*again, "--json", str(file)) == 1
    [once_more] = result_in(file)["forfeited"]
    assert (once_more["deal"], once_more["where"]) == (first["deal"], first["where"])


def test_a_forfeited_game_is_kept_as_a_record_that_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    assert arena(named(Crashing), named(Meek), "--players", "2", "--deals", "3", "--json", str(file)) == 1
    forfeited = result_in(file)["forfeited"][0]
    record = from_json(json.dumps(forfeited["record"]))
    assert isinstance(record, Record)
    assert record.result is None
    assert {seat.name for seat in record.seats} <= {
        f"{named(bot)} {seat}" for bot in (Crashing, Meek) for seat in (1, 2)
    }


def test_a_bot_joins_by_entry_point(tmp_path: Path) -> None:
    (tmp_path / "guests.py").write_text("from tests.arena.players import Bold as Guest\n", encoding="utf-8")
    about = tmp_path / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[doublelucky7.bots]\nguest = guests:Guest\n", encoding="utf-8")
    command = ["guest", "random", "--cards", "1", "--deals", "2", "--players", "2"]
    done = subprocess.run(
        [sys.executable, "-m", "doublelucky7.cli.main", "arena", *command, "--language", "en"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "guest against 1 × random" in done.stdout


LONG = ["random", named(Meek), "--players", "3", "--mode", "tactical_escape", "--deals", "40", "--seed", "5"]


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "doublelucky7.cli.main", "arena", "--language", "en", *LONG, *more],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS_TO_WAIT
    while not is_so():
        assert time.monotonic() < end, "this takes too long"
        time.sleep(0.02)


def deals_in(journal: Path) -> list[int]:
    lines = journal.read_bytes().split(b"\n")[1:-1] if journal.exists() else []
    return [json.loads(line)["deal"] for line in lines]


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The long match, played without a break."""
    file = tmp_path_factory.mktemp("undisturbed") / "result.json"
    assert arena(*LONG, "--json", str(file)) == 0
    return result_in(file)


@pytest.mark.slow
def test_a_match_killed_in_mid_run_goes_on_without_losing_a_deal(tmp_path: Path, undisturbed: dict[str, Any]) -> None:
    journal = tmp_path / "match.jsonl"
    running = started(tmp_path, "--resume", "match.jsonl")
    wait_until(lambda: len(deals_in(journal)) >= 5)
    os.killpg(running.pid, signal.SIGKILL)
    running.communicate()
    finished = deals_in(journal)
    assert 5 <= len(finished) < 40
    with journal.open("ab") as file:
        file.write(b'{"outcome":"played","deal":3')
    again = started(tmp_path, "--resume", "match.jsonl", "--json", "result.json")
    assert again.wait(SECONDS_TO_WAIT) == 0
    again.communicate()
    assert result_in(tmp_path / "result.json") == undisturbed
    assert sorted(deals_in(journal)) == list(range(40))
    assert deals_in(journal)[: len(finished)] == finished


@pytest.mark.slow
def test_ctrl_c_shows_what_is_finished_and_how_to_go_on(tmp_path: Path, undisturbed: dict[str, Any]) -> None:
    running = started(tmp_path, "--resume", "match.jsonl", "--json", "part.json")
    wait_until(lambda: len(deals_in(tmp_path / "match.jsonl")) >= 5)
    # As a terminal does, to every process of the command.
    os.killpg(running.pid, signal.SIGINT)
    printed, complaints = running.communicate(timeout=SECONDS_TO_WAIT)
    assert running.returncode == 130
    assert complaints == ""
    assert "--resume match.jsonl goes on from here" in printed
    finished = deals_in(tmp_path / "match.jsonl")
    part = result_in(tmp_path / "part.json")
    assert 5 <= len(finished) == part["finished"] == part["figures"]["deals"] < 40
    again = started(tmp_path, "--resume", "match.jsonl", "--json", "result.json")
    again.communicate(timeout=SECONDS_TO_WAIT)
    assert again.returncode == 0
    assert result_in(tmp_path / "result.json") == undisturbed


def test_a_match_stopped_without_a_journal_is_kept_in_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(match: MatchSettings, entries: Entries, deals: Sequence[int]) -> Iterator[DealOutcome]:
        yield from in_this_process(match, entries, deals[:3])
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    match = ["random", "random", "--cards", "2", "--deals", "5", "--json", "result.json"]
    with monkeypatch.context() as disturbed:
        disturbed.setattr("doublelucky7.cli.matches.arena_match._way_to_play_deals", lambda *_: stopped)
        assert arena(*match) == 130
    [journal] = tmp_path.glob("arena-*.jsonl")
    assert f"--resume {journal.name}" in capsys.readouterr().out
    assert deals_in(journal) == [0, 1, 2]
    assert arena(*match, "--resume", journal.name) == 0
    resumed = result_in(tmp_path / "result.json")
    assert arena(*match) == 0
    assert result_in(tmp_path / "result.json") == resumed


def test_the_journal_of_another_match_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = str(tmp_path / "match.jsonl")
    match = ["random", "random", "--cards", "1", "--deals", "2", "--players", "2", "--resume", journal]
    assert arena(*match, "--seed", "1") == 0
    capsys.readouterr()
    assert arena(*match, "--seed", "2") == 2
    assert capsys.readouterr().err.splitlines() == [
        f"doublelucky7: {journal} belongs to another match: bots, rules or seed differ. It stays as it is"
    ]
