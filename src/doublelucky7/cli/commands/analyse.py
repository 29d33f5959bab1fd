"""`doublelucky7 analyse`: the coach goes through recorded games and says what was lost, and why."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import msgspec

from doublelucky7.cli.failures import DONE, CommandFailed
from doublelucky7.cli.files import created, name_of, opened, unreadable
from doublelucky7.cli.output.terminal import console_on_output, progress
from doublelucky7.cli.parsing.arguments import add_command, whole_number
from doublelucky7.cli.parsing.file_completion import complete_files
from doublelucky7.rules.ruleset import MOST_PLAYERS
from doublelucky7.terminal.drawing.shown_names import names_in
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.output.analysis import AnalysedGame
    from doublelucky7.cli.parsing.arguments import Commands
    from doublelucky7.coach.decisions import PlayedGame
    from doublelucky7.records.record import Record


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(
        commands, "analyse", wording.say("help-analyse"), wording.say("help-analyse.examples"), wording
    )
    parser.set_defaults(run=run)
    complete_files(parser.add_argument("file", metavar="FILE", help=wording.say("help-show.file")))
    parser.add_argument(
        "--seat", type=whole_number(wording, 0, MOST_PLAYERS - 1), metavar="N", help=wording.say("help-analyse.seat")
    )
    complete_files(parser.add_argument("--json", metavar="FILE", help=wording.say("help-analyse.json")))
    complete_files(parser.add_argument("--html", metavar="FILE", help=wording.say("help-analyse.html")))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Reviews every game of a file, for one seat or for all."""
    from doublelucky7.cli.output.analysis import Analysis, analysis_in_words
    from doublelucky7.cli.output.analysis_page import page_of

    games = _reviewed(arguments.file, arguments.seat, wording)
    analysis = Analysis(games=tuple(games))
    if arguments.json is not None:
        with created(arguments.json, wording) as file:
            file.write(msgspec.json.format(msgspec.json.encode(analysis)) + b"\n")
    if arguments.html is not None:
        with created(arguments.html, wording) as file:
            file.write(page_of(analysis, wording).encode())
    if "-" not in (arguments.json, arguments.html):
        console = console_on_output()
        for line in analysis_in_words(analysis, wording):
            console.print(line)
    return DONE


def _reviewed(file: str, seat: int | None, wording: Wording) -> list[AnalysedGame]:
    from doublelucky7.cli.output.analysis import AnalysedGame
    from doublelucky7.coach.reviewing import review
    from doublelucky7.coach.valuing import default_effort

    records = _records(file, wording)
    to_judge = [
        [_played(file, record, number, one, wording) for one in _seats(record, seat)] for number, record in records
    ]
    decisions = sum(len(played.decisions) for games in to_judge for game in games for played in game.rounds)
    effort = default_effort()
    found = []
    with progress(wording.say("analysing"), decisions) as advance:
        for (number, record), games in zip(records, to_judge, strict=True):
            reviews = tuple(review(game, effort, lambda _done, _total: advance(1)) for game in games)
            found.append(AnalysedGame(game=number, names=tuple(names_in(record)), reviews=reviews))
    return found


def _records(file: str, wording: Wording) -> list[tuple[int, Record]]:
    from doublelucky7.records.reading import read_records
    from doublelucky7.records.unreadable import UnreadableRecord

    with opened(file, wording) as stream:
        try:
            found = list(enumerate(read_records(stream), 1))
        except UnreadableRecord as error:
            raise unreadable(file, error, wording) from None
    if not found:
        raise CommandFailed(wording.say("no-games", file=name_of(file, wording)))
    return found


def _seats(record: Record, seat: int | None) -> tuple[int, ...]:
    """The seat asked for where the table has it, else all of them."""
    if seat is None:
        return tuple(range(record.players))
    return (seat,) if seat < record.players else ()


def _played(file: str, record: Record, number: int, seat: int, wording: Wording) -> PlayedGame:
    from doublelucky7.game.analysing import played_game
    from doublelucky7.rules.refusals import IllegalAction

    try:
        return played_game(record, seat)
    except IllegalAction:
        raise CommandFailed(wording.say("analyse-impossible", file=name_of(file, wording), game=number)) from None
