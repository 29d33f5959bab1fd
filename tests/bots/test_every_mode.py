"""Every bot plays every mode legally, and can take over any seat in the middle of a round."""

from collections.abc import Callable
from random import Random

import pytest

from doublelucky7.arena.play import play_game, play_through
from doublelucky7.bots.bot import Bot
from doublelucky7.bots.levels import LEVELS, bot_named
from doublelucky7.bots.players.master import MasterBot
from doublelucky7.bots.players.yardsticks import FirstExpertBot
from doublelucky7.dealing.commitment import key_from_seed
from doublelucky7.kernel import is_compiled
from doublelucky7.rules.actions import PlayerAction
from doublelucky7.rules.engine import start
from doublelucky7.rules.ruleset import JokerTrump, Mode, RuleSet, Seat
from doublelucky7.rules.views import Heard
from tests.bots.budgets import SMALL, SMALL_OF_YARDSTICKS

SEARCHERS: dict[str, Callable[[], Bot]] = {
    "master": lambda: MasterBot(SMALL),
    "expert@1": lambda: FirstExpertBot(SMALL_OF_YARDSTICKS),
}
NAMES = [*(level.name for level in LEVELS), "insight@1", "expert@1"]


def bot_with_little_time(name: str) -> Bot:
    # Uncompiled a master does not search, unless it is given a budget.
    given = name in SEARCHERS and (is_compiled() or name != "master")
    return SEARCHERS[name]() if given else bot_named(name)


BOTS = [bot_with_little_time(name) for name in NAMES]


class Relay:
    """Asks another bot for every single choice, whichever the seat and the moment."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.asked: set[str] = set()

    def ask(self, seat: Seat, heard: Heard, seed: int) -> PlayerAction:
        bot = self.chance.choice(BOTS)
        action = bot.choose(heard, seed)
        assert action in heard.view.legal, f"{bot.name} at seat {seat}: {action}"
        self.asked.add(bot.name)
        return action


@pytest.mark.slow_when_pure
@pytest.mark.parametrize("joker_trump", JokerTrump)
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", range(2, 8))
def test_bots_that_take_over_from_each_other_at_every_choice_play_legally(
    players: int, mode: Mode, joker_trump: JokerTrump
) -> None:
    ruleset = RuleSet(mode=mode, joker_trump=joker_trump, rounds=14)
    for seed in range(2):
        relay = Relay(seed)
        game = play_through(start(ruleset, players), key_from_seed(seed), seed, relay.ask)
        assert game.final.is_over
        assert relay.asked == {bot.name for bot in BOTS}


@pytest.mark.slow_when_pure
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("level", NAMES)
def test_a_level_plays_a_whole_game_and_again_the_same(level: str, mode: Mode) -> None:
    def game() -> object:
        bots = [bot_with_little_time(level) for _ in range(3)]
        return play_game(RuleSet(mode=mode), bots, key_from_seed(3), seed=5)

    assert game() == game()


@pytest.mark.parametrize("players", range(2, 8))
def test_nobody_but_random_ends_with_a_penalty_for_a_pawn_it_could_have_placed_in_tactical_escape(players: int) -> None:
    # R7.8: as many rounds as pawns at most, so whoever is asked in the last round and those before it finds a place.
    game = play_game(RuleSet(mode=Mode.TACTICAL_ESCAPE), [bot_named("club")] * players, key_from_seed(1), seed=1)
    assert game.final.result is not None
    assert sum(score.penalty for score in game.final.result.scores) <= 10 * max(0, players - 6)
