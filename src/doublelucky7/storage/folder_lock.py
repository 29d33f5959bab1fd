"""The lock file of a data folder: two servers must not append to the same streams."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from doublelucky7.platforms import lock_without_waiting

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
            lock_without_waiting(self._file)
        except OSError:
            os.close(self._file)
            raise FolderInUse from None

    def release(self) -> None:
        """Lets another server use the folder; the file stays, because others may be about to lock it."""
        os.close(self._file)
