"""Blunders are named and fine choices are left in peace, in positions a search with 32 times the worlds has judged.

Mined by `python -m benchmarks.coach positions FILE --first 2 --games 44` (games 2 to 45), `… --first 200 --games 20
--most-cards 4` and `… --first 300 --games 56 --most-cards 5`, of which blunders below 4.1 and fine choices above 0.29
were left out; a first look chose which actions were looked into at length.
"""

from pathlib import Path

import pytest

from doublelucky7.coach.judging import judge
from doublelucky7.coach.valuing import FULL_EFFORT, MoveValuer
from testkit.coach.positions import BLUNDER, FINE, KnownPosition, MinedGame, positions_in, read_games

pytestmark = pytest.mark.slow_when_pure

FILE = Path(__file__).parent / "positions.jsonl"
MANY = 300
LEAST_NAMED = 0.95
MOST_NAMED_FALSELY = 0.02
SAMPLE = slice(None, None, 18)


def share_named(positions: list[KnownPosition]) -> float:
    valuer = MoveValuer()
    return sum(judge(valuer, one.decision, FULL_EFFORT).is_mistake for one in positions) / len(positions)


def blunders(games: tuple[MinedGame, ...]) -> list[KnownPosition]:
    return [one for game in games for one in positions_in(game, game.blunders)]


def fine_choices(games: tuple[MinedGame, ...]) -> list[KnownPosition]:
    return [one for game in games for one in positions_in(game, game.fine)]


def test_the_stored_losses_are_what_they_are_said_to_be() -> None:
    games = read_games(FILE)
    assert sum(len(game.blunders) for game in games) >= MANY
    assert sum(len(game.fine) for game in games) >= MANY
    assert all(known.lost >= BLUNDER for game in games for known in game.blunders)
    assert all(known.lost < FINE for game in games for known in game.fine)


def test_a_sample_of_blunders_is_named_and_of_fine_choices_is_not() -> None:
    games = read_games(FILE)[SAMPLE]
    assert share_named(blunders(games)) >= LEAST_NAMED - 0.05
    assert share_named(fine_choices(games)) <= MOST_NAMED_FALSELY + 0.05


@pytest.mark.slow
def test_blunders_are_named() -> None:
    assert share_named(blunders(read_games(FILE))) >= LEAST_NAMED


@pytest.mark.slow
def test_fine_choices_are_left_in_peace() -> None:
    assert share_named(fine_choices(read_games(FILE))) <= MOST_NAMED_FALSELY
