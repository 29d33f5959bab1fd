"""The deals of a match that are finished, line by line in a file, so that a match can be stopped and taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import BinaryIO

import msgspec

from doublelucky7.arena.contestants import Versions
from doublelucky7.arena.outcomes import DealOutcome
from doublelucky7.arena.settings import MatchSettings, fingerprint_of

_FORMAT = "doublelucky7-arena-journal"
_VERSION = 1


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: which match this is; deals may be added later, everything else must stay."""

    format: str = _FORMAT
    version: int = _VERSION
    fingerprint: str
    versions: Versions
    settings: MatchSettings


class WhyNotResumed(Enum):
    """Why a file cannot be taken up."""

    NOT_A_JOURNAL = "not_a_journal"
    OTHER_MATCH = "other_match"
    OTHER_VERSIONS = "other_versions"
    DAMAGED = "damaged"


class JournalRefused(Exception):
    """Raised for a file that is not the journal of this match; the file is left as it is."""

    def __init__(self, path: Path, why: WhyNotResumed, line: int = 1) -> None:
        super().__init__(f"{path}: {why.value} (line {line})")
        self.path, self.why, self.line = path, why, line


class Journal:
    """An open journal: what was known when it was opened, and room for more."""

    def __init__(self, known: dict[int, DealOutcome], file: BinaryIO) -> None:
        self.known = known
        self._file = file

    def write(self, outcome: DealOutcome) -> None:
        """Adds a finished deal; from here on it survives the end of this process."""
        self._file.write(_line(outcome))
        self._file.flush()


@contextmanager
def opened(path: Path, settings: MatchSettings, versions: Versions) -> Iterator[Journal]:
    """Takes up the journal of this match, or begins it where there is none; raises JournalRefused."""
    heading = Heading(fingerprint=fingerprint_of(settings), versions=versions, settings=settings)
    content = path.read_bytes() if path.exists() else b""
    *lines, half_written = content.split(b"\n")
    if not lines and not _line(heading).startswith(half_written):
        raise JournalRefused(path, WhyNotResumed.NOT_A_JOURNAL)
    if lines:
        _require_same_match(path, lines[0], heading)
    known = dict(_outcomes(path, lines[1:]))
    with path.open("ab") as file:
        # Whoever was killed while writing left half a line: that deal is played again.
        file.truncate(len(content) - len(half_written))
        if not lines:
            file.write(_line(heading))
            file.flush()
        yield Journal(known, file)


def _require_same_match(path: Path, line: bytes, wanted: Heading) -> None:
    try:
        found = msgspec.json.decode(line, type=Heading)
    except (msgspec.MsgspecError, ValueError) as error:
        raise JournalRefused(path, WhyNotResumed.NOT_A_JOURNAL) from error
    if (found.format, found.version) != (wanted.format, wanted.version):
        raise JournalRefused(path, WhyNotResumed.NOT_A_JOURNAL)
    if found.fingerprint != wanted.fingerprint:
        raise JournalRefused(path, WhyNotResumed.OTHER_MATCH)
    if found.versions != wanted.versions:
        raise JournalRefused(path, WhyNotResumed.OTHER_VERSIONS)


def _outcomes(path: Path, lines: list[bytes]) -> Iterator[tuple[int, DealOutcome]]:
    for number, line in enumerate(lines, start=2):
        try:
            outcome: DealOutcome = msgspec.json.decode(line, type=DealOutcome)
        except msgspec.MsgspecError as error:
            raise JournalRefused(path, WhyNotResumed.DAMAGED, number) from error
        yield outcome.deal, outcome


def _line(entry: Heading | DealOutcome) -> bytes:
    return msgspec.json.encode(entry) + b"\n"
