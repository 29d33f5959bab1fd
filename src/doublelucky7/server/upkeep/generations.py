"""Notices a database that was put back to an earlier state: rounds it dealt since then must not be dealt again.

A file beside the database names its generation. Both change together, at the start, every few minutes and at the end,
so that a copy made before is of another generation than the file. A copy made by `doublelucky7 backup` says so itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from doublelucky7.storage.sqlite.store import IS_COPY
from doublelucky7.storage.stream_ledger import StreamLedger

GENERATION_FILE: Final = "doublelucky7.generation"
GENERATION: Final = "generation"
EPOCH: Final = "epoch"
_GENERATION_BYTES: Final = 16


class Generations:
    """The generation of a database, and how often the data was put back so far."""

    def __init__(self, ledger: StreamLedger, folder: Path, random_bytes: Callable[[int], bytes]) -> None:
        self._ledger, self._file, self._random_bytes = ledger, folder / GENERATION_FILE, random_bytes
        kept, epoch = ledger.setting(GENERATION).result(), ledger.setting(EPOCH).result()
        self._current = kept.hex() if isinstance(kept, bytes) else ""
        self.epoch = epoch if isinstance(epoch, int) else 0
        is_copy = ledger.setting(IS_COPY).result() == 1
        if is_copy or (self._current and self._current not in self._generations_in_file()):
            self.epoch += 1
            # Durable before the first table is loaded: a crash in between must not forget it.
            ledger.keep_setting(EPOCH, self.epoch).result()
            ledger.keep_setting(IS_COPY, 0).result()
        self.change()

    def change(self) -> None:
        """Begins another generation; the file knows the one before as well, because both cannot change at once."""
        following = self._random_bytes(_GENERATION_BYTES)
        new = self._file.with_suffix(".new")
        try:
            new.write_text(f"{self._current}\n{following.hex()}\n", encoding="ascii")
            new.replace(self._file)
        except OSError:
            # The disk is full or fails, which the store says by itself; the generation of before still holds.
            return
        self._current = following.hex()
        self._ledger.keep_setting(GENERATION, following)

    def _generations_in_file(self) -> list[str]:
        try:
            return self._file.read_text(encoding="ascii").split()
        except (OSError, UnicodeError):
            return []
