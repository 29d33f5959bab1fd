"""The files of the hosting guide, each checked by the program it is for, where that is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from doublelucky7.cli.main import main
from doublelucky7.server.running import STORAGE_FAILED
from testkit.haproxy import CONFIGURATION, accepted
from testkit.hosting import certificate, nginx_configuration
from testkit.programs import ROOT, program

FILES = ROOT / "docs" / "hosting"


def checked(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    nginx = program("nginx")
    certificate(tmp_path)
    ended = checked(nginx, "-t", "-p", tmp_path, "-c", nginx_configuration(tmp_path))
    assert ended.returncode == 0, ended.stderr


def test_caddy_accepts_its_file() -> None:
    ended = checked(program("caddy"), "validate", "--adapter", "caddyfile", "--config", FILES / "Caddyfile")
    assert ended.returncode == 0, ended.stderr


def test_haproxy_accepts_its_file(tmp_path: Path) -> None:
    program("haproxy")
    certificate(tmp_path)
    both = "".join((tmp_path / name).read_text(encoding="ascii") for name in ("fullchain.pem", "privkey.pem"))
    (tmp_path / "both.pem").write_text(both, encoding="ascii")
    text = CONFIGURATION.read_text(encoding="utf-8").replace(
        "/etc/haproxy/cards.example.org.pem", f"{tmp_path}/both.pem"
    )
    (tmp_path / "haproxy.cfg").write_text(text, encoding="utf-8")
    assert "WARNING" not in accepted(tmp_path / "haproxy.cfg")


def test_systemd_accepts_its_file(tmp_path: Path) -> None:
    # The program it starts is elsewhere on this machine; everything else is checked as it stands.
    unit = (FILES / "doublelucky7.service").read_text(encoding="utf-8")
    found = shutil.which("true")
    assert found is not None
    copy = tmp_path / "doublelucky7.service"
    copy.write_text(unit.replace("/opt/doublelucky7/bin/doublelucky7", found), encoding="utf-8")
    ended = checked(program("systemd-analyze"), "verify", "--man=no", copy)
    complaints = [line for line in ended.stderr.splitlines() if "doublelucky7.service" in line]
    assert (ended.returncode, complaints) == (0, []), ended.stderr


def test_systemd_starts_a_server_again_whose_disk_was_full_for_as_long_as_it_takes() -> None:
    unit = (FILES / "doublelucky7.service").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    assert lines["Restart"] == "on-failure"
    assert str(STORAGE_FAILED) not in lines["RestartPreventExitStatus"].split()
    assert lines["StartLimitIntervalSec"] == "0"


def test_the_container_is_built_in_stages_and_does_not_run_as_root() -> None:
    text = (FILES / "Containerfile").read_text(encoding="utf-8")
    assert "DOUBLELUCKY7_KERNEL=compiled DOUBLELUCKY7_BUNDLE=built" in text, "it would be built without its parts"
    _, *stages = re.split(r"^FROM ", text, flags=re.MULTILINE)
    assert len(stages) == 2
    last = stages[-1]
    assert re.search(r"^USER (?!root)\w+$", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*/healthz", last, re.MULTILINE)
    assert "gcc" not in last


def test_every_flag_of_the_files_is_one_of_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--language", "en"]) == 0
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    unit = (FILES / "doublelucky7.service").read_text(encoding="utf-8")
    (started,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert set(re.findall(r"--[a-z-]+", started)) <= known
