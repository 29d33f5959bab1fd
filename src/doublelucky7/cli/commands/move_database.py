"""`doublelucky7 move-database`: carries the games of a server over to PostgreSQL, and compares them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from doublelucky7.cli.commands.serve import require_postgres
from doublelucky7.cli.failures import DONE, CommandFailed
from doublelucky7.cli.output.terminal import progress
from doublelucky7.cli.parsing.arguments import add_command
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands

_PERCENT: Final = 100


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command."""
    about, examples = wording.say("help-move-database"), wording.say("help-move-database.examples")
    parser = add_command(commands, "move-database", about, examples, wording)
    parser.add_argument("source", metavar="FROM", help=wording.say("help-move-database.from"))
    parser.add_argument("target", metavar="TO", help=wording.say("help-move-database.to"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Carries a database file over; nothing in it is changed."""
    require_postgres(arguments.target, wording)
    from doublelucky7.server.lobby.storage import DATABASE
    from doublelucky7.storage.event_store import StorageFailed
    from doublelucky7.storage.folder_lock import FolderInUse, FolderLock
    from doublelucky7.storage.postgres.carrying import DatabaseNotEmpty, StreamDiffers, carry

    given = Path(arguments.source)
    source = given / DATABASE if given.is_dir() else given
    if not source.exists():
        raise CommandFailed(wording.say("move-database-nothing", **{"from": str(given)}))
    with progress(wording.say("move-database-carrying"), _PERCENT) as advance:
        shown = 0

        def show(done: int, streams: int) -> None:
            nonlocal shown
            percent = _PERCENT * done // max(streams, 1)
            advance(percent - shown)
            shown = percent

        try:
            # What a running server adds would be missing afterwards.
            lock = FolderLock(source.parent)
            try:
                carried = carry(source, arguments.target, show)
            finally:
                lock.release()
        except FolderInUse:
            raise CommandFailed(wording.say("move-database-in-use")) from None
        except DatabaseNotEmpty:
            raise CommandFailed(wording.say("move-database-not-empty")) from None
        except StreamDiffers as differing:
            raise CommandFailed(wording.say("move-database-differs", stream=differing.stream)) from None
        except StorageFailed as failure:
            raise CommandFailed(wording.say("serve-database-fails", why=str(failure))) from None
    streams, entries = str(carried.streams), str(carried.entries)
    print(wording.say("move-database-done", streams=streams, entries=entries))
    return DONE
