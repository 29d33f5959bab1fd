"""One server for one data folder: a second one would append to the same streams, and both would be refused."""

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


class SoleUse:
    """The sole use of a data folder, from its making to its end; the system ends it when the process dies."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise FolderInUse from None

    def end(self) -> None:
        """Lets another server have the folder; the file stays, because one that is removed cannot be locked."""
        os.close(self._file)


def _lock(file: int) -> None:
    """Locks an open file without waiting; raises OSError where another process, or another opening of it, has."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
