"""`doublelucky7 backup`: copies all games into a file while the server goes on."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from doublelucky7.cli.failures import DONE, CommandFailed
from doublelucky7.cli.output.terminal import progress
from doublelucky7.cli.parsing.arguments import add_command
from doublelucky7.platforms import THIS_PLATFORM, default_data_folder
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands

_PERCENT: Final = 100


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command."""
    parser = add_command(commands, "backup", wording.say("help-backup"), wording.say("help-backup.examples"), wording)
    parser.add_argument("file", metavar="FILE", help=wording.say("help-backup.file"))
    parser.add_argument("--data", default=argparse.SUPPRESS, metavar="FOLDER", help=wording.say("help-serve.data"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Copies the database of a server, running or not."""
    from doublelucky7.server.lobby.storage import DATABASE
    from doublelucky7.storage.event_store import StorageFailed
    from doublelucky7.storage.sqlite.store import back_up

    given = arguments.data or os.environ.get("DL7_DATA")
    folder = Path(given) if given else default_data_folder(THIS_PLATFORM, os.environ, Path.home())
    target = Path(arguments.file)
    if target.exists():
        raise CommandFailed(wording.say("backup-exists", file=str(target)))
    if not (folder / DATABASE).exists():
        raise CommandFailed(wording.say("backup-nothing", folder=str(folder)))
    with progress(wording.say("backup-copying"), _PERCENT) as advance:
        shown = 0

        def show(done: int, pages: int) -> None:
            nonlocal shown
            percent = _PERCENT * done // max(pages, 1)
            advance(percent - shown)
            shown = percent

        try:
            back_up(folder / DATABASE, target, show)
        except (OSError, StorageFailed) as failure:
            target.unlink(missing_ok=True)
            raise CommandFailed(wording.say("backup-fails", file=str(target), why=str(failure))) from None
    print(wording.say("backup-done", file=str(target)))
    return DONE
