"""What the commands of the terminal share: how a table is shown, and the way to a server's table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from doublelucky7.cli.failures import CommandFailed
from doublelucky7.cli.parsing.arguments import one_of
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import CommandParser
    from doublelucky7.terminal.running import OpenTable
    from doublelucky7.terminal.snapshot import PlayedTable

_PACES = {pace: pace for pace in ("slow", "normal", "fast", "instant")}


def add_table_options(parser: CommandParser, wording: Wording) -> None:
    """Adds how the table is shown."""
    parser.add_argument("--plain", action="store_true", help=wording.say("help-play.plain"))
    parser.add_argument("--ascii", action="store_true", help=wording.say("help-play.ascii"))
    parser.add_argument("--light", action="store_true", help=wording.say("help-play.light"))
    parser.add_argument(
        "--pace",
        type=one_of(_PACES, wording),
        default="normal",
        metavar="slow|normal|fast|instant",
        help=wording.say("help-play.pace"),
    )


def run_table(
    open_table: OpenTable, arguments: argparse.Namespace, wording: Wording, *, asks_to_go_on: bool = False
) -> None:
    """Shows a table as the person asked for: on the whole screen, or line by line."""
    from doublelucky7.terminal.running import run_plain

    if arguments.plain:
        run_plain(open_table, wording, asks_to_go_on=asks_to_go_on)
        return
    try:
        from doublelucky7.terminal.app import LIGHT, Pace, TerminalApp
    except ModuleNotFoundError:
        raise CommandFailed(wording.say("terminal-needs-package")) from None
    from doublelucky7.terminal.drawing.pictures import Faces

    app = TerminalApp(
        open_table,
        wording,
        asks_to_go_on=asks_to_go_on,
        faces=Faces.LETTERS if arguments.ascii else Faces.CHARMS,
        pace=Pace[arguments.pace.upper()],
    )
    if arguments.light:
        app.theme = LIGHT.name
    app.run()
    if app.failure is not None:
        raise app.failure


def run_at_a_server(arguments: argparse.Namespace, folder: Path, name: str, wording: Wording, *, watches: bool) -> None:
    """Joins the table behind a link or a code; fails with one line where there is none."""
    from doublelucky7.client.session import RequestRefused
    from doublelucky7.protocol.http import HttpError
    from doublelucky7.terminal.table_address import KeptSessions, NoSuchAddress, address_of, link_of
    from doublelucky7.terminal.tables.remote import RemoteTable

    try:
        address = address_of(arguments.place, arguments.server)
    except NoSuchAddress:
        raise CommandFailed(wording.say("terminal-no-link", place=arguments.place)) from None

    async def open_table(goes_on: bool) -> PlayedTable:  # noqa: FBT001  asked only of games that are kept here
        session = await KeptSessions(folder).session(address.server, name)
        return await RemoteTable.join(session, await link_of(address, session), name, watches=watches)

    try:
        run_table(open_table, arguments, wording)
    except RequestRefused as refused:
        if refused.code == HttpError.NO_SUCH_CODE.value:
            raise CommandFailed(wording.say("problem-no-such-code")) from None
        raise CommandFailed(wording.say("terminal-no-server", server=address.server, why=refused.code)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise CommandFailed(wording.say("terminal-no-server", server=address.server, why=why)) from None
