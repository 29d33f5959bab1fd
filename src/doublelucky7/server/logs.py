"""Structured logs: one JSON object a line, holding codes and counts, never a card, a token, a name or a link."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO, TypeAlias

import msgspec

from doublelucky7.storage.event_store import StorageFailed

_MS_IN_A_SECOND: Final = 1_000

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
