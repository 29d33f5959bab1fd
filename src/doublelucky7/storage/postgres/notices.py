"""Hears what other nodes announce over LISTEN and NOTIFY: seldom things alone, because it serialises commits."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread
from typing import Final

import psycopg

from doublelucky7.storage.postgres.connecting import connect

PAUSE_SECONDS: Final = 0.5
LISTEN_SECONDS: Final = 0.2
"""How long the end of the thread may be waited for; a connection whose other end is gone is noticed by the system."""


class Notices:
    """Listens on one channel in a thread; after a gap, in which something may have been missed, it says so."""

    def __init__(self, url: str, channel: str, on_notice: Callable[[str], None], on_gap: Callable[[], None]) -> None:
        self._url, self._channel, self._on_notice, self._on_gap = url, channel, on_notice, on_gap
        self._is_closing = Event()
        self._thread = Thread(target=self._run, name="storage-notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the thread."""
        self._is_closing.set()
        self._thread.join()

    def _run(self) -> None:
        has_listened = False
        while not self._is_closing.is_set():
            try:
                with connect(self._url) as connection:
                    connection.execute(f"LISTEN {self._channel}")
                    if has_listened:
                        self._on_gap()
                    has_listened = True
                    while not self._is_closing.is_set():
                        for notice in connection.notifies(timeout=LISTEN_SECONDS):
                            self._on_notice(notice.payload)
            except psycopg.Error:
                self._is_closing.wait(PAUSE_SECONDS)
