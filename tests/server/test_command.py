"""`doublelucky7` alone, `serve` and `backup`, as they are typed."""

import argparse
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from doublelucky7.cli.commands import serve
from doublelucky7.cli.commands.serve import settings_from, show_addresses
from doublelucky7.cli.failures import CommandFailed
from doublelucky7.cli.main import main
from doublelucky7.missing_parts import Part
from doublelucky7.protocol.http import Reach
from doublelucky7.server.access import addresses
from doublelucky7.server.settings import Limits, Proxy, Settings
from doublelucky7.wording.speech import Language, Wording
from testkit.server.clients import Browser
from testkit.server.servers import LiveServer, ServerProcess, free_port, server_in_thread

ENGLISH = Wording(Language.ENGLISH)
HOME = Path("/people/anna")


def settings(environment: dict[str, str], **said: object) -> Settings:
    return settings_from(argparse.Namespace(**said), environment, Reach.PUBLIC, ENGLISH)


def test_without_a_word_the_usual_settings_hold() -> None:
    defaults = settings({"XDG_DATA_HOME": "/data"})
    assert (defaults.port, defaults.address, defaults.origins, defaults.proxy) == (7777, "0.0.0.0", (), Proxy.NONE)
    assert defaults.limits == Limits()


def test_environment_variables_set_what_no_flag_does() -> None:
    environment = {
        "DL7_ADDRESS": "127.0.0.1",
        "DL7_PORT": "8000",
        "DL7_DATA": "/srv/cards",
        "DL7_ORIGINS": "https://cards.example, https://www.cards.example/",
        "DL7_PROXY": "1",
        "DL7_LIMITS": "tables=5,messages_a_second=2.5",
    }
    chosen = settings(environment)
    assert (chosen.address, chosen.port, chosen.data) == ("127.0.0.1", 8000, Path("/srv/cards"))
    assert chosen.origins == ("https://cards.example", "https://www.cards.example")
    assert chosen.proxy is Proxy.TRUSTED
    assert (chosen.limits.tables, chosen.limits.messages_a_second) == (5, 2.5)
    flagged = settings(environment, port=9000, address="::1", limit=["tables=7"], origin=["https://other.example"])
    assert (flagged.port, flagged.address, flagged.limits.tables) == (9000, "::1", 7)
    assert flagged.origins == ("https://other.example",)


@pytest.mark.parametrize(
    ("environment", "part"),
    [
        ({"DL7_PORT": "0"}, "DL7_PORT: 0"),
        ({"DL7_PORT": "many"}, "many"),
        ({"DL7_ORIGINS": "cards.example"}, "cards.example is not an origin"),
        ({"DL7_ORIGINS": "https://cards.example/table"}, "is not an origin"),
        ({"DL7_ORIGINS": "https://[::1"}, "is not an origin"),
        ({"DL7_ORIGINS": "https://cards.example:many"}, "is not an origin"),
        ({"DL7_LIMITS": "chairs=5"}, "impossible limit in chairs=5"),
        ({"DL7_LIMITS": "bot_threads=0"}, "bot_threads=0"),
        ({"DL7_LIMITS": "requests_a_second=nan"}, "requests_a_second=nan"),
        ({"DL7_LIMITS": "body_seconds=-1"}, "body_seconds=-1"),
        ({"DL7_LIMITS": "body_seconds=inf"}, "body_seconds=inf"),
        ({"DL7_LIMITS": "tables=lots"}, "tables=lots"),
    ],
)
def test_what_cannot_be_meant_is_said_in_one_line(environment: dict[str, str], part: str) -> None:
    with pytest.raises(CommandFailed) as failure:
        settings(environment)
    assert part in failure.value.sentence
    assert "\n" not in failure.value.sentence


@pytest.mark.parametrize(
    ("typed", "base_path"),
    [("/cards", "/cards"), ("/cards/", "/cards"), ("/games/cards.7", "/games/cards.7"), ("/", "")],
)
def test_a_base_path_is_said_by_flag_or_variable(typed: str, base_path: str) -> None:
    assert settings({}, base_path=typed).base_path == base_path
    assert settings({"DL7_BASE_PATH": typed}).base_path == base_path


@pytest.mark.parametrize("typed", ["cards", "/ca rds", "/..", "/a//b", '/"', "/cards?x", "//cards"])
def test_what_is_no_base_path_is_refused(typed: str) -> None:
    with pytest.raises(CommandFailed, match="is not a path like /cards"):
        settings({}, base_path=typed)


@pytest.mark.parametrize(
    ("typed", "as_browsers_send_it"),
    [
        ("https://cards.example:443", "https://cards.example"),
        ("HTTP://Cards.Example:80/", "http://cards.example"),
        ("http://cards.example:8080", "http://cards.example:8080"),
        ("https://[2001:DB8::7]:443", "https://[2001:db8::7]"),
    ],
)
def test_an_origin_is_kept_as_browsers_send_it(typed: str, as_browsers_send_it: str) -> None:
    assert settings({}, origin=[typed]).origins == (as_browsers_send_it,)


