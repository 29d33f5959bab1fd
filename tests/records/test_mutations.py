"""Thousands of damaged records: each gives an error that names its place, or is a record that verifies."""

from collections import Counter
from random import Random

import pytest

from tests.records.games import random_record
from tests.records.mutations import Outcome, mutated, outcome_of

GAMES = 60
MUTATIONS_A_GAME = 50


@pytest.mark.parametrize("part", range(4))
def test_a_damaged_record_is_never_met_with_a_traceback(part: int) -> None:
    outcomes: Counter[Outcome] = Counter()
    for game in range(part, GAMES, 4):
        record = random_record(game)
        for number in range(MUTATIONS_A_GAME):
            damaged = mutated(record, Random(f"{game}/{number}"))
            try:
                outcomes[outcome_of(damaged)] += 1
            except Exception as error:
                raise AssertionError(f"game {game}, mutation {number}: {damaged!r}") from error
    # All three must occur, or the mutations are too gentle or too rough to prove anything.
    assert min(outcomes[outcome] for outcome in Outcome) > GAMES * MUTATIONS_A_GAME / 4 / 50
