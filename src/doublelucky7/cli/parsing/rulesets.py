"""The options by which a table chooses its rules on the command line."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final, Literal

from doublelucky7.cli.parsing.arguments import by_value, one_of, whole_number
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, JokerTrump, Mode, RuleSet
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from doublelucky7.cli.parsing.arguments import CommandParser

DEFAULT_PLAYERS: Final = 4
_LENGTHS: Final[dict[str, Literal[7, 14]]] = {"7": 7, "14": 14}


def add_ruleset_options(parser: CommandParser, wording: Wording) -> None:
    """Adds the number of players and every choice of a rule set."""
    players = whole_number(wording, FEWEST_PLAYERS, MOST_PLAYERS)
    parser.add_argument(
        "--players", type=players, metavar="N", help=wording.say("help-players", default=DEFAULT_PLAYERS)
    )
    parser.add_argument(
        "--mode",
        type=one_of(by_value(Mode), wording),
        default=Mode.CLASSIC,
        metavar="MODE",
        help=wording.say("help-mode"),
    )
    parser.add_argument(
        "--rounds", type=one_of(_LENGTHS, wording), default=7, metavar="7|14", help=wording.say("help-rounds")
    )
    parser.add_argument(
        "--joker-trump",
        type=one_of(by_value(JokerTrump), wording),
        default=JokerTrump.DEALER_LEADS,
        metavar="HOW",
        help=wording.say("help-joker-trump"),
    )
    parser.add_argument("--open-memory", action="store_true", help=wording.say("help-open-memory"))


def ruleset_from(arguments: argparse.Namespace) -> RuleSet:
    """The rule set that was chosen."""
    return RuleSet(
        rounds=arguments.rounds,
        mode=arguments.mode,
        joker_trump=arguments.joker_trump,
        open_memory=arguments.open_memory,
    )
