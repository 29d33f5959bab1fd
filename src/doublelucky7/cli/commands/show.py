"""`doublelucky7 show`: a recorded game to read, as score pad and trick by trick, or as notation or JSON."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from doublelucky7.cli.failures import DONE
from doublelucky7.cli.files import write_data
from doublelucky7.cli.output.terminal import console_on_output
from doublelucky7.cli.parsing.arguments import add_command, whole_number
from doublelucky7.cli.parsing.file_completion import complete_files
from doublelucky7.cli.recorded import record_in, require_agreement
from doublelucky7.terminal.drawing.shown_names import names_in, without_controls, without_controls_in_json
from doublelucky7.wording.pieces import ruleset_in_words
from doublelucky7.wording.sentences import sentence_for
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from rich.console import Console

    from doublelucky7.cli.parsing.arguments import Commands
    from doublelucky7.records.record import Dealing, Player, Record


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, "show", wording.say("help-show"), wording.say("help-show.examples"), wording)
    parser.set_defaults(run=run)
    complete_files(parser.add_argument("file", metavar="FILE", help=wording.say("help-show.file")))
    parser.add_argument(
        "--game", type=whole_number(wording, 1), default=1, metavar="N", help=wording.say("help-show.game")
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--notation", action="store_true", help=wording.say("help-show.notation"))
    form.add_argument("--json", action="store_true", help=wording.say("help-show.json"))


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Shows one game of a file."""
    # Imported here because the engine takes longer to load than most commands take to run.
    from doublelucky7.records.notation import to_text
    from doublelucky7.records.record import to_json

    record = record_in(arguments.file, arguments.game, wording)
    if arguments.notation:
        write_data(to_text(record).rstrip("\n"), wording)
    elif arguments.json:
        write_data(without_controls_in_json(to_json(record)), wording)
    else:
        require_agreement(arguments.file, record, wording)
        _draw(record, arguments.game, wording)
    return DONE


def _draw(record: Record, number: int, wording: Wording) -> None:
    from doublelucky7.cli.output.played_rounds import played_again
    from doublelucky7.cli.output.trick_by_trick import round_drawn
    from doublelucky7.rules.events import GameEnded
    from doublelucky7.terminal.drawing.score_pad import score_pad

    console = console_on_output()
    names = names_in(record)
    played = played_again(record)
    _draw_head(record, number, console, wording)
    for event in played.opening:
        console.print(sentence_for(event, names, wording))
    for drawn in played.rounds:
        console.print()
        console.print(round_drawn(drawn, names, console.width, wording))
    console.print()
    console.rule(wording.say("score-pad"), align="left", style="dim")
    console.print(wording.say("score-pad.explained"), style="dim")
    console.print(score_pad(played.pad, played.result, record.ruleset, names, console.width, wording))
    ending = wording.say("game-not-over")
    if played.result is not None:
        ending = sentence_for(GameEnded(played.result), names, wording)
    console.print(ending, style="bold")


def _draw_head(record: Record, number: int, console: Console, wording: Wording) -> None:
    date = "" if record.date is None else f" · {record.date.isoformat()}"
    console.print(wording.say("game-shown", game=number) + date, style="bold")
    console.print(ruleset_in_words(record.ruleset, wording))
    console.print(", ".join(_player(player, wording) for player in record.seats))
    console.print(_dealing(record.dealing, wording), style="dim")


def _player(player: Player, wording: Wording) -> str:
    from doublelucky7.records.record import Person

    if isinstance(player, Person):
        return without_controls(player.name)
    words = wording.say("bot-player", name=player.name, bot=player.bot, version=player.version)
    return without_controls(words)


def _dealing(dealing: Dealing, wording: Wording) -> str:
    from doublelucky7.records.record import CommittedDealing, HowDealt

    if isinstance(dealing, CommittedDealing):
        return wording.say("dealt-committed")
    if dealing.seed is not None and dealing.how is not HowDealt.STACKED:
        return wording.say("dealt-from-seed", seed=str(dealing.seed.seed), game=str(dealing.seed.game))
    return wording.say("dealt-given")
