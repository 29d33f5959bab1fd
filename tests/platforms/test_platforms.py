"""Linux, macOS and Windows, each with the answers that it gives."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from doublelucky7.platforms import (
    MOST_OPEN_FILES_ON_MACOS,
    THIS_PLATFORM,
    allow_many_open_files,
    default_data_folder,
    duplicates_sockets,
    lock_without_waiting,
    rebinds_a_used_port,
)

HOME = Path("/people/anna")
INFINITY = sys.maxsize
A_FILE = 7


class Limits:
    """The `resource` module of a system with these limits; it refuses what that system refuses."""

    RLIMIT_NOFILE, RLIM_INFINITY = 7, INFINITY

    def __init__(self, soft: int, hard: int, most: int = INFINITY) -> None:
        self.soft, self.hard, self.most = soft, hard, most

    def getrlimit(self, which: int) -> tuple[int, int]:
        assert which == self.RLIMIT_NOFILE
        return self.soft, self.hard

    def setrlimit(self, which: int, limits: tuple[int, int]) -> None:
        assert which == self.RLIMIT_NOFILE
        soft, hard = limits
        assert hard == self.hard, "the hard limit can never be raised again"
        if soft > self.most or soft > hard:
            raise ValueError("current limit exceeds maximum limit")
        self.soft = soft


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/people/anna/.local/share/doublelucky7"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/doublelucky7"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/people/anna/.local/share/doublelucky7"),
        ("darwin", {}, "/people/anna/Library/Application Support/doublelucky7"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/doublelucky7"),
        ("win32", {}, "/people/anna/AppData/Local/doublelucky7"),
    ],
)
def test_games_are_kept_where_each_platform_keeps_such_data(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert default_data_folder(platform, environment, HOME) == Path(folder)


@pytest.mark.parametrize(
    ("platform", "limits", "granted"),
    [
        pytest.param("linux", Limits(1_024, 1_048_576), 1_048_576, id="Linux grants the hard limit"),
        pytest.param("linux", Limits(4_096, 4_096), 4_096, id="Linux grants no more than it has"),
        pytest.param("linux", Limits(INFINITY, INFINITY), INFINITY, id="no limit at all"),
        pytest.param("linux", Limits(1_024, 1_048_576, most=65_536), 1_024, id="less is granted than promised"),
        pytest.param(
            "darwin", Limits(256, INFINITY, most=10_240), MOST_OPEN_FILES_ON_MACOS, id="macOS refuses infinity"
        ),
        pytest.param("darwin", Limits(20_000, INFINITY, most=10_240), 20_000, id="macOS with a raised limit"),
        pytest.param("darwin", Limits(256, 4_096, most=10_240), 4_096, id="macOS with a low hard limit"),
    ],
)
def test_as_many_files_may_be_open_as_the_system_grants(
    monkeypatch: pytest.MonkeyPatch, platform: str, limits: Limits, granted: int
) -> None:
    monkeypatch.setitem(sys.modules, "resource", limits)  # the part of it that is used
    allow_many_open_files(platform)
    assert limits.soft == granted


def test_windows_has_no_such_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)  # importing it fails, as on Windows
    allow_many_open_files("win32")


def module_that_locks(**parts: Any) -> SimpleNamespace:
    return SimpleNamespace(**parts, LK_NBLCK=2, LOCK_EX=2, LOCK_NB=4)


@pytest.mark.parametrize(
    ("platform", "module", "function", "arguments"),
    [
        ("win32", "msvcrt", "locking", (A_FILE, 2, 1)),
        ("linux", "fcntl", "flock", (A_FILE, 6)),
        ("darwin", "fcntl", "flock", (A_FILE, 6)),
    ],
)
def test_a_file_is_locked_as_each_platform_does_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, module: str, function: str, arguments: tuple[int, ...]
) -> None:
    called: list[tuple[int, ...]] = []
    locking = module_that_locks(**{function: lambda *given: called.append(given)})
    monkeypatch.setitem(sys.modules, module, locking)  # the part of it that is used
    lock_without_waiting(A_FILE, platform)
    assert called == [arguments]


def test_a_file_that_another_has_locked_cannot_be_locked(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("w") as one, path.open("w") as other:
        lock_without_waiting(one.fileno(), THIS_PLATFORM)
        with pytest.raises(OSError, match=r"."):
            lock_without_waiting(other.fileno(), THIS_PLATFORM)


def test_only_windows_lets_two_servers_share_a_port() -> None:
    assert [rebinds_a_used_port(platform) for platform in ("linux", "darwin", "win32")] == [True, True, False]
    assert [duplicates_sockets(platform) for platform in ("linux", "darwin", "win32")] == [True, True, False]
