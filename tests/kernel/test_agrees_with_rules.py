"""The kernel agrees with the readable rules: legal moves, trick winners and points, step by step."""

import pytest

from doublelucky7.kernel import is_compiled
from testkit.games.kernel_agreement import assert_same_game, tables

GAMES = 5_000
GAMES_WHEN_PURE = 144
SHARES = 50
SHARES_IN_EVERY_RUN = 4


@pytest.mark.parametrize(
    "share",
    [
        pytest.param(share, marks=[pytest.mark.slow] * (is_compiled() and share >= SHARES_IN_EVERY_RUN))
        for share in range(SHARES)
    ],
)
def test_kernel_and_rules_agree_in_games_of_every_mode_option_and_player_count(share: int) -> None:
    games = tables(GAMES if is_compiled() else GAMES_WHEN_PURE, share, SHARES)
    assert sum(assert_same_game(table) for table in games) > len(games) * 7


def test_the_games_cover_every_table() -> None:
    kinds = {(table.ruleset, table.players) for table in tables(GAMES_WHEN_PURE)}
    assert len(kinds) == 3 * 6 * 2 * 2 * 2
