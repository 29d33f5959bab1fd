"""Thousands of damaged records: each gives an error that names its place, or is a record that verifies."""

from collections import Counter

import pytest

from testkit.games.mutations import Outcome, outcomes_of

GAMES = 60
MUTATIONS_A_GAME = 50
PARTS = 10


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, PARTS))])
def test_a_damaged_record_is_never_met_with_a_traceback(part: int) -> None:
    outcomes: Counter[Outcome] = Counter()
    for game in range(part, GAMES, PARTS):
        outcomes += outcomes_of(game, MUTATIONS_A_GAME)
    assert outcomes.total() == GAMES * MUTATIONS_A_GAME / PARTS
    # All three must occur, or the mutations are too gentle or too rough to prove anything.
    assert min(outcomes[outcome] for outcome in Outcome) > outcomes.total() / 50
