"""What differs between Linux, macOS and Windows; everything else in the package is the same on all of them.

Each function takes the platform as `sys.platform` names it, so that every answer can be tested everywhere.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

WINDOWS: Final = "win32"
MACOS: Final = "darwin"
THIS_PLATFORM: Final[str] = sys.platform

MOST_OPEN_FILES_ON_MACOS: Final = 10_240
"""macOS reports no hard limit, but refuses a soft limit above its OPEN_MAX."""

_NAME: Final = "doublelucky7"


def default_data_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """The folder for a person's own data."""
    if platform == WINDOWS:
        local = environment.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / _NAME
    if platform == MACOS:
        return home / "Library" / "Application Support" / _NAME
    # The XDG rules ask to ignore a relative path.
    data = environment.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else home / ".local" / "share") / _NAME


def lock_without_waiting(file: int, platform: str = THIS_PLATFORM) -> None:
    """Locks an open file until it is closed; raises OSError where somebody else has locked it."""
    if platform == WINDOWS:
        windows = import_module("msvcrt")
        windows.locking(file, windows.LK_NBLCK, 1)
    else:
        posix = import_module("fcntl")
        posix.flock(file, posix.LOCK_EX | posix.LOCK_NB)


def can_lock_folders(platform: str = THIS_PLATFORM) -> bool:
    """Whether a folder can be locked like a file; Windows lets nobody delete a lock file that is open instead."""
    return platform != WINDOWS


def allow_many_open_files(platform: str = THIS_PLATFORM) -> None:
    """Raises the number of open files to what the system grants, where it has such a limit: every websocket is one."""
    if platform == WINDOWS:
        return
    limits = import_module("resource")
    soft, hard = limits.getrlimit(limits.RLIMIT_NOFILE)
    wanted = hard
    if platform == MACOS and (hard == limits.RLIM_INFINITY or hard > MOST_OPEN_FILES_ON_MACOS):
        wanted = MOST_OPEN_FILES_ON_MACOS
    if soft == limits.RLIM_INFINITY or 0 <= wanted <= soft:
        return
    try:
        limits.setrlimit(limits.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        # Some systems grant less than they promise. A server with few connections needs no more than it has.
        return


def most_open_files(platform: str = THIS_PLATFORM) -> int | None:
    """How many files this process may open, None where there is no such limit."""
    if platform == WINDOWS:
        return None
    limits = import_module("resource")
    soft: int = limits.getrlimit(limits.RLIMIT_NOFILE)[0]
    return None if soft == limits.RLIM_INFINITY else soft


def rebinds_a_used_port(platform: str = THIS_PLATFORM) -> bool:
    """Whether SO_REUSEADDR lets a restarted server have its port at once; on Windows it would let two share one."""
    return platform != WINDOWS


def duplicates_sockets(platform: str = THIS_PLATFORM) -> bool:
    """Whether an event loop can accept from several duplicates of one listening socket."""
    return platform != WINDOWS


def clock_that_counts_sleep(platform: str = THIS_PLATFORM) -> float:
    """Seconds since some instant, on which nobody sets the clock; where the system has one, the time asleep counts.

    Elsewhere the monotonic clock must do: those of macOS and Windows count sleep, or stop only with the whole machine.
    """
    if platform.startswith("linux"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()
