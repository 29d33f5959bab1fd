"""Positions out of games of every mode and size, for tests that compare what bots decide in them."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

import msgspec

from doublelucky7.arena.play import play_through
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.players.random import RandomBot
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet, Seat
from doublelucky7.rules.views import Heard

EVERY = 17


class Position(NamedTuple):
    """A decision some seat had to make, and the seed it was made with."""

    heard: Heard
    seed: int


def positions(count: int) -> list[Position]:
    """So many decisions, every seventeenth of games among random players, all tables in turn."""
    games, found = _found_so_far()
    while len(found) < count:
        found += [position for game in games for position in islice(game, 1)]
    return found[:count]


@cache
def _found_so_far() -> tuple[list[Iterator[Position]], list[Position]]:
    """The games that positions come from, and the positions of this process, which several tests ask for."""
    return [positions_of(players, mode) for mode in Mode for players in range(2, 8)], []


def positions_of(players: int, mode: Mode) -> Iterator[Position]:
    """The decisions of games at one table, where there was something to decide."""
    for number in range(1_000):
        asked: list[Position] = []

        def ask(seat: Seat, heard: Heard, seed: int, asked: list[Position] = asked) -> PlayerAction:
            if len(heard.view.legal) > 1:
                asked.append(Position(heard, seed))
            return RandomBot().choose(heard, seed)

        joker = JokerTrump.DEALER_LEADS if number % 2 else JokerTrump.DEALER_CHOOSES
        ruleset = RuleSet(mode=mode, rounds=14, joker_trump=joker)
        play_through(start(ruleset, players), key_from_seed(number, players), players + number, ask)
        yield from asked[::EVERY]


def decided(bot: Bot, count: int) -> list[object]:
    """What a bot decides in so many positions, as it is stored."""
    return decided_in(bot, positions(count))


def decided_in(bot: Bot, asked: Sequence[Position]) -> list[object]:
    """What a bot decides in these positions."""
    return [json.loads(msgspec.json.encode(bot.choose(*position))) for position in asked]
