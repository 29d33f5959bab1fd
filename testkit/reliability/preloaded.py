"""The library that is preloaded into a server: built with the system's C compiler, told what to do, and read back."""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec

SOURCE: Final = Path(__file__).with_name("preloaded.c")
_HEAD: Final = struct.Struct("<cxxxIQQ")


class Watch(msgspec.Struct, frozen=True, kw_only=True):
    """What the library does in one server: writes a trace, or lets the nth write or sync fail."""

    trace: str | None = None
    failing_call: int = 0
    error: int = 0
    goes_on: bool = False
    """Whether all later calls fail too, as on a full disk, or only this one."""


class Operation(Enum):
    """What a record tells of."""

    NAMED = "N"
    CREATED = "C"
    WRITTEN = "W"
    TRUNCATED = "T"
    SYNC_BEGUN = "B"
    SYNCED = "S"
    UNLINKED = "U"
    ACKNOWLEDGED = "A"
    FAILED = "F"


class Record(msgspec.Struct, frozen=True):
    """One operation, in the order of all; the data are the bytes written, named or acknowledged."""

    operation: Operation
    file: int
    offset: int
    data: bytes


def can_be_built() -> bool:
    """Whether this machine can preload a library and has a compiler to build it."""
    return sys.platform == "linux" and shutil.which("cc") is not None


def built_in(folder: Path) -> Path:
    """The library, compiled into a folder."""
    library = folder / "preloaded.so"
    command = ["cc", "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, check=True, capture_output=True)
    return library


def records_in(trace: Path) -> list[Record]:
    """All records of a trace; a last one that is not whole is left out."""
    data, place, records = trace.read_bytes(), 0, list[Record]()
    while place + _HEAD.size <= len(data):
        operation, file, offset, length = _HEAD.unpack_from(data, place)
        place += _HEAD.size
        if place + length > len(data):
            break
        records.append(Record(Operation(operation.decode()), file, offset, data[place : place + length]))
        place += length
    return records
