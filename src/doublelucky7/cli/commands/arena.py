"""`doublelucky7 arena`: two bots meet over the same deals in every seat, and the result is printed."""

from __future__ import annotations

import argparse
import math
import os
import sys
from typing import TYPE_CHECKING, Final

from doublelucky7.arena.settings import DEFAULT_DECISION_LIMIT, MatchSettings
from doublelucky7.cli.parsing.arguments import add_command, by_value, one_of, whole_number
from doublelucky7.cli.parsing.seeds import seed_number
from doublelucky7.rules.ruleset import FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS_IN_A_SERIES, JokerTrump, Mode, RuleSet
from doublelucky7.wording.speech import Wording

if TYPE_CHECKING:
    from collections.abc import Callable

    from doublelucky7.cli.parsing.arguments import Commands

NAME: Final = "arena"
_DEFAULT_PLAYERS: Final = 4
_DEFAULT_DEALS: Final = 100
_DEFAULT_SEED: Final = 7
_DEFAULT_ROUNDS: Final = 7
_LENGTHS: Final = {"7": 7, "14": 14}


def add_to(commands: Commands, wording: Wording) -> None:
    """Adds the command with its arguments."""
    parser = add_command(commands, NAME, wording.say("help-arena"), wording.say("help-arena.examples"), wording)
    parser.set_defaults(run=run)
    parser.add_argument("hero", metavar="HERO", help=wording.say("help-arena.hero"))
    parser.add_argument("opponent", metavar="OPPONENT", help=wording.say("help-arena.opponent"))
    _add_rules(parser, wording)
    _add_deals(parser, wording)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=whole_number(wording, 1), metavar="N", help=wording.say("help-jobs"))
    where.add_argument("--cluster", metavar="ADDRESS", help=wording.say("help-arena.cluster"))
    parser.add_argument("--resume", metavar="FILE", help=wording.say("help-arena.resume"))
    parser.add_argument("--json", metavar="FILE", help=wording.say("help-arena.json"))
    parser.add_argument("--csv", metavar="FILE", help=wording.say("help-arena.csv"))
    parser.add_argument("--html", metavar="FILE", help=wording.say("help-arena.html"))


def _add_rules(parser: argparse.ArgumentParser, wording: Wording) -> None:
    players = whole_number(wording, FEWEST_PLAYERS, MOST_PLAYERS)
    parser.add_argument(
        "--players",
        type=players,
        default=_DEFAULT_PLAYERS,
        metavar="N",
        help=wording.say("help-arena.players", default=_DEFAULT_PLAYERS),
    )
    parser.add_argument(
        "--mode",
        type=one_of(by_value(Mode), wording),
        default=Mode.CLASSIC,
        metavar="MODE",
        help=wording.say("help-mode"),
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--rounds", type=one_of(_LENGTHS, wording), metavar="7|14", help=wording.say("help-rounds"))
    cards = whole_number(wording, 1, ROUNDS_IN_A_SERIES)
    length.add_argument("--cards", type=cards, metavar="N", help=wording.say("help-arena.cards"))
    parser.add_argument(
        "--joker-trump",
        type=one_of(by_value(JokerTrump), wording),
        default=JokerTrump.DEALER_LEADS,
        metavar="HOW",
        help=wording.say("help-joker-trump"),
    )
    parser.add_argument("--open-memory", action="store_true", help=wording.say("help-open-memory"))


def _add_deals(parser: argparse.ArgumentParser, wording: Wording) -> None:
    parser.add_argument(
        "--deals",
        type=whole_number(wording, 1),
        default=_DEFAULT_DEALS,
        metavar="N",
        help=wording.say("help-arena.deals", default=_DEFAULT_DEALS),
    )
    from_zero = whole_number(wording, 0)
    parser.add_argument("--from-deal", type=from_zero, default=0, metavar="N", help=wording.say("help-arena.from-deal"))
    parser.add_argument(
        "--seed",
        type=seed_number(wording),
        default=_DEFAULT_SEED,
        metavar="N",
        help=wording.say("help-arena.seed", default=_DEFAULT_SEED),
    )
    parser.add_argument(
        "--decision-limit",
        type=_seconds(wording),
        default=DEFAULT_DECISION_LIMIT,
        metavar="SECONDS",
        help=wording.say("help-arena.decision-limit", default=DEFAULT_DECISION_LIMIT),
    )


def _seconds(wording: Wording) -> Callable[[str], float]:
    """Reads a number of seconds above 0."""

    def read(given: str) -> float:
        try:
            seconds = float(given)
        except ValueError:
            seconds = math.nan
        if not (seconds > 0 and math.isfinite(seconds)):
            raise argparse.ArgumentTypeError(wording.say("bad-seconds", given=given))
        return seconds

    return read


def run(arguments: argparse.Namespace, wording: Wording) -> int:
    """Plays the match and prints the result."""
    # Imported here because bots and engine take longer to load than most commands take to run.
    from doublelucky7.cli.matches.arena_match import Outputs, play_and_report
    from doublelucky7.cli.matches.bot_names import require_bots

    # A bot of one's own lies where one works: `module:Class` is looked for there too, also by the processes started.
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    require_bots((arguments.hero, arguments.opponent), wording)
    outputs = Outputs(arguments.json, arguments.csv, arguments.html, arguments.resume)
    return play_and_report(_settings(arguments), arguments.jobs, arguments.cluster, outputs, wording)


def _settings(arguments: argparse.Namespace) -> MatchSettings:
    return MatchSettings(
        hero=arguments.hero,
        opponent=arguments.opponent,
        players=arguments.players,
        ruleset=RuleSet(
            rounds=arguments.rounds or _DEFAULT_ROUNDS,
            mode=arguments.mode,
            joker_trump=arguments.joker_trump,
            open_memory=arguments.open_memory,
        ),
        cards=arguments.cards,
        deals=arguments.deals,
        first_deal=arguments.from_deal,
        seed=arguments.seed,
        decision_limit=arguments.decision_limit,
    )
