"""`doublelucky7 verify`: recomputes every game of a file and names the first thing that does not agree."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from doublelucky7.cli.failures import CANNOT_DO_IT, DONE, SOMETHING_DISAGREES, CommandFailed
from doublelucky7.cli.files import name_of, opened, unreadable, write_data
from doublelucky7.cli.output.terminal import Advance, ignored, progress
from doublelucky7.cli.parsing.arguments import PROGRAM, add_command
from doublelucky7.cli.parsing.file_completion import complete_files
from doublelucky7.records.disagreements import Disagreement
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from doublelucky7.cli.parsing.arguments import Commands

_BYTES_WORTH_A_BAR: Final = 200_000


class Findings(msgspec.Struct, frozen=True):
    """What a file came to: how many of its games were confirmed before the first that was not, and what is wrong."""

    file: str
    games: int
    status: int
    disagreement: Disagreement | None = None
    line: int | None = None
    words: str | None = None
    """The first thing that is wrong, in the person's language; None where nothing is."""


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, "verify", wording.say("help-verify"), wording.say("help-verify.examples"), wording)
    parser.set_defaults(run=run)
    files = parser.add_argument("files", nargs="+", metavar="FILE", help=wording.say("help-verify.files"))
    complete_files(files)
    parser.add_argument("--json", action="store_true", help=wording.say("help-json"))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Verifies file after file; the worst of them decides the status."""
    found = []
    for file in arguments.files:
        findings = _findings(file, wording)
        found.append(findings)
        if not arguments.json:
            _print_findings(findings, wording)
    games = sum(findings.games for findings in found)
    if arguments.json:
        write_data(msgspec.json.encode({"files": found, "games": games}).decode(), wording)
    elif len(found) > 1:
        print(wording.say("verified-in-all", games=games))
    return max(findings.status for findings in found)


def _print_findings(findings: Findings, wording: Wording) -> None:
    if findings.words is None:
        print(wording.say("verified", file=name_of(findings.file, wording), games=findings.games))
    elif findings.disagreement is not None:
        print(findings.words)
    else:
        # One bad file does not keep the others from being verified.
        print(f"{PROGRAM}: {findings.words}", file=sys.stderr)


def _findings(file: str, wording: Wording) -> Findings:
    # Imported here because the engine takes longer to load than most commands take to run.
    from doublelucky7.cli.output.disagreeing import in_words
    from doublelucky7.records.pad_record import PadRecord
    from doublelucky7.records.reading import numbered_records_and_pads
    from doublelucky7.records.unreadable import UnreadableRecord
    from doublelucky7.records.verify import verify
    from doublelucky7.records.verify_pad import verify_pad

    games = 0
    try:
        with opened(file, wording) as stream, _bar_for(stream, wording) as advance:
            for line, record in numbered_records_and_pads(_watched(stream, advance)):
                disagreement = verify_pad(record) if isinstance(record, PadRecord) else verify(record)
                if disagreement is not None:
                    where = wording.say("line-of-file", file=name_of(file, wording), line=str(line))
                    words = f"{where}: {in_words(disagreement, record, wording)}"
                    return Findings(file, games, SOMETHING_DISAGREES, disagreement, line, words)
                games += 1
    except UnreadableRecord as error:
        failure = unreadable(file, error, wording)
        return Findings(file, games, failure.status, line=error.line, words=failure.sentence)
    except CommandFailed as failure:
        return Findings(file, games, failure.status, words=failure.sentence)
    if games == 0:
        return Findings(file, games, CANNOT_DO_IT, words=wording.say("no-games", file=name_of(file, wording)))
    return Findings(file, games, DONE)


def _bar_for(stream: BinaryIO, wording: Wording) -> AbstractContextManager[Advance]:
    """A progress bar for files that take a while; what comes through a pipe has no size to measure against."""
    size = os.fstat(stream.fileno()).st_size
    return progress(wording.say("verifying"), size) if size >= _BYTES_WORTH_A_BAR else ignored()


def _watched(lines: Iterable[bytes], advance: Advance) -> Iterator[bytes]:
    for line in lines:
        yield line
        advance(len(line))
