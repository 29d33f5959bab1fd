"""Structured logs: one JSON object a line, holding codes and counts, never a card, a token, a name or a link."""

from __future__ import annotations

import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO, TypeAlias

import msgspec

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


def no_log(event: str, **data: str | int | float | None) -> None:
    """Logs nothing, for a household that sees its server's terminal."""


def log_to_errors() -> Log:
    """The log of a public server: standard error."""
    return log_to(sys.stderr)