def test_a_busy_port_gets_one_clear_line_with_the_way_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as busy:
        busy.bind(("0.0.0.0", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert main(["--no-browser", "--language", "en", "--port", str(port), "--data", str(tmp_path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"port {port} is taken" in line
    assert f"doublelucky7 --port {port + 1}" in line


def test_a_data_folder_that_is_a_file_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    assert main(["serve", "--language", "en", "--port", str(free_port()), "--data", str(file)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"the games in {file} cannot be used" in line


def test_a_data_folder_that_another_server_uses_gets_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server_in_thread(tmp_path) as server:
        assert main(["serve", "--language", "en", "--port", str(free_port()), "--data", str(tmp_path)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert f"the games in {tmp_path} cannot be used: another server is using them" in line
        assert Browser(server.port).get("/server").status == 200
    with server_in_thread(tmp_path):
        pass  # Once the first has ended, the folder is free.


def test_a_data_folder_is_free_again_when_its_server_was_killed(tmp_path: Path) -> None:
    ServerProcess(tmp_path / "data", free_port(), tmp_path / "log").kill()
    assert ServerProcess(tmp_path / "data", free_port(), tmp_path / "second log").terminate() == 0


def test_a_newer_database_gets_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite3.connect(tmp_path / "doublelucky7.sqlite")
    database.execute("PRAGMA user_version = 999")
    database.close()
    assert main(["serve", "--language", "en", "--port", str(free_port()), "--data", str(tmp_path)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "999" in line


def settings_at(address: str) -> Settings:
    return Settings(reach=Reach.HOUSEHOLD, address=address, port=7777, data=Path("unused"))


def test_phones_are_shown_every_address_and_a_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    show_addresses(settings_at("0.0.0.0"), ENGLISH)
    printed = capsys.readouterr().out
    assert "http://localhost:7777" in printed.splitlines()[0]
    assert "http://127.0.0.1" not in printed


def test_phones_are_shown_no_address_that_the_server_does_not_listen_at(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "local_addresses", lambda: ("192.168.1.7", "10.0.0.7"))
    show_addresses(settings_at("127.0.0.1"), ENGLISH)
    assert "only this computer can play" in capsys.readouterr().out.splitlines()[1]
    show_addresses(settings_at("10.0.0.7"), ENGLISH)
    printed = capsys.readouterr().out
    assert "http://10.0.0.7:7777" in printed
    assert "192.168" not in printed


def test_alone_it_serves_the_household_and_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "doublelucky7.cli.main",
        "--no-browser",
        "--port",
        str(port),
        "--data",
        str(tmp_path),
    ]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"}
    )
    assert process.stdout is not None
    assert any("Ctrl-C" in line for line in process.stdout)
    assert Browser(port).get("/server").json["reach"] == "household"
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=20)
    assert (process.returncode, rest, errors) == (0, "", "")


def test_the_first_line_tells_what_the_installation_lacks(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "doublelucky7.cli.main", "--no-browser", "--data", str(tmp_path)]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "DOUBLELUCKY7_KERNEL": "pure"}
    process = subprocess.Popen(
        [*command, "--port", str(free_port())], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first == "The bots think slowly, because the kernel is not compiled: DOUBLELUCKY7_KERNEL=pure\n"
    assert any("Ctrl-C" in line for line in process.stdout)
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0
    process.stdout.close()


def test_a_page_that_is_missing_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "is_page_built", lambda: False)
    monkeypatch.setattr(serve, "why_missing", lambda _: "no such registry")
    assert Part.PAGE in serve.parts_missing()
    assert serve.in_words(Part.PAGE, ENGLISH).endswith("browsers only get a notice: no such registry")


def test_a_public_server_lists_no_tables_and_has_longer_codes(tmp_path: Path) -> None:
    port = free_port()
    process = ServerProcess(tmp_path / "data", port, tmp_path / "log")
    anna = Browser(port)
    anna.become("Anna")
    opened = anna.open({"kind": "you"}, {"kind": "open"})
    assert len(opened["code"]) == 8
    listed = anna.get("/tables").json
    assert listed["gathering"] == []
    assert [line["link"] for line in listed["yours"]] == [opened["link"]]
    assert process.terminate() == 0


def test_a_backup_of_a_running_server_holds_its_games(
    server: LiveServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = Browser(server.port)
    anna.become("Anna")
    game = anna.open({"kind": "you"}, {"kind": "open"})["game"]
    copy, data = tmp_path / "copy.sqlite", str(server.running.context.settings.data)
    assert main(["backup", str(copy), "--data", data, "--language", "en"]) == 0
    assert f"All games are in {copy}" in capsys.readouterr().out
    database = sqlite3.connect(copy)
    assert database.execute("SELECT count(*) FROM entry WHERE game = ?", (game,)).fetchone()[0] > 0
    database.close()
    assert main(["backup", str(copy), "--data", data, "--language", "en"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "other"), "--data", str(tmp_path / "nothing"), "--language", "en"]) == 2
    assert "there are no games" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "no" / "folder"), "--data", data, "--language", "en"]) == 2
    assert "could not be made" in capsys.readouterr().err
