"""`doublelucky7 watch`: a server's table in the terminal, without a seat at it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from doublelucky7.cli.failures import DONE
from doublelucky7.cli.parsing.arguments import add_command
from doublelucky7.cli.table_options import add_table_options, run_at_a_server
from doublelucky7.platforms import THIS_PLATFORM, default_data_folder
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, "watch", wording.say("help-watch"), wording.say("help-watch.examples"), wording)
    parser.set_defaults(run=run)
    parser.add_argument("place", metavar="LINK|CODE", help=wording.say("help-play.place"))
    parser.add_argument("--server", metavar="URL", help=wording.say("help-play.server"))
    add_table_options(parser, wording)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Watches until the viewer leaves or the table ends."""
    folder = default_data_folder(THIS_PLATFORM, os.environ, Path.home())
    run_at_a_server(arguments, folder, "", wording, watches=True)
    return DONE
