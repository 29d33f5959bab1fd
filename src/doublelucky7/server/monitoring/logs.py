"""Structured logs: one JSON object a line, holding codes and counts, never a card, a token, a name or a link."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO, TypeAlias

import msgspec

from doublelucky7.server.access.limits import TokenBucket
from doublelucky7.storage.event_store import StorageFailed

_MS_IN_A_SECOND: Final = 1_000

REFUSALS_A_SECOND: Final = 5.0
REFUSAL_BURST: Final = 100
"""How many refusals are logged, each in a line of about a hundred bytes."""

Log: TypeAlias = Callable[..., None]
"""`log("connected", address="…")`: an event's name and its data."""


def log_to(stream: TextIO) -> Log:
    """A log that writes one line of JSON for each event."""

    def log(event: str, **data: str | int | float | None) -> None:
        line = msgspec.json.encode({"at": int(time.time() * _MS_IN_A_SECOND), "event": event, **data}).decode()
        try:
            stream.write(line + "\n")
            stream.flush()
        except (OSError, ValueError):
            # Nobody reads the log any more; games go on.
            return

    return log


class RefusalLog:
    """Logs refusals at a bounded rate: whoever is refused decides how often, and must not fill the disk with it."""

    def __init__(self, log: Log, monotonic: Callable[[], float]) -> None:
        self._log, self._monotonic = log, monotonic
        self._allowed = TokenBucket(REFUSALS_A_SECOND, REFUSAL_BURST, monotonic())
        self._left_out = 0

    def note(self, code: str, address: str) -> None:
        """Logs a refusal, or counts it for the next line."""
        if not self._allowed.take(self._monotonic()):
            self._left_out += 1
            return
        left_out, self._left_out = self._left_out, 0
        if left_out:
            self._log("refusals_left_out", refusals=left_out)
        self._log("refused", code=code, address=address)


def place_of(failure: BaseException) -> str:
    """Where an exception was raised, as file and line, without anything of its text."""
    frames = traceback.extract_tb(failure.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "unknown"


def reason_of(failure: BaseException) -> str:
    """A failing store's own words; of anything else only its type and place, for its text may hold somebody's cards."""
    return str(failure) if isinstance(failure, StorageFailed) else f"{type(failure).__name__} at {place_of(failure)}"


def no_log(event: str, **data: str | int | float | None) -> None:
    """Logs nothing, for a household that sees its server's terminal."""


def log_to_errors() -> Log:
    """The log of a public server: standard error."""
    return log_to(sys.stderr)
