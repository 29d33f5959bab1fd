"""The lock of a data folder: two servers must not append to the same streams."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from doublelucky7.platforms import can_lock_folders, lock_without_waiting

LOCK_FILE: Final = "doublelucky7.lock"


class FolderInUse(OSError):
    """Another server uses the data folder."""

    def __init__(self) -> None:
        super().__init__("another server is using them")


class FolderLock:
    """A lock on a data folder until it is released; the system releases it when the process ends."""

    def __init__(self, folder: Path) -> None:
        with ExitStack() as opened:
            file = os.open(folder / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600)
            opened.callback(os.close, file)
            try:
                lock_without_waiting(file)
            except OSError:
                raise FolderInUse from None
            if can_lock_folders():
                # Somebody may delete the file while the server runs; the folder stays.
                itself = os.open(folder, os.O_RDONLY)
                opened.callback(os.close, itself)
                _lock_folder(itself)
            self._opened = opened.pop_all()

    def release(self) -> None:
        """Lets another server use the folder; the file stays, because others may be about to lock it."""
        self._opened.close()


def _lock_folder(folder: int) -> None:
    try:
        lock_without_waiting(folder)
    except BlockingIOError:
        raise FolderInUse from None
    except OSError:
        # Some network file systems lock files and no folders.
        return
