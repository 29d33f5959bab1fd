"""`doublelucky7 verify`: recomputes every game of a file and names the first thing that does not agree."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from doublelucky7.cli.arguments import PROGRAM, add_command
from doublelucky7.cli.failures import DONE, SOMETHING_DISAGREES, CommandFailed
from doublelucky7.cli.files import name_of, opened, unreadable
from doublelucky7.cli.terminal import Advance, ignored, progress
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from doublelucky7.cli.arguments import Commands

_BYTES_WORTH_A_BAR: Final = 200_000


class Findings(msgspec.Struct, frozen=True):
    """How many games of a file were confirmed, and the first disagreement in words, None where there is none."""

    games: int
    disagreement: str | None


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, "verify", wording.say("help-verify"), wording.say("help-verify.examples"), wording)
    parser.set_defaults(run=run)
    parser.add_argument("files", nargs="+", metavar="FILE", help=wording.say("help-verify.files"))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Verifies file after file; the worst of them decides the status."""
    status, games = DONE, 0
    for file in arguments.files:
        try:
            found = _findings(file, wording)
        except CommandFailed as failure:
            # One bad file does not keep the others from being verified.
            print(f"{PROGRAM}: {failure.sentence}", file=sys.stderr)
            status = max(status, failure.status)
            continue
        games += found.games
        if found.disagreement is None:
            print(wording.say("verified", file=name_of(file, wording), games=found.games))
        else:
            print(found.disagreement)
            status = max(status, SOMETHING_DISAGREES)
    if len(arguments.files) > 1:
        print(wording.say("verified-in-all", games=games))
    return status


def _findings(file: str, wording: Wording) -> Findings:
    # Imported here because the engine takes longer to load than most commands take to run.
    from doublelucky7.cli.disagreeing import in_words
    from doublelucky7.records.reading import numbered_records
    from doublelucky7.records.unreadable import UnreadableRecord
    from doublelucky7.records.verify import verify

    games = 0
    with opened(file, wording) as stream, _bar_for(stream, wording) as advance:
        try:
            for line, record in numbered_records(_watched(stream, advance)):
                disagreement = verify(record)
                if disagreement is not None:
                    where = wording.say("line-of-file", file=name_of(file, wording), line=str(line))
                    return Findings(games, f"{where}: {in_words(disagreement, record, wording)}")
                games += 1
        except UnreadableRecord as error:
            raise unreadable(file, error, wording) from None
    if games == 0:
        raise CommandFailed(wording.say("no-games", file=name_of(file, wording)))
    return Findings(games, None)


def _bar_for(stream: BinaryIO, wording: Wording) -> AbstractContextManager[Advance]:
    """A progress bar for files that take a while; what comes through a pipe has no size to measure against."""
    size = os.fstat(stream.fileno()).st_size
    return progress(wording.say("verifying"), size) if size >= _BYTES_WORTH_A_BAR else ignored()


def _watched(lines: Iterable[bytes], advance: Advance) -> Iterator[bytes]:
    for line in lines:
        yield line
        advance(len(line))
