"""Many games between bots, on all cores, the same games in the same order whatever the number of processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from doublelucky7.arena.play import AskSeat, play_through
from doublelucky7.arena.workers import interrupts_ignored
from doublelucky7.bots.asking import BotCrashed, IllegalChoice, ask
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.choice_seeds import seed_of_choice
from doublelucky7.bots.registry import bot_called
from doublelucky7.dealing.algorithm import ALGORITHM
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.records.building import record_of
from doublelucky7.records.record import BotPlayer, HowDealt, Seed, UncommittedDealing, to_json
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import RuleSet, Seat
from doublelucky7.rules.scoring import GameResult, RoundScore
from doublelucky7.rules.views import Heard


class Simulation(msgspec.Struct, frozen=True):
    """What is to be played: the rules, a bot and a first name for every seat, how often, and the seed of it all."""

    ruleset: RuleSet
    bots: tuple[str, ...]
    names: tuple[str, ...]
    games: int
    seed: int


class SimulatedGame(msgspec.Struct, frozen=True):
    """One game of a simulation: its record as a line, its score pad and its result."""

    line: str
    pad: tuple[RoundScore, ...]
    result: GameResult


class BotFailed(Exception):
    """A bot broke down or answered with something that is not allowed."""

    def __init__(self, bot: str, game: int, why: str) -> None:
        super().__init__(bot, game, why)
        self.bot, self.game, self.why = bot, game, why


def play_all(simulation: Simulation, jobs: int) -> Iterator[SimulatedGame]:
    """All games in order, played by so many processes."""
    processes = min(jobs, simulation.games)
    games = range(1, simulation.games + 1)
    play = partial(_play, simulation)
    if processes == 1:
        yield from map(play, games)
        return
    # Started afresh rather than forked: a progress bar has threads, and threads do not survive a fork well.
    context = multiprocessing.get_context("spawn")
    with interrupts_ignored():
        pool = context.Pool(processes)
    with pool:
        yield from pool.imap(play, games)


def _play(simulation: Simulation, game: int) -> SimulatedGame:
    bots = tuple(map(bot_called, simulation.bots))
    key = key_from_seed(simulation.seed, game)
    beginning = start(simulation.ruleset, len(bots))
    played = play_through(beginning, key, seed_of_choice(simulation.seed, game), _asking(bots, simulation.bots, game))
    assert played.final.result is not None
    dealing = UncommittedDealing(how=HowDealt.SEEDED, seed=Seed(ALGORITHM, simulation.seed, game))
    record = record_of(simulation.ruleset, _seats(bots, simulation.names), dealing, played.actions)
    return SimulatedGame(to_json(record), played.final.pad, played.final.result)


def _seats(bots: Sequence[Bot], names: Sequence[str]) -> tuple[BotPlayer, ...]:
    return tuple(BotPlayer(name, bot.name, bot.version) for name, bot in zip(names, bots, strict=True))


def _asking(bots: Sequence[Bot], called: Sequence[str], game: int) -> AskSeat:
    def ask_seat(seat: Seat, heard: Heard, seed: int) -> PlayerAction:
        try:
            return ask(bots[seat], heard, seed)
        except BotCrashed as crash:
            raise BotFailed(called[seat], game, str(crash)) from crash.error
        except IllegalChoice as illegal:
            raise BotFailed(called[seat], game, repr(illegal.choice)) from None

    return ask_seat
