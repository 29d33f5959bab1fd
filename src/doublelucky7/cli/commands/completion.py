"""`doublelucky7 completion`: a script that lets a shell complete commands, options and file names."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from doublelucky7.cli.failures import DONE
from doublelucky7.cli.files import write_data
from doublelucky7.cli.parsing.arguments import add_command, one_of
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands

SHELLS: Final = ("bash", "zsh", "fish", "powershell")


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its argument."""
    summary, examples = wording.say("help-completion"), wording.say("help-completion.examples")
    parser = add_command(commands, "completion", summary, examples, wording)
    parser.set_defaults(run=run)
    shells = one_of({shell: shell for shell in SHELLS}, wording)
    parser.add_argument("shell", type=shells, metavar="SHELL", help=wording.say("help-completion.shell"))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Prints the script."""
    # Imported here: nobody but a person who sets up a shell needs it, and the program's parser includes this command.
    import shtab

    from doublelucky7.cli.main import parser_in

    write_data(shtab.complete(parser_in(wording), shell=arguments.shell), wording)
    return DONE
