"""`doublelucky7 pad`: writes the score pad for the printed box as one file that works without a server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from doublelucky7.cli.failures import DONE, CommandFailed
from doublelucky7.cli.files import cannot_use
from doublelucky7.cli.parsing.arguments import add_command
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands

_KILOBYTE: Final = 1_000


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command."""
    parser = add_command(commands, "pad", wording.say("help-pad"), wording.say("help-pad.examples"), wording)
    parser.add_argument("file", metavar="FILE.html", help=wording.say("help-pad.file"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Copies the file that was built with the browser client."""
    # Imported here because the server takes longer to load than most commands take to run.
    from doublelucky7.missing_parts import BUNDLE
    from doublelucky7.server.http.pages import PAD_FILE

    target = Path(arguments.file)
    try:
        pad = (BUNDLE / PAD_FILE).read_bytes()
    except FileNotFoundError:
        raise CommandFailed(wording.say("pad-not-built")) from None
    try:
        with target.open("xb") as file:
            file.write(pad)
    except FileExistsError:
        raise CommandFailed(wording.say("pad-exists", file=str(target))) from None
    except OSError as error:
        raise CommandFailed(cannot_use(str(target), error, wording)) from None
    print(wording.say("pad-written", file=str(target), size=len(pad) // _KILOBYTE))
    return DONE
