"""Reading records from files and standard input, and writing data as the same bytes everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from doublelucky7.cli.failures import SOMETHING_DISAGREES, CommandFailed
from doublelucky7.cli.streams import data_input, data_output
from doublelucky7.records.unreadable import UnreadableRecord
from doublelucky7.wording.speech import Wording, key

STANDARD_STREAM: Final = "-"


@contextmanager
def opened(name: str, wording: Wording) -> Iterator[BinaryIO]:
    """A file to read, or standard input for `-`; fails with one line where it cannot be read."""
    if name == STANDARD_STREAM:
        yield data_input(wording)
        return
    with _file_to_read(name, wording) as file:
        yield file


def _file_to_read(name: str, wording: Wording) -> BinaryIO:
    try:
        return open(name, "rb")
    except OSError as error:
        raise CommandFailed(cannot_use(name, error, wording)) from None


@contextmanager
def created(name: str, wording: Wording) -> Iterator[BinaryIO]:
    """A file to write, or standard output for `-`; fails with one line where it cannot be written."""
    if name == STANDARD_STREAM:
        output = data_output(wording)
        yield output
        output.flush()
        return
    try:
        with open(name, "wb") as file:
            yield file
    except OSError as error:
        raise CommandFailed(cannot_use(name, error, wording)) from None


def write_data(text: str, wording: Wording) -> None:
    """Writes a line of data to standard output: UTF-8 whatever the terminal speaks, so that it can be read back."""
    output = data_output(wording)
    output.write(text.encode() + b"\n")
    output.flush()


def name_of(file: str, wording: Wording) -> str:
    """What to call a file in a sentence."""
    return wording.say("standard-input") if file == STANDARD_STREAM else file


def cannot_use(file: str, error: OSError, wording: Wording) -> str:
    """Why a file cannot be read or written."""
    match error:
        case FileNotFoundError() if not Path(file).parent.is_dir():
            return wording.say("folder-not-found", folder=str(Path(file).parent))
        case FileNotFoundError():
            return wording.say("file-not-found", file=file)
        case IsADirectoryError():
            return wording.say("file-is-a-folder", file=file)
        case PermissionError():
            return wording.say("file-not-allowed", file=file)
        case _:
            return wording.say("file-fails", file=file, why=error.strerror or type(error).__name__)


def unreadable(file: str, error: UnreadableRecord, wording: Wording) -> CommandFailed:
    """A file that holds something else than records, with the place of the first thing that is not one."""
    why = wording.say(key("unreadable", error.code.value), place=error.place, detail=error.detail)
    line = "1" if error.line is None else str(error.line)
    where = wording.say("line-of-file", file=name_of(file, wording), line=line)
    return CommandFailed(f"{where}: {why}", SOMETHING_DISAGREES)
