"""Standard input, output and error as a command finds them; any of them may have been closed before it started."""

from __future__ import annotations

import io
import os
import sys
from typing import BinaryIO, Final

from doublelucky7.cli.failures import CommandFailed
from doublelucky7.wording.speech import Wording

_STANDARD_STREAMS: Final = (0, 1, 2)


def prepare_streams() -> None:
    """Opens the null device for closed streams, and lets question marks stand for what a terminal cannot write."""
    for number in _STANDARD_STREAMS:
        try:
            os.fstat(number)
        except OSError:
            # The lowest free number is taken: else the next file opened would be taken for the closed stream.
            os.open(os.devnull, os.O_RDWR)
    sys.stdout = sys.stdout or os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = sys.stderr or os.fdopen(2, "w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def data_input(wording: Wording) -> BinaryIO:
    """Standard input as bytes; fails with one line where it was closed."""
    if sys.stdin is None:
        raise CommandFailed(wording.say("stream-closed", stream=wording.say("standard-input")))
    return sys.stdin.buffer


def data_output(wording: Wording) -> BinaryIO:
    """Standard output for data, after all that was printed before; fails with one line where it was closed."""
    if sys.__stdout__ is None:
        raise CommandFailed(wording.say("stream-closed", stream=wording.say("standard-output")))
    sys.stdout.flush()
    return sys.stdout.buffer
