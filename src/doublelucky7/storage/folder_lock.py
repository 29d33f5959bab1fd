"""The lock file of a data folder: two servers must not append to the same streams."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

LOCK_FILE: Final = "doublelucky7.lock"


class FolderInUse(OSError):
    """Another server uses the data folder."""

    def __init__(self) -> None:
        super().__init__("another server is using them")


class FolderLock:
    """A lock on a data folder until it is released; the system releases it when the process ends."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise FolderInUse from None

    def release(self) -> None:
        """Lets another server use the folder; the file stays, because others may be about to lock it."""
        os.close(self._file)


def _lock(file: int) -> None:
    """Locks an open file without waiting; raises OSError where it is locked already."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
