"""`doublelucky7 simulate`: bots play games, which are written down and counted up."""

from __future__ import annotations

import argparse
import secrets
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final, NamedTuple

from doublelucky7.cli.failures import DONE, SOMETHING_DISAGREES, CommandFailed
from doublelucky7.cli.files import STANDARD_STREAM, created, write_data
from doublelucky7.cli.output.terminal import console_on_errors, console_on_output, progress
from doublelucky7.cli.parsing.arguments import add_command, whole_number
from doublelucky7.cli.parsing.rulesets import DEFAULT_PLAYERS, add_ruleset_options, ruleset_from
from doublelucky7.cli.parsing.seeds import seed_number
from doublelucky7.wording.pieces import ruleset_in_words
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from rich.table import Table

    from doublelucky7.cli.matches.simulation import Simulation
    from doublelucky7.cli.matches.tally import SeatTally
    from doublelucky7.cli.parsing.arguments import Commands
    from doublelucky7.environments.record_arrays import ParquetFile

_DEFAULT_GAMES: Final = 100
_SEEDS: Final = 2**31


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(
        commands, "simulate", wording.say("help-simulate"), wording.say("help-simulate.examples"), wording
    )
    parser.set_defaults(run=run)
    add_ruleset_options(parser, wording)
    parser.add_argument("--bots", default="random", metavar="NAME[,NAME…]", help=wording.say("help-bots"))
    number = whole_number(wording, 1)
    parser.add_argument(
        "--games",
        type=number,
        default=_DEFAULT_GAMES,
        metavar="N",
        help=wording.say("help-games", default=_DEFAULT_GAMES),
    )
    parser.add_argument("--seed", type=seed_number(wording), metavar="N", help=wording.say("help-seed"))
    parser.add_argument("--records", metavar="FILE", help=wording.say("help-records"))
    parser.add_argument("--parquet", metavar="FILE", help=wording.say("help-parquet"))
    parser.add_argument("--json", action="store_true", help=wording.say("help-json"))
    parser.add_argument("--jobs", type=number, metavar="N", help=wording.say("help-jobs"))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Plays the games and shows what came of them."""
    # Imported here because bots and engine take longer to load than most commands take to run.
    from doublelucky7.arena.workers import cores
    from doublelucky7.cli.matches.tally import simulation_as_json

    if arguments.json and arguments.records == STANDARD_STREAM:
        raise CommandFailed(wording.say("json-and-records"))
    simulation = _simulation(arguments, wording)
    files = _Files(arguments.records, arguments.parquet)
    tallies = _play(simulation, files, arguments.jobs or cores(), wording)
    if arguments.json:
        write_data(simulation_as_json(simulation, tallies), wording)
        return DONE
    console = console_on_errors() if arguments.records == STANDARD_STREAM else console_on_output()
    console.print(wording.say("simulated", games=simulation.games, seed=str(simulation.seed)), style="bold")
    console.print(ruleset_in_words(simulation.ruleset, wording), style="dim")
    console.print(_table(simulation, tallies, wording))
    for file in files:
        if file not in (None, STANDARD_STREAM):
            console.print(wording.say("records-written", games=simulation.games, file=file), soft_wrap=True)
    return DONE


def _simulation(arguments: argparse.Namespace, wording: Wording) -> Simulation:
    from doublelucky7.bots.first_names import first_names_for
    from doublelucky7.cli.matches.bot_names import bots_for_seats, require_bots
    from doublelucky7.cli.matches.simulation import Simulation

    bots = bots_for_seats(arguments.bots, arguments.players, DEFAULT_PLAYERS, wording)
    require_bots(bots, wording)
    seed = secrets.randbelow(_SEEDS) if arguments.seed is None else arguments.seed
    return Simulation(ruleset_from(arguments), bots, first_names_for(len(bots), seed), arguments.games, seed)


class _Files(NamedTuple):
    """Where the games are written to, None where they are not."""

    records: str | None
    parquet: str | None


def _parquet_file(name: str, closing: ExitStack, wording: Wording) -> ParquetFile:
    from doublelucky7.environments.record_arrays import ParquetFile

    file = closing.enter_context(created(name, wording))
    try:
        rows = ParquetFile(file)
    except ModuleNotFoundError:
        raise CommandFailed(wording.say("parquet-missing")) from None
    closing.callback(rows.close)
    return rows


def _play(simulation: Simulation, files: _Files, jobs: int, wording: Wording) -> tuple[SeatTally, ...]:
    from doublelucky7.cli.matches.simulation import BotFailed, play_all
    from doublelucky7.cli.matches.tally import SeatTally, tallied
    from doublelucky7.environments.record_arrays import seats_in_rounds
    from doublelucky7.records.record import from_json

    tallies: tuple[SeatTally, ...] = (SeatTally(),) * len(simulation.bots)
    with ExitStack() as closing:
        file = None if files.records is None else closing.enter_context(created(files.records, wording))
        rows = None if files.parquet is None else _parquet_file(files.parquet, closing, wording)
        advance = closing.enter_context(progress(wording.say("playing"), simulation.games))
        try:
            for number, game in enumerate(play_all(simulation, jobs), 1):
                if file is not None:
                    file.write(game.line.encode() + b"\n")
                if rows is not None:
                    rows.add(seats_in_rounds(from_json(game.line), number))
                tallies = tallied(tallies, game)
                advance(1)
        except BotFailed as failure:
            sentence = wording.say("bot-failed", bot=failure.bot, game=failure.game, why=failure.why)
            raise CommandFailed(sentence, SOMETHING_DISAGREES) from None
    return tallies


def _table(simulation: Simulation, tallies: tuple[SeatTally, ...], wording: Wording) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(wording.say("tally.name"))
    table.add_column(wording.say("tally.bot"))
    numbers = [wording.say("tally.points"), wording.say("tally.exact"), wording.say("tally.wins")]
    if simulation.ruleset.has_wheel:
        numbers.insert(1, wording.say("tally.penalty"))
    for heading in numbers:
        table.add_column(heading, justify="right")
    for name, bot, tally in zip(simulation.names, simulation.bots, tallies, strict=True):
        cells = [
            wording.say("mean", mean=tally.points_a_game),
            wording.say("share", percent=tally.exact_rate),
            wording.say("count-and-share", count=tally.wins, percent=tally.win_rate),
        ]
        if simulation.ruleset.has_wheel:
            cells.insert(1, wording.say("mean", mean=tally.penalty_a_game))
        table.add_row(name, bot, *cells)
    return table
