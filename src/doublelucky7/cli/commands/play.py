"""`doublelucky7 play`: the table in the terminal, against bots or at a server's table."""

from __future__ import annotations

import argparse
import getpass
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from doublelucky7.cli.failures import DONE, CommandFailed
from doublelucky7.cli.parsing.arguments import add_command
from doublelucky7.cli.parsing.rulesets import DEFAULT_PLAYERS, add_ruleset_options, ruleset_from
from doublelucky7.cli.parsing.seeds import seed_number
from doublelucky7.cli.table_options import add_table_options, run_at_a_server, run_table
from doublelucky7.platforms import THIS_PLATFORM, default_data_folder
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands
    from doublelucky7.terminal.snapshot import PlayedTable

_LEVEL: Final = "club"


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, "play", wording.say("help-play"), wording.say("help-play.examples"), wording)
    parser.set_defaults(run=run)
    parser.add_argument("place", nargs="?", metavar="LINK|CODE", help=wording.say("help-play.place"))
    parser.add_argument("--server", metavar="URL", help=wording.say("help-play.server"))
    parser.add_argument("--name", metavar="NAME", help=wording.say("help-play.name"))
    parser.add_argument("--bots", default=_LEVEL, metavar="NAME", help=wording.say("help-play.bots"))
    parser.add_argument("--seed", type=seed_number(wording), metavar="N", help=wording.say("help-seed"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=wording.say("help-play.data"))
    add_ruleset_options(parser, wording)
    add_table_options(parser, wording)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Plays until the player leaves; a game that is not over is kept."""
    # Imported here because the game and its bots take longer to load than most commands take to run.
    from doublelucky7.cli.matches.bot_names import require_bots
    from doublelucky7.terminal.tables.kept_game import CannotGoOn, KeptGame
    from doublelucky7.terminal.tables.local import LocalTable

    folder = arguments.data or default_data_folder(THIS_PLATFORM, os.environ, Path.home())
    name = arguments.name or getpass.getuser()
    if arguments.place is not None:
        run_at_a_server(arguments, folder, name, wording, watches=False)
        return DONE
    require_bots([arguments.bots], wording)
    kept = KeptGame(folder)
    players = arguments.players or DEFAULT_PLAYERS
    ruleset = ruleset_from(arguments)

    async def open_table(goes_on: bool) -> PlayedTable:  # noqa: FBT001  the answer to one question
        if goes_on:
            return LocalTable.resume(kept)
        return LocalTable.begin(name, players, ruleset, arguments.bots, arguments.seed, kept)

    try:
        run_table(open_table, arguments, wording, asks_to_go_on=kept.exists())
    except CannotGoOn as failure:
        raise CommandFailed(wording.say("terminal-cannot-go-on", why=str(failure))) from None
    if kept.exists():
        print(wording.say("terminal-kept"))
    return DONE
