"""`doublelucky7 replay`: a recorded game step by step in the terminal, through a seat's eyes or with all cards open."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from doublelucky7.cli.failures import DONE, CommandFailed
from doublelucky7.cli.parsing.arguments import add_command, whole_number
from doublelucky7.cli.parsing.file_completion import complete_files
from doublelucky7.cli.recorded import record_in, require_agreement
from doublelucky7.cli.table_options import add_table_options, run_table
from doublelucky7.rules.ruleset import MOST_PLAYERS
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import Commands
    from doublelucky7.terminal.snapshot import PlayedTable


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, "replay", wording.say("help-replay"), wording.say("help-replay.examples"), wording)
    parser.set_defaults(run=run)
    complete_files(parser.add_argument("file", metavar="FILE", help=wording.say("help-show.file")))
    parser.add_argument(
        "--game", type=whole_number(wording, 1), default=1, metavar="N", help=wording.say("help-show.game")
    )
    parser.add_argument(
        "--seat", type=whole_number(wording, 1, MOST_PLAYERS), metavar="N", help=wording.say("help-replay.seat")
    )
    add_table_options(parser, wording)


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Shows the game until the reader leaves."""
    from doublelucky7.terminal.tables.replayed import ReplayedTable

    record = record_in(arguments.file, arguments.game, wording)
    require_agreement(arguments.file, record, wording)
    if arguments.seat is not None and arguments.seat > len(record.seats):
        sentence = wording.say("bad-number", given=str(arguments.seat), least=1, most=len(record.seats))
        raise CommandFailed(f"--seat: {sentence}")
    eyes = None if arguments.seat is None else arguments.seat - 1

    async def open_table(goes_on: bool) -> PlayedTable:  # noqa: FBT001  asked only of games that are kept here
        return ReplayedTable(record, eyes)

    run_table(open_table, arguments, wording)
    return DONE
